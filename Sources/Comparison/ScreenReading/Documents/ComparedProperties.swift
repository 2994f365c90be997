// SPDX-License-Identifier: MIT

import InterfaceDocuments
import ScreenComparison

/// The properties of an object of a document by UIKit's names, without those that have their default value and those that only
/// the writer of the document needs.
struct ComparedProperties {
  private(set) var plain: [String: ComparedValue] = [:]
  /// The properties under a condition, by the words of the condition.
  private(set) var variations: [String: [String: ComparedValue]] = [:]

  private let colors: ComparedColors

  init(_ object: MarkupElement, colors: ComparedColors, isPlacedByFrame: Bool) {
    self.colors = colors
    plain = values(of: object)
    if !isPlacedByFrame { plain["autoresizingMask"] = nil }
    // A stack view with the spacing of the system has no number for it.
    if plain.removeValue(forKey: "spacingType") == .name("standard") { plain["spacing"] = .name("standard") }
    // Documents have the same words for the alignments of both axes.
    if plain["axis"] == .name("vertical") {
      if plain["alignment"] == .name("top") { plain["alignment"] = .name("leading") }
      if plain["alignment"] == .name("bottom") { plain["alignment"] = .name("trailing") }
    }
    for variation in object.elements("variation") {
      guard let key = variation["key"] else { continue }
      // The variation for every size class is the value where no other one counts.
      if key == "default" {
        plain.merge(values(of: variation)) { _, later in later }
      } else {
        let found = values(of: variation, keepsDefaults: true)
        if !found.isEmpty { variations[DocumentWords.condition(key)] = found }
      }
    }
  }

  private func values(of object: MarkupElement, keepsDefaults: Bool = false) -> [String: ComparedValue] {
    var result: [String: ComparedValue] = [:]
    for attribute in object.attributes {
      guard let (name, value) = DocumentAttributes.property(attribute.name, attribute.value, of: object.name) else {
        continue
      }
      if !keepsDefaults, DocumentAttributes.isDefault(value, of: attribute.name, object.name) { continue }
      result[name] = value
    }
    for child in object.elements { add(child, to: &result) }
    return result
  }

  private func add(_ child: MarkupElement, to result: inout [String: ComparedValue]) {
    let key = child["key"] ?? ""
    switch child.name {
    case "color": result[key] = .color(colors.color(child))
    case "fontDescription": result["font"] = .font(DocumentFont.font(child))
    case "autoresizingMask":
      let parts = Set(child.attributes.filter { $0.value == "YES" }.map(\.name))
      // A flexible margin at the end alone leaves a view at the start, where it is without a mask.
      let standard = [
        ("flexibleMaxX", ["flexibleMinX", "widthSizable"]), ("flexibleMaxY", ["flexibleMinY", "heightSizable"]),
      ]
      .filter { end, others in parts.contains(end) && parts.isDisjoint(with: others) }.map(\.0)
      let words = parts.subtracting(standard).sorted()
      if !words.isEmpty { result["autoresizingMask"] = .name(words.joined(separator: ", ")) }
    case "edgeInsets", "directionalEdgeInsets", "inset", "size":
      guard !DocumentAttributes.ofCanvas.contains(key) else { return }
      result[key] = .list(
        child.attributes.filter { $0.name != "key" }.compactMap { Double($0.value) }.map(ComparedValue.number))
    case "string", "mutableString":
      if key != "text", !child.text.isEmpty {
        result[key] = DocumentAttributes.isOfWriter(key) ? nil : .text(child.text)
      }
    case "state": addState(child, key, to: &result)
    case "buttonConfiguration":
      for (name, value) in values(of: child) where name != "title" { result["configuration." + name] = value }
    case "accessibility":
      result["accessibilityLabel"] = child["label"].map { .text($0) }
      result["accessibilityHint"] = child["hint"].map { .text($0) }
      result["accessibilityIdentifier"] = child["identifier"].map { .text($0) }
      if let traits = child.element(key: "traits") {
        result["accessibilityTraits"] = .name(
          traits.attributes.filter { $0.name != "key" && $0.value == "YES" }.map(\.name).joined(separator: ", "))
      }
      if let element = child["isElement"] ?? child.element("accessibilityTraits")?["isElement"] {
        result["isAccessibilityElement"] = .flag(element == "YES")
      }
    case "segments":
      result["segments"] = .list(
        child.elements("segment").map { .text($0["title"] ?? $0["image"] ?? "") })
    case "textInputTraits": result.merge(values(of: child)) { _, later in later }
    case "attributedString": result["attributedText"] = attributes(of: child)
    case "blurEffect": result["effect"] = child["style"].map { .name("blur " + $0) }
    case "vibrancyEffect":
      result["effect"] = .name("vibrancy " + (child.element("blurEffect")?["style"] ?? ""))
    case "textAttributes": result[key] = attributes(of: child)
    case "extendedEdge", "dataDetectorType":
      let words = child.attributes.filter { $0.name != "key" && $0.value == "YES" }.map(\.name)
      result[key] = .name(words.isEmpty ? "none" : words.joined(separator: ", "))
    case "userDefinedRuntimeAttributes":
      for attribute in child.elements { addRuntimeAttribute(attribute, to: &result) }
    default: break
    }
  }

