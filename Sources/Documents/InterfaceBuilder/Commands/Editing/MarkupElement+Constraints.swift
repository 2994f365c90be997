// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel

/// The elements that commands write, in Interface Builder's order.
extension MarkupElement {
  /// Creates the element of a constraint with the contents of `draft`, with the attributes in Interface Builder's
  /// order.
  convenience init(_ draft: InterfaceConstraintDraft, id: String) {
    self.init("constraint")
    if draft.first.item != draft.holder { set("firstItem", to: draft.first.item) }
    set("firstAttribute", to: draft.first.attribute.documentName)
    if draft.relation != .equal { set("relation", to: draft.relation.documentName) }
    if let second = draft.second {
      set("secondItem", to: second.item)
      set("secondAttribute", to: second.attribute.documentName)
    }
    if let multiplier = draft.multiplier { set("multiplier", to: multiplier.text) }
    if draft.priority != 1000 { set("priority", to: DocumentNumber.text(draft.priority)) }
    if DocumentNumber.cleaned(draft.constant) != 0 { set("constant", to: DocumentNumber.text(draft.constant)) }
    if draft.isSymbolic { set("symbolic", to: "YES") }
    set("id", to: id)
  }

  /// Returns the element that contains a view's constraints. Creates it at Interface Builder's position if it does not
  /// exist.
  ///
  /// - Parameter version: The version of the tool that wrote the document. Since Xcode 13, guides come before the
  ///   constraints.
  func constraintsElement(for version: InterfaceToolsVersion) -> MarkupElement {
    if let element = element("constraints") { return element }
    let element = MarkupElement("constraints")
    let last = elements.lastIndex { $0.standsBeforeConstraints(in: name, guidesAreEarly: version.number >= 17000) }
    insert(element, at: last.map { $0 + 1 } ?? 0)
    return element
  }

  /// Inserts constraints among the others, each before the first one with a greater identifier.
  func insert(constraints: [MarkupElement]) {
    let present = elements.map { $0["id"] ?? "" }
    let new = constraints.map { (element: $0, id: $0["id"] ?? "") }.sorted { $0.id < $1.id }
    var insertions: [Insertion] = []
    var index = 0
    for (element, id) in new {
      while index < present.count, present[index] <= id { index += 1 }
      insertions.append(Insertion(element, at: index))
    }
    insert(insertions)
  }

  /// Returns whether the element comes before the constraints in a view with the element name `view`.
  private func standsBeforeConstraints(in view: String, guidesAreEarly: Bool) -> Bool {
    switch (name, self["key"]) {
    case ("rect", _), ("autoresizingMask", _), ("subviews", _), ("gestureRecognizers", _), ("animations", _),
      ("accessibility", _), ("color", "backgroundColor"), (_, "contentView"):
      true
    case ("color", "tintColor"): view != "button" && view != "segmentedControl"
    case ("viewLayoutGuide", "safeArea"): guidesAreEarly
    default: false
    }
  }

  /// The attributes that come before Interface Builder's marks in a view's tag.
  static let attributesBeforeMarks: Set<String> = [
    "key", "opaque", "clipsSubviews", "multipleTouchEnabled", "userInteractionEnabled", "hidden", "alpha", "tag",
    "clearsContextBeforeDrawing", "semanticContentAttribute", "contentMode", "horizontalHuggingPriority",
    "verticalHuggingPriority", "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    "fixedFrame", "ambiguous", "misplaced",
  ]
}

/// Constraints, found by what they state.
struct StatedConstraints {
  private var constraints: [ConstraintStatement<InterfaceTerm>: [(draft: InterfaceConstraintDraft, id: String)]] = [:]

  /// Returns the identifier of the first constraint that is equivalent to `draft`; `nil` if there is none.
  func id(of draft: InterfaceConstraintDraft) -> String? {
    constraints[draft.statement]?.first { $0.draft.isSameStatement(as: draft) }?.id
  }

  /// Adds a constraint with the contents of `draft`.
  mutating func insert(_ draft: InterfaceConstraintDraft, id: String) {
    constraints[draft.statement, default: []].append((draft, id))
  }
}
