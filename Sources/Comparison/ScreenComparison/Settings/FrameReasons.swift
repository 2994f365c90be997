// SPDX-License-Identifier: MIT

import LayoutModel

/// The reasons for which frames differ between two settings, read off the frames themselves.
///
/// Between two settings no constraint differs: a bar is higher, a safe area larger, a control of the system has another size. Everything
/// else follows, and by an amount that tells from what: a view that moves by as much as the lower edge of the view above it moves because of it.
struct FrameReasons {
  /// The reason for a difference along an axis.
  enum Reason: Hashable {
    /// The view itself: the system gives it another size or place.
    case itself
    /// Another view, by its index after the change.
    case element(Int)
    /// The safe area at an edge.
    case safeArea(Edge)
    /// The size of the screen.
    case screen
  }

  /// An edge of the screen.
  enum Edge: String, CaseIterable, Hashable {
    case top, left, bottom, right
  }

  private let before: ComparedScreen
  private let after: ComparedScreen
  private let matching: ScreenMatching
  private let children: [Int: [Int]]
  /// The reasons by the index after the change, along each axis.
  private var reasons: [LayoutAxis: [Int: Reason]] = [:]

  /// The largest difference between amounts that are the same, in points: edges are on whole pixels.
  private static let tolerance = 0.7

  init(_ before: ComparedScreen, _ after: ComparedScreen, _ matching: ScreenMatching) {
    (self.before, self.after, self.matching) = (before, after, matching)
    children = Dictionary(grouping: after.elements.indices) { after.elements[$0].superview ?? -1 }
    for axis in [LayoutAxis.horizontal, .vertical] {
      // Superviews come before their subviews.
      for index in after.elements.indices {
        guard let change = change(of: index, along: axis), !change.isNone else { continue }
        reasons[axis, default: [:]][index] = reason(for: index, change, along: axis)
      }
    }
  }

  /// Whether an element has another size.
  func isResized(_ index: Int) -> Bool {
    [LayoutAxis.horizontal, .vertical].contains { abs(change(of: index, along: $0)?.growth ?? 0) > 0.4 }
  }

  /// The first reasons of an element's differences, along each axis along which it differs.
  func origins(of index: Int) -> [LayoutAxis: Reason] {
    reasons.compactMapValues { values -> Reason? in values[index] == nil ? nil : origin(of: index, in: values) }
  }

  /// The elements whose frames differ in their superviews.
  var changed: [Int] { Set(reasons.values.flatMap(\.keys)).sorted() }

  private func origin(of index: Int, in reasons: [Int: Reason]) -> Reason {
    var (current, visited): (Int, Set<Int>) = (index, [])
    while case .element(let next)? = reasons[current], visited.insert(current).inserted { current = next }
    guard let reason = reasons[current] else { return .element(current) }
    switch reason {
    case .itself, .element: return .element(current)
    case .safeArea(let edge): return bar(at: edge).map { .element($0) } ?? reason
    case .screen: return reason
    }
  }

  /// The bar whose edge moved as the safe area did.
  private func bar(at edge: Edge) -> Int? {
    let change = insetChange(edge)
    return after.elements.indices.first { index in
      guard Self.bars.contains(after.elements[index].kind), let old = matching.before[index],
        let frame = after.elements[index].frame, let earlier = before.elements[old].frame
      else { return false }
      switch edge {
      case .top: return Self.isSame(frame.maxY - earlier.maxY, change)
      case .bottom: return Self.isSame(earlier.y - frame.y + after.length(.vertical) - before.length(.vertical), change)
      case .left: return Self.isSame(frame.maxX - earlier.maxX, change)
      case .right: return false
      }
    }
  }

  /// Classes of bars.
  static let bars: Set<String> = ["UINavigationBar", "UITabBar", "UIToolbar"]

  // MARK: One axis

  /// The difference of a frame in its superview along an axis, in points.
  struct Change {
    /// The distance by which the left or top edge moves.
    let move: Double
    /// The amount by which the length grows.
    let growth: Double
    /// The distance by which the right or bottom edge moves.
    var end: Double { move + growth }
    var isNone: Bool { abs(move) < 0.4 && abs(growth) < 0.4 }
  }

  /// Returns the difference of an element along an axis; `nil` for one that is on one side only, or has no frame.
  func change(of index: Int, along axis: LayoutAxis) -> Change? {
    guard let old = matching.before[index], let frame = after.elements[index].frame,
      let earlier = before.elements[old].frame
    else { return nil }
    let (now, was) = (after.span(of: index, frame, axis), before.span(of: old, earlier, axis))
    return Change(move: now.start - was.start, growth: now.length - was.length)
  }

