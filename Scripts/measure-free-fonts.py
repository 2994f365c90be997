#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the metrics of the free fonts that apps bring along as a Swift table.

    python3 Scripts/measure-free-fonts.py --fonts DIRECTORY [--write]

Every figure is read from the font files in DIRECTORY, at any depth: line metrics from hhea (OS/2 where those are 0),
heights of letters from OS/2, advances from hmtx, kerning of the regular weight from GPOS. Only the figures are written.
FAMILIES states the package that each family is from: of Debian 12, with texlive-fonts-extra for those that have no package
of their own, or of PyPI. Where no package has the files of a family, LINES_ONLY has its line metrics, which are those of
the files that Google Fonts distributes; its letters are measured like the system font's.

Prints the size of each table, and the largest error of a text that is measured by the table instead of the file.
"""

import argparse
import glob
import os
import subprocess
import textwrap

from opentype_metrics import OpenTypeMetrics

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OUTPUT = os.path.join(ROOT, "Sources", "SystemFont", "Generated", "FreeFontTables{}.swift")
ASCII = [chr(code) for code in range(0x20, 0x7F)]
# Not accented letters, which are as wide as their base letters.
MORE = list("¡¢£©«®°·»¿ÆØßæø–—‘’“”•…€™")
# Two digits of this base hold an advance in 1/1500 em, one a kerning in 1/200 em. Neither quotes nor backslashes are digits.
BASE, FIRST, UNITS, KERN_UNITS = 57, 0x23, 1500, 200
SAMPLES = ["The quick brown fox jumps over the lazy dog", "Settings", "AVATAR To Yes, We’re “here” – 10:45", "Forgot Password?"]

# Swift name: family name, source, and the file of each weight.
FAMILIES = {
    "roboto": ("Roboto", "PyPI font-roboto", {100: "Roboto-Thin.ttf", 300: "Roboto-Light.ttf", 400: "Roboto-Regular.ttf", 500: "Roboto-Medium.ttf", 700: "Roboto-Bold.ttf", 900: "Roboto-Black.ttf"}),
    "robotoCondensed": ("Roboto Condensed", "fonts-roboto-unhinted", {300: "RobotoCondensed-Light.ttf", 400: "RobotoCondensed-Regular.ttf", 700: "RobotoCondensed-Bold.ttf"}),
    "robotoSlab": ("Roboto Slab", "fonts-roboto-slab", {300: "RobotoSlab-Light.otf", 400: "RobotoSlab-Regular.otf", 700: "RobotoSlab-Bold.otf"}),
    "openSans": ("Open Sans", "fonts-open-sans", {300: "OpenSans-Light.ttf", 400: "OpenSans-Regular.ttf", 600: "OpenSans-Semibold.ttf", 700: "OpenSans-Bold.ttf", 800: "OpenSans-ExtraBold.ttf"}),
    "openSansCondensed": ("Open Sans Condensed", "fonts-open-sans", {300: "OpenSans-CondLight.ttf", 700: "OpenSans-CondBold.ttf"}),
    "lato": ("Lato", "fonts-lato", {100: "Lato-Hairline.ttf", 300: "Lato-Light.ttf", 400: "Lato-Regular.ttf", 700: "Lato-Bold.ttf", 900: "Lato-Black.ttf"}),
    "montserrat": ("Montserrat", "texlive-fonts-extra", {300: "Montserrat-Light.otf", 400: "Montserrat-Regular.otf", 500: "Montserrat-Medium.otf", 600: "Montserrat-SemiBold.otf", 700: "Montserrat-Bold.otf", 900: "Montserrat-Black.otf"}),
    "sourceSansPro": ("Source Sans Pro", "PyPI font-source-sans-pro", {300: "SourceSansPro-Light.ttf", 400: "SourceSansPro-Regular.ttf", 600: "SourceSansPro-Semibold.ttf", 700: "SourceSansPro-Bold.ttf", 900: "SourceSansPro-Black.ttf"}),
    "raleway": ("Raleway", "texlive-fonts-extra", {300: "Raleway-Light.otf", 400: "Raleway-Regular.otf", 500: "Raleway-Medium.otf", 600: "Raleway-SemiBold.otf", 700: "Raleway-Bold.otf", 900: "Raleway-Black.otf"}),
    "nunito": ("Nunito", "texlive-fonts-extra", {300: "Nunito-Light.otf", 400: "Nunito-Regular.otf", 600: "Nunito-SemiBold.otf", 700: "Nunito-Bold.otf", 900: "Nunito-Black.otf"}),
    "quicksand": ("Quicksand", "fonts-quicksand", {300: "Quicksand-Light.ttf", 400: "Quicksand-Regular.ttf", 500: "Quicksand-Medium.ttf", 700: "Quicksand-Bold.ttf"}),
    "notoSans": ("Noto Sans", "fonts-noto-core", {400: "NotoSans-Regular.ttf", 700: "NotoSans-Bold.ttf"}),
    "ptSans": ("PT Sans", "fonts-paratype", {400: "PTS55F.ttf", 700: "PTS75F.ttf"}),
    "firaSans": ("Fira Sans", "texlive-fonts-extra", {300: "FiraSans-Light.otf", 400: "FiraSans-Regular.otf", 500: "FiraSans-Medium.otf", 600: "FiraSans-SemiBold.otf", 700: "FiraSans-Bold.otf"}),
    "plexSans": ("IBM Plex Sans", "texlive-fonts-extra", {300: "IBMPlexSans-Light.otf", 400: "IBMPlexSans-Regular.otf", 500: "IBMPlexSans-Medium.otf", 600: "IBMPlexSans-SemiBold.otf", 700: "IBMPlexSans-Bold.otf"}),
    "inter": ("Inter", "fonts-inter", {300: "Inter-Light.otf", 400: "Inter-Regular.otf", 500: "Inter-Medium.otf", 600: "Inter-SemiBold.otf", 700: "Inter-Bold.otf", 900: "Inter-Black.otf"}),
    "josefinSans": ("Josefin Sans", "texlive-fonts-extra", {300: "JosefinSans-Light.ttf", 400: "JosefinSans-Regular.ttf", 600: "JosefinSans-SemiBold.ttf", 700: "JosefinSans-Bold.ttf"}),
    "cabin": ("Cabin", "fonts-cabin", {400: "Cabin-Regular.otf", 500: "Cabin-Medium.otf", 600: "Cabin-SemiBold.otf", 700: "Cabin-Bold.otf"}),
    "karla": ("Karla", "fonts-karla", {300: "Karla-Light.otf", 400: "Karla-Regular.otf", 500: "Karla-Medium.otf", 700: "Karla-Bold.otf"}),
    "manrope": ("Manrope", "fonts-manrope", {300: "Manrope-Light.ttf", 400: "Manrope-Regular.ttf", 500: "Manrope-Medium.ttf", 600: "Manrope-SemiBold.ttf", 700: "Manrope-Bold.ttf"}),
    "bebasNeue": ("Bebas Neue", "fonts-bebas-neue", {400: "BebasNeue-Regular.otf", 700: "BebasNeue-Bold.otf"}),
    "comfortaa": ("Comfortaa", "fonts-comfortaa", {300: "Comfortaa-Light.ttf", 400: "Comfortaa-Regular.ttf", 700: "Comfortaa-Bold.ttf"}),
    "dosis": ("Dosis", "fonts-dosis", {300: "Dosis-Light.otf", 400: "Dosis-Book.otf", 500: "Dosis-Medium.otf", 600: "Dosis-SemiBold.otf", 700: "Dosis-Bold.otf"}),
    "lobster": ("Lobster", "fonts-lobster", {400: "lobster.otf"}),
    "merriweather": ("Merriweather", "texlive-fonts-extra", {300: "Merriweather-Light.otf", 400: "Merriweather-Regular.otf", 700: "Merriweather-Bold.otf"}),
    "playfairDisplay": ("Playfair Display", "texlive-fonts-extra", {400: "PlayfairDisplay-Regular.otf", 700: "PlayfairDisplay-Bold.otf"}),
    "arvo": ("Arvo", "texlive-fonts-extra", {400: "Arvo-Regular.ttf", 700: "Arvo-Bold.ttf"}),
    "sourceCodePro": ("Source Code Pro", "texlive-fonts-extra", {400: "SourceCodePro-Regular.otf"}),
    "robotoMono": ("Roboto Mono", "texlive-fonts-extra", {400: "RobotoMono-Regular.otf"}),
    "fontAwesome": ("FontAwesome", "fonts-font-awesome", {400: "fontawesome-webfont.ttf"}),
    "fontAwesome5Free": ("Font Awesome 5 Free", "texlive-fonts-extra", {400: "FontAwesome5Free-Regular-400.otf", 900: "FontAwesome5Free-Solid-900.otf"}),
    "fontAwesome5Brands": ("Font Awesome 5 Brands", "texlive-fonts-extra", {400: "FontAwesome5Brands-Regular-400.otf"}),
    "materialIcons": ("Material Icons", "fonts-material-design-icons-iconfont", {400: "MaterialIcons-Regular.ttf"}),
}

# Ascender and descender in ems, and the gap between lines.
LINES_ONLY = {
    "poppins": ("Poppins", 1.05, -0.35, 0.1), "rubik": ("Rubik", 0.935, -0.25, 0), "oswald": ("Oswald", 1.193, -0.289, 0),
    "workSans": ("Work Sans", 0.93, -0.243, 0), "titilliumWeb": ("Titillium Web", 1.133, -0.388, 0),
    "mulish": ("Mulish", 1.005, -0.25, 0), "muli": ("Muli", 1.005, -0.25, 0), "barlow": ("Barlow", 1.0, -0.2, 0),
    "dmSans": ("DM Sans", 0.992, -0.31, 0),
    "ubuntu": ("Ubuntu", 0.932, -0.189, 0.028), "nunitoSans": ("Nunito Sans", 1.011, -0.353, 0),
}


class FreeFont:
    """The table of one family, and the file of its regular weight."""

    def __init__(self, name, source, files, folder):
        self.name, self.source = name, source
        self.files = {weight: OpenTypeMetrics(find(file, folder)) for weight, file in files.items()}
        self.regular = self.files[min(files, key=lambda weight: abs(weight - 400))]
        self.heights = heights(self.regular)
        self.has_letters = self.regular.advance("n") is not None
        self.fixed = len({self.regular.advance(c) for c in ASCII}) == 1
        self.icon = self._icon_width()

    def _icon_width(self):
        """The usual advance of the private characters of a font of icons, in ems."""
        icons = sorted(self.regular.advances[glyph] for code, glyph in self.regular.glyphs.items() if 0xE000 <= code < 0xF900)
        return icons[len(icons) // 2] / self.regular.units if len(icons) > 200 else None

    def widths(self, weight):
        metrics = self.files[weight]
        space = metrics.advance(" ") or 0
        return [metrics.advance(c) if metrics.advance(c) is not None else space for c in ASCII + MORE]

    def kerning(self):
        """Classes of left and right letters, and the matrix of their kerning in units."""
        letters = [[limited(self.regular.kern(a, b)) for b in ASCII] for a in ASCII]
        for tolerance in range(1, BASE):
            left, rows = classes(letters, tolerance)
            right, columns = classes([list(column) for column in zip(*rows)], tolerance)
            if max(len(rows), len(columns)) <= BASE:
                return left, right, [list(row) for row in zip(*columns)]


def limited(kerning):
    half = BASE // 2
    return max(-half, min(half, round(kerning * KERN_UNITS)))


def classes(rows, tolerance):
    """The class of each row, and one row of each class. The rows of a class differ by no more than `tolerance`."""
    found, members = [], []
    for row in rows:
        for index, other in enumerate(found):
            if all(abs(a - b) <= tolerance and (tolerance > 1 or (a == 0) == (b == 0)) for a, b in zip(row, other)):
                members.append(index)
                break
        else:
            members.append(len(found))
            found.append(row)
    return members, found


def find(file, folder):
    paths = sorted(glob.glob(os.path.join(glob.escape(folder), "**", file), recursive=True))
    if not paths:
        raise SystemExit(f"{file} is not in {folder}")
    return paths[0]


def heights(metrics):
    """Ascender, descender, gap, height of capitals and of x, in ems, as `FontHeights` reads them."""
    hhea, os2 = metrics.tables["hhea"], metrics.tables["OS/2"]
    values = [metrics.i16(hhea + 4 + 2 * i) for i in range(3)]
    if values[0] == 0 and values[1] == 0:
        values = [metrics.i16(os2 + 68 + 2 * i) for i in range(3)]
    letters = [metrics.i16(os2 + 88), metrics.i16(os2 + 86)] if metrics.u16(os2) >= 2 else [0, 0]
    letters = [value or default * metrics.units for value, default in zip(letters, (0.7, 0.5))]
    return [value / metrics.units for value in values + letters]


def digits(value, count):
    text = ""
    for _ in range(count):
        text = chr(FIRST + value % BASE) + text
        value //= BASE
    if value:
        raise SystemExit("an advance is too great for two digits")
    return text


def literal(text, indent):
    """A string literal in lines of at most 118 columns."""
    room = 118 - indent
    if len(text) + 2 <= room:
        return f'"{text}"'
    pieces = [text[i : i + room - 1] for i in range(0, len(text), room - 1)]
    space = " " * indent
    return '"""\n' + "\\\n".join(space + piece for piece in pieces) + f'\n{space}"""'


def number(value):
    return f"{round(value, 4):g}"


def declaration(key, name, lines, weights, kerning, icon):
    ascender, descender, gap, cap, x = lines
    fields = [f'"{name}"', f"ascender: {number(ascender)}", f"descender: {number(descender)}", f"lineGap: {number(gap)}",
              f"capHeight: {number(cap)}", f"xHeight: {number(x)}"]
    if icon is not None:
        fields.append(f"iconWidth: {number(icon)}")
    text = f"  static let {key} = FreeFontFamily(\n    {', '.join(fields)}"
    if weights:
        masters = [f"      {weight}: {literal(table, 6)}," for weight, table in weights.items()]
        text += ",\n    widths: [\n" + "\n".join(masters) + "\n    ]"
    if kerning:
        left, right, matrix = kerning
        text += f",\n    kerning: FreeFontKerning(\n      columns: {len(matrix[0])},\n"
        for label, values in (("left", left), ("right", right), ("pairs", [k + BASE // 2 for row in matrix for k in row])):
            text += f"      {label}: {literal(''.join(digits(v, 1) for v in values), 8 if label == 'pairs' else 6)},\n"
        text = text[:-2] + ")"
    return text + ")\n"


def error(font):
    """The largest error of a sample at 17 points in the regular weight, in points."""
    left, right, matrix = font.kerning()
    largest = 0
    for text in SAMPLES:
        advances = [font.regular.advance(c) for c in text]
        if None in advances:
            continue
        pairs = list(zip(text, text[1:]))
        exact = sum(advances) + sum(font.regular.kern(a, b) for a, b in pairs if a in ASCII and b in ASCII)
        table = sum(round(advance * UNITS) / UNITS for advance in advances)
        table += sum(matrix[left[ord(a) - 32]][right[ord(b) - 32]] / KERN_UNITS for a, b in pairs if a in ASCII and b in ASCII)
        largest = max(largest, abs(17 * (table - exact)))
    return largest


def table(folder):
    texts, sources = {}, {}
    for key, (name, source, files) in FAMILIES.items():
        font = FreeFont(name, source, files, folder)
        weights = {w: "".join(digits(round(a * UNITS), 2) for a in font.widths(w)) for w in files} if font.has_letters else {}
        kerning = font.kerning() if font.has_letters and not font.fixed else None
        kerning = kerning if kerning and len(kerning[2]) > 1 else None
        texts[key] = declaration(key, name, font.heights, weights, kerning, font.icon)
        sources.setdefault(source, []).append(name)
        print(f"{name:22} {len(texts[key]):6} bytes, {len(weights)} weights, kerning "
              f"{f'{len(kerning[2])} x {len(kerning[2][0])}' if kerning else '-':8} error {error(font) if font.has_letters else 0:.2f} pt")
    for key, (name, ascender, descender, gap) in LINES_ONLY.items():
        texts[key] = declaration(key, name, [ascender, descender, gap, 0.7, 0.5], {}, None, None)
    sources["Google Fonts, lines only"] = [row[0] for row in LINES_ONLY.values()]
    return texts, sources


def wrapped(text):
    return [f"///   {line}\n" for line in textwrap.wrap(text, 110)]


def write(texts, sources):
    header = "// SPDX-License-Identifier: MIT\n// Written by Scripts/measure-free-fonts.py; do not edit.\n\n"
    files, lines = [[]], 0
    for key, text in texts.items():
        count = text.count("\n") + 1
        if lines + count > 560:
            files.append([])
            lines = 0
        files[-1].append(text)
        lines += count
    names = "".join(f"    {key},\n" for key in texts)
    notes = "".join(f"/// - {source}:\n" + "".join(wrapped(", ".join(names))) for source, names in sources.items())
    for index, parts in enumerate(files):
        with open(OUTPUT.format(index + 1), "w", encoding="utf-8") as file:
            file.write(header + ("extension" if index else "/// The free fonts that apps bring along.\nenum"))
            file.write(" FreeFontTables {\n" + "\n".join(parts) + "}\n")
        subprocess.run(["swift", "format", "-i", OUTPUT.format(index + 1)], check=True)
    with open(OUTPUT.format(""), "w", encoding="utf-8") as file:
        file.write(header + "/// Source: the files of these packages of Debian 12 and PyPI.\n///\n" + notes)
        file.write("extension FreeFontTables {\n  static let families: [FreeFontFamily] = [\n" + names + "  ]\n}\n")


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--fonts", required=True, help="the folder with the font files")
    arguments.add_argument("--write", action="store_true", help="write the Swift table")
    options = arguments.parse_args()
    texts, sources = table(options.fonts)
    print(sum(map(len, texts.values())), "bytes")
    if options.write:
        write(texts, sources)


if __name__ == "__main__":
    main()
