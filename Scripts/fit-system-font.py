#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Fits the horizontal metrics of the iOS system font to recorded labels and writes them as a Swift table.

    python3 Scripts/fit-system-font.py [--corpus ../shared/corpus] [--more FOLDER]... [--write]

Recorded widths are those that Apple's engine stored in public Interface Builder documents. There are far fewer
labels than glyph pairs, so the fit starts from the proportions of an open typeface of the same kind (Inter, found
with fc-match): an advance is `scale * Inter + spacing + correction of the letter`, where bold and light letters have
a second correction, kerning is one factor on Inter's, and the labels decide scale, spacing, corrections, factor,
tracking of each size and spacing of the weights. Labels of iOS 13 and earlier have another tracking at some sizes and
wider digits in large text; large text of iOS 9 and 10 has wider tracking still. All of them are ridge-regressed with a robust loss. Without --write only the held-out error is printed.

Every further folder has documents and a manifest.tsv like those of the corpus, of the same or other repositories.
"""

import argparse
import math
import os
import subprocess
import unicodedata

import numpy as np

from opentype_metrics import OpenTypeMetrics
from recorded_labels import FIRST_CURRENT_TOOLS, FIRST_IOS11_TOOLS, recorded_samples, samples_of_folder, unedited

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OUTPUT = os.path.join(ROOT, "Sources", "Graphics", "SystemFont", "Generated", "SystemFontTables.swift")

# The weights that get a table, and how each named weight lies between them on the 100...900 axis.
MASTERS = {100: "Thin", 400: "Regular", 700: "Bold", 900: "Black"}
AXIS = {"ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
        "heavy": 800, "black": 900}
LINE_HEIGHT = 1.193359375  # of every weight, in ems
REFERENCE = 17  # the size that most labels have; its tracking is part of the advances

# Tracking of the system font in points, as Apple's Human Interface Guidelines list it: the prior of the fitted one.
PUBLISHED = {6: 0.24, 7: 0.23, 8: 0.21, 9: 0.17, 10: 0.12, 11: 0.06, 12: 0.0, 13: -0.08, 14: -0.15, 15: -0.23,
             16: -0.31, 17: -0.43, 18: -0.44, 19: -0.45}
SMALL = [size for size in PUBLISHED if size != REFERENCE]
# From 20 pt on one curve in ems, straight between these sizes; the published tracking in 1/1000 em is its prior. The
# letters become narrower between the sizes of DISPLAY, where the design for text changes into that for large text.
LARGE = {20: -23, 24: 3, 28: 14, 36: 10, 60: 5}
DISPLAY = [17, 28]
# Until iOS 13 the tracking was another one from 17 points on; the difference is fitted, straight between these.
EARLIER = [16, 17, 19, 20]
# The difference of iOS 9 and 10 from iOS 11 to 13, from the first of these sizes on, straight between them. Light
# letters do not have it.
IOS10 = [20, 40]
IOS10_WEIGHTS = ([300, 400], [0, 1])
# From this size on, digits were wider until iOS 13, except bold ones.
LARGE_DIGITS = 20
LARGE_DIGITS_WEIGHTS = ([400, 700], [1, 0])

WEIGHED = [300, 400, 500, 600, 700, 800]  # where the spacing of the other weights is fitted, straight between

BLOCKS = [(0x20, 0x17F), (0x370, 0x3FF), (0x400, 0x4FF), (0x1E00, 0x1EFF), (0x2010, 0x2044), (0x20A0, 0x20BF),
          (0x2100, 0x214F), (0x2190, 0x21FF), (0x2200, 0x226F), (0x25A0, 0x25FF)]
HOMOGLYPHS = dict(zip("аеорсухіјѕАВЕКМНОРСТУХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧον", "aeopcyxijsABEKMHOPCTYXIJSABEZHIKMNOPTYXov"))
KERNED = [chr(code) for code in range(0x20, 0x7F)]
KERN_CLASSES = 32


def inter(style):
    path = subprocess.run(["fc-match", "-f", "%{file}", f"Inter:style={style}"], capture_output=True, text=True,
                          check=True).stdout
    if os.path.basename(path) != f"Inter-{style}.otf":
        raise SystemExit(f"Inter {style} is not installed (fc-match offers {path})")
    return OpenTypeMetrics(path)


class Model:
    """Columns of the regression, one per quantity to find, and its ridge."""

    def __init__(self, fonts, samples, kerning=True):
        self.fonts, self.kerning = fonts, kerning
        self.letters = sorted({base_letter(c) for sample in samples for c in sample.text})
        names = [(kind, c) for kind in ("letter", "bolder", "lighter") for c in self.letters]
        names += ["scale", "spacing", "kern", "display"]
        names += [("weight", w) for w in WEIGHED]
        names += [("small", s) for s in SMALL] + [("large", s) for s in LARGE]
        names += [("earlier", s) for s in EARLIER] + [("iOS10", s) for s in IOS10] + ["digits"]
        names += [("rounding", "label"), ("rounding", "button")]
        self.column = {name: index for index, name in enumerate(names)}

    def proportion(self, character, weight):
        """The advance of `character` in Inter, in ems, straight between the master weights."""
        masters = sorted(MASTERS)
        values = [self.fonts[m].advance(character) for m in masters]
        return float(np.interp(AXIS[weight], masters, values))

    def row(self, sample):
        row, size, column = np.zeros(len(self.column)), sample.size, self.column
        count = len(sample.text)
        distance = (AXIS[sample.weight] - 400) / 300
        for character in sample.text:
            letter = base_letter(character)
            row[column["letter", letter]] += size / REFERENCE
            row[column["bolder" if distance > 0 else "lighter", letter]] += abs(distance) * size / REFERENCE
            row[column["scale"]] += size * self.proportion(character, sample.weight)
        row[column["spacing"]] = count * size / REFERENCE
        for index, knot in enumerate(WEIGHED):
            row[column["weight", knot]] = share(AXIS[sample.weight], WEIGHED, index) * count * size / REFERENCE
        if self.kerning:
            pairs = zip(sample.text, sample.text[1:])
            row[column["kern"]] = size * sum(self.fonts[400].kern(a, b) for a, b in pairs)
        if size >= min(LARGE):
            for index, knot in enumerate(LARGE):
                row[column["large", knot]] = share(size, list(LARGE), index) * count * size / REFERENCE
            row[column["display"]] = np.interp(size, DISPLAY, [0, 1]) * count * size / REFERENCE
        elif size != REFERENCE:
            for index, knot in enumerate(SMALL):
                row[column["small", knot]] = share(size, SMALL, index) * count
        if is_earlier(sample):
            for index, knot in enumerate(EARLIER):
                row[column["earlier", knot]] = share(size, EARLIER, index) * count * size / REFERENCE
            if size >= LARGE_DIGITS:
                digits = sum(character in "0123456789" for character in sample.text)
                row[column["digits"]] = np.interp(AXIS[sample.weight], *LARGE_DIGITS_WEIGHTS) * digits * size / REFERENCE
            if sample.tools < FIRST_IOS11_TOOLS and size >= min(IOS10):
                letters = np.interp(AXIS[sample.weight], *IOS10_WEIGHTS) * count
                for index, knot in enumerate(IOS10):
                    row[column["iOS10", knot]] = share(size, IOS10, index) * letters * size / REFERENCE
        if pixel_rounding(sample) is None:
            row[column["rounding", sample.kind]] = 1
        return row

    def ridge(self):
        rows, values = [], []

        def pull(name, strength, towards=0.0):
            row = np.zeros(len(self.column))
            row[self.column[name]] = strength
            rows.append(row)
            values.append(strength * towards)

        for letter in self.letters:
            pull(("letter", letter), 2 if letter.isalnum() or letter == " " else 1.5)
            pull(("bolder", letter), 4)
            pull(("lighter", letter), 4)
        pull("kern", 3, 0.9)
        pull("display", 1, -0.5)
        for knot in WEIGHED:
            pull(("weight", knot), 3 if knot != 400 else 1000, 0.0 if knot <= 400 else 0.1)
        for size in SMALL:
            pull(("small", size), 4, PUBLISHED[size] - PUBLISHED[REFERENCE] * size / REFERENCE)
        for size in LARGE:
            pull(("large", size), 10, LARGE[size] / 1000 * REFERENCE - PUBLISHED[REFERENCE])
        for size in EARLIER:
            pull(("earlier", size), 1000 if size == min(EARLIER) else 1 if size < 20 else 12)
        for size in IOS10:
            pull(("iOS10", size), 3)
        pull("digits", 3)
        for kind in ("label", "button"):
            pull(("rounding", kind), 0.5, 0.4)
        return np.array(rows), np.array(values)

    def fit(self, matrix, widths):
        """Least squares, then reweighted so that a label whose frame is not its text's hardly counts."""
        ridge, targets = self.ridge()
        pulls, pulled = ridge.T @ ridge, ridge.T @ targets
        weights = np.ones(len(widths))
        for _ in range(8):
            weighted = matrix * weights[:, None]
            found = np.linalg.solve(weighted.T @ weighted + pulls, weighted.T @ (widths * weights) + pulled)
            error = np.abs(matrix @ found - widths)
            weights = np.sqrt(1 / np.maximum(1, error / 0.5))
            weights[error > 5] = 0.05
        return found


