"""Later visits of the static build continue from an image of Python's memory, and fetch nothing a second time."""

from __future__ import annotations

from collections import Counter
from http import HTTPStatus
from pathlib import Path
from typing import ClassVar

import pytest
from playwright.sync_api import Page, expect

from e2e.player import OpenWindow
from e2e.static_host import PATH, Files, StaticHost
from e2e.static_page import KEPT, is_up, opened, press, start, until

pytestmark = [pytest.mark.browser, pytest.mark.slow]


IMAGES = """(async () => {
  const cache = await caches.open('passgo image /passgo/');
  const urls = (await cache.keys()).map(({ url }) => url).filter((url) => url.includes("/image-memory?"));
  return Promise.all(urls.map(async (url) => {
    const image = new Uint8Array(await (await cache.match(url)).arrayBuffer());
    return [url, image.length > 1 << 20 && image.subarray(4096, 1 << 20).some((byte) => byte)];
  }));
})()"""
"""The address of the memory of each image that the browser keeps, and whether it is one at all."""


def image_kept(page: Page) -> str:
    """The address of the one image of Python, once the browser keeps it."""
    until(page, f"{IMAGES}.then((kept) => kept.some(([, isImage]) => isImage))")
    [[address, _]] = page.evaluate(IMAGES)
    return address


def continues(page: Page) -> bool:
    """Whether Python continued from an image in this page."""
    host = next(worker for worker in page.workers if "/assets/worker-" in worker.url)
    return host.evaluate("performance.getEntriesByName('Python continues').length > 0")


def test_later_visits_continue_from_an_image(open_window: OpenWindow, host: StaticHost) -> None:
    player = opened(open_window, host)
    page = player.page
    assert not continues(page)
    start(page)
    press(player, 1)
    kept = image_kept(page)
    page.reload()
    is_up(page)
    assert continues(page)
    assert image_kept(page) == kept
    press(player)
    assert not player.problems


@pytest.mark.parametrize("left", ["image.slice(0, 100_000)", "image.fill(0, 4096)"])
def test_a_broken_image_is_replaced(open_window: OpenWindow, host: StaticHost, left: str) -> None:
    """Python then begins as on a first visit. An image may end too soon, or hold nothing behind its head."""
    page = opened(open_window, host).page
    kept = image_kept(page)
    page.evaluate(
        f"""async (url) => {{
          const cache = await caches.open('passgo image /passgo/');
          const {{ headers, body }} = await cache.match(url);
          const image = new Uint8Array(await new Response(body).arrayBuffer());
          await cache.put(url, new Response({left}, {{ headers }}));
        }}""",
        kept,
    )
    page.reload()
    is_up(page)
    assert not continues(page)
    expect(page.locator("[data-start]")).to_be_enabled()
    assert image_kept(page) == kept
    page.reload()
    is_up(page)
    assert continues(page)


def test_the_image_of_another_build_is_not_used(open_window: OpenWindow, host: StaticHost) -> None:
    page = opened(open_window, host).page
    kept = image_kept(page)
    stamp = page.evaluate("fetch('python/parts.json').then((answer) => answer.json())")["stamp"]
    assert stamp in kept
    page.evaluate(
        """async ([stamp, other]) => {
          const cache = await caches.open('passgo image /passgo/');
          for (const { url } of await cache.keys()) {
            await cache.put(url.replace(stamp, other), await cache.match(url));
            await cache.delete(url);
          }
        }""",
        [stamp, "0" * len(stamp)],
    )
    page.reload()
    is_up(page)
    assert not continues(page)
    until(page, f"{IMAGES}.then((found) => found.some(([url]) => url === '{kept}'))")
    assert image_kept(page) == kept, "and the other is gone"


class CountingFiles(Files):
    """Counts how often each file was sent."""

    times: ClassVar[Counter[str]] = Counter()

    def send_response(self, code: int, message: str | None = None) -> None:
        self.times[self.path] += code == HTTPStatus.OK
        super().send_response(code, message)


UNPACKED = """async () => {
  const found = {};
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const file = new URL(request.url).pathname.split('/').pop();
      if (file.endsWith('.packed')) found[file] = [...new Uint8Array(await (await cache.match(request)).arrayBuffer()).slice(0, 4)];
    }
  }
  return found;
}"""
"""The first bytes of each packed file as the browser keeps it."""


def test_packed_files_are_kept_unpacked(open_window: OpenWindow, host: StaticHost) -> None:
    """So that later visits need not unpack them again."""
    page = opened(open_window, host, worker=True).page
    assert page.evaluate(KEPT)
    kept = page.evaluate(UNPACKED)
    assert bytes(kept["pyodide.asm.wasm.packed"]) == b"\0asm"
    assert bytes(kept["std.zip.packed"]) == b"PK\3\4"
    page.reload()
    is_up(page)


def test_nothing_is_sent_twice(open_window: OpenWindow, folder: Path) -> None:
    """Neither by a first visit nor by a later one."""
    host = StaticHost(folder, CountingFiles)
    page = opened(open_window, host, worker=True).page
    assert page.evaluate(KEPT)
    image_kept(page)
    page.reload()
    is_up(page)
    host.stop()
    assert CountingFiles.times[f"{PATH}python/site.bin.packed"] == 1
    assert {file: times for file, times in CountingFiles.times.items() if times > 1} == {}
