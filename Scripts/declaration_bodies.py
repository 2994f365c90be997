# SPDX-License-Identifier: MIT
"""Reads the bodies of declarations from the sources, to see which are only a literal."""
import functools
import re

from manifest_file import ROOT

LITERAL = re.compile(r"(?:return )?(?:true|false|nil|-?[\d._]+|\"[^\"\\]*\"|\[:?\]|\.\w+|\w+\.(?:zero|none))?")
BRACKETS = {"(": ")", "[": "]", "{": "}"}


@functools.cache
def _lines(file):
    return (ROOT / "Sources" / file).read_text().splitlines()


def _block(text):
    """The text in the first braces of a declaration that are not in parentheses; `None` if it ends without them."""
    depth, start = 0, None
    for index, character in enumerate(text):
        if character in BRACKETS:
            if character == "{" and depth == 0 and start is None:
                start = index
            depth += 1
        elif character in BRACKETS.values():
            depth -= 1
            if depth < 0:
                return None
            if depth == 0 and start is not None:
                return text[start + 1:index].strip()
        elif character in "=\n" and depth == 0 and start is None and (character == "\n" or text[index:index + 2] != "=="):
            # A stored property, or a requirement.
            if character == "=" or not re.match(r"\s*(?:->|where|\{|async|throws)", text[index:]):
                return None
    return None


def is_literal(declaration):
    """Whether the body of a function, or of the getter of a property, is a literal, or empty."""
    if not declaration.file or declaration.line < 1:
        return False
    body = _block("\n".join(_lines(declaration.file)[declaration.line - 1:declaration.line + 40]))
    if body is None:
        return False
    body = re.sub(r"//[^\n]*", "", body).strip()
    getter = re.match(r"get\s*\{([^{}]*)\}\s*(?:set\s*(?:\(\w+\)\s*)?\{([^{}]*)\})?\s*$", body)
    parts = [part.strip() for part in getter.groups() if part is not None] if getter else [body]
    return all(LITERAL.fullmatch(part) for part in parts)
