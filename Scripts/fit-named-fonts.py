#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the advance widths of the fonts that are not the system's as a Swift table.

    python3 Scripts/fit-named-fonts.py [--fonts DIRECTORY] [--corpus ../shared/corpus] [--more FOLDER]... [--write]

Four sources, all of them figures: free fonts that were drawn to the same widths (Nimbus Sans for Helvetica and Arial,
Nimbus Roman for Times New Roman, P052 for Palatino: Debian's fonts-urw-base35), the commonly quoted widths of Helvetica
Neue, Helvetica Light and Avenir, which no font file here confirms and only recorded labels check, widths as PDF files commonly state them for Verdana,
Georgia and Trebuchet MS when they do not contain them, and recorded labels (Futura: URW Gothic's proportions, corrected letter by letter so that the labels
come out; ridge-regressed, since there are fewer labels than letters). Printed: how far the tables are from recorded
labels, for Futura with each text left out in turn. The kerning of Helvetica, Helvetica Neue and Arial is that of
Liberation Sans, that of Times New Roman is Liberation Serif's (Debian's fonts-liberation2), and that of Palatino P052's.
Fonts that are not installed are looked for in DIRECTORY. Every further folder has documents and a manifest.tsv like
those of the corpus.
"""

import argparse
import fnmatch
import glob
import os
import subprocess
from xml.etree import ElementTree

import numpy as np

from digit_tables import kerning_classes, kerning_literal
from opentype_metrics import OpenTypeMetrics
from recorded_labels import FOLDERS, _items_with_dictated_width, _keyed, manifest

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OUTPUT = os.path.join(ROOT, "Sources", "Graphics", "SystemFont", "Generated", "NamedFontTables.swift")
LETTERS = [chr(code) for code in range(0x20, 0x7F)]

SAME_WIDTHS = {"helvetica": "NimbusSans-Regular", "helveticaBold": "NimbusSans-Bold",
               "times": "NimbusRoman-Regular", "timesBold": "NimbusRoman-Bold",
               "palatino": "P052-Roman", "palatinoBold": "P052-Bold"}

# Helvetica Neue 55 Roman in 1/1000 em, from U+0020 on, as commonly quoted; held against recorded labels below.
HELVETICA_NEUE = [
    278, 259, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 648, 685, 722, 704, 611, 574, 759, 722, 259, 519, 667, 556, 871,
    722, 760, 648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611, 259, 333, 259, 600, 500, 222, 537, 593, 537, 593,
    537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574, 593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480, 333,
    222, 333, 600]

# The same for Helvetica Neue 75 Bold, Helvetica Light and Avenir 55 Roman.
HELVETICA_NEUE_BOLD = [
    278, 278, 463, 556, 556, 1000, 685, 278, 296, 296, 407, 600, 278, 407, 278, 371, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 685, 704, 741, 741, 648, 593, 759, 741, 295, 556, 722, 593, 907,
    741, 778, 667, 778, 722, 649, 611, 741, 630, 944, 667, 667, 648, 333, 371, 333, 600, 500, 259, 574, 611, 574, 611,
    574, 333, 611, 593, 258, 278, 574, 258, 906, 593, 611, 611, 611, 389, 537, 352, 593, 520, 814, 537, 519, 519, 333,
    223, 333, 600]
HELVETICA_LIGHT = [
    278, 333, 278, 556, 556, 889, 667, 222, 333, 333, 389, 660, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 660, 660, 660, 500, 800, 667, 667, 722, 722, 611, 556, 778, 722, 278, 500, 667, 556, 833,
    722, 778, 611, 778, 667, 611, 556, 722, 611, 889, 611, 611, 611, 333, 278, 333, 660, 500, 222, 556, 611, 556, 611,
    556, 278, 611, 556, 222, 222, 500, 222, 833, 556, 556, 611, 611, 333, 500, 315, 556, 500, 778, 500, 500, 500, 333,
    222, 333, 660]
AVENIR = [
    278, 278, 389, 556, 556, 852, 685, 222, 296, 296, 389, 667, 278, 333, 278, 370, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 667, 667, 667, 463, 800, 667, 611, 685, 741, 556, 519, 759, 741, 259, 500, 648, 463, 870,
    778, 833, 574, 833, 611, 537, 537, 667, 611, 944, 593, 593, 556, 278, 370, 278, 667, 500, 259, 537, 611, 500, 611,
    556, 315, 611, 556, 241, 241, 500, 241, 833, 556, 611, 611, 611, 352, 444, 333, 556, 481, 741, 481, 463, 444, 278,
    222, 278, 667]

# Widths as PDF files commonly state them for fonts that they do not contain, in 1/1000 em, from U+0020 on. Entered by hand: no
# font file or recorded label confirms them.
STATED_WIDTHS = {
    "verdana": [
        352, 394, 459, 818, 636, 1076, 727, 269, 454, 454, 636, 818, 364, 454, 364, 454, 636, 636, 636, 636, 636, 636, 636,
        636, 636, 636, 454, 454, 818, 818, 818, 545, 1000, 684, 686, 698, 771, 632, 575, 775, 751, 421, 455, 693, 557, 843,
        748, 787, 603, 787, 695, 684, 616, 732, 684, 989, 685, 615, 685, 454, 454, 454, 818, 636, 636, 601, 623, 521, 623,
        596, 352, 623, 633, 274, 344, 592, 274, 973, 633, 607, 623, 623, 427, 521, 394, 633, 592, 818, 592, 592, 525, 635,
        454, 635, 818],
    "verdanaBold": [
        342, 402, 587, 867, 711, 1272, 862, 332, 543, 543, 711, 867, 361, 480, 361, 689, 711, 711, 711, 711, 711, 711, 711,
        711, 711, 711, 402, 402, 867, 867, 867, 617, 964, 776, 762, 724, 830, 683, 650, 811, 837, 546, 555, 771, 637, 948,
        847, 850, 733, 850, 782, 710, 682, 812, 764, 1128, 764, 737, 692, 543, 689, 543, 867, 711, 711, 668, 699, 588, 699,
        664, 422, 699, 712, 342, 403, 671, 342, 1058, 712, 687, 699, 699, 497, 593, 455, 712, 650, 979, 669, 651, 597, 711,
        543, 711, 867],
    "georgia": [
        241, 331, 412, 643, 610, 817, 710, 215, 375, 375, 473, 643, 270, 374, 270, 469, 613, 429, 559, 551, 565, 528, 566,
        503, 596, 565, 313, 313, 643, 643, 643, 479, 968, 671, 654, 642, 750, 653, 600, 726, 815, 390, 518, 695, 602, 927,
        767, 744, 610, 744, 702, 561, 618, 757, 666, 977, 710, 615, 602, 375, 469, 375, 643, 643, 500, 504, 560, 454, 575,
        484, 325, 510, 582, 293, 291, 535, 287, 880, 591, 539, 571, 560, 410, 432, 346, 576, 497, 738, 504, 493, 443, 430,
        375, 430, 643],
    "trebuchet": [
        301, 367, 325, 524, 524, 600, 706, 160, 367, 367, 367, 524, 367, 367, 367, 524, 524, 524, 524, 524, 524, 524, 524,
        524, 524, 524, 367, 367, 524, 524, 524, 367, 771, 590, 566, 598, 613, 536, 525, 676, 654, 278, 477, 576, 507, 709,
        638, 674, 558, 676, 582, 481, 581, 648, 588, 852, 557, 570, 550, 367, 355, 367, 524, 524, 524, 525, 557, 495, 557,
        545, 370, 502, 546, 285, 367, 504, 295, 830, 546, 537, 557, 557, 389, 405, 396, 546, 490, 744, 501, 493, 475, 367,
        524, 367, 524],
}

# The kerning of each group of fonts. Source: Helvetica Neue's was compared with recorded labels.
KERNING = {"sans": "LiberationSans-Regular", "serif": "LiberationSerif-Regular", "palatino": "P052-Roman"}

FUTURA_PROPORTIONS = "URWGothic-Book"
# How strongly a letter of Futura is held to its proportion, in points at 17 points.
RIDGE = 10
# The fonts that documents bring along and that the recording machine did not have: shown in Helvetica Neue.
MISSING = "OpenSans*"


def font(name, directory):
    paths = glob.glob(os.path.join(directory, "**", name + ".[ot]tf"), recursive=True) if directory else []
    if not paths:
        found = subprocess.run(["fc-list", f":postscriptname={name}", "file"], capture_output=True, text=True, check=True)
        paths = [line.split(":")[0] for line in found.stdout.splitlines() if line.split(":")[0].endswith((".otf", ".ttf"))]
    if not paths:
        raise SystemExit(f"{name} is not installed: give the directory that it is in with --fonts")
    return OpenTypeMetrics(paths[0])


def recorded(folders, pattern):
    """Text, size and width of each label of one line in a font whose name is like `pattern` and whose width nothing
    dictates."""
    labels = set()
    for path in [os.path.join(folder, row["file"]) for folder in folders for row in manifest(folder)]:
        root = ElementTree.parse(path).getroot()
        dictated = _items_with_dictated_width(root)
        for element in root.iter("label"):
            description, frame = _keyed(element, "fontDescription", "fontDescription"), _keyed(element, "rect", "frame")
            if description is None or frame is None or element.get("id") in dictated:
                continue
            text = element.get("text") or ""
            if fnmatch.fnmatchcase(description.get("name") or "", pattern) and text and set(text) <= set(LETTERS):
                labels.add((text, float(description.get("pointSize")), float(frame.get("width"))))
    return sorted(labels)


def natural(text, advances, kern=lambda a, b: 0.0):
    return sum(advances[c] for c in text) + sum(kern(a, b) for a, b in zip(text, text[1:]))


def half_a_pixel(width):
    """What rounding up to a pixel added on average, in points."""
    return {0.333: 1 / 6, 0.667: 1 / 6}.get(round(width % 1, 3), 0.25)


def report(name, labels, advances, kern):
    for text, size, width in labels:
        if abs(size * natural(text, advances) - width) > 8:  # stretched by its surroundings
            continue
        print(f"{name:16} {text:30} {size:4g} pt  {width:7.2f} recorded  "
              f"{size * natural(text, advances, kern) + half_a_pixel(width) - width:+.2f}")


def fit_futura(proportions, labels):
    """The scale of the proportions and what each letter differs from them, in ems."""
    letters = sorted({c for text, _, _ in labels for c in text})
    matrix, widths = [], []
    for text, size, width in labels:
        row = [text.count(letter) for letter in letters] + [natural(text, proportions.advances, proportions.kern)]
        matrix.append([17 * value for value in row])
        widths.append(17 * (width - half_a_pixel(width)) / size)
    ridge = np.diag([float(RIDGE)] * len(letters) + [0.0])
    found = np.linalg.lstsq(np.vstack([matrix, ridge]), np.concatenate([widths, np.zeros(len(ridge))]), rcond=None)[0]
    corrections = dict(zip(letters, found[:-1]))
    advances = {c: found[-1] * proportions.advances[c] + corrections.get(c, 0.0) for c in LETTERS}
    return Proportions(advances, lambda a, b: found[-1] * proportions.kern(a, b))


class Proportions:
    def __init__(self, advances, kern):
        self.advances, self.kern = advances, kern

    @staticmethod
    def of(metrics):
        return Proportions({c: metrics.advance(c) for c in LETTERS}, metrics.kern)


def futura(proportions, labels):
    errors = []
    for left_out in labels:
        fitted = fit_futura(proportions, [label for label in labels if label[0] != left_out[0]])
        text, size, width = left_out
        errors.append(size * natural(text, fitted.advances, fitted.kern) + half_a_pixel(width) - width)
        print(f"{'Futura':16} {text:30} {size:4g} pt  {width:7.2f} recorded  {errors[-1]:+.2f} left out")
    print(f"Futura: root of the mean square {np.sqrt(np.mean(np.square(errors))):.2f} pt, left out in turn")
    return fit_futura(proportions, labels)


def swift_array(name, values):
    lines, line = [], "   "
    for value in values:
        piece = f" {value},"
        if len(line) + len(piece) > 116:
            lines.append(line)
            line = "   "
        line += piece
    lines.append(line)
    return f"  static let {name}: [UInt16] = [\n" + "\n".join(lines) + "\n  ]\n"


def write(tables, kerning):
    with open(OUTPUT, "w", encoding="utf-8") as file:
        file.write("// SPDX-License-Identifier: MIT\n// Written by Scripts/fit-named-fonts.py; do not edit.\n\n")
        file.write("/// Advances of U+0020...U+007E in 1/10000 em.\n///\n")
        file.write("/// Source: free fonts of the same widths, quoted widths, recorded labels (the article SystemFont).\n")
        file.write("enum NamedFontTables {\n" + "\n".join(
            swift_array(name, [round(10000 * advances[c]) for c in LETTERS]) for name, advances in tables.items()))
        for name, metrics in kerning.items():
            file.write(f"\n  static let {name}Kerning = {kerning_literal(kerning_classes(metrics))}\n")
        file.write("}\n")
    subprocess.run(["swift", "format", "-i", OUTPUT], check=True)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--corpus", default=os.environ.get("TINAMOU_CORPUS", os.path.join(ROOT, "..", "shared", "corpus")))
    arguments.add_argument("--fonts", help="where the fonts are, if they are not installed")
    arguments.add_argument("--write", action="store_true", help="write the Swift table")
    arguments.add_argument("--more", action="append", default=[], metavar="FOLDER", help="a further folder of documents")
    options = arguments.parse_args()
    folders = [os.path.join(options.corpus, folder) for folder in FOLDERS] + options.more
    tables = {name: Proportions.of(font(file, options.fonts)).advances for name, file in SAME_WIDTHS.items()}
    kerning = {name: font(file, options.fonts) for name, file in KERNING.items()}
    quoted = {"helveticaNeue": HELVETICA_NEUE, "helveticaNeueBold": HELVETICA_NEUE_BOLD,
              "helveticaLight": HELVETICA_LIGHT, "avenir": AVENIR}
    for name, widths in (quoted | STATED_WIDTHS).items():
        tables[name] = {c: width / 1000 for c, width in zip(LETTERS, widths, strict=True)}
    for name, table in (("HelveticaNeue", "helveticaNeue"), (MISSING, "helveticaNeue"),
                        ("HelveticaNeue-Bold", "helveticaNeueBold"), ("Helvetica-Light", "helveticaLight")):
        report(name, recorded(folders, name), tables[table], kerning["sans"].kern)
    report("Avenir", recorded(folders, "Avenir-*"), tables["avenir"], lambda a, b: 0.0)
    labels = [label for label in recorded(folders[:1], "Futura-Medium") if label[2] < 200]
    fitted = futura(Proportions.of(font(FUTURA_PROPORTIONS, options.fonts)), labels)
    tables["futura"], kerning["futura"] = fitted.advances, fitted
    if options.write:
        write(tables, kerning)


if __name__ == "__main__":
    main()
