#!/bin/sh
# Prints the path of a Chromium; installs Debian's where there is none and we may.
for name in "$SANDTABLE_CHROMIUM" chromium chromium-browser google-chrome google-chrome-stable; do
    if [ -n "$name" ] && command -v "$name" >/dev/null 2>&1; then
        command -v "$name"
        exit 0
    fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    { apt-get update -q && apt-get install -qy --no-install-recommends chromium; } >&2 && command -v chromium && exit 0
fi
echo "No Chromium found. Install one (Debian: apt-get install chromium) or name it in SANDTABLE_CHROMIUM." >&2
exit 1
