// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutChecks

/// The rules about what a document says, whatever its layout is.
@MainActor
struct DocumentMarkupRules {
  let summary: DocumentSummary
  let path: String
  /// Whether habits that most documents have are reported as well.
  let isAudit: Bool

  private var elements: [MarkupElement] { summary.document.markup.root.subtree }

  /// The findings, in the order of the document.
  var findings: [Finding] {
    let faults =
      oldGuides + unlabeledImages + launchDistances + screenConstants + ignoredInsets
      + (isAudit ? fixedFonts + fixedColors + singleLines : [])
    return faults.map { fault, element in
      let position = element.position
      return Finding(
        fault.rule, subjects: [], details: .advised(fault.message, advice: fault.advice, replacement: nil),
        at: FileRange(
          line: position?.line ?? 1, column: position?.column ?? 1, offset: fault.range.lowerBound,
          length: fault.range.count))
    }
    .sorted { ($0.location ?? .start) < ($1.location ?? .start) }
  }

  private typealias Fault = (SourceFault, MarkupElement)

  private func fault(_ rule: RuleID, _ element: MarkupElement, _ message: String, _ advice: String) -> Fault {
    (SourceFault(rule: rule, range: element.startTag, message: message, advice: advice), element)
  }

  // MARK: Guides

  /// Constraints to the guides at the top and bottom of a controller.
  private var oldGuides: [Fault] {
    let guides = Set(elements.filter { $0.name == "viewControllerLayoutGuide" }.compactMap { $0["id"] })
    guard !guides.isEmpty else { return [] }
    return elements.filter { element in
      element.name == "constraint" && ["firstItem", "secondItem"].contains { element[$0].map(guides.contains) == true }
    }.map {
      fault(
        .layoutGuide, $0,
        "the guides at the top and the bottom know nothing of the sides, and are not those of the window",
        "use the safe area: Use Safe Area Layout Guides in the file inspector")
    }
  }

  // MARK: Labels

  /// Items and buttons that show an image alone, and that neither the document nor the code names.
  private var unlabeledImages: [Fault] {
    elements.filter { element in
      switch element.name {
      case "barButtonItem":
        element["image"] != nil && isEmpty(element["title"]) && element["systemItem"] == nil && !hasLabel(element)
          && element.element("view") == nil
      case "tabBarItem":
        element["image"] != nil && isEmpty(element["title"]) && element["systemItem"] == nil && !hasLabel(element)
      case "button":
        element.elements("state").contains { $0["image"] != nil }
          && element.elements("state").allSatisfy { isEmpty($0["title"]) && $0.element("attributedString") == nil }
          && !hasLabel(element)
          && element.elements("buttonConfiguration").allSatisfy {
            isEmpty($0["title"]) && $0.element("attributedString") == nil
          }
      default: false
      }
    }.filter { !isNamedInCode($0) }.map {
      let image = $0["image"] ?? $0.elements("state").compactMap { $0["image"] }.first ?? ""
      return fault(
        .unlabeledImage, $0, "an image alone is read by its file's name, '\(image)'",
        "give it an accessibility label, in the identity inspector or in code")
    }
  }

  private func isEmpty(_ text: String?) -> Bool { text?.trimmed.isEmpty ?? true }

  private func hasLabel(_ element: MarkupElement) -> Bool {
    element.element("accessibility").map { $0["label"] != nil || $0.element("bool") != nil } == true
      || element.element("userDefinedRuntimeAttributes")?.elements.contains { $0["keyPath"] == "accessibilityLabel" }
        == true
  }

  private func isNamedInCode(_ element: MarkupElement) -> Bool {
    guard let id = element["id"], let outlet = summary.outlets[id] else { return false }
    let sources = AppSources.around(path)
    return [
      "\(outlet).accessibilityLabel", "\(outlet)?.accessibilityLabel", "\(outlet)!.accessibilityLabel",
      "\(outlet) setAccessibilityLabel",
    ]
    .contains(where: sources.mentions)
  }

  // MARK: Constants

  private func constant(_ element: MarkupElement) -> Double { element["constant"].flatMap(Double.init) ?? 0 }

  private func isExact(_ constraint: MarkupElement) -> Bool {
    (constraint["relation"] ?? "equal") == "equal" && (constraint["priority"].flatMap(Double.init) ?? 1000) >= 1000
  }

