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
        f'<section><h3 id="{escape(name)}">{escape(name)}</h3>{fields(entry)}</section>'
        for name, entry in sorted(schema.get("components", {}).get("schemas", {}).items())
    ]
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(info['title'])}: API</title>"
        '<link rel="stylesheet" href="/api.css"><link rel="icon" href="/icon.svg">'
        f"<header><h1>{escape(info['title'])} <small>{escape(info['version'])}</small></h1>"
        f"<p>{escape(info.get('description') or '')}</p>"
        '<p><a href="/docs/openapi.json">openapi.json</a></p></header>'
        f"<main><h2>Calls</h2>{''.join(calls)}<h2>Types</h2>{''.join(types)}</main></html>"
    )


def call(path: str, method: str, entry: dict[str, Any]) -> str:
    rows = [row(f"<code>{escape(p['name'])}</code>", f"in the {escape(p['in'])}") for p in entry.get("parameters", [])]
    for kind, content in entry.get("requestBody", {}).get("content", {}).items():
        rows.append(row("sends", f"{type_of(content.get('schema', {}))} as {escape(kind)}"))
    for status, reply in sorted(entry.get("responses", {}).items()):
        shapes = [type_of(content.get("schema", {})) for content in (reply.get("content") or {}).values()]
        rows.append(row(f"<b>{escape(status)}</b>", " ".join([*shapes, escape(reply.get("description") or "")])))
    return (
        f'<section><h3><span class="{method}">{method.upper()}</span> <code>{escape(path)}</code></h3>'
        f"<p>{escape(entry.get('summary') or '')}</p><table>{''.join(rows)}</table></section>"
    )


def row(left: str, right: str) -> str:
    return f"<tr><td>{left}</td><td>{right}</td></tr>"


def fields(entry: dict[str, Any]) -> str:
    rows = [row(f"<code>{escape(name)}</code>", type_of(value)) for name, value in entry.get("properties", {}).items()]
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