def base_letter(character):
    """The unaccented Latin letter whose advance `character` shares, or the character."""
    decomposed = unicodedata.normalize("NFD", character)[0]
    return HOMOGLYPHS.get(decomposed, decomposed)


def share(place, knots, index):
    """How much of the value at a knot counts at `place`, straight between the knots."""
    return np.interp(place, knots, np.eye(len(knots))[index])


def is_earlier(sample):
    """Whether the canvas showed the system font of iOS 13 or earlier."""
    return 0 < sample.tools < FIRST_CURRENT_TOOLS


def scales(sample):
    """The pixels per point for which the recorded width and height are rounded up; Xcode 7 and 8 rounded to points."""
    line = LINE_HEIGHT * sample.size
    whole = [scale for scale in (1, 2, 3) if abs(sample.width * scale - round(sample.width * scale)) < 0.01]
    return [scale for scale in whole if abs(math.ceil(line * scale - 0.01) / scale - sample.height) < 0.01] or whole


def pixel_rounding(sample):
    """What rounding up to a pixel added on average, in points; None where some are rounded to points and some to
    pixels (the fit finds their mean)."""
    found = scales(sample)
    return 0.5 / found[0] if len(found) == 1 and sample.kind == "label" else None


def usable(samples, fonts):
    """Distinct texts whose frame can be their text's: within 5 % and 2.5 pt of Inter at 94.5 %."""
    kept, rejected, seen = [], 0, set()
    for sample in samples:
        known = all(fonts[400].advance(c) is not None for c in sample.text)
        key = (sample.text, sample.size, sample.weight, sample.width, is_earlier(sample))
        wrapped = sample.kind == "label" and sample.height > 1.9 * sample.size
        if not known or sample.weight not in AXIS or key in seen or wrapped:
            continue
        if not 9 <= sample.size <= 100 or sample.lines not in ("0", "1"):
            continue
        if sample.kind == "label" and sample.height < LINE_HEIGHT * sample.size - 0.05:  # stored for another font
            continue
        seen.add(key)
        natural = 0.945 * sample.size * sum(fonts[400].advance(c) for c in sample.text)
        if sample.kind == "button" and natural < 31:  # the minimum width of a button
            continue
        slack = 2.5 + (0.05 + 0.1 * abs(AXIS[sample.weight] - 400) / 500) * natural
        if abs(sample.width - natural - 0.3) > slack:
            rejected += 1
        else:
            kept.append(sample)
    return kept, rejected


