// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel

/// Edits a document as Interface Builder does, and records each change.
///
/// Each edit includes its consequences: a constrained view is no longer positioned by its autoresizing mask, and
/// references to a removed constraint are removed.
final class InterfaceEditor {
  let document: InterfaceDocument
  /// The changes so far, in order. Empty by default.
  private(set) var changes: [InterfaceChange] = []
  /// The identifiers in the document; `nil` until an identifier is needed, and after elements were removed.
  private var identifiers: Set<String>?
  /// The new constraints that are not yet inserted, by the element that contains them.
  private var newConstraints: [ObjectIdentifier: (parent: MarkupElement, constraints: [MarkupElement])] = [:]
  /// The indices in ``changes`` of the changes of frames, by the view.
  private var frameChanges: [String: Int] = [:]

  init(_ document: InterfaceDocument) { self.document = document }

  // MARK: Constraints

  /// Adds a constraint with the contents of `draft` and returns its identifier. Returns `nil` if the holder does not
  /// exist.
  ///
  /// The document contains the constraint after the next call of ``insertNewConstraints()``.
  ///
  /// - Parameters:
  ///   - draft: The contents of the constraint.
  ///   - views: The identifiers of the views that the constraint positions. Other views it refers to do not change,
  ///     except that they lose a fixed frame, which only views without constraints have.
  @discardableResult
  func add(_ draft: InterfaceConstraintDraft, placing views: Set<String>) -> String? {
    guard let holder = document.layoutItem(draft.holder) else { return nil }
    var identifiers = self.identifiers ?? document.markup.identifiers
    self.identifiers = nil
    let id = document.markup.newID(for: draft.purpose, besides: identifiers)
    identifiers.insert(id)
    self.identifiers = identifiers
    let parent = holder.constraintsElement(for: document.toolsVersion)
    newConstraints[ObjectIdentifier(parent), default: (parent, [])].constraints.append(MarkupElement(draft, id: id))
    changes.append(.added(draft, id: id))
    for item in draft.items where views.contains(item) || hasFixedFrame(item) { positionByConstraints(item) }
    return id
  }

  private func hasFixedFrame(_ id: String) -> Bool {
    document.layoutItem(id)?.flag(InterfaceMark.fixedFrame.rawValue) == true
  }

  /// Inserts the constraints added since the last call, in one pass for each view that holds some.
  func insertNewConstraints() {
    guard !newConstraints.isEmpty else { return }
    for (parent, constraints) in newConstraints.values { parent.insert(constraints: constraints) }
    newConstraints = [:]
    document.invalidateIndex()
  }

  /// Removes `constraints` and all references to them.
  func remove(_ constraints: [InterfaceConstraint]) {
    guard !constraints.isEmpty else { return }
    let references = references(to: Set(constraints.map(\.id)))
    var removed: Set<ObjectIdentifier> = []
    var parents: [(element: MarkupElement, names: Set<String>)] = []
    var removedChildren: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    func remove(_ element: MarkupElement, withEmptyParentNamed names: Set<String>) {
      guard let parent = element.parent, removed.insert(ObjectIdentifier(element)).inserted else { return }
      if removedChildren[ObjectIdentifier(parent)] == nil { parents.append((parent, names)) }
      removedChildren[ObjectIdentifier(parent), default: []].insert(ObjectIdentifier(element))
    }
    for constraint in constraints {
      let id = constraint.id
      if let draft = InterfaceConstraintDraft(constraint, under: document.traits) {
        changes.append(.removed(draft, id: id))
      }
      remove(constraint.element, withEmptyParentNamed: ["constraints"])
      for element in references[id] ?? []
      where !([element] + element.ancestors).contains(where: { removed.contains(ObjectIdentifier($0)) }) {
        if element.name == "include" || element.name == "exclude" {
          remove(element, withEmptyParentNamed: ["mask", "variation"])
        } else {
          let owner = element.ancestors.first { $0["id"] != nil }?["id"] ?? ""
          changes.append(.removedOutlet(element["property"] ?? "", of: owner, to: id))
          remove(element, withEmptyParentNamed: ["connections"])
        }
      }
    }
    for parent in parents {
      parent.element.removeChildren(removedChildren[ObjectIdentifier(parent.element)] ?? [])
      parent.element.removeIfEmpty(named: parent.names)
    }
    identifiers = nil
    document.invalidateIndex()
  }

