# SPDX-License-Identifier: MIT
"""Reads Documentation/Compatibility/manifest.tsv, the public symbols of the mirror as Scripts/manifest has written them."""
import collections
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
MANIFEST = ROOT / "Documentation/Compatibility/manifest.tsv"
COLUMNS = ["module", "symbol", "kind", "inherits", "requirement", "overriding", "availability", "state", "declaration", "note"]

Symbol = collections.namedtuple("Symbol", COLUMNS)


class Mirror:
    """The symbols of the mirror: those of some modules, or all."""

    def __init__(self, modules=None):
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