def held_out(model, samples, folds=27, seed=1):
    """Errors of widths that were left out of the fit, in points; all texts of a repository are left out together."""
    matrix, widths = prepared(model, samples)
    repositories = sorted({sample.repository for sample in samples})
    order = np.random.default_rng(seed).permutation(len(repositories)) % folds
    fold = dict(zip(repositories, order))
    member = np.array([fold[sample.repository] for sample in samples])
    errors = np.zeros(len(samples))
    for index in range(folds):
        if not np.any(member == index):
            continue
        found = model.fit(matrix[member != index], widths[member != index])
        errors[member == index] = (matrix @ found - widths)[member == index]
    return errors


def prepared(model, samples):
    matrix = np.array([model.row(sample) for sample in samples])
    return matrix, np.array([sample.width - (pixel_rounding(sample) or 0) for sample in samples])


def published_regression(samples, corpus):
    """Errors of the plain table in corpus/derived on the same samples, for comparison; NaN where it has no value."""
    advances, tracking = {}, {}
    for name, table in (("advances", advances), ("tracking", tracking)):
        with open(os.path.join(corpus, "derived", f"system-font-{name}.tsv"), encoding="utf-8") as file:
            for line in list(file)[2:]:
                cells = line.rstrip("\n").split("\t")
                table[" " if cells[0] == "SPACE" else cells[0]] = float(cells[1])
    errors = []
    for sample in samples:
        size = f"{sample.size:g}"
        if sample.weight != "regular" or size not in tracking or any(c not in advances for c in sample.text):
            errors.append(np.nan)
            continue
        width = sum(advances[c] for c in sample.text) * sample.size / 17 + tracking[size] * len(sample.text)
        errors.append(width + (pixel_rounding(sample) or 0.3) - sample.width)
    return np.array(errors)


