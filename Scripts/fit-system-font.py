#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Fits the kerning of the iOS system font to recorded labels, and writes its horizontal metrics as a Swift table.

    python3 Scripts/fit-system-font.py [--shared ../shared] [--more FOLDER]... [--write]

The advances of ASCII are known (system_font_design.py); kerning was recorded as sums over three strings only. The fit
starts from the kerning of an open typeface of the same kind (Inter, found with fc-match): the kerning of a pair is
`factor * Inter + correction of its classes + correction of the pair`, ridge-regressed with a robust loss on the widths
that Apple's engine stored in public Interface Builder documents, so that the regular weight has the recorded sums. In
each of the other designs, kerning is that of regular text times a factor for capitals, one for other letters and one for
digits; the recorded sums of the design determine all three. Other letters than those of ASCII are as wide as a similar
letter of ASCII plus a constant, which comes from Inter and from labels. Without --write only the errors are printed.

Every further folder has documents and a manifest.tsv like those of the corpus, of the same or other repositories.
"""

import argparse
import math
import os
import subprocess
import unicodedata

import numpy as np

from digit_tables import BASE, digits, literal
from opentype_metrics import OpenTypeMetrics
from recorded_labels import device_samples, recorded_samples, samples_of_folder, unedited
from system_font_design import (ASCII, EARLIER_TRACKING, FIRST_LARGE, IOS10_TRACKING, OPTICAL, POSITIONS, STRINGS, TRACKING,
                                UNITS, Designs, display_share, edition, recorded_fonts, tracking)

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OUTPUT = os.path.join(ROOT, "Sources", "Graphics", "SystemFont", "Generated", "SystemFontTables.swift")
MASTERS = {-1: "Thin", 0: "Regular", 0.5: "Bold", 1: "Black"}  # the styles of Inter by the place of their weight
LINE_HEIGHT = 1.193359375  # of every weight, in ems

BLOCKS = [(0xA0, 0x17F), (0x370, 0x3FF), (0x400, 0x4FF), (0x1E00, 0x1EFF), (0x2010, 0x2044), (0x20A0, 0x20BF),
          (0x2100, 0x214F), (0x2190, 0x21FF), (0x2200, 0x226F), (0x25A0, 0x25FF)]
HOMOGLYPHS = dict(zip("аеорсухіјѕАВЕКМНОРСТУХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧον", "aeopcyxijsABEKMHOPCTYXIJSABEZHIKMNOPTYXov"))

# Letters whose right or left sides have the same shape, and probably the same kerning.
LEFT_CLASSES = "A B CGS DOQ EF HIMNUJ K L P R T VW X Y Z a bop ce dilu f hmn g j k r s t vwy x z ., '\" :;".split()
RIGHT_CLASSES = "A BDEFHIKLMNPR CGOQ S T U VW X Y Z J a bhkl cdegoq f ij mnpru s t vwy x z ., '\" :;".split()
# How far corrections of the factor, of pairs with an underscore, of a pair of classes, of a pair and of a letter may go,
# in units.
FREEDOM = {"factor": 0.2, "underscore": 60, "classes": 12, "pair": 8, "letter": 40}
# Two digits of a table hold an advance. One holds the kerning of a pair, in steps of five units from -240 to 40.
KERN_STEP, KERN_ZERO = 5, 48
LETTER_ZERO = BASE * BASE // 2
# The pairs of the recorded strings that are as wide as their letters in all designs.
UNKERNED = {pair for column in ("w_Hello", "w_iiii", "w_WWWW") for pair in zip(STRINGS[column], STRINGS[column][1:])}
KERNED = ("w_AVAST", "w_pangram", "w_digits")


def inter(style):
    path = subprocess.run(["fc-match", "-f", "%{file}", f"Inter:style={style}"], capture_output=True, text=True,
                          check=True).stdout
    if os.path.basename(path) != f"Inter-{style}.otf":
        raise SystemExit(f"Inter {style} is not installed (fc-match offers {path})")
    return OpenTypeMetrics(path)


def base_letter(character):
    """The unaccented Latin letter whose advance `character` shares, or the character."""
    decomposed = unicodedata.normalize("NFD", character)[0]
    return HOMOGLYPHS.get(decomposed, decomposed)


def pairs(text):
    """The pairs of letters of ASCII that may be kerned, without accents."""
    letters = [unicodedata.normalize("NFD", character)[0] for character in text]
    return [(a, b) for a, b in zip(letters, letters[1:]) if a in ASCII and b in ASCII and (a, b) not in UNKERNED]


def group(pair):
    """The group of pairs with a factor of their own in every design: 0 with capitals, 1 of other letters, 2 of digits."""
    a, b = pair
    return 2 if a.isdigit() and b.isdigit() else 0 if a.isupper() or b.isupper() else 1


def classes(pair):
    left = next((c for c in LEFT_CLASSES if pair[0] in c), pair[0])
    right = next((c for c in RIGHT_CLASSES if pair[1] in c), pair[1])
    return left, right


class Letters:
    """For every letter outside ASCII a letter of ASCII with similar widths in Inter, and the difference in units."""

    def __init__(self, fonts):
        self.known = {}
        widths = {c: np.array([font.advance(c) for font in fonts.values()]) for c in ASCII}
        letters = [c for c in ASCII if c.isalnum() or c in "-.=+*#&%@|/ "]
        for first, last in BLOCKS:
            for character in map(chr, range(first, last + 1)):
                own = [font.advance(character) for font in fonts.values()]
                if not all(own) or unicodedata.category(character) in ("Mn", "Me", "Cc", "Cf"):
                    continue
                base, own = base_letter(character), np.array(own)
                if base in ASCII and base != character:
                    self.known[character] = (base, 0)
                    continue
                # What grows with the weight as the letter does.
                model = min(letters, key=lambda c: np.abs((own - own[1]) - (widths[c] - widths[c][1])).sum() * 4
                            + abs(own[1] - widths[c][1]))
                self.known[character] = (model, round(UNITS * 0.96 * (own[1] - widths[model][1])) or 1)

    def of(self, character):
        return (character, 0) if character in ASCII else self.known[character]


class Model:
    """Columns of the regression, one per quantity to find, and its ridge."""

    def __init__(self, fonts, letters, designs, samples):
        self.font, self.letters, self.designs = fonts[0], letters, designs
        texts = [sample.text for sample in samples] + list(STRINGS.values())
        found = sorted({pair for text in texts for pair in pairs(text)})
        names = [("factor",), ("underscore",)] + sorted({("classes", classes(p)) for p in found}) + [("pair", p) for p in found]
        names += [("letter", c) for c in sorted({c for s in samples for c in s.text if self.letters.of(c)[1]})]
        self.column = {name: index for index, name in enumerate(names)}
        start = {"text": np.ones(3), "display": np.array([1.42, 1.27, 0.67])}
        self.factors = {design: start[design[0]] for design in Designs.NAMES}

    def kerning_row(self, text, mix):
        """The columns of the kerning of `text`, whose factors by group are `mix`."""
        row = np.zeros(len(self.column))
        for pair in pairs(text):
            factor = mix[group(pair)]
            if "_" in pair:  # Inter spaces an underscore by its neighbors, which labels contradict
                row[1] += factor
            else:
                row[0] += factor * UNITS * self.font.kern(*pair)
            for name in (("classes", classes(pair)), ("pair", pair)):
                if name in self.column:
                    row[self.column[name]] += factor
        return row

    def mix(self, weight, share):
        """The factors of kerning by group of a weight with a share of the design for large text."""
        place = POSITIONS[weight]
        side = "black" if place > 0 else "thin"
        text, display = (self.factors[o, "regular"] + abs(place) * (self.factors[o, side] - self.factors[o, "regular"])
                         for o in ("text", "display"))
        return text + share * (display - text)

    def row(self, sample):
        share = display_share(sample.size, edition(sample.tools))
        row = self.kerning_row(sample.text, self.mix(sample.weight, share))
        for character in sample.text:
            if ("letter", character) in self.column:
                row[self.column["letter", character]] += 1
        return row

    def unkerned(self, sample):
        """The width without kerning and corrections, in units."""
        version = edition(sample.tools)
        advances = self.designs.mixed(sample.weight, display_share(sample.size, version))
        known = [self.letters.of(character) for character in sample.text]
        space = tracking(sample.size, version, sample.weight)
        return sum(advances[ord(letter) - 0x20] + more + space for letter, more in known)

    def fit(self, matrix, excess, noise, sums):
        """Least squares, reweighted so that a label whose frame is not its text's hardly counts; all in units."""
        strength = np.array([1 / FREEDOM[name[0]] for name in self.column])
        towards = np.zeros(len(strength))
        towards[0] = 0.9 * strength[0]
        rows, values = (np.array(part) for part in zip(*sums))
        pulls = np.diag(strength**2) + 4 * rows.T @ rows
        pulled = strength * towards + 4 * rows.T @ values
        weights = np.ones(len(excess))
        for _ in range(8):
            scaled = (weights / noise)[:, None] * matrix
            found = np.linalg.solve(scaled.T @ scaled + pulls, scaled.T @ (excess * weights / noise) + pulled)
            error = np.abs(matrix @ found - excess) / noise
            weights = np.sqrt(1 / np.maximum(1, error))
            weights[error > 12] = 0.05
        return found


