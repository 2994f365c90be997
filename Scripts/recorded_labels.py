# SPDX-License-Identifier: MIT
"""Single-line texts with their recorded widths, read from the Interface Builder documents in ../shared/corpus."""

import collections
import csv
import os
import re
import xml.etree.ElementTree as ElementTree

STYLES = {
    "Title0": (34, "regular"), "LargeTitle": (34, "regular"), "Title1": (28, "regular"), "Title2": (22, "regular"),
    "Title3": (20, "regular"), "Headline": (17, "semibold"), "Body": (17, "regular"), "Callout": (16, "regular"),
    "Subhead": (15, "regular"), "Footnote": (13, "regular"), "Caption1": (12, "regular"), "Caption2": (11, "regular"),
}

# Text, size and weight as the document states them; width and height as Apple's engine stored them.
Sample = collections.namedtuple("Sample", "kind text size weight width height lines document repository")

# The folders of the corpus with documents from which rules and tables may be made.
FOLDERS = ("ib", "ib-train")


def recorded_samples(corpus, folders=FOLDERS):
    """Every label and plain button with one line of system font whose width no constraint dictates."""
    samples = []
    for folder in folders:
        for row in sorted(manifest(os.path.join(corpus, folder)), key=lambda row: row["file"]):
            samples += _samples(os.path.join(corpus, folder, row["file"]), row["repo"])
    return samples


def manifest(folder):
    with open(os.path.join(folder, "manifest.tsv"), encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def _samples(path, repository):
    root = ElementTree.parse(path).getroot()
    dictated = _items_with_dictated_width(root)
    samples = []
    for element in root.iter():
        if element.get("misplaced") == "YES" or element.get("ambiguous") == "YES":
            continue
        if element.tag == "label" and element.get("id") not in dictated:
            samples.append(_label(element, os.path.basename(path)))
        elif element.tag == "button":
            samples.append(_button(element, os.path.basename(path)))
    return [sample._replace(repository=repository) for sample in samples if sample is not None]


def _items_with_dictated_width(root):
    """Items with an equality on their width, or on both of their horizontal edges."""
    attributes = collections.defaultdict(set)
    for holder in root.iter():
        constraints = holder.find("constraints")
        for constraint in constraints.findall("constraint") if constraints is not None else []:
            if constraint.get("relation", "equal") != "equal":
                continue
            first = constraint.get("firstItem") or holder.get("id")
            attributes[first].add(constraint.get("firstAttribute"))
            if constraint.get("secondItem"):
                attributes[constraint.get("secondItem")].add(constraint.get("secondAttribute"))
    leading = {"leading", "left", "leadingMargin", "leftMargin"}
    trailing = {"trailing", "right", "trailingMargin", "rightMargin"}
    return {i for i, a in attributes.items() if "width" in a or (a & leading and a & trailing)}


def _label(element, document):
    text, frame = element.get("text"), _keyed(element, "rect", "frame")
    if text is None:
        string = _keyed(element, "string", "text")
        text = string.text if string is not None and string.get("base64-UTF8") != "YES" else None
    if not text or "\n" in text or frame is None or element.get("adjustsFontSizeToFit") == "YES":
        return None
    return _sample("label", text, _font(element, None), frame, element.get("numberOfLines", "1"), document)


def _button(element, document):
    state, frame = _keyed(element, "state", "normal"), _keyed(element, "rect", "frame")
    plain = element.find("buttonConfiguration") is None and element.find("inset") is None
    if state is None or frame is None or not plain or state.get("image") or state.get("backgroundImage"):
        return None
    text = state.get("title")
    if not text or "\n" in text:
        return None
    default = (15, "regular") if element.get("buttonType") in ("roundedRect", "system") else None
    return _sample("button", text, _font(element, default), frame, "1", document)


def _font(element, default):
    description = _keyed(element, "fontDescription", "fontDescription")
    if description is None:
        return default
    style = re.match("UICTFontTextStyle(.*)", description.get("style", ""))
    if style:
        return STYLES.get(style.group(1))
    if description.get("type") not in ("system", "boldSystem"):
        return None
    weight = "bold" if description.get("type") == "boldSystem" else description.get("weight", "regular")
    return float(description.get("pointSize")), weight


def _sample(kind, text, font, frame, lines, document):
    if font is None:
        return None
    width, height = float(frame.get("width")), float(frame.get("height"))
    return Sample(kind, text, font[0], font[1], width, height, lines, document, "")


def _keyed(element, tag, key):
    return next((child for child in element.findall(tag) if child.get("key") == key), None)