def describe(name, errors):
    errors = np.abs(errors[~np.isnan(errors)])
    if len(errors) == 0:
        return
    shares = " ".join(f"<={limit:g}: {100 * np.mean(errors <= limit):.0f} %" for limit in (0.5, 1, 2))
    print(f"{name:42} n {len(errors):4}  median {np.median(errors):.2f}  95 % {np.quantile(errors, 0.95):.2f}  {shares}")


def report(samples, rejected, fonts, corpus, known):
    own = [sample for sample in samples if sample.document in known]
    others = [sample for sample in samples if sample.document not in known]
    print(f"{len(samples)} texts of {len({sample.repository for sample in samples})} repositories, {len(own)} of them in "
          f"documents of the corpus, {len(others)} of {len({sample.repository for sample in others})} repositories in "
          f"others; {rejected} more whose frame is not their text's")
    print("errors with the repository left out:")
    errors = held_out(Model(fonts, samples), samples)
    unkerned = held_out(Model(fonts, samples, kerning=False), samples)
    table = published_regression(samples, corpus)

    def of(condition):
        return np.array([condition(sample) for sample in samples])

    plain = of(lambda s: s.kind == "label" and s.weight == "regular" and 10 <= s.size < 20)
    describe("regular labels, 10...19 pt", errors[plain])
    describe("  without kerning", unkerned[plain])
    describe("  corpus/derived table (not held out)", table[plain])
    describe("  where that table has all glyphs", errors[plain & ~np.isnan(table)])
    describe("  at 17 pt", errors[plain & of(lambda s: s.size == 17)])
    for weight in sorted({sample.weight for sample in samples}, key=AXIS.get):
        for name, low, high in (("below 20", 0, 20), ("20 to 27", 20, 28), ("28 and more", 28, 100)):
            describe(f"{weight}, {name}", errors[of(lambda s: s.weight == weight and low <= s.size < high)])
    describe("other weights", errors[of(lambda s: s.weight != "regular")])
    describe("20 to 27", errors[of(lambda s: 20 <= s.size < 28)])
    describe("28 and more", errors[of(lambda s: s.size >= 28)])
    describe("button titles", errors[of(lambda s: s.kind == "button")])
    for name, earlier in (("iOS 14 and later", False), ("iOS 13 and earlier", True)):
        for size, low, high in (("below 20", 0, 20), ("20 and more", 20, 100)):
            described = of(lambda s: s.kind == "label" and is_earlier(s) == earlier and low <= s.size < high)
            describe(f"labels, {name}, {size}", errors[described])
    describe("labels of the corpus", errors[of(lambda s: s.kind == "label" and s.document in known)])
    describe("labels", errors[of(lambda s: s.kind == "label")])
    describe("everything", errors)