def recorded_sums(designs, fonts):
    """The kerning of STRINGS in each design, in units; those of thin and light letters give that of the thin design."""
    recorded = {}
    for font in fonts:
        size, weight = float(font["size"]), font["id"]
        share = display_share(size)
        if share in (0, 1):
            advances = designs.mixed(weight, share) + tracking(size)
            for column in KERNED:
                text = STRINGS[column]
                natural = sum(advances[ord(c) - 0x20] for c in text)
                recorded["display" if share else "text", weight, column] = float(font[column]) / size * UNITS - natural
    sums = {}
    for optical, light in (("text", "ultraLight"), ("display", "light")):
        for column in KERNED:
            plain = recorded[optical, "regular", column]
            sums[optical, "regular", column] = round(plain)
            sums[optical, "black", column] = round(recorded[optical, "black", column])
            sums[optical, "thin", column] = round(plain - (recorded[optical, light, column] - plain) / POSITIONS[light])
    return sums


def kerning_steps(model, found, sums):
    """The kerning of every pair in regular text, in steps.

    Where rounding changes the sum over a recorded string, the pairs that are nearest to the next step go there."""
    values = {(a, b): found @ model.kerning_row(a + b, np.ones(3)) / KERN_STEP for a in ASCII for b in ASCII}
    steps = {pair: round(float(np.clip(value, -KERN_ZERO, BASE - 1 - KERN_ZERO))) for pair, value in values.items()}
    strings = [pairs(STRINGS[column]) for column in KERNED]
    for column, string in zip(KERNED, strings):
        missing = round(sums["text", "regular", column] / KERN_STEP) - sum(steps[pair] for pair in string)
        side = 1 if missing > 0 else -1
        single = [pair for pair in string if sum(other.count(pair) for other in strings) == 1]
        for pair in sorted(single, key=lambda pair: side * (steps[pair] - values[pair]))[: abs(missing)]:
            steps[pair] += side
    return steps


