// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// Edits of a document as Interface Builder would make them, each recorded.
///
/// What an edit entails goes with it: a constrained view is no longer placed by its mask, and what referred to a
/// constraint that is gone goes too.
final class InterfaceEditor {
  let document: InterfaceDocument
  /// The edits so far, in order.
  private(set) var changes: [InterfaceChange] = []

  init(_ document: InterfaceDocument) { self.document = document }

  // MARK: Constraints

  /// Puts in a constraint that says what `draft` does, and returns its identifier; nil where the holder is not there.
  ///
  /// - Parameter views: The views that the constraint is to place, by identifier. Others that it speaks of stay as they
  ///   are, but for a fixed frame: that is only for views of which no constraint speaks.
  @discardableResult
  func add(_ draft: InterfaceConstraintDraft, placing views: Set<String>) -> String? {
    guard let holder = document.layoutItem(draft.holder) else { return nil }
    let id = document.markup.newID(for: draft.purpose)
    holder.constraintsElement(for: document.toolsVersion).insert(constraint: MarkupElement(draft, id: id))
    document.invalidateIndex()
    changes.append(.added(draft, id: id))
    for item in draft.items where views.contains(item) || hasFixedFrame(item) { placeByConstraints(item) }
    return id
  }

  private func hasFixedFrame(_ id: String) -> Bool {
    document.layoutItem(id)?.flag(InterfaceMark.fixedFrame.rawValue) == true
  }

  /// Takes out `constraint` with everything that refers to it.
  func remove(_ constraint: InterfaceConstraint) {
    let id = constraint.id
    if let draft = InterfaceConstraintDraft(constraint, under: document.traits) {
      changes.append(.removed(draft, id: id))
    }
    constraint.element.removeWithEmptyParent(named: ["constraints"])
    removeReferences(to: id)
    document.invalidateIndex()
  }

  /// Gives `constraint` another constant, which is then no longer the standard one.
  func setConstant(of constraint: InterfaceConstraint, to value: Double) {
    let old = constraint.constant(under: document.traits)
    let text = DocumentNumber.text(value)
    let carrier = constraint.element.carrier(of: "constant", under: document.traits)
    carrier.set("constant", to: text == "0" && carrier === constraint.element ? nil : text)
    constraint.element.set("symbolic", to: nil)
    constraint.element.set("symbolType", to: nil)
    if let draft = InterfaceConstraintDraft(constraint, under: document.traits) {
      changes.append(.constant(draft, id: constraint.id, from: old))
    }
  }

  // MARK: Views

  /// Stores another frame for `view`.
  func setFrame(of view: InterfaceView, to frame: InterfaceRect) {
    let old = view.frame
    let element = view.element.element(key: "frame") ?? makeFrame(in: view.element)
    let numbers: [(name: String, value: Double, before: Double?)] = [
      ("x", frame.x, old?.x), ("y", frame.y, old?.y), ("width", frame.width, old?.width),
      ("height", frame.height, old?.height),
    ]
    for number in numbers where number.value != number.before {
      element.set(number.name, to: DocumentNumber.coordinate(number.value))
    }
    record(.frame(of: view.id, from: old, to: frame))
  }

  /// Notes the change of a frame, as one change with an earlier one of the same view.
  private func record(_ change: InterfaceChange) {
    guard case .frame(let view, _, let frame) = change else { return }
    for (index, earlier) in changes.enumerated() {
      guard case .frame(view, let first, _) = earlier else { continue }
      changes[index] = .frame(of: view, from: first, to: frame)
      return
    }
    changes.append(change)
  }

  private func makeFrame(in view: MarkupElement) -> MarkupElement {
    let element = MarkupElement("rect", ["key": "frame", "x": "0.0", "y": "0.0", "width": "0.0", "height": "0.0"])
    view.insert(element, at: 0)
    return element
  }

  /// Notes something about `view`, or takes the note away.
  func set(_ mark: InterfaceMark, of view: InterfaceView, to isPresent: Bool) {
    guard view.element.flag(mark.rawValue) != isPresent else { return }
    if isPresent {
      view.element.set(mark.rawValue, to: "YES", after: MarkupElement.attributesBeforeMarks)
    } else {
      view.element.set(mark.rawValue, to: nil)
    }
    changes.append(.mark(mark, of: view.id, isPresent: isPresent))
  }

  /// Lets constraints place the view called `id`, unless something else than its mask places it already.
  func placeByConstraints(_ id: String) {
    guard let element = document.layoutItem(id), InterfaceView.isView(element) else { return }
    let view = InterfaceView(element, in: document)
    guard view.placement.isByConstraints else { return }
    let hadFixedFrame = view.hasFixedFrame
    set(.fixedFrame, of: view, to: false)
    if view.translatesMask {
      element.set("translatesAutoresizingMaskIntoConstraints", to: "NO")
      changes.append(.placedByConstraints(id))
    } else if !hadFixedFrame {
      return
    }
    element.element(key: "autoresizingMask")?.remove()
  }

  /// Lets the frame of `view`, of which no constraint speaks any more, hold until one does.
  func placeByFrame(_ view: InterfaceView) {
    set(.fixedFrame, of: view, to: true)
    guard view.element.element(key: "autoresizingMask") == nil else { return }
    let mask = MarkupElement(
      "autoresizingMask", ["key": "autoresizingMask", "flexibleMaxX": "YES", "flexibleMaxY": "YES"])
    let frame = view.element.elements.firstIndex { $0["key"] == "frame" }
    view.element.insert(mask, at: frame.map { $0 + 1 } ?? 0)
  }

  // MARK: References

  /// Takes out outlets to, and variations of, an object that is gone.
  private func removeReferences(to id: String) {
    for element in document.markup.root.subtree {
      switch element.name {
      case "include" where element["reference"] == id, "exclude" where element["reference"] == id:
        element.removeWithEmptyParent(named: ["mask", "variation"])
      case "outlet" where element["destination"] == id, "outletCollection" where element["destination"] == id:
        let owner = element.ancestors.first { $0["id"] != nil }?["id"] ?? ""
        changes.append(.removedOutlet(element["property"] ?? "", of: owner, to: id))
        element.removeWithEmptyParent(named: ["connections"])
      default: break
      }
    }
  }
}

extension MarkupElement {
  /// Takes the element out, and then each parent called one of `names` that is left without elements.
  fileprivate func removeWithEmptyParent(named names: Set<String>) {
    let parent = parent
    remove()
    guard let parent, names.contains(parent.name), parent.elements.isEmpty,
      parent.attributes.allSatisfy({ $0.name == "key" })
    else { return }
    parent.removeWithEmptyParent(named: names)
  }

  /// The element whose attribute `name` counts under `traits`: a variation's, or this one.
  fileprivate func carrier(of name: String, under traits: InterfaceTraits) -> MarkupElement {
    guard let value = value(name, under: traits) else { return self }
    let variations = elements("variation").filter { $0[name] == value }
    return self[name] == value ? self : variations.last ?? self
  }
}
