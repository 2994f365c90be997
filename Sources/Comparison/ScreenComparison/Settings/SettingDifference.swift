// SPDX-License-Identifier: MIT

import LayoutModel

/// The differences of one screen between two settings, such as two versions of iOS: the first reasons with what follows from them, and
/// what else a person sees.
package struct SettingDifference: Sendable, Codable, Hashable {
  /// The reasons for frames that differ.
  package private(set) var causes: [SettingCause] = []
  /// The changes of elements that are no frames: texts, fonts, colors, cut texts, covered views, findings, views on one side only.
  package private(set) var changes: [ElementChange] = []
  /// The nouns of the changed elements, by the words for them.
  package private(set) var nouns: [String: String] = [:]

  /// The edges of the screen from which the safe area has another distance.
  package private(set) var safeAreaEdges: [String] = []

  /// The colors that are drawn differently, and those that should be.
  package private(set) var colors = DrawnColorDifference()

  /// Whether nothing differs.
  package var isEmpty: Bool { causes.isEmpty && changes.isEmpty && colors.isEmpty }

  /// Compares a screen under two settings.
  package init(_ before: ComparedScreen, _ after: ComparedScreen) {
    let comparison = ElementComparison(before.withoutMeasures, after.withoutMeasures)
    changes = comparison.changes.compactMap { Self.withoutFrames($0, after) }
    for change in changes {
      let element = change.after.map { after.elements[$0] } ?? change.before.map { before.elements[$0] }
      if let element { nouns[change.subject] = element.noun }
    }
    colors = DrawnColorDifference(before, after, comparison.matching)
    let reasons = FrameReasons(before, after, comparison.matching)
    safeAreaEdges = FrameReasons.Edge.allCases.filter { abs(reasons.insetChange($0)) > 0.4 }.map(\.rawValue)
    collectCauses(reasons, before, after, comparison.matching)
    // A text of another size because it has other words or another font is told with these.
    let reworded = Set(changes.filter { $0.changes.contains(where: \.changesText) }.map(\.subject))
    causes = causes.compactMap { cause in
      cause.kind == .view && cause.consequences.isEmpty ? cause.keeping { !reworded.contains($0) } : cause
    }
  }

  /// The changes of an element that do not concern its place; `nil` for none. Views of the system are told by what they look like, not by
  /// their classes.
  private static func withoutFrames(_ change: ElementChange, _ screen: ComparedScreen) -> ElementChange? {
    var result = change
    result.effects = []
    let isOfSystem = change.after.map { screen.elements[$0].isContainerOfSystem } ?? false
    result.changes.removeAll { change in
      switch change {
      case .frame, .reordered, .moved, .className: true
      case .property(let name, _, _, _): isOfSystem || measures.contains(name)
      default: isOfSystem
      }
    }
    return result.changes.isEmpty ? nil : result
  }

  /// Properties that follow from the setting, and are seen in frames.
  private static let measures: Set<String> = [
    "contentInset", "contentOffset", "contentSize", "rowHeight", "estimatedRowHeight", "sectionHeaderHeight",
    "sectionFooterHeight", "separatorInset", "directionalLayoutMargins", "layoutMargins", "preferredMaxLayoutWidth",
    "semanticContentAttribute", "textAlignment",
  ]

  // MARK: Exceptions

  /// Returns the difference without some kinds of reasons, without some views, by the names of their author, and without looks.
  package func without(_ kinds: Set<SettingCause.Kind>, views: Set<String>, looks: Bool) -> SettingDifference {
    func isExcepted(_ subject: String) -> Bool {
      views.contains { subject == "`\($0)`" || subject.hasPrefix("`\($0)` ") }
    }
    var result = self
    result.causes = causes.compactMap { cause in
      if kinds.contains(cause.kind) { return nil }
      return cause.keeping { !isExcepted($0) }
    }
    result.changes.removeAll { isExcepted($0.subject) }
    if looks {
      result.changes = result.changes.compactMap { change in
        var copy = change
        copy.changes.removeAll { !$0.isSeen && !$0.isFinding }
        return copy.changes.isEmpty ? nil : copy
      }
    }
    if looks { result.colors = DrawnColorDifference() }
    if !kinds.isDisjoint(with: [.bar, .safeArea]) { result.safeAreaEdges = [] }
    return result
  }

  // MARK: Causes

  /// The place at which a reason is collected: views of one kind that differ by the same amounts are one.
  private struct Key: Hashable {
    var kind: SettingCause.Kind
    var noun: String
    var amounts: [Double] = []
    var edge: FrameReasons.Edge?
  }

  private mutating func collectCauses(
    _ reasons: FrameReasons, _ before: ComparedScreen, _ after: ComparedScreen, _ matching: ScreenMatching
  ) {
    let names = ElementNames(after)
    var collected: [Key: SettingCause] = [:]
    var order: [Key] = []
    func add(_ key: Key, _ make: () -> SettingCause, _ change: (inout SettingCause) -> Void) {
      if collected[key] == nil {
        collected[key] = make()
        order.append(key)
      }
      if var cause = collected[key] {
        change(&cause)
        collected[key] = cause
      }
    }
    /// The reason in the element itself, with its place.
    func key(of index: Int) -> Key {
      let element = after.elements[index]
      let origins = reasons.origins(of: index)
      let amounts = [LayoutAxis.horizontal, .vertical].flatMap { axis -> [Double] in
        guard origins[axis] == .element(index), let change = reasons.change(of: index, along: axis) else {
          return [0, 0]
        }
        // A size of its own has a place that follows from it.
        return abs(change.growth) > 0.4 ? [0, (change.growth * 2).rounded()] : [(change.move * 2).rounded(), 0]
      }
      return Key(kind: element.causeKind, noun: element.noun, amounts: amounts)
    }
    for index in reasons.changed where isTold(index, before, after, matching) {
      let origins = reasons.origins(of: index)
      if origins.values.contains(.element(index)), let old = matching.before[index] {
        let element = after.elements[index]
        let axes = [LayoutAxis.horizontal, .vertical].filter { origins[$0] == .element(index) }
        add(key(of: index)) {
          SettingCause(
            kind: element.causeKind, subjects: [], noun: element.noun.plural, before: [], after: [], axes: axes)
        } _: {
          $0.subjects.append(names[index])
          $0.before.append(before.frameInSuperview(old))
          $0.after.append(after.frameInSuperview(index))
          $0.axes = axes
        }
        continue
      }
      guard let origin = origins[.vertical] ?? origins[.horizontal] else { continue }
      let place: Key
      switch origin {
      case .itself: continue
      case .element(let other): place = key(of: other)
      case .safeArea(let edge): place = Key(kind: .safeArea, noun: "", edge: edge)
      case .screen: place = Key(kind: .screen, noun: "")
      }
      add(place) {
        Self.cause(origin, before, after, matching, names)
      } _: {
        $0.consequences.append(names[index])
        if reasons.isResized(index) { $0.resizedCount += 1 }
      }
    }
    // A container of the system that no sentence speaks of has only consequences.
    causes = order.compactMap { collected[$0] }.sorted { $0.rank < $1.rank }
  }

  /// Whether sentences speak of an element: it is seen on both sides, and no container of the system.
  private func isTold(
    _ index: Int, _ before: ComparedScreen, _ after: ComparedScreen, _ matching: ScreenMatching
  ) -> Bool {
    guard !after.elements[index].isContainerOfSystem, let old = matching.before[index] else { return false }
    let shown = after.superviews(of: index) + [index]
    return !shown.contains { after.elements[$0].properties["isHidden"] == .flag(true) }
      && [after.elements[index].frame, before.elements[old].frame].allSatisfy { frame in
        let lengths = [frame?.width ?? 0, frame?.height ?? 0]
        // A text or a control without an area is not seen; a view may be a line.
        return after.elements[index].isContent
          ? lengths.allSatisfy { $0 > 0 } : lengths.contains { $0 > 0 }
      }
  }

  /// A reason of which no sentence has spoken yet.
  private static func cause(
    _ origin: FrameReasons.Reason, _ before: ComparedScreen, _ after: ComparedScreen, _ matching: ScreenMatching,
    _ names: ElementNames
  ) -> SettingCause {
    switch origin {
    case .itself, .screen:
      SettingCause(
        kind: .screen, subjects: [], noun: "screen", before: [before.bounds], after: [after.bounds],
        axes: [.horizontal, .vertical])
    case .element(let index):
      SettingCause(
        kind: after.elements[index].causeKind,
        subjects: after.elements[index].isContainerOfSystem ? [names[index]] : [],
        noun: after.elements[index].noun.plural,
        before: after.elements[index].isContainerOfSystem
          ? matching.before[index].map { [before.frameInSuperview($0)] } ?? [] : [],
        after: after.elements[index].isContainerOfSystem ? [after.frameInSuperview(index)] : [],
        axes: [.horizontal, .vertical])
    case .safeArea(let edge):
      SettingCause(
        kind: .safeArea, subjects: [], noun: "safe area", before: [before.safeArea], after: [after.safeArea],
        axes: [edge == .top || edge == .bottom ? .vertical : .horizontal], edge: edge.rawValue)
    }
  }
}