  private func reason(for index: Int, _ change: Change, along axis: LayoutAxis) -> Reason {
    let superview = after.elements[index].superview
    let container = superview.flatMap { self.change(of: $0, along: axis) }
    if abs(change.growth) > 0.4 {
      return growthReason(index, change, in: superview, container, axis) ?? .itself
    }
    if let reason = moveReason(index, change, in: superview, container, axis) { return reason }
    return .itself
  }

  private func growthReason(
    _ index: Int, _ change: Change, in superview: Int?, _ container: Change?, _ axis: LayoutAxis
  ) -> Reason? {
    guard let superview else {
      let growth = after.length(axis) - before.length(axis)
      if abs(growth) > 0.4, Self.isSame(change.growth, growth) { return .screen }
      return content(of: index, growingBy: change.growth, axis).map { .element($0) }
    }
    if let container, Self.isSame(change.growth, container.growth), !isMade(superview, by: index, axis) {
      return .element(superview)
    }
    let (start, end) = edges(axis)
    let insets = insetChange(start) + insetChange(end)
    let room = (container?.growth ?? 0) - insets
    if insets != 0, Self.isSame(change.growth, room) { return .safeArea(insetChange(start) != 0 ? start : end) }
    return content(of: index, growingBy: change.growth, axis).map { .element($0) }
  }

  /// Whether the reason for the size of an element is one in it.
  private func isMade(_ index: Int, by part: Int, _ axis: LayoutAxis) -> Bool {
    guard case .element(let other)? = reasons[axis]?[index] else { return false }
    return other == part || after.superviews(of: other).contains(index)
  }

  /// A text or control in a view that grows by as much as the view.
  private func content(of index: Int, growingBy growth: Double, _ axis: LayoutAxis) -> Int? {
    let parts = children[index, default: []]
    for part in parts {
      guard let change = change(of: part, along: axis) else { continue }
      if Self.isSame(change.growth, growth) {
        if let inner = content(of: part, growingBy: growth, axis) { return inner }
        if after.elements[part].isContent { return part }
      }
    }
    return sum(of: parts, growingBy: growth, axis) ?? largest(in: index, growingBy: growth, axis)
  }

  /// The first of parts that stand one after the other and grow by as much together.
  private func sum(of parts: [Int], growingBy growth: Double, _ axis: LayoutAxis) -> Int? {
    let grown = parts.filter { abs(change(of: $0, along: axis)?.growth ?? 0) > 0.4 && after.elements[$0].isArranged }
    let sum = grown.reduce(0) { $0 + (change(of: $1, along: axis)?.growth ?? 0) }
    // Spaces and the insets of controls add their share.
    return !grown.isEmpty && abs(sum - growth) <= 2 * Self.tolerance ? grown.first : nil
  }

  /// The control in a view that grows most, by as much as the view or more: what else is in the view, or an alignment rectangle, takes
  /// its share.
  private func largest(in index: Int, growingBy growth: Double, _ axis: LayoutAxis) -> Int? {
    // The system gives bars their sizes.
    if Self.bars.contains(after.elements[index].kind) { return nil }
    let parts = after.elements.indices.filter {
      after.elements[$0].isContent && after.superviews(of: $0).contains(index)
    }
    let grown = parts.filter { part in
      guard let own = change(of: part, along: axis)?.growth else { return false }
      return own * growth > 0 && abs(own) >= abs(growth) - Self.tolerance
    }
    return grown.max { abs(change(of: $0, along: axis)?.growth ?? 0) < abs(change(of: $1, along: axis)?.growth ?? 0) }
  }

  /// The control of another size to which a constraint ties a view that moves: its alignment rectangle and its baselines are elsewhere, where
  /// its frame may not be.
  private func tied(_ index: Int, _ axis: LayoutAxis) -> Int? {
    after.constraints.compactMap { constraint -> Int? in
      guard let second = constraint.second, constraint.first.attribute.axis == axis else { return nil }
      let pair = [constraint.first.element, second.element]
      guard let place = pair.firstIndex(of: index) else { return nil }
      return pair[1 - place]
    }
    .first { other in
      other != index && after.elements[other].isContent && !isBecause(other, of: index, axis)
        && abs(change(of: other, along: axis)?.growth ?? 0) > 0.4
    }
  }

