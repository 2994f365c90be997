// SPDX-License-Identifier: MIT

import LayoutModel

/// The changes of all elements of a screen, without what they cause.
struct ElementComparison {
  let before: ComparedScreen
  let after: ComparedScreen
  let matching: ScreenMatching
  /// The changed elements, in the order of the screen after the change.
  private(set) var changes: [ElementChange] = []

  private let oldNames: ElementNames
  private let newNames: ElementNames

  /// The smallest difference between frames that is seen, in points.
  static let tolerance = 0.1

  init(_ before: ComparedScreen, _ after: ComparedScreen) {
    self.before = before
    self.after = after
    matching = ScreenMatching(before, after)
    (oldNames, newNames) = (ElementNames(before), ElementNames(after))
    changes = controllerChange + elementChanges
    EnclosureComparison(before: before, after: after, matching: matching).apply(to: &changes)
    changes.removeAll(where: \.changes.isEmpty)
  }

  private var controllerChange: [ElementChange] {
    var change = ElementChange(subject: "the screen", before: nil, after: nil, changes: [])
    change.changes = properties(before.properties, after.properties, condition: nil)
    change.changes += connections(before.connections, after.connections)
    // The cause stands beside its consequence.
    change.changes = change.changes.filter { !$0.changesLayout } + change.changes.filter(\.changesLayout)
    return [change]
  }

  private var elementChanges: [ElementChange] {
    let constraints = ConstraintComparison(before, after, matching, oldNames, newNames).changes
    let order = OrderComparison(before, after, matching)
    var result: [ElementChange] = after.elements.indices.map { index in
      var change = ElementChange(
        subject: newNames[index], before: matching.before[index], after: index, changes: [])
      if let old = matching.before[index] {
        change.changes = elementChanges(old, index, order)
      } else if isOutermost(index, after, matching.before) {
        change.changes = [.added(container: container(of: index, after, newNames))]
      }
      // The constraints of a new element are part of it.
      if matching.before[index] != nil {
        let others = constraints[index, default: []]
        change.changes += change.isMovedIntoStack(of: after) ? others.filter { !$0.isOfGoneConstraint } : others
      }
      return change
    }
    for index in before.elements.indices where matching.after[index] == nil {
      guard isOutermost(index, before, matching.after) else { continue }
      result.append(
        ElementChange(
          subject: oldNames[index], before: index, after: nil,
          changes: [.removed(container: container(of: index, before, oldNames))]))
    }
    return result
  }

  /// Whether an element that is on one side only is not in another such element.
  private func isOutermost(_ index: Int, _ screen: ComparedScreen, _ matched: [Int: Int]) -> Bool {
    screen.elements[index].superview.map { matched[$0] != nil } ?? true
  }

  private func container(of index: Int, _ screen: ComparedScreen, _ names: ElementNames) -> String? {
    // The words for an element may name its superview already.
    screen.elements[index].superview.map { names[$0] }.flatMap { names[index].hasSuffix(" in " + $0) ? nil : $0 }
  }

  // MARK: One element