def design_factors(model, found, sums):
    """The factors by group with which every design has the recorded sums."""
    steps, parts = kerning_steps(model, found, sums), np.zeros((3, 3))
    for row, column in enumerate(KERNED):
        for pair in pairs(STRINGS[column]):
            parts[row, group(pair)] += steps[pair] * KERN_STEP
    return {(optical, weight): np.linalg.solve(parts, [sums[optical, weight, column] for column in KERNED])
            for optical, weight in Designs.NAMES}


def scales(sample):
    """The pixels per point for which the recorded width and height are rounded up; Xcode 7 and 8 rounded to points.

    Buttons round the sizes of their titles up to whole points."""
    if "button" in sample.kind:
        return [1]
    line = LINE_HEIGHT * sample.size
    whole = [scale for scale in (1, 2, 3) if abs(sample.width * scale - round(sample.width * scale)) < 0.01]
    return [scale for scale in whole if abs(math.ceil(line * scale - 0.01) / scale - sample.height) < 0.01] or whole or [2]


def usable(samples, model):
    """Distinct texts whose frame can be their text's: within 6 % and 2.5 pt of the width without kerning."""
    kept, rejected, seen = [], 0, set()
    for sample in samples:
        known = all(c in ASCII or c in model.letters.known for c in sample.text)
        key = (sample.kind, sample.text, sample.size, sample.weight, sample.width, edition(sample.tools))
        if not known or sample.weight not in POSITIONS or key in seen or not 8 <= sample.size <= 110:
            continue
        line = LINE_HEIGHT * sample.size
        if sample.lines not in ("0", "1") or "label" in sample.kind and not line - 0.05 <= sample.height <= 1.6 * line:
            continue
        natural = model.unkerned(sample) * sample.size / UNITS
        if "button" in sample.kind and natural < 31:  # the minimum width of a button
            continue
        seen.add(key)
        kept.append(sample)
        if abs(sample.width - natural) > 2.5 + 0.06 * natural:
            kept.pop()
            rejected += 1
    return kept, rejected


