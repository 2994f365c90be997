// SPDX-License-Identifier: MIT

/// A view or guide as a log names it.
public struct LogItem: Hashable, Sendable {
  /// The class, with its module if the log has it; empty if the log names only an identifier.
  public let className: String
  /// The address, such as `0x7f8a`; `nil` if the log has none.
  public let address: String?
  /// The identifier or key of the view or guide; `nil` if it has none.
  public let identifier: String?
  /// The beginning of the text that the view shows; `nil` if the log has none.
  public let text: String?

  /// The value by which two mentions are one item: the address, or all names if there is no address.
  public var key: String {
    if let address, address.contains(where: { $0 != "0" && $0 != "x" }) { return address }
    return [className, identifier ?? "", text ?? ""].joined(separator: "\u{1F}")
  }

  /// Whether the item is a layout guide.
  public var isGuide: Bool { className.hasSuffix("LayoutGuide") || className.hasSuffix("Spacer") }

  /// Creates an item from its text in a description, such as `UILabel:0x7f8a'Total'`, or `title` with `legend`, the class
  /// and address of that name.
  init?(_ text: String, legend: LogItem? = nil) {
    let text = text.trimmed
    guard !text.isEmpty else { return nil }
    if let legend {
      (className, address, self.text) = (legend.className, legend.address, nil)
      identifier = text
    } else if let colon = text.firstRange(of: ":0x") {
      className = MangledClassName.plain(String(text[..<colon.lowerBound]))
      let rest = text[colon.upperBound...].dropFirst(0)
      let digits = rest.prefix { $0 != "'" && $0 != " " }
      address = "0x" + digits
      let quoted = rest.dropFirst(digits.count)
      let content = quoted.hasPrefix("'") ? String(quoted.dropFirst().dropLast(quoted.hasSuffix("'") ? 1 : 0)) : nil
      let isGuide = className.hasSuffix("LayoutGuide") || className.hasSuffix("Spacer")
      identifier = isGuide ? content : nil
      self.text = isGuide ? nil : content
    } else if let colon = text.firstIndex(of: ":"),
      text[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    {
      // Masonry's keys follow the class in place of the address.
      className = MangledClassName.plain(String(text[..<colon]))
      address = nil
      identifier = String(text[text.index(after: colon)...])
      self.text = nil
    } else {
      (className, address, self.text) = ("", nil, nil)
      identifier = text
    }
    guard !(className.isEmpty && (identifier ?? "").isEmpty) else { return nil }
  }
}
