// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// The names of what documents contain.
enum DocumentWords {
  /// The elements with an identifier that are no objects of a screen, or are read with another one.
  static let withoutElement: Set<String> = [
    "constraint", "viewLayoutGuide", "viewControllerLayoutGuide", "layoutGuide", "outlet", "outletCollection", "action",
    "segue",
    "placeholder", "exit", "viewControllerPlaceholder",
  ]

  /// The elements in which there are no objects, but values.
  static let withoutContents: Set<String> = [
    "constraints", "connections", "variation", "userDefinedRuntimeAttributes", "attributedString", "state", "rect",
    "color",
    "fontDescription", "autoresizingMask", "edgeInsets", "directionalEdgeInsets", "size", "string", "mutableString",
    "accessibility", "simulatedMetrics", "resources", "extendedEdge", "textInputTraits", "buttonConfiguration",
  ]

  /// The properties of cells and bars that are views of which they determine the positions.
  static let accessories: Set<String> = ["accessoryView", "editingAccessoryView", "customView", "titleView"]

  /// UIKit's class of an object, without the author's.
  static func className(of object: MarkupElement) -> String {
    if object.name == "customObject" { return "NSObject" }
    if let kind = InterfaceViewKind(rawValue: object.name) { return kind.className }
    return "UI" + object.name.prefix(1).uppercased() + object.name.dropFirst()
  }

  /// A noun such as “table view controller” for the name of an element.
  static func noun(_ name: String) -> String {
    name.reduce(into: "") { result, letter in
      if letter.isUppercase { result += " " }
      result += letter.lowercased()
    }
  }

  /// The name of a guide, as UIKit calls the property that returns it.
  static func guide(_ kind: InterfaceGuide.Kind?, of element: MarkupElement) -> String {
    switch kind {
    case .safeArea: "safeAreaLayoutGuide"
    case .layoutMargins: "layoutMarginsGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .readableContent: "readableContentGuide"
    case .scrollContent: "contentLayoutGuide"
    case .scrollFrame: "frameLayoutGuide"
    case .top: "topLayoutGuide"
    case .bottom: "bottomLayoutGuide"
    case .own, nil: element["identifier"] ?? element["userLabel"] ?? "guide"
    }
  }

  /// The words for the key of a variation: `heightClass=compact-widthClass=regular` is “compact height and regular width”.
  static func condition(_ key: String) -> String {
    let parts = key.split(separator: "-").map { part -> String in
      let sides = part.split(separator: "=")
      guard sides.count == 2 else { return String(part) }
      return "\(sides[1]) " + sides[0].replacing("Class", with: "")
    }
    return parts.joined(separator: " and ")
  }
}

/// The text that an object shows.
enum DocumentSentence {
  /// The elements of which a title is the text.
  private static let titled: Set<String> = [
    "barButtonItem", "navigationItem", "tabBarItem", "segment", "customNavigationItem",
  ]

  static func text(of object: MarkupElement) -> String? {
    let texts = [
      object["text"], object.elements.first { $0["key"] == "text" }?.text, object.element(key: "normal")?["title"],
      object.element("buttonConfiguration")?["title"], titled.contains(object.name) ? object["title"] : nil,
      attributed(object),
    ]
    return texts.compactMap { $0 }.first { !$0.isEmpty }
  }

  /// The characters of an attributed text or title.
  private static func attributed(_ object: MarkupElement) -> String? {
    let holders = [
      object.element("attributedString"), object.element(key: "normal")?.element("attributedString"),
      object.element("buttonConfiguration")?.element("attributedString"),
    ]
    guard let text = holders.compactMap({ $0 }).first else { return nil }
    return text.elements("fragment").map { $0["content"] ?? $0.element(key: "content")?.text ?? "" }.joined()
  }
}
