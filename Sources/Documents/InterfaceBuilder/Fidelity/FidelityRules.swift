// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// The constraints that refer to each view, and the kinds of rules among them.
struct FidelityRules {
  private var byItem: [String: [InterfaceConstraint]] = [:]
  private let document: InterfaceDocument

  @MainActor
  init(_ scene: CanvasScene) {
    document = scene.scene.document
    for view in scene.scene.views {
      for constraint in view.constraints(under: document.traits) {
        byItem[constraint.firstItem, default: []].append(constraint)
        if let second = constraint.secondItem, second != constraint.firstItem {
          byItem[second, default: []].append(constraint)
        }
      }
    }
  }

  /// Returns the constraints that refer to `view`.
  func constraints(of view: InterfaceView) -> [InterfaceConstraint] { byItem[view.id] ?? [] }

  /// Returns the kinds of rules that position `view`.
  func rules(of view: InterfaceView) -> [String] {
    var rules: Set<String> = []
    if view.isArranged { rules.insert("stack") }
    if view.kind?.hasContentSize == true { rules.insert("content size") }
    for constraint in constraints(of: view) { rules.formUnion(self.rules(of: constraint)) }
    if rules.isEmpty || rules == ["content size"] { rules.insert("plain") }
    return rules.sorted()
  }

  private func rules(of constraint: InterfaceConstraint) -> Set<String> {
    var rules: Set<String> = []
    let attributes = [constraint.firstAttribute, constraint.secondAttribute].compactMap { $0 }
    if attributes.contains(where: \.dependsOnMargins) { rules.insert("margin") }
    if attributes.contains(where: \.isBaseline) { rules.insert("baseline") }
    if constraint.relation != .equal { rules.insert("inequality") }
    if constraint.priority < 1000 { rules.insert("priority") }
    if constraint.element["multiplier"] != nil { rules.insert("multiplier") }
    for id in [constraint.firstItem, constraint.secondItem].compactMap({ $0 }) {
      guard let element = document.layoutItem(id) else { continue }
      if InterfaceGuide.isGuide(element) {
        rules.insert(InterfaceGuide(element, owner: nil, in: document).ruleName)
      } else if element.name == "scrollView" {
        rules.insert("scroll")
      }
    }
    return rules
  }
}

extension InterfaceGuide {
  fileprivate var ruleName: String {
    switch kind {
    case .safeArea: "safe area"
    case .layoutMargins: "margin"
    case .top, .bottom: "top and bottom guides"
    case .scrollContent, .scrollFrame: "scroll"
    case .keyboard, .readableContent, .own, nil: "other guide"
    }
  }
}
