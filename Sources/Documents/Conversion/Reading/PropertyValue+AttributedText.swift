// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

@MainActor
extension PropertyValue {
  /// Describes an attributed text by its runs.
  init(_ text: NSAttributedString?) {
    guard let text else {
      self = .none
      return
    }
    var runs: [DescribedRun] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let described = AttributeReading.all.compactMap { reading -> DescribedProperty? in
        let value = attributes[reading.key].map(reading.read) ?? .none
        return value == .none ? nil : DescribedProperty(name: reading.name, value: value)
      }
      runs.append(DescribedRun(text: text.attributedSubstring(from: range).string, attributes: described))
    }
    self = .attributedText(runs)
  }
}

/// An attribute of text that is read.
@MainActor
struct AttributeReading {
  /// The name of UIKit's key.
  let name: String
  /// The key.
  let key: NSAttributedString.Key
  /// Returns the value; `.none` for a value of an unknown type.
  let read: @MainActor (Any) -> PropertyValue

  /// The attributes that are read.
  static let all: [AttributeReading] = [
    AttributeReading(name: "font", key: .font) { .init($0 as? UIFont) },
    color("foregroundColor", .foregroundColor), color("backgroundColor", .backgroundColor),
    number("kern", .kern), number("tracking", .tracking), number("baselineOffset", .baselineOffset),
    number("underlineStyle", .underlineStyle), color("underlineColor", .underlineColor),
    number("strikethroughStyle", .strikethroughStyle), color("strikethroughColor", .strikethroughColor),
    AttributeReading(name: "paragraphStyle", key: .paragraphStyle) { ($0 as? NSParagraphStyle).map(style) ?? .none },
  ]

  private static func color(_ name: String, _ key: NSAttributedString.Key) -> AttributeReading {
    AttributeReading(name: name, key: key) { .init($0 as? UIColor) }
  }

  private static func number(_ name: String, _ key: NSAttributedString.Key) -> AttributeReading {
    AttributeReading(name: name, key: key) { value in
      let number =
        (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) } ?? (value as? Double)
        ?? (value as? Int).map(Double.init)
      return number.map { .number($0) } ?? .none
    }
  }

  /// Describes a paragraph style by what differs from the default one.
  private static func style(_ style: NSParagraphStyle) -> PropertyValue {
    var parts: [DescribedProperty] = []
    if style.alignment != .natural, let name = style.alignment.caseName {
      parts.append(DescribedProperty(name: "alignment", value: .choice(name)))
    }
    if style.lineBreakMode != .byWordWrapping, let name = style.lineBreakMode.caseName {
      parts.append(DescribedProperty(name: "lineBreakMode", value: .choice(name)))
    }
    let numbers: [(String, CGFloat)] = [
      ("lineSpacing", style.lineSpacing), ("paragraphSpacing", style.paragraphSpacing),
      ("paragraphSpacingBefore", style.paragraphSpacingBefore), ("minimumLineHeight", style.minimumLineHeight),
      ("maximumLineHeight", style.maximumLineHeight), ("lineHeightMultiple", style.lineHeightMultiple),
      ("firstLineHeadIndent", style.firstLineHeadIndent), ("headIndent", style.headIndent),
      ("tailIndent", style.tailIndent),
    ]
    for (name, value) in numbers where value != 0 {
      parts.append(DescribedProperty(name: name, value: .number(Double(value))))
    }
    return .group(parts)
  }
}
