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

# Text, size and weight as the document states them; width and height as Apple's engine stored them; the version of the tool.
Sample = collections.namedtuple("Sample", "kind text size weight width height lines document repository version")

# The folders of the corpus with documents from which rules and tables may be made.
FOLDERS = ("ib", "ib-train")


def recorded_samples(corpus, folders=FOLDERS):
    """Every label and plain button with one line of system font whose width neither constraints nor a stack view dictate."""
    samples = []
    for folder in folders:
        for row in sorted(manifest(os.path.join(corpus, folder)), key=lambda row: row["file"]):
            version = int(row["toolsVersion"].split(".")[0])
            samples += _samples(os.path.join(corpus, folder, row["file"]), row["repo"], version)
    return samples


def manifest(folder):
    with open(os.path.join(folder, "manifest.tsv"), encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def _samples(path, repository, version):
    root = ElementTree.parse(path).getroot()
    dictated = _items_with_dictated_width(root)
    stretched = _items_stretched_by_stacks(root, dictated)
    samples = []
    for element in root.iter():
        if element.get("misplaced") == "YES" or element.get("ambiguous") == "YES" or element.get("id") in stretched:
            continue
        if element.tag == "label" and element.get("id") not in dictated:
            samples.append(_label(element, os.path.basename(path)))
        elif element.tag == "button":
            samples.append(_button(element, os.path.basename(path)))
    return [sample._replace(repository=repository, version=version) for sample in samples if sample is not None]


def _items_stretched_by_stacks(root, dictated):
    """Items that fill the width of a vertical stack view whose own width something dictates."""
    stretched = set()
    for stack in root.iter("stackView"):  # Outer stack views come before those in them.
        is_dictated = stack.get("id") in dictated or stack.get("id") in stretched
        if stack.get("axis") == "vertical" and stack.get("alignment", "fill") == "fill" and is_dictated:
            stretched |= {item.get("id") for item in stack.find("subviews") or []}
    return stretched


def _items_with_dictated_width(root):
    """Items with an equality on their width, or on two of their horizontal edges and center."""
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
    center = {"centerX", "centerXWithinMargins"}
    return {i for i, a in attributes.items() if "width" in a or sum(map(bool, (a & leading, a & trailing, a & center))) > 1}


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
    return Sample(kind, text, font[0], font[1], width, height, lines, document, "", 0)


def _keyed(element, tag, key):
    return next((child for child in element.findall(tag) if child.get("key") == key), None)
