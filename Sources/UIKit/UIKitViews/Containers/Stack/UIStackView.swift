// SPDX-License-Identifier: MIT

/// A view that arranges its views in a row or column with constraints.
///
/// Source: Apple, `UIStackView`; the generated constraints of Facts, “Stack views”, see `StackArrangement`.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The layout of the arranged views along the axis.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// The layout of the arranged views across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    /// Aligns the top edges, in a horizontal stack view.
    public static var top: Alignment { .leading }
    /// Aligns the bottom edges, in a horizontal stack view.
    public static var bottom: Alignment { .trailing }
  }

  /// The value of a custom spacing that means ``spacing``.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The value of a spacing that means the system's spacing of 8 points.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// The arranged views, in order. Each is also a subview.
  @exclusivity(unchecked) open private(set) var arrangedSubviews: [UIView] = []
  @exclusivity(unchecked) private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  @exclusivity(unchecked) private var generatedConstraints: [NSLayoutConstraint] = []
  @exclusivity(unchecked) private var generatedGuides: [UILayoutGuide] = []

  open class override var requiresConstraintBasedLayout: Bool { true }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty stack view; see ``UIView/init(coder:)``.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Creates a stack view of `views`, in order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arrangement

  /// The axis along which the views are arranged. The default is `.horizontal`.
  @exclusivity(unchecked) open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  /// The distribution of the views along the axis. The default is `.fill`.
  @exclusivity(unchecked) open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  /// The alignment of the views across the axis. The default is `.fill`.
  @exclusivity(unchecked) open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }
  /// The distance between adjacent views, in points. It is a minimum in the equal-spacing and
  /// equal-centering distributions. The default is 0.
  @exclusivity(unchecked) open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }
  /// Whether vertical spacing is measured between baselines. The default is `false`.
  @exclusivity(unchecked) open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// Whether the views are arranged within the margins rather than the bounds. The default is `false`.
  @exclusivity(unchecked) open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  // MARK: Arranged views

  /// Adds `view` at the end of the arranged views, and as a subview if it is not one.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (arrangedIndex(of: view) == nil ? 0 : 1))
  }

  /// Returns the index of `view` in the arranged views; `nil` if it is not one of them.
  private func arrangedIndex(of view: UIView) -> Int? {
    // Arranged views are always subviews. This check avoids a search for each view that is added.
    guard view.superviewReference == UnretainedReference(self) else { return nil }
    return arrangedSubviews.indexOfIdentical(view)
  }

  /// Inserts `view` at `stackIndex` of the arranged views, and adds it as the frontmost subview if it is not a subview.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let oldIndex = arrangedIndex(of: view)
    let otherCount = arrangedSubviews.count - (oldIndex == nil ? 0 : 1)
    guard stackIndex >= 0, stackIndex <= otherCount else {
      return LayoutException.raise(
        .internalInconsistency,
        "index out of bounds for arranged subview: index = \(stackIndex) expected to be less "
          + "than or equal to \(otherCount)")
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if let oldIndex { arrangedSubviews.remove(at: oldIndex) }
    arrangedSubviews.insert(view, at: stackIndex)
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Removes `view` from the arranged views. It remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedIndex(of: view) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Sets the spacing after `arrangedSubview`, in points. Does nothing for a view that is not arranged.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedIndex(of: arrangedSubview) != nil else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the custom spacing after `arrangedSubview`, in points; ``spacingUseDefault`` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Constraints

  /// Marks the generated constraints as outdated. They are rebuilt before the next layout.
  private func arrangementDidChange() {
    for constraint in generatedConstraints { constraint.uninstall() }
    for guide in generatedGuides { removeOwnership(guide) }
    generatedConstraints = []
    generatedGuides = []
    needsArrangement = true
    providerChanges = 0
    setNeedsUpdateConstraints()
    liveHost?.baselinesDidChange(around: self)
    superview?.subviewContentSizeDidChange(self)
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
    // After a first change, the others need no search.
    guard !needsArrangement || AnimationRecorder.current != nil, arrangedIndex(of: subview) != nil else { return }
    arrangementDidChange()
    if AnimationRecorder.current != nil { animateVisibility(of: subview) }
  }

  override func subviewContentSizeDidChange(_ subview: UIView) {
    if distribution == .fillProportionally, !needsArrangement, arrangedIndex(of: subview) != nil {
      arrangementDidChange()
    } else {
      // The sizes of nested stack views are those of what is in them.
      superview?.subviewContentSizeDidChange(self)
    }
  }

  /// Returns the gap after `view`, in points.
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
    let isCycle = providerChanges == Self.maximumProviderChanges
    let tallest = isCycle ? views.first : firstOfTallest(views)
    baselineProvider = tallest.map { UnretainedReference($0) }
    return tallest
  }

  /// The first of the views that are the tallest before rounding to pixels: their heights differ by no more than the solver's
  /// error.
  private func firstOfTallest(_ views: [UIView]) -> UIView? {
    let heights = views.map(\.exactHeight)
    guard let greatest = heights.max() else { return nil }
    return zip(views, heights).first { $0.1 > greatest - 1e-6 }?.0
  }

  /// The view that was the tallest when the baselines of the stack view were last asked for.
  private var baselineProvider: UnretainedReference<UIView>?
  /// The number of times that layout has made another view the tallest since the arrangement changed.
  private var providerChanges = 0
  /// The number of changes after which the first view provides the baselines, because each of several views becomes the
  /// tallest when another provides them.
  private static let maximumProviderChanges = 8

  override var takesBaselinesFromSubviews: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let baselineProvider, axis == .horizontal, providerChanges < Self.maximumProviderChanges else { return }
    // Constraints that refer to baselines follow the view that is the tallest now, the first of several.
    guard let tallest = firstOfTallest(arrangedSubviews.filter { !$0.isHidden }),
      UnretainedReference(tallest) != baselineProvider
    else { return }
    self.baselineProvider = nil
    providerChanges += 1
    liveHost?.baselinesDidChange(around: self)
    setNeedsLayout()
  }
}
