// SPDX-License-Identifier: MIT

import Tinamou

/// Values as layout files have them.
enum YAMLText {
  /// Returns a text in quotation marks.
  static func text(_ text: String) -> String {
    QuotedText.text(
      text, escaping: { (0x7F...0xA0).contains($0) || (0x2028...0x2029).contains($0) || $0 == 0xFEFF },
      as: QuotedText.fourDigits)
  }

  /// Returns insets: top, left or leading, bottom, right or trailing.
  static func insets(_ insets: DescribedInsets) -> String {
    "[" + [insets.top, insets.left, insets.bottom, insets.right].map(NumberText.text).joined(separator: ", ") + "]"
  }

  static func color(_ color: DescribedColor) -> String {
    switch color {
    case .named(let name): return name
    case .components(let red, let green, let blue, let alpha):
      let bytes = [red, green, blue].map { Int((min(1, max(0, $0)) * 255).rounded()) }
      let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
      return "\"#" + digits.joined() + (alpha == 1 ? "" : "/\(NumberText.text(min(1, max(0, alpha))))") + "\""
    }
  }

  static func font(_ font: DescribedFont) -> String {
    if let style = font.style { return style }
    var parts: [String] = []
    let name = font.isAvailable ? font.name : font.substitute
    if let name { parts.append("name: \(text(name))") }
    parts.append("size: \(NumberText.text(font.size))")
    if name == nil {
      if font.isItalic { parts.append("italic: true") }
      if font.hasMonospacedDigits { parts.append("monospacedDigits: true") }
      if font.weight != "regular", !font.isItalic { parts.append("weight: \(font.weight)") }
    }
    return parts.count == 1 ? NumberText.text(font.size) : "{ " + parts.joined(separator: ", ") + " }"
  }

  static func image(_ image: DescribedImage) -> String {
    switch image {
    case .symbol(let name, let size, let weight):
      var parts = ["symbol: \(text(name))"]
      if let size { parts.append("pointSize: \(NumberText.text(size))") }
      if weight != "unspecified" { parts.append("weight: \(weight)") }
      return "{ " + parts.joined(separator: ", ") + " }"
    case .sized(let width, let height):
      return "{ size: [\(NumberText.text(width)), \(NumberText.text(height))] }"
    }
  }

  private static func run(_ run: DescribedRun) -> String {
    guard !run.attributes.isEmpty else { return text(run.text) }
    let parts = ["text: \(text(run.text))"] + run.attributes.map { "\($0.name): \(value($0.value))" }
    return "{ " + parts.joined(separator: ", ") + " }"
  }

  static func value(_ value: PropertyValue) -> String {
    switch value {
    case .none: "~"
    case .flag(let flag): "\(flag)"
    case .number(let number): NumberText.text(number)
    case .text(let string): text(string)
    case .texts(let texts): "[" + texts.map(text).joined(separator: ", ") + "]"
    case .choice(let name): name
    case .color(let color): self.color(color)
    case .font(let font): self.font(font)
    case .image(let image): self.image(image)
    case .size(let width, let height): "[\(NumberText.text(width)), \(NumberText.text(height))]"
    case .insets(let insets), .directionalInsets(let insets): self.insets(insets)
    case .priorities(let horizontal, let vertical):
      horizontal == vertical
        ? NumberText.text(Float(horizontal))
        : "[\(NumberText.text(Float(horizontal))), \(NumberText.text(Float(vertical)))]"
    case .attributedText(let runs): "[" + runs.map(run).joined(separator: ", ") + "]"
    case .group(let parts):
      "{ " + parts.map { "\($0.name): \(self.value($0.value))" }.joined(separator: ", ") + " }"
    }
  }
}
