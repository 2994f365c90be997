// SPDX-License-Identifier: MIT

/// What the passes still have to do with a view.
struct LayoutMarks: OptionSet {
  let rawValue: UInt16

  /// `layoutSubviews` is due.
  static let needsLayout = LayoutMarks(rawValue: 1 << 0)
  /// `layoutSubviews` is due for some view below.
  static let subtreeNeedsLayout = LayoutMarks(rawValue: 1 << 1)
  /// `updateConstraints` is due.
  static let needsUpdateConstraints = LayoutMarks(rawValue: 1 << 2)
  /// `updateConstraints` is due for some view below.
  static let subtreeNeedsUpdateConstraints = LayoutMarks(rawValue: 1 << 3)
  /// Constraints are installed in this view or below it: the tree wants an engine.
  static let usesConstraints = LayoutMarks(rawValue: 1 << 4)
  /// Views here or below have a place in the engine where there is one: they have constraints or no mask.
  static let wantsItems = LayoutMarks(rawValue: 1 << 9)
  /// The override of `updateConstraints` that is running has called super.
  static let calledSuperUpdateConstraints = LayoutMarks(rawValue: 1 << 5)
  /// The override of `layoutSubviews` that is running has called super.
  static let calledSuperLayoutSubviews = LayoutMarks(rawValue: 1 << 6)
  /// This root is being laid out.
  static let isLayingOut = LayoutMarks(rawValue: 1 << 7)
  /// The tree has an engine: without the mark nobody has to walk to the root to find that there is none.
  static let isHosted = LayoutMarks(rawValue: 1 << 8)
  /// A list decides the view's size: it is the content view of a cell, a header or a footer.
  static let isEncapsulated = LayoutMarks(rawValue: 1 << 10)
  /// The view wants to know when layout becomes due below it.
  static let reportsMarksBelow = LayoutMarks(rawValue: 1 << 11)

  /// Edges of the view, beside what is in it, mean the edges of a content area: it is a scroll view.
  static let scrollsContents = LayoutMarks(rawValue: 1 << 12)

  static let initial: LayoutMarks = [.needsLayout, .needsUpdateConstraints]
}

/// The place of an item in engines: the live one of its tree, and one that only asks for a fitting size.
struct LayoutItemSlot {
  var live: Int32 = -1
  var fitting: Int32 = -1
  /// The host of the live engine while there is an item in it: spares the walk to the root. The host clears it before it goes.
  private var hostReference: Uncounted<LayoutHost>?

  var host: LayoutHost? {
    get { hostReference?.object }
    set { hostReference = newValue.map { Uncounted($0) } }
  }

  /// The place in the live engine or in that of a question; -1 where there is none.
  func place(isLive: Bool) -> Int32 { isLive ? live : fitting }

  /// Forgets the live engine.
  mutating func leaveLiveEngine() {
    live = -1
    host = nil
  }
}

/// How strongly a view keeps to the size of its content.
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
