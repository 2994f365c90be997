# SPDX-License-Identifier: MIT
"""Advance widths and pair kerning of an OpenType font, in ems. Only the tables that fit-system-font.py needs."""

import struct


class OpenTypeMetrics:
    def __init__(self, path):
        with open(path, "rb") as file:
            self.data = file.read()
        self.tables = {}
        for index in range(self.u16(4)):
            tag, _, offset, _ = struct.unpack(">4sIII", self.data[12 + 16 * index : 28 + 16 * index])
            self.tables[tag.decode()] = offset
        self.units = self.u16(self.tables["head"] + 18)
        self._read_advances()
        self._read_characters()
        self._pairs = None

    def advance(self, character):
        """The advance of `character` in ems, or None where the font lacks it."""
        glyph = self.glyphs.get(ord(character))
        return None if glyph is None else self.advances[glyph] / self.units

    def kern(self, left, right):
        """What the font's `kern` feature adds between two characters, in ems."""
        if self._pairs is None:
            self._pairs = self._read_kerning()
        first, second = self.glyphs.get(ord(left)), self.glyphs.get(ord(right))
        if first is None or second is None:
            return 0.0
        total = 0
        for lookup in self._pairs:
            for subtable in lookup:
                value = subtable(first, second)
                if value is not None:
                    total += value
                    break
        return total / self.units

    # Raw numbers.

    def u16(self, offset):
        return struct.unpack(">H", self.data[offset : offset + 2])[0]

    def i16(self, offset):
        return struct.unpack(">h", self.data[offset : offset + 2])[0]

    def u32(self, offset):
        return struct.unpack(">I", self.data[offset : offset + 4])[0]

    # hmtx and cmap.

    def _read_advances(self):
        count = self.u16(self.tables["hhea"] + 34)
        glyphs = self.u16(self.tables["maxp"] + 4)
        base = self.tables["hmtx"]
        self.advances = [self.u16(base + 4 * min(i, count - 1)) for i in range(glyphs)]

    def _read_characters(self):
        base = self.tables["cmap"]
        self.glyphs = {}
        for index in range(self.u16(base + 2)):
            subtable = base + self.u32(base + 4 + 8 * index + 4)
            form = self.u16(subtable)
            if form == 12:
                self._read_segments12(subtable)
            elif form == 4:
                self._read_segments4(subtable)

    def _read_segments12(self, base):
        for group in range(self.u32(base + 12)):
            first, last, glyph = struct.unpack(">III", self.data[base + 16 + 12 * group : base + 28 + 12 * group])
            for code in range(first, last + 1):
                self.glyphs[code] = glyph + code - first

    def _read_segments4(self, base):
        count = self.u16(base + 6) // 2
        ends = base + 14
        starts = ends + 2 * count + 2
        deltas = starts + 2 * count
        offsets = deltas + 2 * count
        for segment in range(count):
            first, last = self.u16(starts + 2 * segment), self.u16(ends + 2 * segment)
            delta, offset = self.u16(deltas + 2 * segment), self.u16(offsets + 2 * segment)
            for code in range(first, min(last, 0xFFFE) + 1):
                glyph = code if offset == 0 else self.u16(offsets + 2 * segment + offset + 2 * (code - first))
                glyph = (glyph + delta) & 0xFFFF if glyph or offset == 0 else 0
                if glyph:
                    self.glyphs.setdefault(code, glyph)

    # GPOS pair adjustment.

    def _read_kerning(self):
        if "GPOS" not in self.tables:
            return self._read_old_kerning()
        base = self.tables["GPOS"]
        features, lookups = base + self.u16(base + 6), base + self.u16(base + 8)
        wanted = set()
        for index in range(self.u16(features)):
            record = features + 2 + 6 * index
            if self.data[record : record + 4] == b"kern":
                feature = features + self.u16(record + 4)
                wanted.update(self.u16(feature + 4 + 2 * k) for k in range(self.u16(feature + 2)))
        if not wanted:
            return self._read_old_kerning()
        return [self._read_lookup(lookups + self.u16(lookups + 2 + 2 * index)) for index in sorted(wanted)]

    def _read_old_kerning(self):
        """The first horizontal subtable of the table `kern`, as the only subtable of the only lookup."""
        base = self.tables.get("kern")
        if base is None or self.u16(base) != 0 or self.u16(base + 2) == 0 or self.u16(base + 8) >> 8 != 0:
            return []
        pairs = {}
        for index in range(self.u16(base + 10)):
            record = base + 18 + 6 * index
            pairs[self.u16(record), self.u16(record + 2)] = self.i16(record + 4)
        return [[lambda first, second: pairs.get((first, second))]]

    def _read_lookup(self, lookup):
        subtables = []
        for index in range(self.u16(lookup + 4)):
            kind, offset = self.u16(lookup), lookup + self.u16(lookup + 6 + 2 * index)
            if kind == 9:
                kind, offset = self.u16(offset + 2), offset + self.u32(offset + 4)
            if kind == 2:
                subtables.append(self._pair_subtable(offset))
        return subtables

    def _pair_subtable(self, base):
        coverage = self._coverage(base + self.u16(base + 2))
        first_format, second_format = self.u16(base + 4), self.u16(base + 6)
        width = 2 * (bin(first_format).count("1") + bin(second_format).count("1"))
        advance = 2 * bin(first_format & 3).count("1") if first_format & 4 else None
        value = (lambda record: self.i16(record + advance)) if advance is not None else (lambda record: 0)
        if self.u16(base) == 1:
            table = {}
            for glyph, index in coverage.items():
                pairs = base + self.u16(base + 10 + 2 * index)
                for k in range(self.u16(pairs)):
                    record = pairs + 2 + k * (2 + width)
                    table[glyph, self.u16(record)] = value(record + 2)
            return lambda first, second: table.get((first, second))
        left, right = self._classes(base + self.u16(base + 8)), self._classes(base + self.u16(base + 10))
        columns = self.u16(base + 14)

        def lookup(first, second):
            if first not in coverage:
                return None
            return value(base + 16 + (left.get(first, 0) * columns + right.get(second, 0)) * width)

        return lookup

    def _coverage(self, base):
        if self.u16(base) == 1:
            return {self.u16(base + 4 + 2 * i): i for i in range(self.u16(base + 2))}
        result = {}
        for i in range(self.u16(base + 2)):
            first, last, index = struct.unpack(">HHH", self.data[base + 4 + 6 * i : base + 10 + 6 * i])
            result.update({glyph: index + glyph - first for glyph in range(first, last + 1)})
        return result

    def _classes(self, base):
        if self.u16(base) == 1:
            first = self.u16(base + 2)
            return {first + i: self.u16(base + 6 + 2 * i) for i in range(self.u16(base + 4))}
        result = {}
        for i in range(self.u16(base + 2)):
            first, last, number = struct.unpack(">HHH", self.data[base + 4 + 6 * i : base + 10 + 6 * i])
            result.update({glyph: number for glyph in range(first, last + 1)})
        return result
