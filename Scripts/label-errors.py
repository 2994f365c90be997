#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints the error of predicted sizes of labels in the system font, by weight and size.

    python3 Scripts/label-errors.py [--corpus ../shared/corpus] [--tinamou PROGRAM]

The labels have one line, nothing dictates their width, and Xcode 12 or later stored it, with the font of iOS 14. A frame
that is more than 8 % wider or narrower than
the text is not that of the text. The tables of widths are made from the same documents; fit-system-font.py prints the
errors with each repository left out.
"""

import argparse
import collections
import json
import os
import subprocess
import tempfile

import build_folder
from recorded_labels import FIRST_CURRENT_TOOLS, recorded_samples


def distinct_labels(corpus):
    """The labels, each once per repository."""
    labels = set()
    for sample in recorded_samples(corpus):
        current = sample.tools == 0 or sample.tools >= FIRST_CURRENT_TOOLS
        if sample.kind == "label" and sample.lines == "1" and sample.size > 0 and current:
            bare = sample._replace(document="", repository="", file="", element="", tools=0)
            labels.add((sample.repository, bare))
    return sorted(labels)


def predicted_sizes(keys, tinamou):
    """The width and height of each text, size and weight."""
    lines = ["size: [90000, ~]", "views:"]
    for index, (text, size, weight) in enumerate(keys):
        font = f"{{size: {size}, weight: {weight}}}"
        lines.append(f"  v{index}: {{ class: UILabel, text: {json.dumps(text, ensure_ascii=False)}, font: {font} }}")
    lines.append("layout: |")
    lines.append(";\n".join(f"  H:|[v{index}];\n  V:|[v{index}]" for index in range(len(keys))))
    with tempfile.NamedTemporaryFile("w", suffix=".layout.yaml", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
        file.flush()
        answer = subprocess.run([tinamou, "solve", file.name, "--format", "json"], capture_output=True, text=True)
    frames = {view["id"]: view["frame"] for view in json.loads(answer.stdout)["scenes"][0]["views"]}
    return {key: frames[f"v{index}"][2:] for index, key in enumerate(keys)}


def band(size):
    return "below 20" if size < 20 else "20 to 27" if size < 28 else "28 and more"


def quantile(values, share):
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    parser.add_argument("--corpus", default=os.path.join(root, "..", "shared", "corpus"))
    parser.add_argument("--tinamou", default=build_folder.programs() / "tinamou")
    arguments = parser.parse_args()
    labels = distinct_labels(arguments.corpus)
    sizes = predicted_sizes(sorted({(s.text, s.size, s.weight) for _, s in labels}), arguments.tinamou)
    groups, repositories, others = collections.defaultdict(list), set(), 0
    for repository, sample in labels:
        width, height = sizes[sample.text, sample.size, sample.weight]
        if abs(sample.width / max(width, 1) - 1) > 0.08:
            others += 1
            continue
        repositories.add(repository)
        errors = abs(sample.width - width), abs(sample.height - height)
        for group in (("all", "all"), ("all", band(sample.size)), (sample.weight, band(sample.size))):
            groups[group].append(errors)
    print(f"{len(groups['all', 'all'])} labels of {len(repositories)} repositories; "
          f"{others} more have frames that are not those of their texts")
    print("weight    size         labels  width: median   95 %  up to 1 point  height: median")
    for (weight, size), errors in sorted(groups.items()):
        widths, heights = zip(*errors)
        near = 100 * sum(error <= 1.01 for error in widths) / len(widths)
        print(f"{weight:9} {size:12} {len(errors):6}  {quantile(widths, 0.5):13.2f} {quantile(widths, 0.95):6.2f}"
              f"  {near:11.0f} %  {quantile(heights, 0.5):14.2f}")


if __name__ == "__main__":
    main()
