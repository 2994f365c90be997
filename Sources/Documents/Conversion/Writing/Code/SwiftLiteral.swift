// SPDX-License-Identifier: MIT

import Tinamou

/// Values as expressions of Swift.
enum SwiftLiteral {
  static func text(_ text: String) -> String {
    QuotedText.text(
      text, escaping: { (0x2028...0x2029).contains($0) }, as: { "\\u{\(String($0, radix: 16))}" })
  }

  static func color(_ color: DescribedColor) -> String {
    switch color {
    case .named(let name): return "." + name
    case .components(let red, let green, let blue, let alpha):
      let parts = [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)]
      return "UIColor(" + parts.map { "\($0.0): \(NumberText.text($0.1))" }.joined(separator: ", ") + ")"
    }
  }

  static func font(_ font: DescribedFont) -> String {
    let size = NumberText.text(font.size)
    if let style = font.style { return ".preferredFont(forTextStyle: .\(style))" }
    let names = [font.name, font.substitute].compactMap(\.self)
    return names.map { "UIFont(name: \(text($0)), size: \(size)) ?? " }.joined() + systemFont(font, size)
  }

  private static func systemFont(_ font: DescribedFont, _ size: String) -> String {
    if font.hasMonospacedDigits { return ".monospacedDigitSystemFont(ofSize: \(size), weight: .\(font.weight))" }
    if font.isItalic { return ".italicSystemFont(ofSize: \(size))" }
    return font.weight == "regular"
      ? ".systemFont(ofSize: \(size))" : ".systemFont(ofSize: \(size), weight: .\(font.weight))"
  }

  static func image(_ image: DescribedImage) -> String {
    switch image {
    case .symbol(let name, nil, "unspecified"): return "UIImage(systemName: \(text(name)))"
    case .symbol(let name, let size, let weight):
      var parts: [String] = []
      if let size { parts.append("pointSize: \(NumberText.text(size))") }
      if weight != "unspecified" { parts.append("weight: .\(weight)") }
      return "UIImage(systemName: \(text(name)), withConfiguration: UIImage.SymbolConfiguration("
        + parts.joined(separator: ", ") + "))"
    case .sized(let width, let height):
      return "UIGraphicsImageRenderer(size: CGSize(width: \(NumberText.text(width)), height: "
        + "\(NumberText.text(height)))).image { _ in }"
    }
  }

  static func insets(_ insets: DescribedInsets) -> String {
    "UIEdgeInsets(" + edges(insets, "left", "right") + ")"
  }

  static func directionalInsets(_ insets: DescribedInsets) -> String {
    "NSDirectionalEdgeInsets(" + edges(insets, "leading", "trailing") + ")"
  }

  private static func edges(_ insets: DescribedInsets, _ start: String, _ end: String) -> String {
    let parts = [("top", insets.top), (start, insets.left), ("bottom", insets.bottom), (end, insets.right)]
    return parts.map { "\($0.0): \(NumberText.text($0.1))" }.joined(separator: ", ")
  }

  static func rectangle(_ frame: DescribedFrame) -> String {
    let parts = [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)]
    return "CGRect(" + parts.map { "\($0.0): \(NumberText.text($0.1))" }.joined(separator: ", ") + ")"
  }

  static func priority(_ priority: Float) -> String {
    switch priority {
    case 1000: ".required"
    case 750: ".defaultHigh"
    case 250: ".defaultLow"
    case 50: ".fittingSizeLevel"
    default: "UILayoutPriority(\(NumberText.text(priority)))"
    }
  }

  /// Returns the expression of a value; `nil` for a group, which has no expression of its own.
  static func value(_ value: PropertyValue) -> String? {
    switch value {
    case .none: "nil"
    case .flag(let flag): "\(flag)"
    case .number(let number): NumberText.text(number)
    case .text(let string): text(string)
    case .texts(let texts): "[" + texts.map(text).joined(separator: ", ") + "]"
    case .choice(let name): "." + name
    case .color(let color): self.color(color)
    case .font(let font): self.font(font)
    case .image(let image): self.image(image)
    case .size(let width, let height):
      "CGSize(width: \(NumberText.text(width)), height: \(NumberText.text(height)))"
    case .insets(let insets): self.insets(insets)
    case .directionalInsets(let insets): directionalInsets(insets)
    case .attributedText(let runs): AttributedTextCode.attributedString(runs)
    case .priorities, .group: nil
    }
  }
}