def prepared(model, samples):
    """The rows, what recorded widths have beyond those without kerning, and the noise of their rounding, in units."""
    matrix = np.array([model.row(sample) for sample in samples])
    unit = np.array([UNITS / sample.size for sample in samples])
    rounding = np.array([np.mean([0.5 / scale for scale in scales(sample)]) for sample in samples])
    excess = np.array([sample.width for sample in samples]) * unit - rounding * unit
    excess -= np.array([model.unkerned(sample) for sample in samples])
    return matrix, excess, (0.08 + rounding * 2 / math.sqrt(12)) * unit


def device_kerning(model):
    """The kerning of a text of regular letters that devices measured in several sizes for text, in units."""
    ranges = {}
    for sample in device_samples():
        if display_share(sample.size, edition(sample.tools)) == 0:
            unit, rounding = UNITS / sample.size, 1 / scales(sample)[0]
            high = sample.width * unit - model.unkerned(sample)
            ranges.setdefault(sample.text, []).append((high - rounding * unit, high))
    return {text: (max(low for low, _ in found) + min(high for _, high in found)) / 2 for text, found in ranges.items()}


def held_out(model, samples, sums, folds=27, seed=1):
    """Predicted widths that were left out of the fit, in points; all texts of a repository are left out together."""
    matrix, excess, noise = prepared(model, samples)
    repositories = sorted({sample.repository for sample in samples})
    fold = dict(zip(repositories, np.random.default_rng(seed).permutation(len(repositories)) % folds))
    member = np.array([fold[sample.repository] for sample in samples])
    found = np.zeros(len(samples))
    for index in sorted(set(member)):
        other = member != index
        found[~other] = matrix[~other] @ model.fit(matrix[other], excess[other], noise[other], sums)
    return (np.array([model.unkerned(sample) for sample in samples]) + found) * np.array([s.size for s in samples]) / UNITS


