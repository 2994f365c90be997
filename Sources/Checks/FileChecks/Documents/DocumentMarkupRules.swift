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

  var elements: [MarkupElement] { summary.document.markup.root.subtree }

  /// The findings, in the order of the document.
  var findings: [Finding] {
    let faults =
      oldGuides + screenEdges + unlabeledImages + launchDistances + screenConstants + ignoredInsets + idleVariations
      + forcedTilings + doubtfulLabels
      + (isAudit
        ? fixedFonts + fontsTakenOnce + fixedColors + matchingColors + singleLines + leftAlignments
          + unmirroredSymbols + uninstalledParts : [])
    return faults.map { fault, element in
      let position = element.position
      return Finding(
        fault.rule, severity: fault.severity, subjects: [],
        details: .advised(fault.message, advice: fault.advice, replacement: nil),
        at: FileRange(
          line: position?.line ?? 1, column: position?.column ?? 1, offset: fault.range.lowerBound,
          length: fault.range.count))
    }
    .sorted { ($0.location ?? .start) < ($1.location ?? .start) }
  }

  typealias Fault = (SourceFault, MarkupElement)

  func fault(_ rule: RuleID, _ element: MarkupElement, _ message: String, _ advice: String) -> Fault {
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

  func isEmpty(_ text: String?) -> Bool { text?.trimmed.isEmpty ?? true }

  private func hasLabel(_ element: MarkupElement) -> Bool {
    element.element("accessibility").map { $0["label"] != nil || $0.element("bool") != nil } == true
      || element.element("userDefinedRuntimeAttributes")?.elements.contains { $0["keyPath"] == "accessibilityLabel" }
        == true
  }

  private func isNamedInCode(_ element: MarkupElement) -> Bool {
    isSetInCode(element, "accessibilityLabel") || isSetInCode(element, "setAccessibilityLabel")
  }

  /// Whether a source of the app sets a member of the outlet to an element.
  func isSetInCode(_ element: MarkupElement, _ member: String) -> Bool {
    guard let id = element["id"], let outlet = summary.outlets[id] else { return false }
    let receivers = AppSources.around(path).receivers(of: member)
    return receivers.contains(outlet) || receivers.contains("_" + outlet)
  }

  // MARK: Constants

  func constant(_ element: MarkupElement) -> Double { element["constant"].flatMap(Double.init) ?? 0 }

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

  // MARK: Buttons

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
}