  /// Distances of a launch screen from both ends of the screen.
  private var launchDistances: [Fault] {
    guard summary.isLaunchScreen else { return [] }
    var ends: [String: [(edge: String, constraint: MarkupElement)]] = [:]
    for constraint in elements where constraint.name == "constraint" && isExact(constraint) {
      guard let edge = constraint["firstAttribute"] ?? constraint["secondAttribute"],
        let other = constraint["secondAttribute"], abs(constant(constraint)) >= 48
      else { continue }
      let names = Set([edge, other].map { $0.hasPrefix("top") ? "top" : $0.hasPrefix("bottom") ? "bottom" : $0 })
      for item in [constraint["firstItem"], constraint["secondItem"]].compactMap({ $0 }) where isShown(item) {
        // The view's own attribute says which of its ends is held.
        let own = item == constraint["firstItem"] ? edge : other
        if own.hasPrefix("top") || own.hasPrefix("bottom"), !names.isEmpty {
          ends[item, default: []].append((own, constraint))
        }
      }
    }
    return ends.keys.sorted().compactMap { id in
      guard let held = ends[id], held.contains(where: { $0.edge.hasPrefix("top") }),
        let last = held.first(where: { $0.edge.hasPrefix("bottom") })
      else { return nil }
      return fault(
        .launchScreenDistance, last.constraint,
        "distances from the top and from the bottom fit the height of one screen only",
        "give the view its own size, center it or hold one end, and use >= for the other")
    }
  }

  private func isShown(_ id: String) -> Bool {
    elements.contains { $0["id"] == id && ["imageView", "label", "button"].contains($0.name) }
  }

  /// Widths that are those of a known screen.
  private var screenConstants: [Fault] {
    elements.compactMap { constraint in
      guard constraint.name == "constraint", constraint["secondItem"] == nil, constraint["firstAttribute"] == "width",
        isExact(constraint)
      else { return nil }
      let value = constant(constraint)
      guard KnownScreens.telling.contains(value) || KnownScreens.halves.contains(value) else { return nil }
      let what =
        KnownScreens.telling.contains(value) ? "the width of a known screen" : "half the width of a known screen"
      return fault(
        .screenConstant, constraint, "\(constraint["constant"] ?? "") is \(what), and windows have other sizes",
        "relate the width to the superview: equal widths with a multiplier, or leading and trailing")
    }
  }

  // MARK: Buttons and fonts

  /// Insets of buttons that have a configuration.
  private var ignoredInsets: [Fault] {
    elements.filter { $0.name == "button" && $0.element("buttonConfiguration") != nil }.flatMap { button in
      button.elements("inset").filter {
        ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"].contains($0["key"])
      }
    }.map {
      fault(
        .buttonInsets, $0, "\($0["key"] ?? "") has no effect on a button with a configuration",
        "set the content insets or the image padding of the configuration")
    }
  }

  /// Texts in a font of a fixed size.
  private var fixedFonts: [Fault] {
    let texts: Set<String> = ["label", "button", "textField", "textView"]
    return elements.filter { element in
      guard texts.contains(element.name), element.element("buttonConfiguration") == nil else { return false }
      guard let font = element.element("fontDescription") ?? element.element(key: "fontDescription") else {
        return element.name == "button" && hasTitle(element)
      }
      return font["style"] == nil
    }.map {
      fault(
        .fixedFont, $0, "a font of a fixed size does not follow the text size that the user chose",
        "choose a text style, and Automatically Adjusts Font")
    }
  }

  private func hasTitle(_ button: MarkupElement) -> Bool { button.elements("state").contains { !isEmpty($0["title"]) } }

  /// Colors that stay the same in the dark appearance.
  private var fixedColors: [Fault] {
    elements.filter { element in
      guard element.name == "color", ["backgroundColor", "textColor"].contains(element["key"]),
        element["systemColor"] == nil,
        element["name"] == nil, element["cocoaTouchSystemColor"] == nil, Double(element["alpha"] ?? "1") == 1
      else { return false }
      let parts = element["white"].map { [$0] } ?? ["red", "green", "blue"].compactMap { element[$0] }
      let values = Set(parts.compactMap(Double.init))
      return values == [0] || values == [1]
    }.map {
      fault(
        .fixedColor, $0,
        "\($0["white"] == "1" || $0["red"] == "1" ? "white" : "black") stays the same in the dark appearance",
        "use a system color, such as System Background and Label, or one of an asset catalog")
    }
  }

  /// Labels of one line that are held at both sides, inside of cells and nibs that grow with their texts.
  private var singleLines: [Fault] {
    let sides = elements.filter { $0.name == "constraint" }.flatMap { constraint in
      [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")].compactMap { item, attribute in
        constraint[item].flatMap { id in constraint[attribute].map { (id, $0) } }
      }
    }
    let held = Dictionary(grouping: sides, by: \.0).mapValues { Set($0.map { $0.1.replacing("Margin", with: "") }) }
    return elements.filter { label in
      guard label.name == "label", let id = label["id"], (label["numberOfLines"] ?? "1") == "1",
        label["adjustsFontSizeToFit"] != "YES",
        label["minimumScaleFactor"] == nil, label["minimumFontSize"] == nil,
        label.ancestors.contains(where: { $0.name.hasSuffix("Cell") }) || isNib
      else { return false }
      let edges = held[id] ?? []
      return edges.isSuperset(of: ["leading", "trailing"]) || label.parent?.parent?.name == "stackView"
    }.map {
      fault(
        .singleLineText, $0, "a text of one line is cut when it grows with the text size or in another language",
        "set the number of lines to 0, or a minimum font scale")
    }
  }

  private var isNib: Bool { summary.document.scenes.isEmpty }
}
