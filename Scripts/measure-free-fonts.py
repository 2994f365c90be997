#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the metrics of the free fonts that apps bring along as a Swift table.

    python3 Scripts/measure-free-fonts.py --fonts DIRECTORY [--write]

Every figure is read from the font files in DIRECTORY, at any depth: line metrics from hhea (OS/2 where those are 0),
heights of letters from OS/2, advances from hmtx, kerning of the regular weight from GPOS. Only the figures are written.
The weights of a variable font are instances, for which the package fonttools of PyPI is needed.
FAMILIES states the package that each family is from: of Debian 12, with texlive-fonts-extra for those that have no package
of their own, or of PyPI, where fontpkg-… has the files that Google Fonts distributes. Where no package has the files of a
family, LINES_ONLY has its line metrics; its letters are measured like the system font's. RENAMED has the families that
have had another name.

Prints the size of each table, and the largest error of a text that is measured by the table instead of the file.
"""

import argparse
import glob
import os
import subprocess
import tempfile
import textwrap

from digit_tables import ASCII, KERN_UNITS, UNITS, digits, kerning_classes, kerning_literal, literal
from opentype_metrics import OpenTypeMetrics

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OUTPUT = os.path.join(ROOT, "Sources", "Graphics", "SystemFont", "Generated", "FreeFontTables{}.swift")
# Not accented letters, which are as wide as their base letters.
MORE = list("¡¢£©«®°·»¿ÆØßæø–—‘’“”•…€™")
SAMPLES = ["The quick brown fox jumps over the lazy dog", "Settings", "AVATAR To Yes, We’re “here” – 10:45", "Forgot Password?"]

STYLES = {300: "Light", 400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold", 800: "ExtraBold", 900: "Black"}


def static(prefix, *weights):
    """The file of each weight, with the usual names."""
    return {weight: f"{prefix}-{STYLES[weight]}.ttf" for weight in weights}


def variable(file, *weights, **axes):
    """An instance of the variable font `file` for each weight; other axes are at the default, or as given."""
    return {weight: (file, {"wght": weight, **axes}) for weight in weights}


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
    "poppins": ("Poppins", "PyPI fontpkg-…", static("Poppins", 300, 400, 500, 600, 700, 900)),
    "rubik": ("Rubik", "PyPI fontpkg-…", variable("Rubik[wght].ttf", 300, 400, 500, 700, 900)),
    "oswald": ("Oswald", "PyPI fontpkg-…", variable("Oswald[wght].ttf", 300, 400, 500, 600, 700)),
    "workSans": ("Work Sans", "PyPI fontpkg-…", variable("WorkSans[wght].ttf", 300, 400, 500, 600, 700, 900)),
    "titilliumWeb": ("Titillium Web", "PyPI fontpkg-…", static("TitilliumWeb", 300, 400, 600, 700, 900)),
    "mulish": ("Mulish", "PyPI fontpkg-…", variable("Mulish[wght].ttf", 300, 400, 600, 700, 900)),
    "barlow": ("Barlow", "PyPI fontpkg-…", static("Barlow", 300, 400, 500, 600, 700, 900)),
    "barlowCondensed": ("Barlow Condensed", "PyPI fontpkg-…", static("BarlowCondensed", 300, 400, 500, 600, 700)),
    "barlowSemiCondensed": ("Barlow Semi Condensed", "PyPI fontpkg-…", static("BarlowSemiCondensed", 300, 400, 500, 600, 700)),
    "dmSans": ("DM Sans", "PyPI fontpkg-…", variable("DMSans[opsz,wght].ttf", 400, 500, 700, opsz=14)),
    "nunitoSans": ("Nunito Sans", "PyPI fontpkg-…", variable("NunitoSans[YTLC,opsz,wdth,wght].ttf", 300, 400, 600, 700, 900)),
    "kanit": ("Kanit", "PyPI fontpkg-…", static("Kanit", 300, 400, 500, 600, 700)),
    "prompt": ("Prompt", "PyPI fontpkg-…", static("Prompt", 300, 400, 500, 600, 700)),
    "cairo": ("Cairo", "PyPI fontpkg-…", variable("Cairo[slnt,wght].ttf", 300, 400, 600, 700, 900)),
    "tajawal": ("Tajawal", "PyPI fontpkg-…", static("Tajawal", 300, 400, 500, 700)),
    "almarai": ("Almarai", "PyPI fontpkg-…", static("Almarai", 300, 400, 700, 800)),
    "heebo": ("Heebo", "PyPI fontpkg-…", variable("Heebo[wght].ttf", 300, 400, 500, 700, 900)),
    "exo2": ("Exo 2", "PyPI fontpkg-…", variable("Exo2[wght].ttf", 300, 400, 600, 700, 900)),
    "hind": ("Hind", "PyPI fontpkg-…", static("Hind", 300, 400, 500, 600, 700)),
    "catamaran": ("Catamaran", "PyPI fontpkg-…", variable("Catamaran[wght].ttf", 300, 400, 600, 700)),
    "plusJakartaSans": ("Plus Jakarta Sans", "PyPI fontpkg-…", variable("PlusJakartaSans[wght].ttf", 300, 400, 500, 600, 700, 800)),
    "outfit": ("Outfit", "PyPI fontpkg-…", variable("Outfit[wght].ttf", 300, 400, 600, 700)),
    "urbanist": ("Urbanist", "PyPI fontpkg-…", variable("Urbanist[wght].ttf", 300, 400, 600, 700)),
    "lexend": ("Lexend", "PyPI fontpkg-…", variable("Lexend[wght].ttf", 300, 400, 600, 700)),
    "spaceGrotesk": ("Space Grotesk", "PyPI fontpkg-…", variable("SpaceGrotesk[wght].ttf", 300, 400, 700)),
    "redHatDisplay": ("Red Hat Display", "PyPI fontpkg-…", variable("RedHatDisplay[wght].ttf", 300, 400, 500, 700, 900)),
    "figtree": ("Figtree", "PyPI fontpkg-…", variable("Figtree[wght].ttf", 300, 400, 600, 700)),
    "varelaRound": ("Varela Round", "PyPI fontpkg-…", static("VarelaRound", 400)),
    "lora": ("Lora", "PyPI fontpkg-…", variable("Lora[wght].ttf", 400, 700)),
    "ptSerif": ("PT Serif", "PyPI fontpkg-…", {400: "PT_Serif-Web-Regular.ttf", 700: "PT_Serif-Web-Bold.ttf"}),
    "ptSansNarrow": ("PT Sans Narrow", "PyPI fontpkg-…", {400: "PT_Sans-Narrow-Web-Regular.ttf", 700: "PT_Sans-Narrow-Web-Bold.ttf"}),
    "notoSerif": ("Noto Serif", "PyPI fontpkg-…", variable("NotoSerif[wdth,wght].ttf", 400, 700)),
    "abrilFatface": ("Abril Fatface", "PyPI fontpkg-…", static("AbrilFatface", 400)),
    "pacifico": ("Pacifico", "PyPI fontpkg-…", static("Pacifico", 400)),
    "dancingScript": ("Dancing Script", "PyPI fontpkg-…", variable("DancingScript[wght].ttf", 400, 700)),
    "anton": ("Anton", "PyPI fontpkg-…", static("Anton", 400)),
    "fjallaOne": ("Fjalla One", "PyPI fontpkg-…", static("FjallaOne", 400)),
    "righteous": ("Righteous", "PyPI fontpkg-…", static("Righteous", 400)),
    "teko": ("Teko", "PyPI fontpkg-…", variable("Teko[wght].ttf", 300, 400, 500, 700)),
    "rajdhani": ("Rajdhani", "PyPI fontpkg-…", static("Rajdhani", 300, 400, 500, 600, 700)),
    "mavenPro": ("Maven Pro", "PyPI fontpkg-…", variable("MavenPro[wght].ttf", 400, 700, 900)),
    "overpass": ("Overpass", "PyPI fontpkg-…", variable("Overpass[wght].ttf", 300, 400, 600, 700)),
    "questrial": ("Questrial", "PyPI fontpkg-…", static("Questrial", 400)),
    "asap": ("Asap", "PyPI fontpkg-…", variable("Asap[wdth,wght].ttf", 400, 500, 700)),
    "assistant": ("Assistant", "PyPI fontpkg-…", variable("Assistant[wght].ttf", 300, 400, 600, 700)),
    "archivo": ("Archivo", "PyPI fontpkg-…", variable("Archivo[wdth,wght].ttf", 400, 500, 700)),
    "signika": ("Signika", "PyPI fontpkg-…", variable("Signika[GRAD,wght].ttf", 300, 400, 600, 700)),
    "permanentMarker": ("Permanent Marker", "PyPI fontpkg-…", static("PermanentMarker", 400)),
    "pressStart2P": ("Press Start 2P", "PyPI fontpkg-…", static("PressStart2P", 400)),
    "jost": ("Jost", "PyPI fontpkg-…", variable("Jost[wght].ttf", 300, 400, 500, 700)),
    "publicSans": ("Public Sans", "PyPI fontpkg-…", variable("PublicSans[wght].ttf", 300, 400, 600, 700)),
    "fredoka": ("Fredoka", "PyPI fontpkg-…", variable("Fredoka[wdth,wght].ttf", 300, 400, 600, 700)),
    "caveat": ("Caveat", "PyPI fontpkg-…", variable("Caveat[wght].ttf", 400, 700)),
    "dmSerifDisplay": ("DM Serif Display", "PyPI fontpkg-…", static("DMSerifDisplay", 400)),
    "spaceMono": ("Space Mono", "PyPI fontpkg-…", static("SpaceMono", 400)),
    "plexSansArabic": ("IBM Plex Sans Arabic", "PyPI fontpkg-…", static("IBMPlexSansArabic", 300, 400, 600, 700)),
    "plexMono": ("IBM Plex Mono", "PyPI fontpkg-…", static("IBMPlexMono", 400)),
    "firaSansCondensed": ("Fira Sans Condensed", "PyPI fontpkg-…", static("FiraSansCondensed", 300, 400, 500, 600, 700)),
    "orbitron": ("Orbitron", "PyPI fontpkg-…", variable("Orbitron[wght].ttf", 400, 500, 700, 900)),
    "russoOne": ("Russo One", "PyPI fontpkg-…", static("RussoOne", 400)),
    "merriweatherSans": ("Merriweather Sans", "PyPI fontpkg-…", variable("MerriweatherSans[wght].ttf", 300, 400, 700)),
    "zillaSlab": ("Zilla Slab", "PyPI fontpkg-…", static("ZillaSlab", 300, 400, 500, 600, 700)),
    "baloo2": ("Baloo 2", "PyPI fontpkg-…", variable("Baloo2[wght].ttf", 400, 600, 700)),
    "libreBaskerville": ("Libre Baskerville", "PyPI fontpkg-…", variable("LibreBaskerville[wght].ttf", 400, 700)),
    "libreFranklin": ("Libre Franklin", "PyPI fontpkg-…", variable("LibreFranklin[wght].ttf", 300, 400, 600, 700)),
    "crimsonText": ("Crimson Text", "PyPI fontpkg-…", static("CrimsonText", 400, 600, 700)),
    "ebGaramond": ("EB Garamond", "PyPI fontpkg-…", variable("EBGaramond[wght].ttf", 400, 600, 700)),
    "cormorantGaramond": ("Cormorant Garamond", "PyPI fontpkg-…", variable("CormorantGaramond[wght].ttf", 300, 400, 600, 700)),
    "bitter": ("Bitter", "PyPI fontpkg-…", variable("Bitter[wght].ttf", 400, 700)),
    "jetBrainsMono": ("JetBrains Mono", "PyPI fontpkg-…", variable("JetBrainsMono[wght].ttf", 400)),
    "inconsolata": ("Inconsolata", "PyPI fontpkg-…", variable("Inconsolata[wdth,wght].ttf", 400)),
    "alegreyaSans": ("Alegreya Sans", "PyPI fontpkg-…", static("AlegreyaSans", 300, 400, 500, 700)),
    "cinzel": ("Cinzel", "PyPI fontpkg-…", variable("Cinzel[wght].ttf", 400, 700)),
    "spectral": ("Spectral", "PyPI fontpkg-…", static("Spectral", 300, 400, 600, 700)),
}

# Ascender and descender in ems, and the gap between lines.
LINES_ONLY = {"ubuntu": ("Ubuntu", 0.932, -0.189, 0.028)}

# Swift name: family name, and the Swift name of the family that it is called now.
RENAMED = {"muli": ("Muli", "mulish")}


class FreeFont:
    """The table of one family, and the file of its regular weight."""

    def __init__(self, name, source, files, folder):
        self.name, self.source = name, source
        self.files = {weight: opened(file, folder) for weight, file in files.items()}
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

def opened(file, folder):
    """The metrics of a file, or of the instance of a variable font."""
    if isinstance(file, str):
        return OpenTypeMetrics(find(file, folder))
    from fontTools.ttLib import TTFont
    from fontTools.varLib import instancer

    name, axes = file
    font = TTFont(find(name, folder))
    for axis in font["fvar"].axes:
        axes.setdefault(axis.axisTag, axis.defaultValue)
    with tempfile.NamedTemporaryFile(suffix=".ttf") as instance:
        instancer.instantiateVariableFont(font, axes).save(instance.name)
        return OpenTypeMetrics(instance.name)


def find(file, folder):
    paths = sorted(glob.glob(os.path.join(glob.escape(folder), "**", glob.escape(file)), recursive=True))
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
        text += f",\n    kerning: {kerning_literal(kerning)}"
    return text + ")\n"


def error(font):
    """The largest error of a sample at 17 points in the regular weight, in points."""
    left, right, matrix = kerning_classes(font.regular)
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
        kerning = kerning_classes(font.regular) if font.has_letters and not font.fixed else None
        kerning = kerning if kerning and len(kerning[2]) > 1 else None
        texts[key] = declaration(key, name, font.heights, weights, kerning, font.icon)
        sources.setdefault(source, []).append(name)
        print(f"{name:22} {len(texts[key]):6} bytes, {len(weights)} weights, kerning "
              f"{f'{len(kerning[2])} x {len(kerning[2][0])}' if kerning else '-':8} error {error(font) if font.has_letters else 0:.2f} pt")
    for key, (name, ascender, descender, gap) in LINES_ONLY.items():
        texts[key] = declaration(key, name, [ascender, descender, gap, 0.7, 0.5], {}, None, None)
    for key, (name, other) in RENAMED.items():
        texts[key] = f'  static let {key} = {other}.renamed("{name}")\n'
        sources["other names"] = sources.get("other names", []) + [f"{name} ({FAMILIES[other][0]})"]
    sources["lines only, as their maker distributes them"] = [row[0] for row in LINES_ONLY.values()]
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
