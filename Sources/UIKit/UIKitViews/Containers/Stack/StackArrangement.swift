// SPDX-License-Identifier: MIT

/// The constraints and guides by which a stack view arranges its views.
///
/// "Along" is the direction of the stack view's axis, and "across" the other direction. Hidden views remain
/// in the chain with a length of 0.
///
/// Source: Facts, “Stack views”.
@MainActor
struct StackArrangement {
  private let stack: UIStackView
  private let views: [UIView]
  private let visible: [UIView]
  private let along: Axis
  private let across: Axis

  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []

  /// The attributes of one direction.
  private struct Axis {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute

    static let horizontal = Axis(start: .leading, end: .trailing, center: .centerX, size: .width)
    static let vertical = Axis(start: .top, end: .bottom, center: .centerY, size: .height)
  }

  init(of stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews
    var visible: [UIView] = []
    for view in views where !view.isHidden { visible.append(view) }
    self.visible = visible
    along = stack.axis == .horizontal ? .horizontal : .vertical
    across = stack.axis == .horizontal ? .vertical : .horizontal
  }

  /// The area in which views are arranged: the stack view or its margins.
  private var canvas: AnyObject {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  mutating func build() {
    connectEnds()
    spaceNeighbors()
    distribute()
    hide()
    align()
  }

  // MARK: Along

  /// Connects the first and last visible view to the ends of the canvas. Without visible views, a spacer is used.
  private mutating func connectEnds() {
    let first: AnyObject = visible.first ?? spacer("UISV-canvas-spanner")
    let last: AnyObject = visible.last ?? first
    add("UISV-canvas-connection", canvas, along.start, .equal, first, along.start)
    add("UISV-canvas-connection", canvas, along.end, .equal, last, along.end)
    // Without visible views, the canvas has no length, even if its superview has room that other content does not fill.
    if visible.isEmpty { fitCanvas(along, priority: UILayoutPriority(749.5)) }
  }

  private mutating func spaceNeighbors() {
    let isAtLeast = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let usesBaselines = stack.axis == .vertical && stack.isBaselineRelativeArrangement
    var gap: CGFloat = 0
    for index in views.indices.dropFirst() {
      let (previous, next) = (views[index - 1], views[index])
      if !previous.isHidden { gap = stack.gap(after: previous) }
      add(
        "UISV-spacing", next, usesBaselines ? .firstBaseline : along.start, isAtLeast ? .greaterThanOrEqual : .equal,
        previous, usesBaselines ? .lastBaseline : along.end, constant: share(of: gap, previous, next))
    }
  }

  /// Returns the part of a gap between two adjacent views. A hidden view adds half of the gap to its other side.
  /// There is no gap before the first and after the last visible view.
  private func share(of gap: CGFloat, _ previous: UIView, _ next: UIView) -> CGFloat {
    if next === visible.first || previous === visible.last { return 0 }
    let hidden = (previous.isHidden ? 1 : 0) + (next.isHidden ? 1 : 0)
    return gap - gap / 2 * CGFloat(hidden)
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually: makeEqual(visible)
    case .fillProportionally: makeProportional()
    case .equalSpacing: makeGapsEqual(from: along.end, to: along.start, priority: .required)
    case .equalCentering: makeGapsEqual(from: along.center, to: along.center, priority: UILayoutPriority(149))
    }
  }

  private mutating func makeEqual(_ items: [AnyObject], priority: UILayoutPriority = .required) {
    guard let first = items.first else { return }
    for item in items.dropFirst() {
      add("UISV-fill-equally", item, along.size, .equal, first, along.size, priority: priority)
    }
  }

  /// Gives each view the fraction of the canvas that its content size has in the sum of all content sizes and gaps,
  /// with decreasing priorities. A view without a content size has its fitting size, and a length of 0 if that is 0.
  private mutating func makeProportional() {
    var sizes: [CGFloat] = []
    var sizedCount = 0
    var total: CGFloat = 0
    for view in visible {
      let size = contentLength(of: view)
      sizes.append(size)
      if size > 0 {
        sizedCount += 1
        total += size
      }
    }
    guard sizedCount > 0 else { return makeEqual(visible) }
    total += stack.spacing * CGFloat(visible.count - 1)
    let isExact = sizedCount == 1 && (visible.count == 1 || stack.spacing == 0)
    var priority: Float = 999
    for (view, size) in zip(visible, sizes) {
      if size <= 0 {
        add("UISV-fill-proportionally", view, along.size, .equal, nil, .notAnAttribute)
        continue
      }
      add(
        "UISV-fill-proportionally", view, along.size, .equal, canvas, along.size, multiplier: size / total,
        priority: isExact ? .required : UILayoutPriority(priority))
      priority -= 1
    }
  }

  private func contentLength(of view: UIView) -> CGFloat {
    let size = view.contentSizeForLayout(fittingWidth: nil)
    let length = stack.axis == .horizontal ? size.width : size.height
    if length != UIView.noIntrinsicMetric { return length }
    // The constraints inside a view give it a fitting size.
    let fitting = view.fittingSize(.zero, .fittingSizeLevel, .fittingSizeLevel, keepsWrappedWidths: false)
    return stack.axis == .horizontal ? fitting.width : fitting.height
  }

