#!/usr/bin/env python3
"""Writes the table of the names of SF Symbols.

  symbol-names.py NAMES.json > Sources/UIKit/UIKitValues/Images/Symbols/SymbolNames+Table.swift

NAMES.json is an object with a key for each name, such as the file sf_symbols_conversion_table.json of the Python package
PySFSymbols 0.1.0, which has the names of SF Symbols 6.
"""
import collections
import json
import sys

WIDTH = 128

HEADER = '''// SPDX-License-Identifier: MIT

extension SymbolNames {
  /// The names of SF Symbols 6, as Scripts/symbol-names.py writes them. Source: the table of the Python package PySFSymbols 0.1.0.
  ///
  /// A word with a colon, and those with a bar before it, are the first parts of the names that follow. A period stands for that
  /// part alone. A name with a plus sign also exists with `.fill`.
  static let table = """
'''


def words(names):
    """The words of the table: the names by their first part, with `+` for those that can be filled."""
    groups = collections.defaultdict(list)
    for name in sorted(names):
        if name.endswith(".fill") and name[:-5] in names:
            continue
        first, _, rest = name.partition(".")
        groups[first].append((rest or ".") + ("+" if name + ".fill" in names else ""))
    firsts = collections.defaultdict(list)
    for first, rest in groups.items():
        firsts[tuple(rest)].append(first)
    for rest, parts in firsts.items():
        yield from (part + "|" for part in parts[:-1])
        yield parts[-1] + ":"
        yield from rest


def main():
    with open(sys.argv[1]) as file:
        names = set(json.load(file))
    lines = [""]
    for word in words(names):
        if len(lines[-1]) + len(word) + 1 > WIDTH - 4:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + word
    sys.stdout.write(HEADER + "".join(f"    {line}\n" for line in lines) + '    """\n}\n')


main()