def advance_tables(model, found):
    """For each master weight the advances of all blocks in 1/10000 em, 0 where the fit says nothing."""
    value = {name: found[index] for name, index in model.column.items()}
    tables = {}
    for master in MASTERS:
        table, distance = [], (master - 400) / 300
        for first, last in BLOCKS:
            for code in range(first, last + 1):
                character = chr(code)
                proportion = model.fonts[master].advance(character)
                if not proportion or unicodedata.category(character) in ("Mn", "Me", "Cc", "Cf"):
                    table.append(0)
                    continue
                letter = value.get(("letter", base_letter(character)), 0.0)
                side = "bolder" if distance > 0 else "lighter"
                letter += abs(distance) * value.get((side, base_letter(character)), 0.0)
                table.append(round(10000 * (value["scale"] * proportion + (value["spacing"] + letter) / REFERENCE)))
        tables[master] = table
    return tables


def tracking_table(model, found):
    """Size and what each glyph gets there beyond its advance at 17 pt, in 1/10000 em."""
    value = {name: found[index] for name, index in model.column.items()}
    table = [(size, value["small", size] / size) for size in SMALL] + [(REFERENCE, 0.0)]
    display = {size: np.interp(size, DISPLAY, [0, 1]) * value["display"] for size in LARGE}
    table += [(size, (value["large", size] + display[size]) / REFERENCE) for size in LARGE]
    return [(size, round(10000 * ems)) for size, ems in sorted(table)]


def earlier_table(model, found):
    """Size and what each glyph got there beyond its current advance until iOS 13, in 1/10000 em."""
    return [(size, round(10000 * found[model.column["earlier", size]] / REFERENCE)) for size in EARLIER]


def ios10_table(model, found):
    """Size and what each glyph got there beyond its advance of iOS 11 to 13 in iOS 9 and 10, in 1/10000 em."""
    return [(size, round(10000 * found[model.column["iOS10", size]] / REFERENCE)) for size in IOS10]


def weight_table(model, found):
    """Place on the weight axis and what each glyph gets there, in 1/10000 em."""
    return [(w, round(10000 * found[model.column["weight", w]] / REFERENCE)) for w in WEIGHED]


def kerning_classes(model, found):
    """Left classes, right classes and the kerning between them in 1/10000 em.

    Inter's pairs of ASCII are merged into 32 by 32 classes, the nearest first, letters counting most."""
    factor = found[model.column["kern"]]
    pairs = np.array([[model.fonts[400].kern(a, b) for b in KERNED] for a in KERNED])
    weight = np.array([1.0 if c.islower() else 0.6 if c.isupper() else 0.4 if c.isalnum() else 0.15 for c in KERNED])
    weight[0] = 0.6
    left = merged(pairs, weight)
    right = merged(pairs.T.copy(), weight)
    matrix = []
    for a in left:
        for b in right:
            share = np.outer(weight[a], weight[b])
            matrix.append(round(10000 * factor * (pairs[np.ix_(a, b)] * share).sum() / share.sum()))
    return class_of(left), class_of(right), matrix


def merged(rows, weight):
    classes = [[index] for index in range(len(rows))]
    while len(classes) > KERN_CLASSES:
        centers = [(rows[c] * weight[c][:, None]).sum(0) / weight[c].sum() for c in classes]
        masses = [weight[c].sum() for c in classes]
        _, i, j = min(
            ((((centers[i] - centers[j]) ** 2 * weight).sum() * masses[i] * masses[j] / (masses[i] + masses[j])), i, j)
            for i in range(len(classes)) for j in range(i))
        classes[j] += classes.pop(i)
    return sorted(classes)


def class_of(classes):
    numbers = {member: number for number, members in enumerate(classes) for member in members}
    return [numbers[index] for index in range(len(KERNED))]


def unaccented():
    """For U+00C0...U+017F the ASCII letter that kerns in its place, 0 for none."""
    letters = [base_letter(chr(code)) for code in range(0xC0, 0x180)]
    return [ord(letter) if ord(letter) < 0x7F else 0 for letter in letters]


def swift_array(name, kind, values, comment):
    lines, line = [], "   "
    for number in values:
        piece = f" {number},"
        if len(line) + len(piece) > 116:
            lines.append(line)
            line = "   "
        line += piece
    lines.append(line)
    body = "\n".join(lines)
    return f"  /// {comment}\n  static let {name}: [{kind}] = [\n{body}\n  ]\n"