  /// Adds a guide for the gap between each two adjacent visible views, all of equal length, and keeps the canvas as
  /// short as possible.
  private mutating func makeGapsEqual(
    from start: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.Attribute, priority: UILayoutPriority
  ) {
    var gaps: [AnyObject] = []
    for index in visible.indices.dropFirst() {
      let (previous, next) = (visible[index - 1], visible[index])
      let gap = spacer("UISV-distributing", "_UIOLAGapGuide")
      add("UISV-distributing-edge", gap, along.start, .equal, previous, start)
      add("UISV-distributing-edge", gap, along.end, .equal, next, end)
      gaps.append(gap)
    }
    makeEqual(gaps, priority: priority)
    fitCanvas(along)
  }

  private mutating func hide() {
    for view in views where view.isHidden {
      add("UISV-hiding", view, along.size, .equal, nil, .notAnAttribute)
    }
  }

  // MARK: Across

  private mutating func align() {
    guard let first = views.first else { return }
    for view in views.dropFirst() {
      for attribute in alignedAttributes {
        add("UISV-alignment", first, attribute, .equal, view, attribute)
      }
    }
    if stack.alignment != .fill {
      for view in views {
        add(
          "UISV-ambiguity-suppression", view, across.size, .equal, nil, .notAnAttribute,
          priority: UILayoutPriority(25))
      }
    }
    connectAcross(first)
  }

  private var alignedAttributes: [NSLayoutConstraint.Attribute] {
    switch stack.alignment {
    case .fill: [across.start, across.end]
    case .leading: [across.start]
    case .trailing: [across.end]
    case .center: [across.center]
    case .firstBaseline: stack.axis == .horizontal ? [.firstBaseline] : [across.start]
    case .lastBaseline: stack.axis == .horizontal ? [.lastBaseline] : [across.start]
    }
  }

  private mutating func connectAcross(_ first: UIView) {
    if stack.alignment == .fill {
      connect(across.start, .equal, first)
      connect(across.end, .equal, first)
      return
    }
    if visible.count <= 1 && views.count == 1 { return connectSingle(first) }
    let spanner = makeSpanner()
    switch effectiveAlignment {
    case .leading, .fill:
      connect(across.start, .equal, first)
      connect(across.end, .equal, spanner)
    case .trailing:
      connect(across.start, .equal, spanner)
      connect(across.end, .equal, first)
    case .center:
      connect(across.start, .equal, spanner)
      connect(across.end, .equal, spanner)
      connect(across.center, .equal, first)
    case .firstBaseline:
      connect(across.start, .lessThanOrEqual, first)
      connect(across.end, .equal, spanner)
    case .lastBaseline:
      connect(across.start, .equal, spanner)
      connect(across.end, .greaterThanOrEqual, first)
    }
  }

  /// The alignment, with baseline alignments in a vertical stack view replaced by leading.
  private var effectiveAlignment: UIStackView.Alignment {
    switch stack.alignment {
    case .firstBaseline, .lastBaseline: stack.axis == .horizontal ? stack.alignment : .leading
    default: stack.alignment
    }
  }

  /// Connects a single view. It needs no spanner: the canvas is at least as large as the view, and as small as
  /// possible.
  private mutating func connectSingle(_ view: UIView) {
    let alignment = effectiveAlignment
    connect(across.start, alignment == .leading ? .equal : .lessThanOrEqual, view)
    connect(across.end, alignment == .trailing ? .equal : .greaterThanOrEqual, view)
    if alignment == .center { connect(across.center, .equal, view) }
    fitCanvas(across)
  }

  /// Returns a guide that spans the visible views across the stack view.
  private mutating func makeSpanner() -> UILayoutGuide {
    let spanner = spacer("UISV-alignment-spanner")
    add("UISV-spanning-fit", spanner, across.size, .equal, nil, .notAnAttribute, priority: UILayoutPriority(51))
    let strong = UILayoutPriority(999.5)
    for view in visible {
      let alignment = effectiveAlignment
      if alignment == .leading {
        add("UISV-spanning-boundary", spanner, across.start, .equal, view, across.start, priority: strong)
      } else {
        add("UISV-spanning-boundary", spanner, across.start, .lessThanOrEqual, view, across.start)
      }
      if alignment == .trailing {
        add("UISV-spanning-boundary", spanner, across.end, .equal, view, across.end, priority: strong)
      } else {
        add("UISV-spanning-boundary", spanner, across.end, .greaterThanOrEqual, view, across.end)
      }
    }
    if effectiveAlignment == .firstBaseline || effectiveAlignment == .lastBaseline { fitCanvas(across) }
    return spanner
  }

  /// Keeps the canvas as small as possible.
  private mutating func fitCanvas(_ axis: Axis, priority: UILayoutPriority = UILayoutPriority(49)) {
    add("UISV-canvas-fit", canvas, axis.size, .equal, nil, .notAnAttribute, priority: priority)
  }

  private mutating func connect(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ item: AnyObject
  ) {
    add("UISV-canvas-connection", canvas, attribute, relation, item, attribute)
  }

  // MARK: Making constraints and guides

  private mutating func spacer(_ identifier: String, _ className: String = "_UILayoutSpacer") -> UILayoutGuide {
    let guide = StackGuide(describedClassName: className)
    guide.identifier = identifier
    guides.append(guide)
    return guide
  }

  private mutating func add(
    _ identifier: String, _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?, _ secondAttribute: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    let constraint = SystemLayoutConstraint(
      first, firstAttribute, relation, second, secondAttribute, multiplier, constant)
    constraint.identifier = identifier
    constraint.storedPriority = priority
    constraints.append(constraint)
  }
}

/// A guide of a stack view, with the class name in UIKit's descriptions.
final class StackGuide: UILayoutGuide {
  private let className: String

  /// A guide whose class is called `className` in messages.
  init(describedClassName className: String) {
    self.className = className
    super.init()
  }

  override var describedClassName: String? { className }
}
