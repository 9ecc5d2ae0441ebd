"""The lines of a TOML text, as tree-sitter finds them. It is a module of its own: not every system has a tree-sitter."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Final

import tree_sitter_toml
from tree_sitter import Language, Node, Parser

from .faults import Key

LANGUAGE: Final = Language(tree_sitter_toml.language())
EMPTY: Final = frozenset({"comment", "[", "]", ",", "{", "}", "=", "[[", "]]"})
"""Nodes of the library's tree that hold no value."""


def places(text: str) -> Iterator[tuple[Key, int]]:
    """The line of every key of a sound text, of the entries of lists too."""
    last: dict[Key, int] = {}
    """Of each list of tables `[[so]]`, its last entry so far."""
    for node in Parser(LANGUAGE).parse(text.encode()).root_node.named_children:
        if node.type == "pair":
            yield from _places_in(node, ())
        elif node.type in {"table", "table_array_element"}:
            head, *pairs = node.named_children
            *above, name = _named(head)
            key: Key = ()
            for part in above:
                key = (*key, part)
                key = (*key, last[key]) if key in last else key
            key = (*key, name)
            line = node.start_point[0] + 1
            yield key, line
            if node.type == "table_array_element":
                last[key] = last.get(key, -1) + 1
                key = (*key, last[key])
                yield key, line
            for pair in pairs:
                yield from _places_in(pair, key)


def _places_in(node: Node, within: Key) -> Iterator[tuple[Key, int]]:
    """The lines of a statement, or of an entry of a list, and of all in it."""
    waiting = [(node, within)]
    while waiting:
        node, key = waiting.pop()
        if node.type == "pair":
            key = (*key, *_named(node.named_children[0]))
            waiting.append((node.named_children[1], key))
        yield key, node.start_point[0] + 1
        inner = [child for child in node.named_children if child.type not in EMPTY]
        if node.type == "array":
            waiting += [(child, (*key, n)) for n, child in enumerate(inner)]
        elif node.type == "inline_table":
            waiting += [(child, key) for child in inner]


def _named(node: Node) -> Key:
    """The names of a key, as the parser reads them."""
    names: list[str] = []
    waiting = [node]
    while waiting:
        node = waiting.pop()
        if node.type == "dotted_key":
            waiting += reversed(node.named_children)
        elif node.text is not None:
            text = node.text.decode()
            names.append(text if node.type == "bare_key" else next(iter(tomllib.loads(f"{text} = 0"))))
    return tuple(names)