extension Change {
  /// Whether the change gives a text another size by itself.
  fileprivate var changesText: Bool {
    switch self {
    case .text, .property("font", _, _, _): true
    default: false
    }
  }
}

extension SettingCause {
  /// The reason with some of its views; `nil` if none of several is left.
  fileprivate func keeping(_ isKept: (String) -> Bool) -> SettingCause? {
    let kept = subjects.indices.filter { isKept(subjects[$0]) }
    if kept.isEmpty, !subjects.isEmpty { return nil }
    guard subjects.count == before.count else { return self }
    var copy = self
    (copy.subjects, copy.before) = (kept.map { subjects[$0] }, kept.map { before[$0] })
    copy.after = kept.map { after[$0] }
    return copy
  }

  fileprivate var rank: Int { Kind.allCases.firstIndex(of: kind) ?? 0 }
}

extension ComparedScreen {
  /// The screen without the measures of its setting, which are seen in frames.
  fileprivate var withoutMeasures: ComparedScreen {
    var copy = self
    copy.properties["safeArea"] = nil
    copy.properties["size"] = nil
    copy.properties[ComparedScreen.appearance] = nil
    return copy
  }

  /// The screen as a rectangle, in points.
  fileprivate var bounds: Rectangle {
    let numbers = numbers("size")
    return Rectangle(x: 0, y: 0, width: numbers.first ?? 0, height: numbers.last ?? 0)
  }

  /// The distances of the safe area from the top, left, bottom and right edge, in this order, in points.
  fileprivate var safeArea: Rectangle {
    let numbers = numbers("safeArea")
    guard numbers.count == 4 else { return Rectangle(x: 0, y: 0, width: 0, height: 0) }
    return Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func numbers(_ property: String) -> [Double] {
    guard case .list(let values)? = properties[property] else { return [] }
    return values.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  /// The frame of an element in its superview, in points.
  fileprivate func frameInSuperview(_ index: Int) -> Rectangle {
    guard var frame = elements[index].frame else { return Rectangle(x: 0, y: 0, width: 0, height: 0) }
    if let outer = elements[index].superview.flatMap({ elements[$0].frame }) {
      frame.x -= outer.x
      frame.y -= outer.y
    }
    return frame
  }
}
