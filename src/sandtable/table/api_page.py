"""/docs: the API described on one plain page, made from our own OpenAPI schema, without a line of script."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

METHODS = ["get", "post", "put", "patch", "delete"]


class PlainPage(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return page(openapi_schema).encode()


def page(schema: dict[str, Any]) -> str:
    info = schema["info"]
    calls = [
        call(path, method, item[method])
        for path, item in sorted(schema["paths"].items())
        for method in METHODS
        if method in item
    ]
    types = [
        f'<h3 id="{escape(name)}">{escape(name)}</h3>{fields(entry)}'
        for name, entry in sorted(schema.get("components", {}).get("schemas", {}).items())
    ]
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        f"<title>{escape(info['title'])}</title><h1>{escape(info['title'])} {escape(info['version'])}</h1>"
        f"<p>{escape(info.get('description') or '')}</p>"
        '<p><a href="/docs/openapi.json">openapi.json</a></p>'
        f"<h2>Calls</h2>{''.join(calls)}<h2>Types</h2>{''.join(types)}</html>"
    )


def call(path: str, method: str, entry: dict[str, Any]) -> str:
    body = entry.get("requestBody", {}).get("content", {})
    parts = [f"<h3><code>{method.upper()} {escape(path)}</code></h3><p>{escape(entry.get('summary') or '')}</p>"]
    for parameter in entry.get("parameters", []):
        parts.append(f"<p>{escape(parameter['in'])} <code>{escape(parameter['name'])}</code></p>")
    for kind, content in body.items():
        parts.append(f"<p>sends {escape(kind)}: {type_of(content.get('schema', {}))}</p>")
    for status, reply in sorted(entry.get("responses", {}).items()):
        shapes = [type_of(content.get("schema", {})) for content in (reply.get("content") or {}).values()]
        parts.append(f"<p>{escape(status)} {escape(reply.get('description') or '')} {', '.join(shapes)}</p>")
    return "".join(parts)


def fields(entry: dict[str, Any]) -> str:
    rows = [
        f"<tr><td><code>{escape(name)}</code></td><td>{type_of(value)}</td></tr>"
        for name, value in entry.get("properties", {}).items()
    ]
    return f"<table>{''.join(rows)}</table>" if rows else f"<p>{type_of(entry)}</p>"


def type_of(schema: dict[str, Any]) -> str:
    """A type in a few words, named ones as links."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return " or ".join(type_of(part) for part in schema[key])
    if "enum" in schema or "const" in schema:
        return " | ".join(f"<code>{escape(str(v))}</code>" for v in schema.get("enum", [schema.get("const")]))
    if schema.get("type") == "array":
        return f"list of {type_of(schema.get('items', {}))}"
    return escape(str(schema.get("type", "anything")))
