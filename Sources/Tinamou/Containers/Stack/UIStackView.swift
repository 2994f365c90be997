// SPDX-License-Identifier: MIT

/// Arranges views in a row or a column by constraints that it makes itself.
///
/// Source: Apple, `UIStackView`; the generated constraints as recorded from UIKit, see ``StackArrangement``.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the arranged views share the length of the stack.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// How the arranged views lie across the stack.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    /// In a horizontal stack: along the top.
    public static var top: Alignment { .leading }
    /// In a horizontal stack: along the bottom.
    public static var bottom: Alignment { .trailing }
  }

  /// A custom spacing that stands for ``spacing``.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// A spacing that stands for the system's 8 points.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// The views that are arranged, in order; each is a subview, too.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var generatedConstraints: [NSLayoutConstraint] = []
  private var generatedGuides: [UILayoutGuide] = []

  open class override var requiresConstraintBasedLayout: Bool { true }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// An empty stack; see ``UIView/init(coder:)``.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A stack of `views`, in order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: How to arrange

  /// Along which axis the views follow one another.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  /// How the room along the axis is given out.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  /// Where the views are across the axis.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }
  /// The gap between neighbours, in points; for the equal distributions the least gap.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }
  /// Whether gaps of a vertical stack are measured from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// Whether the views are arranged within the margins rather than the bounds.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  // MARK: What to arrange

  /// Arranges `view` last; it becomes a subview if it is not one.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (place(of: view) == nil ? 0 : 1))
  }

  /// The place of `view` among the arranged views; nil where it is not one.
  private func place(of view: UIView) -> Int? {
    // What is not a subview is not arranged either: so a stack is filled without a search for each new view.
    guard view.superviewReference == Uncounted(self) else { return nil }
    for index in arrangedSubviews.indices where arrangedSubviews[index] === view { return index }
    return nil
  }

  /// Arranges `view` at `stackIndex`; it becomes the frontmost subview if it is not one yet.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let place = place(of: view)
    let otherCount = arrangedSubviews.count - (place == nil ? 0 : 1)
    guard stackIndex >= 0, stackIndex <= otherCount else {
      return LayoutException.raise(
        .internalInconsistency,
        "index out of bounds for arranged subview: index = \(stackIndex) expected to be less "
          + "than or equal to \(otherCount)")
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if let place { arrangedSubviews.remove(at: place) }
    arrangedSubviews.insert(view, at: stackIndex)
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Stops arranging `view`; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Sets the gap after `arrangedSubview`, in points; nothing happens for a view that is not arranged.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The gap that was set after `arrangedSubview`; ``spacingUseDefault`` where none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Constraints

  /// Notes that the generated constraints are no longer right; they are made anew before the next layout.
  private func arrangementDidChange() {
    for constraint in generatedConstraints { constraint.uninstall() }
    for guide in generatedGuides { disown(guide) }
    generatedConstraints = []
    generatedGuides = []
    needsArrangement = true
    setNeedsUpdateConstraints()
  }

  private var needsArrangement = true

  open override func updateConstraints() {
    if needsArrangement {
      needsArrangement = false
      arrange()
    }
    super.updateConstraints()
  }

  private func arrange() {
    var arrangement = StackArrangement(of: self)
    arrangement.build()
    generatedGuides = arrangement.guides
    generatedConstraints = arrangement.constraints
    for guide in generatedGuides { own(guide) }
    for constraint in generatedConstraints { constraint.installOnNearestCommonAncestor() }
  }

  override func subviewDidChangeVisibility(_ subview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
    arrangementDidChange()
    if AnimationRecorder.current != nil { animateVisibility(of: subview) }
  }

  override func subviewContentSizeDidChange(_ subview: UIView) {
    guard distribution == .fillProportionally, arrangedSubviews.contains(where: { $0 === subview }) else { return }
    arrangementDidChange()
  }

  /// The gap after `view`, in points.
  func gap(after view: UIView) -> CGFloat {
    let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
    switch gap {
    case Self.spacingUseSystem: return SymbolicSpacing.betweenSiblings
    case Self.spacingUseDefault: return 0
    default: return gap
    }
  }

  // MARK: Baselines

  open override var forFirstBaselineLayout: UIView { baselineView { axis == .vertical ? $0.first : tallest($0) } }
  open override var forLastBaselineLayout: UIView { baselineView { axis == .vertical ? $0.last : tallest($0) } }

  private func baselineView(_ choose: ([UIView]) -> UIView?) -> UIView {
    choose(arrangedSubviews.filter { !$0.isHidden }) ?? self
  }

  private func tallest(_ views: [UIView]) -> UIView? {
    views.max { $0.bounds.height < $1.bounds.height }
  }
}