  private func moveReason(
    _ index: Int, _ change: Change, in superview: Int?, _ container: Change?, _ axis: LayoutAxis
  ) -> Reason? {
    let growth = container?.growth ?? 0
    if let superview, abs(growth) > 0.4 {
      let anchored = [growth - change.growth, (growth - change.growth) / 2]
      if anchored.contains(where: { Self.isSame(change.move, $0) }) { return .element(superview) }
    }
    let (start, end) = edges(axis)
    if let sibling = sibling(of: index, movingBy: change, axis, isBefore: true) { return .element(sibling) }
    // The first view follows the edge, and not the view after it, which follows both.
    if insetChange(start) != 0, Self.isSame(change.move, insetChange(start)) { return .safeArea(start) }
    if let sibling = sibling(of: index, movingBy: change, axis, isBefore: false) { return .element(sibling) }
    if insetChange(end) != 0, Self.isSame(change.end, growth - insetChange(end)) { return .safeArea(end) }
    let middle = (growth + insetChange(start) - insetChange(end)) / 2
    if insetChange(start) + insetChange(end) != 0, Self.isSame(change.move + change.growth / 2, middle) {
      return .safeArea(insetChange(start) != 0 ? start : end)
    }
    return tied(index, axis).map { .element($0) }
  }

  /// The nearest sibling one edge of which moves by as much: the lower edge of one above, or the upper edge of one below.
  private func sibling(of index: Int, movingBy change: Change, _ axis: LayoutAxis, isBefore: Bool) -> Int? {
    guard let old = matching.before[index], let frame = before.elements[old].frame else { return nil }
    let start = frame.origin(along: axis)
    var nearest: (distance: Double, index: Int)?
    func offer(_ other: Int, _ distance: Double) {
      if distance >= -Self.tolerance, distance < nearest?.distance ?? .infinity { nearest = (distance, other) }
    }
    for other in children[after.elements[index].superview ?? -1, default: []] where other != index {
      guard let earlier = matching.before[other], let theirs = before.elements[earlier].frame,
        let their = self.change(of: other, along: axis), !isBecause(other, of: index, axis)
      else { continue }
      let origin = theirs.origin(along: axis)
      if isBefore, abs(their.end) > 0.4, Self.isSame(their.end, change.move) {
        offer(other, start - origin - theirs.length(along: axis))
      }
      if !isBefore, abs(their.move) > 0.4, Self.isSame(their.move, change.end) {
        offer(other, origin - start - frame.length(along: axis))
      }
    }
    return nearest?.index
  }

  private func isBecause(_ index: Int, of other: Int, _ axis: LayoutAxis) -> Bool {
    var (current, visited): (Int, Set<Int>) = (index, [])
    while case .element(let next)? = reasons[axis]?[current], visited.insert(current).inserted {
      if next == other { return true }
      current = next
    }
    return false
  }

  // MARK: The screen

  private func edges(_ axis: LayoutAxis) -> (start: Edge, end: Edge) {
    axis == .horizontal ? (.left, .right) : (.top, .bottom)
  }

  /// The amount by which the safe area is farther from an edge.
  func insetChange(_ edge: Edge) -> Double { after.inset(edge) - before.inset(edge) }

  static func isSame(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= tolerance }
}

extension ComparedElement {
  /// Whether the view is a text, an image or a control: something with a size of its own.
  var isContent: Bool { isText || text != nil || Self.contents.contains(kind) }

  /// Whether the view is of a class that shows texts.
  var isText: Bool { kind.hasSuffix("Label") || kind == "UITextView" }

  private static let contents: Set<String> = [
    "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UITextField", "UISearchTextField",
    "UIImageView",
    "UIProgressView", "UIActivityIndicatorView", "UIPageControl", "UIDatePicker", "UIPickerView",
  ]
}

extension ComparedScreen {
  /// The distance from an edge of the screen to the safe area, in points.
  fileprivate func inset(_ edge: FrameReasons.Edge) -> Double {
    let index = [FrameReasons.Edge.top, .left, .bottom, .right].firstIndex(of: edge) ?? 0
    return number("safeArea", index)
  }

  /// The width or height of the screen, in points.
  fileprivate func length(_ axis: LayoutAxis) -> Double { number("size", axis == .horizontal ? 0 : 1) }

  private func number(_ property: String, _ index: Int) -> Double {
    guard case .list(let values)? = properties[property], values.indices.contains(index),
      case .number(let number) = values[index]
    else { return 0 }
    return number
  }

  /// The place and length of an element in its superview along an axis, in points.
  fileprivate func span(of index: Int, _ frame: Rectangle, _ axis: LayoutAxis) -> (start: Double, length: Double) {
    // The outermost view stays where it is: only what it has scrolled differs.
    guard let superview = elements[index].superview else { return (0, frame.length(along: axis)) }
    let origin = elements[superview].frame?.origin(along: axis) ?? 0
    return (frame.origin(along: axis) - origin, frame.length(along: axis))
  }
}

extension Rectangle {
  fileprivate var maxX: Double { x + width }
  fileprivate var maxY: Double { y + height }
}
