"""Texts of other people are shown as text, the policy has nothing to block, and no address holds a code."""

from __future__ import annotations

from urllib.parse import unquote, urldefrag

from playwright.sync_api import expect

from tests.web.conftest import Cast

RUN = "window.__ran=1"
PAYLOADS = [
    f"<script>{RUN}</script>",
    f"<img src=x onerror={RUN}>",
    f"<svg onload={RUN}>",
    f"<svg><script>{RUN}</script></svg>",
    f"<iframe srcdoc='<script>parent.{RUN}</script>'>",
    f"<a href='javascript:{RUN}'>x</a>",
    f"javascript:{RUN}",
    f'"><script>{RUN}</script>',
    f"'><img src=x onerror={RUN}>",
    f"</textarea><script>{RUN}</script>",
    f"</title><script>{RUN}</script>",
    f"<body onload={RUN}>",
    f"<details open ontoggle={RUN}>",
    f"<video><source onerror={RUN}></video>",
    f"<math><mtext></form><form><mglyph><style></math><img src onerror={RUN}>",
    "<style>@import 'data:text/css,*{}';</style>",
    "<link rel=stylesheet href=data:text/css,*{display:none}>",
    f"<object data='javascript:{RUN}'>",
    f"<embed src='javascript:{RUN}'>",
    f"<form action='javascript:{RUN}'><button>x</button></form>",
    f"<input autofocus onfocus={RUN}>",
    f"<marquee onstart={RUN}>",
    "{{constructor.constructor('window.__ran=1')()}}",
    "${window.__ran=1}",
    "{@html '<img src=x onerror=window.__ran=1>'}",
    f"&lt;img src=x onerror={RUN}&gt;",
    f"<img src=`x`onerror={RUN}>",
    f"\u202e<script>{RUN}</script>",
    f"<template><script>{RUN}</script></template>",
    f"<base href='javascript:{RUN}//'>",
]


def test_thirty_payloads_in_names_and_chat_run_nowhere(cast: Cast) -> None:
    assert len(PAYLOADS) == 30
    host = cast.person("Ana").arrive()
    host.page.add_init_script(
        "addEventListener('securitypolicyviolation', event => (window.__blocked ??= []).push(event.violatedDirective))"
    )
    path = host.table("dieven", 3, bots=1)
    attacker = cast.person("<b>x</b>").sit_down(path)
    host.page.get_by_role("button", name="Start", exact=True).click()
    host.page.get_by_role("button", name="Chat").click()
    attacker.page.get_by_role("button", name="Chat").click()
    for payload in PAYLOADS:
        attacker.patch("/api/guest", {"name": payload[:24]})
        attacker.page.get_by_label("Write a message").fill(payload)
        attacker.page.keyboard.press("Enter")
        shown = payload.replace("\u202e", "")
        expect(host.page.get_by_role("log").locator("p").last).to_contain_text(shown[-12:])
    assert host.page.get_by_role("log").locator("p").count() >= len(PAYLOADS)
    for person in (host, attacker):
        assert person.page.evaluate("window.__ran") is None
        assert person.page.evaluate("window.__blocked") is None
        assert person.page.locator("main script, .lines :is(img, svg, a, script, iframe)").count() == 0
    host.page.reload()
    host.page.wait_for_selector("[data-hand]")
    assert host.page.evaluate("window.__ran") is None


def test_what_lets_somebody_in_stands_in_no_address_that_a_proxy_could_log(cast: Cast) -> None:
    host = cast.person("Ana").arrive()
    asked: list[str] = []
    host.page.on("request", lambda request: asked.append(request.url))
    host.page.on("websocket", lambda line: asked.append(line.url))
    join = host.table("dieven", 3, bots=1).partition("#")[2]
    picture = host.page.get_by_role("img", name="QR code of the link")
    expect(picture).to_be_visible()
    cast.person("Ben").sit_down(host.page.get_by_label("Invitation link").input_value().removeprefix(host.site))
    host.page.get_by_role("button", name="Start", exact=True).click()
    host.page.wait_for_selector("[data-hand] button")
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Take this seat to another device").click()
    seat = host.page.get_by_label("Link to the seat").input_value().rpartition("=")[2]
    expect(picture).to_be_visible()
    assert picture.evaluate("async (picture) => (await picture.decode(), picture.naturalWidth)") > 100
    sent = [unquote(urldefrag(url).url) for url in asked if not url.startswith("data:")]  # no browser sends a fragment
    assert any("/api/qr" in url for url in sent)
    assert any("/ws/" in url for url in sent)
    assert not [url for url in sent if join in url or seat in url]
