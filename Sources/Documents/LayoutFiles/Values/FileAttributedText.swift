// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// An attributed text: a list of parts, each a text or a mapping with a text and its attributes.
@MainActor
struct FileAttributedText: FileValue {
  let text: NSAttributedString

  static var schema: ValueSchema {
    let attributes = Dictionary(uniqueKeysWithValues: FileTextAttribute.all.map { ($0.name, $0.schema) })
    return .list(.any([.text, .object(attributes.merging(["text": .text]) { first, _ in first })]))
  }

  /// Reads the parts and joins them.
  static func read(
    _ node: SourceNode, of key: String, in reading: FileReading
  ) throws(LayoutFileError) -> FileAttributedText {
    let text = NSMutableAttributedString(string: "")
    for element in try reading.list(node, of: key) { text.append(try part(element, of: key, in: reading)) }
    return FileAttributedText(text: text)
  }

  private static func part(
    _ node: SourceNode, of key: String, in reading: FileReading
  ) throws(LayoutFileError) -> NSAttributedString {
    guard case .mapping = node.content else {
      return NSAttributedString(string: try String.read(node, of: key, in: reading))
    }
    let fields = try FileFields(
      node, of: key, owner: "a part of an attributed text", keys: ["text"] + FileTextAttribute.all.map(\.name),
      in: reading)
    var attributes: [NSAttributedString.Key: Any] = [:]
    for attribute in FileTextAttribute.all {
      if let value = fields.node(attribute.name) {
        attributes[attribute.key] = try attribute.read(value, attribute.name, reading)
      }
    }
    return NSAttributedString(string: try fields.value("text", as: String.self) ?? "", attributes: attributes)
  }
}

/// An attribute of text, by UIKit's name.
@MainActor
private struct FileTextAttribute {
  let name: String
  let key: NSAttributedString.Key
  let schema: ValueSchema
  let read: @MainActor (SourceNode, String, FileReading) throws(LayoutFileError) -> Any

  static let all: [FileTextAttribute] = [
    attribute("font", .font, UIFont.self), attribute("foregroundColor", .foregroundColor, UIColor.self),
    attribute("backgroundColor", .backgroundColor, UIColor.self), attribute("kern", .kern, CGFloat.self),
    attribute("tracking", .tracking, CGFloat.self), attribute("baselineOffset", .baselineOffset, CGFloat.self),
    attribute("underlineStyle", .underlineStyle, Int.self),
    attribute("underlineColor", .underlineColor, UIColor.self),
    attribute("strikethroughStyle", .strikethroughStyle, Int.self),
    attribute("strikethroughColor", .strikethroughColor, UIColor.self), paragraphStyle,
  ]

  private static func attribute<Value: FileValue>(
    _ name: String, _ key: NSAttributedString.Key, _ type: Value.Type
  ) -> FileTextAttribute {
    FileTextAttribute(name: name, key: key, schema: Value.schema) {
      (node, name, reading) throws(LayoutFileError) in
      try Value.read(node, of: name, in: reading)
    }
  }

  // MARK: Paragraphs

  private static let distances: [(name: String, set: @MainActor (NSMutableParagraphStyle, CGFloat) -> Void)] = [
    ("lineSpacing", { $0.lineSpacing = $1 }), ("paragraphSpacing", { $0.paragraphSpacing = $1 }),
    ("paragraphSpacingBefore", { $0.paragraphSpacingBefore = $1 }),
    ("minimumLineHeight", { $0.minimumLineHeight = $1 }), ("maximumLineHeight", { $0.maximumLineHeight = $1 }),
    ("lineHeightMultiple", { $0.lineHeightMultiple = $1 }), ("firstLineHeadIndent", { $0.firstLineHeadIndent = $1 }),
    ("headIndent", { $0.headIndent = $1 }), ("tailIndent", { $0.tailIndent = $1 }),
  ]

  private static var paragraphStyle: FileTextAttribute {
    var schema = Dictionary(uniqueKeysWithValues: distances.map { ($0.name, ValueSchema.number) })
    schema["alignment"] = NSTextAlignment.schema
    schema["lineBreakMode"] = NSLineBreakMode.schema
    return FileTextAttribute(name: "paragraphStyle", key: .paragraphStyle, schema: .object(schema)) {
      (node, name, reading) throws(LayoutFileError) in
      let fields = try FileFields(
        node, of: name, owner: "a paragraph style", keys: ["alignment", "lineBreakMode"] + distances.map(\.name),
        in: reading)
      let style = NSMutableParagraphStyle()
      if let alignment = try fields.value("alignment", as: NSTextAlignment.self) { style.alignment = alignment }
      if let mode = try fields.value("lineBreakMode", as: NSLineBreakMode.self) { style.lineBreakMode = mode }
      for distance in distances {
        if let value = try fields.value(distance.name, as: CGFloat.self) { distance.set(style, value) }
      }
      return style
    }
  }
}