def write(model, found):
    tables, tracking = advance_tables(model, found), tracking_table(model, found)
    earlier, ios10 = earlier_table(model, found), ios10_table(model, found)
    digits, weights = round(10000 * found[model.column["digits"]] / REFERENCE), weight_table(model, found)
    left, right, matrix = kerning_classes(model, found)
    blocks = [number for block in BLOCKS for number in block]
    names = {100: "thin", 400: "regular", 700: "bold", 900: "black"}
    parts = [
        swift_array("blocks", "UInt32", blocks, "First and last scalar of each run of scalars that has advances."),
        *(swift_array(names[m], "UInt16", tables[m], f"Advances of weight {m}, runs one after another; 0: unknown.")
          for m in MASTERS),
        swift_array("trackingSizes", "Double", [size for size, _ in tracking], "The sizes of `tracking`, in points."),
        swift_array("tracking", "Double", [ems for _, ems in tracking], "The additional advance of a glyph at each size, in 1/10000 em."),
        swift_array("earlierSizes", "Double", [size for size, _ in earlier], "The sizes of `earlierTracking`, in points."),
        swift_array("earlierTracking", "Double", [ems for _, ems in earlier],
                    "The addition to `tracking` at each size for iOS 13 and earlier, in 1/10000 em."),
        swift_array("iOS10Sizes", "Double", [size for size, _ in ios10], "The sizes of `iOS10Tracking`, in points."),
        swift_array("iOS10Tracking", "Double", [ems for _, ems in ios10],
                    "The addition to `earlierTracking` from the first size on for iOS 9 and 10, in 1/10000 em."),
        f"  /// The size from which digits were wider until iOS 13, in points.\n"
        f"  static let largeDigitsSize = {LARGE_DIGITS}.0\n",
        f"  /// The addition to the advance of a digit from that size on until iOS 13, in 1/10000 em.\n"
        f"  static let largeDigits = {digits}.0\n",
        swift_array("weightAxis", "Double", [w for w, _ in weights], "The weights of `weightSpacing`, from 100 to 900."),
        swift_array("weightSpacing", "Double", [ems for _, ems in weights], "The additional advance of a glyph at each weight, in 1/10000 em."),
        swift_array("leftKernClass", "UInt8", left, "Kerning class of U+0020...U+007E before another."),
        swift_array("rightKernClass", "UInt8", right, "Kerning class of U+0020...U+007E after another."),
        swift_array("kerning", "Int16", matrix, "Kerning by left class, then right class."),
        swift_array("unaccented", "UInt8", unaccented(), "The letter whose kerning applies to each of U+00C0...U+017F; 0 for none."),
    ]
    os.makedirs(os.path.dirname(OUTPUT), exist_ok=True)
    with open(OUTPUT, "w", encoding="utf-8") as file:
        file.write("// SPDX-License-Identifier: MIT\n// Written by Scripts/fit-system-font.py; do not edit.\n\n")
        file.write("/// Horizontal metrics of the iOS system font in 1/10000 em, fitted to recorded label widths.\n")
        file.write("///\n/// Source: labels and buttons in public Interface Builder documents (the article SystemFont).\n")
        file.write("enum SystemFontTables {\n" + "\n".join(parts))
        file.write(f"\n  /// The number of right classes in a row of `kerning`.\n  static let kernColumns = {max(right) + 1}\n}}\n")


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--corpus", default=os.environ.get("TINAMOU_CORPUS", os.path.join(ROOT, "..", "shared", "corpus")))
    arguments.add_argument("--more", action="append", default=[], metavar="FOLDER", help="a further folder of documents")
    arguments.add_argument("--write", action="store_true", help="write the Swift table")
    options = arguments.parse_args()
    fonts = {master: inter(style) for master, style in MASTERS.items()}
    recorded = recorded_samples(options.corpus)
    known = {sample.document for sample in recorded}
    for folder in options.more:
        recorded += samples_of_folder(folder)
    samples, rejected = usable(unedited(recorded), fonts)
    report(samples, rejected, fonts, options.corpus, known)
    if options.write:
        model = Model(fonts, samples)
        write(model, model.fit(*prepared(model, samples)))


if __name__ == "__main__":
    main()
