// SPDX-License-Identifier: MIT

/// The pending layout work and layout-related flags of a view.
package struct LayoutMarks: OptionSet {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The view needs `layoutSubviews`.
  package static let needsLayout = LayoutMarks(rawValue: 1 << 0)
  /// A descendant needs `layoutSubviews`.
  static let subtreeNeedsLayout = LayoutMarks(rawValue: 1 << 1)
  /// The view needs `updateConstraints`.
  static let needsUpdateConstraints = LayoutMarks(rawValue: 1 << 2)
  /// A descendant needs `updateConstraints`.
  static let subtreeNeedsUpdateConstraints = LayoutMarks(rawValue: 1 << 3)
  /// Constraints are installed on this view or on a descendant, so the hierarchy needs an engine.
  package static let usesConstraints = LayoutMarks(rawValue: 1 << 4)
  /// This view or a descendant needs an item in the engine: it has constraints or does not translate its autoresizing
  /// mask.
  static let needsItems = LayoutMarks(rawValue: 1 << 9)
  /// The override of `updateConstraints` that is running has called `super`.
  static let calledSuperUpdateConstraints = LayoutMarks(rawValue: 1 << 5)
  /// The override of `layoutSubviews` that is running has called `super`.
  static let calledSuperLayoutSubviews = LayoutMarks(rawValue: 1 << 6)
  /// The view is a window that is laid out when the main queue is served.
  static let awaitsRunLoop = LayoutMarks(rawValue: 1 << 7)
  /// The hierarchy has an engine. Without this mark, no walk to the root is needed to find that there is none.
  static let isHosted = LayoutMarks(rawValue: 1 << 8)
  /// A list determines the view's size: the view is the content view of a cell, header or footer.
  package static let isEncapsulated = LayoutMarks(rawValue: 1 << 10)
  /// The view is notified when a descendant needs layout.
  package static let reportsMarksBelow = LayoutMarks(rawValue: 1 << 11)

  /// The view is a scroll view: in constraints to its descendants, its edges are the edges of its content area.
  static let scrollsContents = LayoutMarks(rawValue: 1 << 12)

  /// The view needs `updateProperties` before its next layout.
  static let needsUpdateProperties = LayoutMarks(rawValue: 1 << 13)
  /// A descendant needs `updateProperties`.
  static let subtreeNeedsUpdateProperties = LayoutMarks(rawValue: 1 << 14)

  /// The fitting size of the view has been computed, so that it may be computed again.
  static let wasFitted = LayoutMarks(rawValue: 1 << 15)

  static let initial: LayoutMarks = [.needsLayout, .needsUpdateConstraints, .needsUpdateProperties]
}

/// The indexes of an item in the live engine of its hierarchy and in the engine that computes a fitting size.
struct LayoutItemSlot {
  var live: Int32 = -1
  var fitting: Int32 = -1
  /// The host of the live engine while the item is in it, which avoids a walk to the root. The host clears it before it
  /// is deallocated.
  private var hostReference: UnretainedReference<LayoutHost>?

  var host: LayoutHost? {
    get { hostReference?.object }
    set { hostReference = newValue.map { UnretainedReference($0) } }
  }

  /// The item's index in the live engine or in the fitting engine; -1 when it is not in that engine.
  func index(isLive: Bool) -> Int32 { isLive ? live : fitting }

  /// Removes the references to the live engine.
  mutating func leaveLiveEngine() {
    live = -1
    host = nil
  }
}

/// The content hugging and compression resistance priorities of a view.
struct ContentPriorities {
  var horizontalHugging = UILayoutPriority.defaultLow
  var verticalHugging = UILayoutPriority.defaultLow
  var horizontalCompression = UILayoutPriority.defaultHigh
  var verticalCompression = UILayoutPriority.defaultHigh

  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? horizontalHugging : verticalHugging
  }

  func compression(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? horizontalCompression : verticalCompression
  }
}
