# SPDX-License-Identifier: MIT
"""The designs of the iOS system font, and how a size, a weight and a version of iOS lie between them.

A letter is as wide as in six designs, of three weights for text and for large text, mixed by weight and size, plus the
tracking of the size. The advances of the designs follow from those that an app read from nine fonts on iOS 26.1
(../shared/reference/system-font). An em has 2048 units, of which the advances of regular and black letters are whole
numbers, those of the other weights fixed fractions between them.
"""

import csv
import os

import numpy as np

ASCII = [chr(code) for code in range(0x20, 0x7F)]
UNITS = 2048

# The place of a weight between the designs: thin at -1, regular at 0, black at 1. Source: the recorded advances, whose
# fractions are the same for all letters.
POSITIONS = {"ultraLight": -0.925, "thin": -0.725, "light": -0.315, "regular": 0, "medium": 55 / 300,
             "semibold": 95 / 300, "bold": 0.5, "heavy": 230 / 300, "black": 1}

# The share of the design for large text at a size. Source: recorded advances at 17, 20 and 28 points; recorded labels
# between.
OPTICAL = {17: 0, 18: 0.05, 19: 0.09, 20: 0.236328, 22: 0.535, 25: 0.85, 28: 1}

# Tracking in units. Source: recorded advances at 8, 11, 13, 15, 16, 17, 20, 28, 33 and 34 points; Apple, Human Interface
# Guidelines, Typography (tracking of SF Pro) at the others.
TRACKING = {6: 84, 7: 70, 8: 52, 9: 39, 10: 24.5, 11: 12, 12: 0, 13: -12, 14: -22.5, 15: -32, 16: -40, 17: -52, 18: -50,
            19: -49, 20: -46, 21: -37, 22: -24.5, 23: -8.5, 24: 6, 25: 12, 26: 17, 27: 22, 28: 28, 30: 27.5, 33: 24, 34: 23,
            36: 20.5, 40: 19.5, 48: 15, 60: 8.5, 72: 4, 80: 0}

# Until iOS 13, large text began at once, at 20 points, and the tracking was another one from 17 points on. Source: Apple, Human
# Interface Guidelines, Typography (tracking of SF Pro Text and SF Pro Display); recorded labels confirm it to a unit, and one text
# in twelve sizes from 25 to 58 points gives it there.
FIRST_LARGE = 20
EARLIER_TRACKING = {16: -40, 17: -48, 18: -50.5, 19.999: -54, 20: 39, 22: 33, 25: 29, 28: 26.6, 30: 26, 34: 23.1, 40: 19.7, 48: 15.2,
                    60: 8.5, 72: 4, 80: 0}
# What large text of iOS 9 and 10 had beyond that, except bold letters. Source: 27 recorded labels.
IOS10_TRACKING = {20: 23, 28: 29, 40: 18, 56: 10, 80: 0}

# The strings that were recorded in every font, by the column of fonts.tsv.
STRINGS = {"w_digits": "0123456789", "w_AVAST": "AVAST Wavy To. LT", "w_Hello": "Hello UIKit", "w_iiii": "iiiiillll",
           "w_pangram": "The quick brown fox jumps over the lazy dog", "w_WWWW": "WWWW MMMM"}


def curve(points, size):
    sizes = sorted(points)
    return float(np.interp(size, sizes, [points[knot] for knot in sizes]))


def edition(tools):
    """The first version of iOS whose system font a version of Xcode shows: 9, 11 or 14."""
    return 14 if tools == 0 or tools >= 17000 else 11 if tools >= 13000 else 9


def display_share(size, edition=14):
    """How much of the design for large text a size has."""
    return curve(OPTICAL, size) if edition == 14 else float(size >= FIRST_LARGE)


def tracking(size, edition=14, weight="regular"):
    """What every letter has beyond its design at a size, in units."""
    if edition == 14 or size < min(EARLIER_TRACKING):
        return curve(TRACKING, size)
    early = edition == 9 and size >= FIRST_LARGE and POSITIONS[weight] < POSITIONS["bold"]
    return curve(EARLIER_TRACKING, size) + (curve(IOS10_TRACKING, size) if early else 0)


class Designs:
    """The advances of ASCII in the six designs, in units without tracking."""

    NAMES = [(optical, weight) for optical in ("text", "display") for weight in ("thin", "regular", "black")]

    def __init__(self, folder):
        with open(os.path.join(folder, "advances.tsv"), encoding="utf-8") as file:
            rows = [line.rstrip("\n").split("\t", 1) for line in file if not line.startswith("#")]
        if rows[0][1] != "".join(ASCII):
            raise SystemExit("advances.tsv does not list the letters of ASCII in their order")
        recorded = {}
        for name, values in rows[1:]:
            weight, size = name.rstrip("0123456789"), int(name.lstrip("abcdefghijklmnopqrstuvwxyzL"))
            recorded[weight, size] = np.array([float(v) for v in values.split()]) / size * UNITS - tracking(size)
        self.advances = {}
        for optical, regular, black, light in (
                ("text", ("regular", 15), ("black", 17), ("ultraLight", 17)),
                ("display", ("regular", 28), ("black", 34), ("light", 28))):
            plain = np.round(recorded[regular])
            self.advances[optical, "regular"] = plain
            self.advances[optical, "black"] = np.round(recorded[black])
            self.advances[optical, "thin"] = np.round(plain - (recorded[light] - plain) / POSITIONS[light[0]])
        for (weight, size), values in recorded.items():
            error = np.abs(self.mixed(weight, display_share(size)) - values).max() * size / UNITS
            if error > 0.01:
                raise SystemExit(f"the designs do not give the recorded advances of {weight} {size}: {error:.3f} points")

    def mixed(self, weight, share):
        """The advances of a weight with a share of the design for large text."""
        place = POSITIONS[weight]
        side = "black" if place > 0 else "thin"
        text, display = (self.advances[o, "regular"] + abs(place) * (self.advances[o, side] - self.advances[o, "regular"])
                         for o in ("text", "display"))
        return text + share * (display - text)


def recorded_fonts(folder):
    """The upright fonts of iOS 26.1 with the widths of STRINGS, in points."""
    with open(os.path.join(folder, "fonts.tsv"), encoding="utf-8") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    return [row for row in rows if row["platform"] == "ios" and row["id"] in POSITIONS]