  private func elementChanges(_ index: Int, _ later: Int, _ order: OrderComparison) -> [Change] {
    let (old, new) = (before.elements[index], after.elements[later])
    var result: [Change] = []
    if let one = old.superview, let other = new.superview, matching.after[one] != other {
      result.append(.moved(from: oldNames[one], to: newNames[other]))
    }
    if old.className != new.className, !isRenamed(old, new) {
      result.append(.className(before: old.className, after: new.className))
    }
    if old.text != new.text { result.append(.text(before: old.text, after: new.text)) }
    result += properties(old.properties, new.properties, condition: nil).filter { change in
      switch change {
      // Views that constraints place on one side have no mask there.
      case .property("autoresizingMask", _, _, _): old.hasStoredFrame && new.hasStoredFrame
      // The first and the last row of a section that is a card have round corners.
      case .property("cornerRadius", _, nil, _), .property("cornerRadius", _, _, nil): !new.isRow
      // A radius that is half of the shorter side follows the frame.
      case .property("cornerRadius", _, _, _): !(old.hasRoundEnds && new.hasRoundEnds)
      // A plain view without a color is as clear as one with a clear color.
      case .property("backgroundColor", _, let one, let other):
        !(new.drawsNothingItself && Self.isClear(one) && Self.isClear(other))
      // A text that got attributes has its font and color there.
      case .property("font", _, _, _), .property("textColor", _, _, _), .property("usesAttributedText", _, _, _):
        (old.properties["attributedText"] == nil) == (new.properties["attributedText"] == nil)
      default: true
      }
    }
    for condition in Set(old.variations.keys).union(new.variations.keys).sorted() {
      let (one, other) = (old.variations[condition] ?? [:], new.variations[condition] ?? [:])
      let names = Set(one.keys).union(other.keys)
      // Where a size class has no value of its own, the value without it counts.
      result += properties(
        old.properties.filter { names.contains($0.key) }.merging(one) { $1 },
        new.properties.filter { names.contains($0.key) }.merging(other) { $1 }, condition: condition)
    }
    if let place = order.place(of: later) {
      result.append(.reordered(after: place.previous.map { newNames[$0] }, isArranged: new.isArranged))
    }
    if new.hasStoredFrame, old.hasStoredFrame, let change = frameChange(index, later) { result.append(change) }
    result += connections(old.connections, new.connections)
    result += results(old, new)
    return result.contains(where: \.isText) ? result.filter { !$0.repeatsText(of: old, new) } : result
  }

  /// Whether a class of live views has another name, and all of its views are of the class with that name.
  private func isRenamed(_ old: ComparedElement, _ new: ComparedElement) -> Bool {
    guard old.objectID == nil, new.objectID == nil, old.kind == new.kind, !old.className.hasPrefix("UI"),
      !new.className.hasPrefix("UI")
    else { return false }
    return !after.elements.contains { $0.className == old.className }
      && !before.elements.contains { $0.className == new.className }
      && matching.after.allSatisfy { one, other in
        (before.elements[one].className == old.className) == (after.elements[other].className == new.className)
      }
  }

  private func properties(
    _ old: [String: ComparedValue], _ new: [String: ComparedValue], condition: String?
  ) -> [Change] {
    Set(old.keys).union(new.keys).sorted().compactMap { name in
      let (one, other) = (old[name], new[name])
      if let one, let other, one.isSame(as: other) { return nil }
      // A color of the system that only one side has is told with the view that has it.
      if name.hasPrefix(ComparedScreen.systemColor), one == nil || other == nil { return nil }
      return .property(name, condition: condition, before: one, after: other)
    }
  }

  private static func isClear(_ color: ComparedValue?) -> Bool {
    guard let color else { return true }
    if case .color(let color) = color { return color.components?.last == 0 }
    return false
  }

  private func frameChange(_ index: Int, _ later: Int) -> Change? {
    guard let effect = FrameEffect(before, after, index, later, matching, name: "") else { return nil }
    return .frame(before: effect.before, after: effect.after)
  }

  private func results(_ old: ComparedElement, _ new: ComparedElement) -> [Change] {
    var result: [Change] = []
    if old.shortage != new.shortage { result.append(.shortage(before: old.shortage, after: new.shortage)) }
    result += covers(old, new)
    for finding in new.findings where !old.findings.contains(where: { $0.rule == finding.rule }) {
      result.append(.finding(finding, isNew: true))
    }
    for finding in old.findings where !new.findings.contains(where: { $0.rule == finding.rule }) {
      result.append(.finding(finding, isNew: false))
    }
    if !old.isSpokenAs(new) { result.append(.speech(before: old.spoken, after: new.spoken)) }
    return result
  }

  private func covers(_ old: ComparedElement, _ new: ComparedElement) -> [Change] {
    let earlier = Dictionary(old.covers.map { (matching.after[$0.element] ?? -1 - $0.element, $0) }) { first, _ in first
    }
    let later = Dictionary(new.covers.map { ($0.element, $0) }) { first, _ in first }
    return Set(earlier.keys).union(later.keys).sorted().compactMap { key in
      let (one, other) = (earlier[key], later[key])
      if let one, let other, abs(one.width - other.width) < 1, abs(one.height - other.height) < 1 { return nil }
      return .cover(
        by: key < 0 ? oldNames[-1 - key] : newNames[key], before: one.map { Size(width: $0.width, height: $0.height) },
        after: other.map { Size(width: $0.width, height: $0.height) })
    }
  }

