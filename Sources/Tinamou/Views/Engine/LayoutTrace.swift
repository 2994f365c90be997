// SPDX-License-Identifier: MIT

extension UIView {
  /// The tree from this view's root down, a line a view, with a star at what is laid out by constraints and a note where the
  /// layout is ambiguous: what debuggers print with this private name.
  public func _autolayoutTrace() -> String {
    var lines: [String] = []
    root.trace(into: &lines, prefix: "", marked: self)
    return "\n" + lines.joined(separator: "\n") + "\n"
  }

  private func trace(into lines: inout [String], prefix: String, marked: UIView) {
    var line = prefix + (self === marked ? "•" : "") + (storedTranslatesAutoresizingMask ? "" : "*")
    line += ConstraintDescription.describe(self)
    if hasAmbiguousLayout { line += "- AMBIGUOUS LAYOUT" }
    lines.append(line)
    for subview in storedSubviews { subview.trace(into: &lines, prefix: prefix + "|   ", marked: marked) }
  }
}