  /// Adds the properties of a button's state. Its title in the normal state is the text of the button.
  private func addState(_ state: MarkupElement, _ key: String, to result: inout [String: ComparedValue]) {
    let isNormal = key == "normal"
    let suffix = isNormal ? "" : " when " + key
    for (name, value) in values(of: state)
    where !(isNormal && name == "title") && name != "reversesTitleShadowWhenHighlighted" {
      result[name + suffix] = value
    }
  }

  private func addRuntimeAttribute(_ attribute: MarkupElement, to result: inout [String: ComparedValue]) {
    guard let path = attribute["keyPath"] else { return }
    let child = attribute.elements.first
    switch attribute["type"] {
    case "boolean": result[path] = .flag(attribute["value"] == "YES")
    case "color": result[path] = child.map { .color(colors.color($0)) }
    case "number":
      result[path] =
        child.flatMap { $0["value"].flatMap(Double.init) }.map { .number($0) } ?? .name(attribute["value"] ?? "")
    case "string": result[path] = .text(attribute["value"] ?? child?.text ?? "")
    default:
      let values = child?.attributes.filter { $0.name != "key" }.map(\.value) ?? []
      result[path] = .name(([attribute["value"]].compactMap { $0 } + values).joined(separator: " "))
    }
  }

  /// The fonts and colors of an attributed text; `nil` for a text without them.
  private func attributes(of text: MarkupElement) -> ComparedValue? {
    let parts = text.subtree.compactMap { element -> ComparedValue? in
      switch element.name {
      case "color": .color(colors.color(element))
      case "font": .font(DocumentFont.font(element))
      case "paragraphStyle": element["alignment"].map { .name($0) }
      default: nil
      }
    }
    return parts.isEmpty ? nil : .list(parts)
  }
}

/// The fonts of documents.
enum DocumentFont {
  static func font(_ element: MarkupElement) -> ComparedFont {
    let prefix = "UICTFontTextStyle"
    let style = element["style"].map { $0.hasPrefix(prefix) ? $0.dropFirst(prefix.count).description : $0 }
    let type = element["type"] ?? ""
    let weight = element["weight"] ?? (type.contains("bold") ? "bold" : type.contains("italic") ? "italic" : nil)
    let size = element.number("pointSize") ?? element.number("size") ?? (element["metaFont"] != nil ? 17 : nil)
    return ComparedFont(
      style: style.map { $0.prefix(1).lowercased() + $0.dropFirst() }, name: element["name"],
      size: style == nil ? size : nil,
      weight: weight == "regular" ? nil : weight)
  }
}