  /// Sets the constant of `constraint`, which is then no longer symbolic.
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

  /// Sets the stored frame of `view`.
  func setFrame(of view: InterfaceView, to frame: Rectangle) {
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

  /// Records a change of a frame, merged with an earlier change of the same view.
  private func record(_ change: InterfaceChange) {
    guard case .frame(let view, _, let frame) = change else { return }
    if let index = frameChanges[view], case .frame(_, let first, _) = changes[index] {
      changes[index] = .frame(of: view, from: first, to: frame)
      return
    }
    frameChanges[view] = changes.count
    changes.append(change)
  }

  private func makeFrame(in view: MarkupElement) -> MarkupElement {
    let element = MarkupElement("rect", ["key": "frame", "x": "0.0", "y": "0.0", "width": "0.0", "height": "0.0"])
    view.insert(element, at: 0)
    return element
  }

  /// Sets or removes a mark of `view`.
  func set(_ mark: InterfaceMark, of view: InterfaceView, to isPresent: Bool) {
    guard view.element.flag(mark.rawValue) != isPresent else { return }
    if isPresent {
      view.element.set(mark.rawValue, to: "YES", after: MarkupElement.attributesBeforeMarks)
    } else {
      view.element.set(mark.rawValue, to: nil)
    }
    changes.append(.mark(mark, of: view.id, isPresent: isPresent))
  }

  /// Makes constraints position the view with the identifier `id`, if its autoresizing mask positions it now.
  func positionByConstraints(_ id: String) {
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

  /// Makes `view`, which no longer has constraints, keep its frame until it has one.
  func keepFrame(of view: InterfaceView) {
    set(.fixedFrame, of: view, to: true)
    guard view.element.element(key: "autoresizingMask") == nil else { return }
    let mask = MarkupElement(
      "autoresizingMask", ["key": "autoresizingMask", "flexibleMaxX": "YES", "flexibleMaxY": "YES"])
    let frame = view.element.elements.firstIndex { $0["key"] == "frame" }
    view.element.insert(mask, at: frame.map { $0 + 1 } ?? 0)
  }

  // MARK: References

  /// Returns the outlets to the objects `ids` and their entries in variations, by the object and in the document's
  /// order.
  private func references(to ids: Set<String>) -> [String: [MarkupElement]] {
    var references: [String: [MarkupElement]] = [:]
    for element in document.markup.root.subtree {
      let id: String? =
        switch element.name {
        case "include", "exclude": element["reference"]
        case "outlet", "outletCollection": element["destination"]
        default: nil
        }
      if let id, ids.contains(id) { references[id, default: []].append(element) }
    }
    return references
  }
}

extension MarkupElement {
  /// Removes the element if it is named in `names` and has no elements, and then likewise its parents.
  fileprivate func removeIfEmpty(named names: Set<String>) {
    guard names.contains(name), elements.isEmpty, attributes.allSatisfy({ $0.name == "key" }) else { return }
    let parent = parent
    remove()
    parent?.removeIfEmpty(named: names)
  }

  /// Returns the element whose attribute `name` applies under `traits`: that of a variation, or this element.
  fileprivate func carrier(of name: String, under traits: InterfaceTraits) -> MarkupElement {
    guard let value = value(name, under: traits) else { return self }
    let variations = elements("variation").filter { $0[name] == value }
    return self[name] == value ? self : variations.last ?? self
  }
}
