# SPDX-License-Identifier: MIT
"""Reads out/compatibility/manifest.tsv, the public symbols of the mirror as Scripts/manifest has written them."""
import collections
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
MANIFEST = ROOT / "out/compatibility/manifest.tsv"
NEEDED = ROOT / "Documentation/Records/NeededSymbols.tsv"
COLUMNS = ["module", "symbol", "kind", "inherits", "requirement", "overriding", "availability", "state", "declaration", "note",
           "proved by", "read by", "needed by"]

Symbol = collections.namedtuple("Symbol", [column.replace(" ", "_") for column in COLUMNS])


def needed_files():
    """How many files of public projects name each symbol, and the symbols that documents name, from Scripts/needed-symbols."""
    files, documented = {}, set()
    for line in NEEDED.read_text().splitlines():
        if line.startswith("#"):
            continue
        owner, *members = line.split("\t")
        owner, *counts = owner.split(" ")
        for path, count in [(owner, counts)] + [(f"{owner}.{each.split(' ')[0]}", each.split(" ")[1:]) for each in members]:
            files[path] = int(count[0])
            if len(count) > 1:
                documented.add(path)
    return {path: count for path, count in files.items() if count}, documented


class Mirror:
    """The symbols of the mirror: those of some modules, or all."""

    def __init__(self, modules=None):
        if not MANIFEST.exists():
            sys.exit(f"There is no {MANIFEST.relative_to(ROOT)}; build with tests, and run Scripts/manifest.")
        lines = [line.split("\t") for line in MANIFEST.read_text().splitlines()[1:]]
        # Requirements that differ only in types have a line each.
        self.symbols = [symbol for symbol in map(Symbol._make, lines) if modules is None or symbol.module in modules]
        self.by_path = {symbol.symbol: symbol for symbol in self.symbols}

    def __contains__(self, path):
        return path in self.by_path

    def get(self, path):
        return self.by_path.get(path)

    def parents(self, path):
        """The superclass of a class, and the protocols that a type conforms to or refines."""
        symbol = self.get(path)
        return symbol.inherits.split(", ") if symbol and symbol.inherits else []

    def ancestors(self, path):
        """The types above a type, the nearest ones first."""
        found, next_ones = [], self.parents(path)
        while next_ones:
            found += [each for each in next_ones if each not in found]
            next_ones = [parent for each in next_ones for parent in self.parents(each) if parent not in found]
        return found

    def inherited(self, owner, name):
        """The member that a type has from a superclass or a protocol; `None` if there is none."""
        return next((self.get(f"{each}.{name}") for each in self.ancestors(owner) if f"{each}.{name}" in self), None)
