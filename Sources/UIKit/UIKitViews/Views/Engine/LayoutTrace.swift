// SPDX-License-Identifier: MIT

extension UIView {
  /// A description of this view and its descendants, one line per view, that marks views laid out by constraints with a
  /// star and notes ambiguous layouts. It is the private method of this name that is used in debuggers.
  public func _autolayoutTrace() -> String {
    var lines: [String] = []
    root.trace(into: &lines, prefix: "", marked: self)
    return "\n" + lines.joined(separator: "\n") + "\n"
  }

  private func trace(into lines: inout [String], prefix: String, marked: UIView) {
    var line = prefix + (self === marked ? "•" : "") + (storedTranslatesAutoresizingMask ? "" : "*")
    line += ConstraintText.describe(self)
    if hasAmbiguousLayout { line += "- AMBIGUOUS LAYOUT" }
    lines.append(line)
    for subview in storedSubviews { subview.trace(into: &lines, prefix: prefix + "|   ", marked: marked) }
  }
}