def describe(name, samples, widths, condition):
    chosen = [(s, w) for s, w in zip(samples, widths) if condition(s)]
    if not chosen:
        return
    steps = [min((abs(s.width - math.ceil(w * k - 0.01) / k) * k for k in scales(s))) for s, w in chosen]
    errors = np.array([abs(w + np.mean([0.5 / k for k in scales(s)]) - s.width) for s, w in chosen])
    print(f"{name:34} n {len(chosen):4}  exact {100 * np.mean(np.array(steps) < 0.1):.0f} %  to a pixel "
          f"{100 * np.mean(np.array(steps) < 1.1):.0f} %  median {np.median(errors):.2f}  95 % {np.quantile(errors, 0.95):.2f}")


def report(samples, rejected, widths, known):
    repositories = {sample.repository for sample in samples}
    print(f"{len(samples)} texts of {len(repositories)} repositories; {rejected} more whose frame is not their text's")
    for version, name in ((14, "Xcode 12 and later"), (11, "Xcode 9 to 11"), (9, "Xcode 7 and 8")):
        for size, low, high in (("below 18", 0, 18), ("18 and more", 18, 111)):
            describe(f"labels of {name}, {size}", samples, widths, lambda s: s.kind == "label"
                     and edition(s.tools) == version and low <= s.size < high)
    for weight in POSITIONS:
        describe(f"labels in {weight}", samples, widths, lambda s: s.kind == "label" and s.weight == weight)
    for size, low, high in (("below 18", 0, 18), ("18 and more", 18, 111)):
        describe(f"labels of the corpus, {size}", samples, widths,
                 lambda s: s.kind == "label" and s.document in known and low <= s.size < high)
    describe("labels", samples, widths, lambda s: s.kind == "label")
    describe("texts on devices", samples, widths, lambda s: s.kind.startswith("device"))
    describe("button titles", samples, widths, lambda s: s.kind == "button")


def letter_table(letters, model, found):
    """For each letter of BLOCKS the number of a letter of ASCII, from 1, and the difference from it; 0 if unknown."""
    table = []
    for first, last in BLOCKS:
        for character in map(chr, range(first, last + 1)):
            base, more = letters.known.get(character, (None, 0))
            if ("letter", character) in model.column:
                more = round(more + found[model.column["letter", character]]) or 1
            table += [0 if base is None else ord(base) - 0x1F, LETTER_ZERO + more]
    return table


def swift_array(name, kind, values, comment):
    lines, line = [], "   "
    for number in values:
        piece = f" {number},"
        if len(line) + len(piece) > 116:
            lines.append(line)
            line = "   "
        line += piece
    body = "\n".join(lines + [line])
    return f"  /// {comment}\n  static let {name}: [{kind}] = [\n{body}\n  ]\n"


def swift_digits(name, values, count, comment):
    return f"  /// {comment}\n  static let {name}: DigitTable = {literal(''.join(digits(v, count) for v in values), 4)}\n"


def swift_curve(name, points, comment):
    """Two arrays: the sizes between which a value is interpolated, and the values."""
    sizes = sorted(points)
    return (swift_array(f"{name}Sizes", "Double", sizes, f"The sizes of `{name}`, in points.") + "\n"
            + swift_array(name, "Double", [f"{points[size]:g}" for size in sizes], comment))


