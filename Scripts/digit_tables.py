# SPDX-License-Identifier: MIT
"""Tables of digits, in which advances and kerning are written as Swift strings."""

ASCII = [chr(code) for code in range(0x20, 0x7F)]
# Two digits of this base hold an advance in 1/1500 em, one a kerning in 1/200 em. Neither quotes nor backslashes are digits.
BASE, FIRST, UNITS, KERN_UNITS = 57, 0x23, 1500, 200


def kerning_classes(metrics, characters=ASCII):
    """Classes of left and right characters of `metrics`, and the matrix of their kerning in units."""
    letters = [[limited(metrics.kern(a, b)) for b in characters] for a in characters]
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


def kerning_literal(kerning):
    """The call that creates the table of kerning."""
    left, right, matrix = kerning
    text = f"FreeFontKerning(\n      columns: {len(matrix[0])},\n"
    for label, values in (("left", left), ("right", right), ("pairs", [k + BASE // 2 for row in matrix for k in row])):
        text += f"      {label}: {literal(''.join(digits(v, 1) for v in values), 8 if label == 'pairs' else 6)},\n"
    return text[:-2] + ")"
