// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

@MainActor
extension DocumentOmissions {
  /// Whether the description has the attribute, or the attribute has no meaning outside of Interface Builder or is the
  /// default.
  static func isRead(_ attribute: String, value: String, of view: InterfaceView) -> Bool {
    if structure.contains(attribute) { return true }
    if defaults[attribute].map({ $0.contains(value) }) ?? false { return true }
    if view.kind.flatMap({ byKind[$0.rawValue] }).map({ $0.contains(attribute) }) ?? false { return true }
    return properties(of: view).contains {
      !$0.kind.isElement && $0.documentElement == nil
        && [$0.documentName, $0.documentWord?.attribute].contains(attribute)
    }
  }

  /// The properties of tables that the kind of view has.
  private static func properties(of view: InterfaceView) -> [ObjectProperty] {
    PropertyTable.properties(of: PropertyTable.described(nearestTo: view.baseClassName).className)
  }

  /// Whether the description has the element.
  static func isRead(_ element: MarkupElement, of view: InterfaceView) -> Bool {
    let key = element["key"] ?? ""
    if elements.contains(element.name) || keys.contains(key) || element.name == "nil" { return true }
    if key == "textInputTraits" {
      let traits = properties(of: view).filter { $0.documentElement == key }.compactMap(\.documentName)
      return element.attributes.allSatisfy { $0.name == "key" || traits.contains($0.name) }
    }
    if element.name == "state" {
      return element.attributes.allSatisfy { stateNames.contains($0.name) || ["key", "catalog"].contains($0.name) }
        && element.elements.allSatisfy { stateNames.contains($0["key"] ?? "") }
    }
    if view.kind.flatMap({ keysByKind[$0.rawValue] }).map({ $0.contains(key) }) ?? false { return true }
    return properties(of: view).contains { $0.kind.isElement && $0.documentName == key }
  }

  /// The attributes set by number that are carried as properties of the layer.
  static let runtimePaths: Set<String> = [
    "layer.cornerRadius", "layer.borderWidth", "layer.borderColor", "cornerRadius", "borderWidth", "borderColor",
  ]

  /// The attributes of attributed texts that are read.
  static let textAttributes: Set<String> = [
    "NSFont", "NSOriginalFont", "NSColor", "NSForegroundColor", "NSBackgroundColor", "NSParagraphStyle", "NSKern",
    "NSUnderline",
  ]

  // MARK: Attributes

  private static let structure: Set<String> = [
    "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider", "fixedFrame", "ambiguous",
    "misplaced", "verifyAmbiguity", "translatesAutoresizingMaskIntoConstraints", "horizontalHuggingPriority",
    "verticalHuggingPriority", "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "simulatedAppContext", "usesAttributedText",
    "hasAttributedTitle", "catalog",
  ]

  /// The values that have no effect.
  private static let defaults: [String: Set<String>] = [
    "autoresizesSubviews": ["YES"], "clearsContextBeforeDrawing": ["YES", "NO"], "multipleTouchEnabled": ["YES"],
    "segmentControlStyle": ["plain", "bar", "bordered", "bezeled"], "adjustsLetterSpacingToFitWidth": ["NO"],
    "layoutMarginsFollowReadableWidth": ["NO"], "dataMode": ["prototypes"],
  ]

  /// The attributes that are read beside those of the tables.
  private static let byKind: [String: Set<String>] = [
    "label": ["minimumFontSize"], "button": ["buttonType", "lineBreakMode"],
  ]

  // MARK: Elements

  private static let elements: Set<String> = [
    "rect", "autoresizingMask", "constraints", "subviews", "viewLayoutGuide", "layoutGuides", "variation", "fragment",
    "buttonConfiguration", "point", "attributedString", "string",
    "segments", "accessibility",
  ]

  private static let keys: Set<String> = [
    "frame", "layoutMargins", "directionalLayoutMargins", "userComments", "contentStretch",
  ]

  /// The attributes and elements of the states of buttons.
  private static let stateNames = Set(
    UIButton.stateGroups.flatMap { $0.group.properties }.compactMap(\.documentName) + ["preferredSymbolConfiguration"])

  private static let keysByKind: [String: Set<String>] = [
    "imageView": ["preferredSymbolConfiguration", "image"], "visualEffectView": ["contentView"],
    "tableViewCell": ["contentView"], "collectionViewCell": ["contentView"],
  ]
}