def write(model, found, designs, sums):
    factors = design_factors(model, found, sums)
    steps = kerning_steps(model, found, sums)
    kerning = [steps[a, b] + KERN_ZERO for a in ASCII for b in ASCII]
    parts = [f"  /// The units in an em.\n  static let unitsPerEm = {UNITS}.0\n"]
    for optical, weight in Designs.NAMES:
        name = optical + weight.capitalize()
        text = "text" if optical == "text" else "large text"
        shares = [f"{value + 0:.4f}".replace("-0.0000", "0.0000") for value in factors[optical, weight]]
        parts.append(swift_digits(name, designs.advances[optical, weight].astype(int), 2,
                                  f"Advances of the {weight} design for {text}, from U+0020 to U+007E."))
        parts.append(swift_array(f"{name}Kerning", "Double", shares,
                                 "The factors of its kerning: of pairs with capitals, of other letters, of digits."))
    parts += [
        swift_curve("displayShare", OPTICAL, "The share of the design for large text at each size."),
        swift_curve("tracking", TRACKING, "The tracking at each size: what every letter has beyond its design."),
        swift_curve("earlierTracking", EARLIER_TRACKING, "The tracking until iOS 13, from the first size on."),
        swift_curve("iOS10Tracking", IOS10_TRACKING,
                    "The addition of iOS 9 and 10 to that, except for bold letters, from the first size on."),
        f"  /// The size from which letters had the design for large text until iOS 13, in points.\n"
        f"  static let firstLargeSize = {FIRST_LARGE}.0\n",
        swift_digits("kerning", kerning, 1,
                     "Kerning of regular text by the left, then the right letter from U+0020 to U+007E."),
        f"  /// The units of a step of `kerning`.\n  static let kernStep = {KERN_STEP}.0\n",
        f"  /// The number in `kerning` of pairs without kerning.\n  static let kernZero = {KERN_ZERO}\n",
        swift_array("blocks", "UInt32", [number for block in BLOCKS for number in block],
                    "First and last scalar of each run of scalars in `letters`."),
        swift_digits("letters", letter_table(model.letters, model, found), 2,
                     "For each scalar the number of a letter from U+001F, and the difference of their advances; 0: unknown."),
        f"  /// The number in `letters` for no difference.\n  static let letterZero = {LETTER_ZERO}\n",
    ]
    with open(OUTPUT, "w", encoding="utf-8") as file:
        file.write("// SPDX-License-Identifier: MIT\n// Written by Scripts/fit-system-font.py; do not edit.\n\n")
        file.write(f"/// Horizontal metrics of the iOS system font in units, {UNITS} of which are an em.\n///\n"
                   "/// Source: advances recorded on iOS 26.1, labels and buttons in public Interface Builder documents (the\n"
                   "/// article SystemFont).\n")
        file.write("enum SystemFontTables {\n" + "\n".join(parts) + "}\n")


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--shared", default=os.path.join(ROOT, "..", "shared"), help="the folder of corpus and reference")
    arguments.add_argument("--more", action="append", default=[], metavar="FOLDER", help="a further folder of documents")
    arguments.add_argument("--write", action="store_true", help="write the Swift table")
    options = arguments.parse_args()
    fonts = {place: inter(style) for place, style in MASTERS.items()}
    reference = os.path.join(options.shared, "reference", "system-font")
    designs, letters = Designs(reference), Letters(fonts)
    recorded = recorded_samples(os.path.join(options.shared, "corpus"))
    known = {sample.document for sample in recorded}
    recorded += device_samples()
    for folder in options.more:
        recorded += samples_of_folder(folder)
    samples, rejected = usable(unedited(recorded), Model(fonts, letters, designs, []))
    model, sums = Model(fonts, letters, designs, samples), recorded_sums(designs, recorded_fonts(reference))
    for _ in range(2):  # the factors follow from the kerning, which depends on them a little
        wanted = [(model.kerning_row(STRINGS[c], np.ones(3)), sums["text", "regular", c]) for c in KERNED]
        wanted += [(model.kerning_row(text, np.ones(3)), kerning) for text, kerning in device_kerning(model).items()]
        found = model.fit(*prepared(model, samples), wanted)
        model.factors = design_factors(model, found, sums)
    print(f"kerning is {found[0]:.2f} of Inter's, {found[1]:.0f} units beside an underscore; factors " + ", ".join(
        f"{o} {w} {model.factors[o, w].round(2)}" for o, w in Designs.NAMES))
    widths = {"fitted": [(model.unkerned(s) + model.row(s) @ found) * s.size / UNITS for s in samples],
              "with the repository left out": held_out(model, samples, wanted)}
    for name, values in widths.items():
        print(f"\n{name}:")
        report(samples, rejected, values, known)
    if options.write:
        write(model, found, designs, sums)


if __name__ == "__main__":
    main()
