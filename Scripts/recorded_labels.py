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

# Text, size and weight as the document states them; width and height as Apple's engine stored them. The file of an
# element is its repository and path, which the versions of a document share; tools is the version of Xcode.
Sample = collections.namedtuple(
    "Sample", "kind text size weight width height lines document repository file element tools")

# The folders of the corpus with documents from which rules and tables may be made.
FOLDERS = ("ib", "ib-train")


# Before Xcode 7, documents were laid out with the fonts of iOS 8, whose system font was Helvetica Neue.
FIRST_TOOLS = 8100

# Xcode 9 was the first version whose canvas shows the system font of iOS 11.
FIRST_IOS11_TOOLS = 13000

# Xcode 12 was the first version whose canvas shows the system font of iOS 14.
FIRST_CURRENT_TOOLS = 17000


def recorded_samples(corpus, folders=FOLDERS):
    """Every label and plain button with one line of system font whose width nothing else dictates."""
    return [sample for folder in folders for sample in samples_of_folder(os.path.join(corpus, folder))]


def device_samples():
    """Texts that devices at three pixels per point measured, in snapshot suites of public repositories.

    Source: Tinder/Layout (iOS 17 to 26), pointfreeco/swift-snapshot-testing (iOS 13); one text in two fonts, one in twelve."""
    current, ios13 = FIRST_CURRENT_TOOLS, FIRST_IOS11_TOOLS
    rows = [("device button", "Layout", 15, 47, 18, current), ("device label", "Layout", 17, 51.3333, 20.3333, current)]
    for size, width, height in (
            (25, 188.6667, 30), (26, 196, 31.3333), (27, 203.3333, 32.3333), (28, 210.6667, 33.6667), (30, 225.6667, 36),
            (32, 240.3333, 38.3333), (34, 255, 40.6667), (38, 284, 45.6667), (43, 320.6667, 51.3333), (48, 356.6667, 57.3333),
            (53, 392.6667, 63.3333), (58, 428.3333, 69.3333)):
        rows.append(("device label", "What's the point?", size, width, height, ios13))
    return [Sample(kind, text, float(size), "regular", width, height, "1", "", "device", text, f"{kind} {size}", tools)
            for kind, text, size, width, height, tools in rows]


def samples_of_folder(folder):
    """The samples of the documents in a folder that its manifest.tsv lists."""
    rows = sorted(manifest(folder), key=lambda row: row["file"])
    return [sample for row in rows for sample in _samples(os.path.join(folder, row["file"]), row)]


def unedited(samples):
    """The samples without those whose text or font was changed after their width was stored.

    If versions of a document have different texts or fonts for an element but the same width, the width is that of
    the oldest; in versions of the same age, of an unknown one."""
    variants = collections.defaultdict(lambda: collections.defaultdict(set))
    for sample in samples:
        variants[sample.file, sample.element, sample.width][sample.tools].add((sample.text, sample.size, sample.weight))
    oldest = {}
    for key, ages in variants.items():
        first = ages[min(ages)]
        known = len(first) == 1
        oldest[key] = first if known else set()
    return [sample for sample in samples
            if (sample.text, sample.size, sample.weight) in oldest[sample.file, sample.element, sample.width]]


