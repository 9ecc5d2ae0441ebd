"""What a person hears who plays by a screen reader: the focus as Chromium gives it away, and the live regions that change.

A script of it is a golden file: a line `>` for the keys that are pressed, then everything that is said until the page is at
rest. Of a region that changes several times meanwhile, the last words count, as a speaker that falls behind would skip to them.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from playwright.sync_api import Page

LISTEN: Final = """
window.heard = new Map();
const LIVE = '[aria-live]:not([aria-live=off]), [role=status]:not([aria-live=off]), [role=alert], [role=log]:not([aria-live=off])';
const said = new WeakMap();
const wordsIn = (node) => node instanceof Text ? node.textContent
  : !(node instanceof Element) || node.ariaHidden === 'true' || !node.checkVisibility() ? ''
  : [...node.childNodes].map(wordsIn).join(getComputedStyle(node).display.startsWith('inline') ? '' : ' ');
const tidy = (words) => words.replace(/\\s+/gu, ' ').trim();
const hear = (region, words) => {
  if (!words || said.get(region) === words || region.closest('[inert]')) return;
  window.heard.delete(region);
  window.heard.set(region, words);
};
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    const around = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
    const come = [...addedNodes].filter((node) => node instanceof Element);
    const alerts = come.flatMap((node) => [node, ...node.querySelectorAll('[role=alert]')]).filter((node) => node.role === 'alert');
    for (const region of [...alerts, ...around ? [around] : []]) {
      const isLog = region.role === 'log';
      hear(region, tidy(isLog ? come.map(wordsIn).join(' ') : wordsIn(region)));
    }
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
window.takeHeard = async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const words = [...window.heard.values()];
  for (const [region, text] of window.heard) said.set(region, text);
  window.heard.clear();
  return words;
};
"""

CONTROLS: Final = {
    "button", "link", "checkbox", "radio", "switch", "textbox", "searchbox", "combobox", "spinbutton", "slider", "tab",
    "menuitem", "option",
}  # fmt: skip
AROUND: Final = {
    "dialog",
    "alertdialog",
    "region",
    "group",
    "radiogroup",
    "grid",
    "list",
    "table",
    "form",
    "article",
}
"""Roles whose name is said as the focus comes into them."""
PARTS: Final = {"listitem", "row", "cell", "rowheader", "complementary", "navigation"}
"""Roles that keep what is said in them apart as well."""
STATES: Final = ("checked", "pressed", "expanded", "selected", "disabled", "invalid")


class Value(msgspec.Struct):
    """A value of the accessibility tree."""

    value: Any = None

    @property
    def words(self) -> str:
        return "" if self.value is None else str(self.value).strip()


class Property(msgspec.Struct):
    """A state of a node."""

    name: str
    value: Value


class Node(msgspec.Struct, rename="camel"):
    """A node of the accessibility tree, as Chromium gives it away."""

    node_id: str
    ignored: bool = False
    role: Value = msgspec.field(default_factory=Value)
    name: Value = msgspec.field(default_factory=Value)
    value: Value = msgspec.field(default_factory=Value)
    description: Value = msgspec.field(default_factory=Value)
    properties: list[Property] = []
    parent_id: str = ""
    element: int = msgspec.field(name="backendDOMNodeId", default=0)


class Tree(msgspec.Struct):
    """Nodes, the one asked about first."""

    nodes: list[Node]


class Ear:
    """A listener at a page, and the script of what they pressed and heard."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.add_init_script(LISTEN)
        self._browser = page.context.new_cdp_session(page)
        self.script: list[str] = []
        self.presses = 0
        self.by_eye = 0
        """The presses of a person who sees: they press the key of a control at once."""
        self._focus = ""
        self._inside: list[str] = []

    def hear(self) -> list[str]:
        """Take down what is said until the page is at rest."""
        lines = [f"« {words} »" for words in self.page.evaluate("takeHeard()")]
        if focus := self._focused():
            lines.append(focus)
        self.script += lines
        self._check()
        return lines

    def press(self, *keys: str, by_eye: bool = True) -> None:
        """Press keys, one after another. `by_eye`: a person who sees presses them too."""
        for key in keys:
            self.page.keyboard.press(key)
        self.presses += len(keys)
        self.by_eye += len(keys) * by_eye
        self.script.append("> " + " ".join("Space" if key == " " else key for key in keys))

    def has_heard(self, key: str) -> bool:
        """Return whether a key was said, with a question or of a control; the one that presses a control, if one has the focus."""
        if key in ("Enter", " "):
            return bool(self._focus)
        named = (f": {key.upper()}.", f"({key.upper()})")
        return any(mark in line for line in self.script for mark in named)

    # --- the focus ------------------------------------------------------------------------------------------

    def _ask(self, what: str, **about: object) -> Any:
        return self._browser.send(what, about)  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]

    def _focused(self) -> str:
        found = self._ask("Runtime.evaluate", expression="document.activeElement")
        element = found["result"]["objectId"]
        tree = self._ask("Accessibility.getPartialAXTree", objectId=element, fetchRelatives=True)
        own, *above = [node for node in msgspec.convert(tree, Tree).nodes if not node.ignored]
        named = [node for node in reversed(above) if node.role.words in AROUND and node.name.words]
        inside = [f"{node.name.words}, {node.role.words}" for node in named]
        said = self._words(own)
        entered = [one for one in inside if one not in self._inside]
        before, self._focus = self._focus, f"{own.element} {said}" if said else ""
        self._inside = inside
        return " / ".join([*entered, said]) if self._focus not in ("", before) else ""

    @staticmethod
    def _words(node: Node) -> str:
        role, name, more = node.role.words, node.name.words or "?", node.description.words
        if role in ("", "RootWebArea", "generic", "none"):
            return ""
        now = {one.name: one.value.value for one in node.properties}
        states = [state for state in STATES if now.get(state) not in (None, False, "", "false")]
        keys = f"({now['keyshortcuts']})" if now.get("keyshortcuts") else ""
        return ", ".join(filter(None, [name, role, node.value.words, *states, more * (more != name), keys]))

    # --- all controls -----------------------------------------------------------------------------------------

    def _check(self) -> None:
        """Every control has a name, and none says the same as another next to it."""
        nodes = msgspec.convert(self._ask("Accessibility.getFullAXTree"), Tree).nodes
        by_id = {node.node_id: node for node in nodes}
        seen: set[tuple[str, ...]] = set()
        for node in nodes:
            role, name = node.role.words, node.name.words
            if node.ignored or role not in CONTROLS:
                continue
            assert name, f"a {role} without a name"
            around: list[str] = []
            above = by_id.get(node.parent_id)
            while above:
                if above.role.words in {*AROUND, *PARTS}:
                    around.append(above.name.words or above.node_id)
                above = by_id.get(above.parent_id)
            at = (role, name, *around)
            assert at not in seen, f"said twice: {at}"
            seen.add(at)
