#!/bin/sh
# Prints the path of a Chromium; installs Debian's where there is none and we may.
# The headless shell first: the same engine without windows and tabs, which cost as much again for every page opened.
for name in "$SANDTABLE_CHROMIUM" chromium-headless-shell chrome-headless-shell chromium chromium-browser google-chrome \
    google-chrome-stable; do
    if [ -n "$name" ] && command -v "$name" >/dev/null 2>&1; then
        command -v "$name"
        exit 0
    fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    apt-get update -q >&2
    for name in chromium-headless-shell chromium; do
        apt-get install -qy --no-install-recommends "$name" >&2 && command -v "$name" && exit 0
    done
fi
echo "No Chromium found. Install one (Debian: apt-get install chromium-headless-shell) or name it in SANDTABLE_CHROMIUM." >&2
exit 1