def manifest(folder):
    with open(os.path.join(folder, "manifest.tsv"), encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def _samples(path, row):
    tools = re.match("[0-9]+", row["toolsVersion"])
    tools = int(tools.group()) if tools else 0
    if 0 < tools < FIRST_TOOLS:
        return []
    root = ElementTree.parse(path).getroot()
    dictated = _items_with_dictated_width(root) | _stretched_items(root)
    samples = []
    for element in root.iter():
        if element.get("misplaced") == "YES" or element.get("ambiguous") == "YES":
            continue
        if element.tag == "label" and element.get("id") not in dictated:
            samples.append(_label(element, os.path.basename(path)))
        elif element.tag == "button" and element.get("id") not in dictated:
            samples.append(_button(element, os.path.basename(path)))
    file = f"{row['repo']}/{row['path']}"
    return [sample._replace(repository=row["repo"], file=file, tools=tools) for sample in samples if sample is not None]


EDGES = {name: edge for edge, names in (
    ("leading", ("leading", "left", "leadingMargin", "leftMargin")),
    ("trailing", ("trailing", "right", "trailingMargin", "rightMargin")),
    ("center", ("centerX", "centerXWithinMargins")),
    ("width", ("width",))) for name in names}


def _items_with_dictated_width(root):
    """Items with an equality on their width, or two of whose edges and center are tied to each other through others.

    Every other item counts as one whose width is known."""
    ties = _ties(root)
    dictated = set()
    for item in ties:
        groups = collections.defaultdict(set)
        for edge, other in ties[item]:
            groups[edge].add(other)
        if "width" in groups:
            dictated.add(item)
            continue
        reached = {}
        for edge, others in groups.items():
            waiting, seen = list(others), set(others)
            while waiting:
                for _, other in ties[waiting.pop()]:
                    if other != item and other not in seen:
                        seen.add(other)
                        waiting.append(other)
            if any(seen & before for before in reached.values()):
                dictated.add(item)
            reached[edge] = seen
    return dictated


def _ties(root):
    """For each item its edges and the items to which they are tied."""
    ties = collections.defaultdict(list)

    def tie(item, edge, other, its_edge):
        ties[item].append((edge, other))
        ties[other].append((its_edge, item))

    for holder in root.iter():
        identifier = holder.get("id")
        for guide in holder.findall("viewLayoutGuide"):
            tie(guide.get("id"), "leading", identifier, "leading")
            tie(guide.get("id"), "trailing", identifier, "trailing")
        subviews = holder.find("subviews")
        for view in subviews if subviews is not None else []:
            edges = {"leading", "trailing"}
            if holder.tag == "stackView":
                alignment = holder.get("alignment", "fill") if holder.get("axis") == "vertical" else "none"
                edges = {"fill": edges}.get(alignment, {alignment} & set(EDGES.values()))
            elif view.get("translatesAutoresizingMaskIntoConstraints") == "NO" or holder.tag == "tableViewCellContentView":
                edges = set()  # cells without constraints place the labels of their styles
            for edge in sorted(edges):
                tie(view.get("id"), edge, identifier, edge)
        constraints = holder.find("constraints")
        for constraint in constraints.findall("constraint") if constraints is not None else []:
            edge = EDGES.get(constraint.get("firstAttribute"))
            if constraint.get("relation", "equal") != "equal" or edge is None:
                continue
            first, second = constraint.get("firstItem") or identifier, constraint.get("secondItem")
            if second is not None and edge != "width":
                tie(first, edge, second, EDGES.get(constraint.get("secondAttribute"), "leading"))
            elif edge == "width":
                ties[first].append(("width", second or first))
                if second is not None:
                    ties[second].append(("width", first))
    return ties


def _stretched_items(root):
    """Items that a horizontal stack view makes as wide as each other or as their share of its width."""
    items = set()
    for stack in root.iter("stackView"):
        arranged = stack.find("subviews")
        if stack.get("axis") != "vertical" and stack.get("distribution") in ("fillEqually", "fillProportionally"):
            items |= {view.get("id") for view in (arranged if arranged is not None else [])}
    return items


def _label(element, document):
    text, frame = element.get("text"), _keyed(element, "rect", "frame")
    if text is None:
        string = _keyed(element, "string", "text")
        text = string.text if string is not None and string.get("base64-UTF8") != "YES" else None
    if not text or "\n" in text or frame is None or element.get("adjustsFontSizeToFit") == "YES":
        return None
    return _sample("label", text, _font(element, None), frame, element.get("numberOfLines", "1"), document, element.get("id"))


def _button(element, document):
    state, frame = _keyed(element, "state", "normal"), _keyed(element, "rect", "frame")
    plain = element.find("buttonConfiguration") is None and element.find("inset") is None
    if state is None or frame is None or not plain or state.get("image") or state.get("backgroundImage"):
        return None
    text = state.get("title")
    if not text or "\n" in text:
        return None
    default = (15, "regular") if element.get("buttonType") in ("roundedRect", "system") else None
    return _sample("button", text, _font(element, default), frame, "1", document, element.get("id"))


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


def _sample(kind, text, font, frame, lines, document, element):
    if font is None:
        return None
    width, height = float(frame.get("width")), float(frame.get("height"))
    return Sample(kind, text, font[0], font[1], width, height, lines, document, "", "", element, 0)


def _keyed(element, tag, key):
    return next((child for child in element.findall(tag) if child.get("key") == key), None)