  // MARK: Connections

  private func connections(_ old: [ComparedConnection], _ new: [ComparedConnection]) -> [Change] {
    var rest = new
    var gone: [ComparedConnection] = []
    for connection in old {
      if let index = rest.firstIndex(where: { isSame(connection, $0) }) {
        rest.remove(at: index)
      } else {
        gone.append(connection)
      }
    }
    var result: [Change] = []
    for connection in gone {
      // A connection of the same name, or to the same object, was changed.
      let index = rest.firstIndex {
        $0.kind == connection.kind && ($0.name == connection.name || leadsToSame(connection, $0))
      }
      let later = index.map { rest.remove(at: $0) }
      result.append(
        .connection(
          before: named(connection, oldNames, matching.after), after: later.map { named($0, newNames, matching.before) }
        ))
    }
    return result + rest.map { .connection(before: nil, after: named($0, newNames, matching.before)) }
  }

  private func isSame(_ one: ComparedConnection, _ other: ComparedConnection) -> Bool {
    one.kind == other.kind && one.name == other.name && one.detail == other.detail && leadsToSame(one, other)
  }

  private func leadsToSame(_ one: ComparedConnection, _ other: ComparedConnection) -> Bool {
    guard let element = one.element else {
      let hasSameID = one.targetID != nil && one.targetID == other.targetID
      return other.element == nil && (one.target == other.target || hasSameID)
    }
    return matching.after[element].map { $0 == other.element } ?? false
  }

  private func named(
    _ connection: ComparedConnection, _ names: ElementNames, _ others: [Int: Int]
  ) -> NamedConnection {
    NamedConnection(
      kind: connection.kind, name: connection.name, detail: connection.detail,
      target: connection.element.map { names[$0] } ?? connection.target,
      isToOneSide: connection.element.map { others[$0] == nil } ?? false)
  }
}

extension ElementChange {
  /// Whether a stack view arranges a view that another superview had, so that constraints of its place there are gone with it.
  fileprivate func isMovedIntoStack(of screen: ComparedScreen) -> Bool {
    after.map { screen.elements[$0].isArranged } == true
      && changes.contains { if case .moved = $0 { true } else { false } }
  }
}

extension Change {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }

  /// Whether the change says of a title, or of what is read, only what the text says already.
  fileprivate func repeatsText(of old: ComparedElement, _ new: ComparedElement) -> Bool {
    switch self {
    case .property("title", nil, .text(let before)?, .text(let after)?): before == old.text && after == new.text
    case .speech(let before?, let after?):
      before.label == old.text && after.label == new.text && before.value == after.value && before.hint == after.hint
        && before.traits == after.traits
    default: false
    }
  }

  fileprivate var isOfGoneConstraint: Bool { if case .constraint(.some, nil) = self { true } else { false } }
}

extension ComparedElement {
  /// Whether the radius of the corners is half of the shorter side, but for the scale at which a view is drawn.
  fileprivate var hasRoundEnds: Bool {
    guard case .number(let radius)? = properties["cornerRadius"], let frame else { return false }
    let side = min(frame.width, frame.height)
    return side > 0 && abs(radius / side - 0.5) < 0.03
  }

  /// Whether the view has no background unless it is given one.
  fileprivate var drawsNothingItself: Bool {
    ["UIView", "UILabel", "UIImageView", "UIStackView", "UIButton", "UIControl", "UIScrollView"].contains(className)
  }

  fileprivate func isSpokenAs(_ other: ComparedElement) -> Bool {
    guard let spoken, let new = other.spoken else { return (spoken == nil) == (other.spoken == nil) }
    return spoken.label == new.label && spoken.value == new.value && spoken.hint == new.hint
      && spoken.traits == new.traits
  }
}
