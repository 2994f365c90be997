// SPDX-License-Identifier: MIT

import UIKit

/// The result of comparing a hierarchy that has a history with a new one in the same state.
public enum HierarchyComparison {
  case equal
  /// The frames differ only where the constraints leave a choice, as among equal priorities of contents.
  case tie
  /// Required constraints contradict each other, so that the frames depend on those that are broken.
  case conflict
  case different(String)

  /// Compares two hierarchies of the same views after they were laid out.
  @MainActor
  public init(of root: UIView, and fresh: UIView) {
    self.init(of: Self.views(in: root), in: root, and: Self.views(in: fresh), in: fresh)
  }

  /// Compares the frames of `views` below `root` with those of `others` below `fresh`.
  @MainActor
  init(of views: [UIView], in root: UIView, and others: [UIView], in fresh: UIView) {
    guard root.inspection.conflicts.isEmpty, fresh.inspection.conflicts.isEmpty else {
      self = .conflict
      return
    }
    let differing = Array(zip(views, others)).filter { !Self.hasEqualFrame($0, $1) }
    guard views.count == others.count, let first = differing.first else {
      self = views.count == others.count ? .equal : .different("\(views.count) views, fresh \(others.count)")
      return
    }
    let open = Set((root.inspection.ambiguousViews + fresh.inspection.ambiguousViews).map(ObjectIdentifier.init))
    func isOpen(_ view: UIView) -> Bool {
      if open.contains(ObjectIdentifier(view)) { return true }
      // A view that does not take part in layout follows the size of its superview.
      guard view.inspection.unroundedFrame == nil, let superview = view.superview else { return false }
      return isOpen(superview)
    }
    func isOpen(_ pair: (UIView, UIView)) -> Bool { isOpen(pair.0) || isOpen(pair.1) }
    // The width of a text determines its height, and so what stands below it.
    let isTie = views.contains(where: Self.wraps) ? differing.contains(where: isOpen) : differing.allSatisfy(isOpen)
    let (view, other) = differing.first { !isOpen($0) } ?? first
    self =
      isTie || zip(views, others).contains(where: Self.haveTheirOwnTallestViews)
      ? .tie : .different("\(Self.name(of: view, in: root)) \(view.frame), fresh \(other.frame)")
  }

  /// A view and its descendants, parents first.
  @MainActor
  private static func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap { views(in: $0) } }

  @MainActor
  private static func hasEqualFrame(_ view: UIView, _ other: UIView) -> Bool {
    if let exact = view.inspection.unroundedFrame, let otherExact = other.inspection.unroundedFrame {
      // A view without a superview has a size, but no position to compare.
      return view.superview == nil ? true : isEqual(exact, otherExact, within: 1e-3)
    }
    return isEqual(view.frame, other.frame, within: 1.01)
  }

  private static func isEqual(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat) -> Bool {
    abs(a.minX - b.minX) <= tolerance && abs(a.minY - b.minY) <= tolerance && abs(a.width - b.width) <= tolerance
      && abs(a.height - b.height) <= tolerance
  }

  @MainActor
  private static func wraps(_ view: UIView) -> Bool { (view as? UILabel).map { $0.numberOfLines != 1 } ?? false }

  /// Whether two stack views take their baselines from different views, each of which is the tallest when it provides them.
  ///
  /// The provider decides which view the constraints refer to, and so which view stretches. Both layouts are then
  /// consistent, and the one is chosen that the layout before it leads to.
  @MainActor
  private static func haveTheirOwnTallestViews(_ view: UIView, _ other: UIView) -> Bool {
    guard let stack = view as? UIStackView, let otherStack = other as? UIStackView,
      let provider = tallestProvider(of: stack), let otherProvider = tallestProvider(of: otherStack)
    else { return false }
    return provider != otherProvider
  }

  /// The index of the view that provides the baselines of a horizontal stack view; `nil` unless it is the tallest, before
  /// rounding.
  @MainActor
  private static func tallestProvider(of stack: UIStackView) -> Int? {
    let heights = stack.arrangedSubviews.map { $0.isHidden ? 0 : $0.inspection.unroundedFrame?.height ?? 0 }
    guard stack.axis == .horizontal, let greatest = heights.max(),
      let index = stack.arrangedSubviews.firstIndex(where: { $0 === stack.forFirstBaselineLayout }),
      heights.firstIndex(where: { $0 > greatest - 1e-6 }) == index
    else { return nil }
    return index
  }

  /// The class of a view with the indices that lead to it from the root.
  @MainActor
  private static func name(of view: UIView, in root: UIView) -> String {
    var path: [String] = []
    var current = view
    while current !== root, let superview = current.superview {
      path.insert("\(superview.subviews.firstIndex(of: current) ?? -1)", at: 0)
      current = superview
    }
    return "\(type(of: view)) at [\(path.joined(separator: ", "))]"
  }
}

/// The results of many histories.
public struct HistoryCounts {
  /// The number of histories that ended as a new hierarchy.
  public private(set) var equal = 0
  /// The number of histories that ended in a tie.
  public private(set) var ties = 0
  /// The number of histories that ended with contradictory constraints.
  public private(set) var conflicts = 0
  /// A description of each history that ended in another state than a new hierarchy, or with a message that it must not have.
  public private(set) var complaints: [String] = []

  /// Starts counting.
  public init() {}

  /// Adds the result of one history, which `description` describes.
  public mutating func add(_ comparison: HierarchyComparison, _ description: @autoclosure () -> String) {
    switch comparison {
    case .equal: equal += 1
    case .tie: ties += 1
    case .conflict: conflicts += 1
    case .different(let text): complaints.append("\(description()): \(text)")
    }
  }

  /// Adds a fault of one history.
  public mutating func add(complaint: String) { complaints.append(complaint) }

  /// The numbers, for the output of a long run.
  public var summary: String {
    "\(equal) equal, \(ties) ties, \(conflicts) with conflicts, \(complaints.count) complaints"
  }
}

/// The messages and exceptions while a history runs.
@MainActor
public final class HistoryWitness {
  /// The first message that says that a search or a pass was given up, or that an exception was raised; `nil` if there is none.
  public private(set) var complaint: String?
  /// The number of messages about conflicts.
  public private(set) var conflictCount = 0

  /// Runs `body` and observes it.
  public init(_ body: () -> Void) {
    let (log, exception) = (LayoutLog.handler, LayoutException.handler)
    defer {
      LayoutLog.handler = log
      LayoutException.handler = exception
    }
    LayoutLog.handler = { [unowned self] message in
      if message.hasPrefix("Unable to simultaneously satisfy") { conflictCount += 1 } else { complain(message) }
    }
    LayoutException.handler = { [unowned self] name, reason in complain("\(name.rawValue): \(reason)") }
    body()
  }

  private func complain(_ message: String) {
    if complaint == nil { complaint = message }
  }
}
