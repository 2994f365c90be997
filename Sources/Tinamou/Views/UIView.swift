// SPDX-License-Identifier: MIT

/// A rectangle on the screen, laid out by its frame or by constraints.
///
/// What can be overridden is declared here; how it is done stands in the extensions of this folder, one concern each.
@preconcurrency @MainActor
open class UIView: UIResponder {
  // Each of these is read and written in one step, never held open while other code runs; the checks at run time that
  // it is so would take a tenth of the time to build a tree, and a fifth of that to lay it out again.

  // MARK: Geometry, stored

  /// The origin of the untransformed rectangle in the superview's coordinates, in points.
  @exclusivity(unchecked) var storedOrigin: CGPoint
  /// The size of the rectangle and the coordinates of its upper left corner.
  @exclusivity(unchecked) var storedBounds: CGRect

  // MARK: Hierarchy, stored

  /// The superview; it outlives the pointer, because it clears it when it goes.
  @exclusivity(unchecked) nonisolated(unsafe) var superviewReference: Uncounted<UIView>?
  @exclusivity(unchecked) nonisolated(unsafe) var storedSubviews: [UIView] = []
  /// The window the view is in; it outlives the pointer, because it clears it when it goes.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var storedWindow: UIWindow?
  @exclusivity(unchecked) nonisolated(unsafe) var storedLayoutGuides: [UILayoutGuide] = []

  /// The controller whose view this is; it outlives the pointer, because it clears it when it goes.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var viewController: UIViewController?

  // MARK: Layout, stored

  /// What the passes still have to do with this view and below it.
  @exclusivity(unchecked) nonisolated(unsafe) var marks: LayoutMarks = .initial
  @exclusivity(unchecked) var storedTranslatesAutoresizingMask = true
  /// The active constraints installed on this view, in the order of installation.
  @exclusivity(unchecked) nonisolated(unsafe) var heldConstraints: [NSLayoutConstraint] = []
  /// What constraints and anchors refer to this view by; nil before there are any.
  @exclusivity(unchecked) nonisolated(unsafe) var storedHandle: LayoutItemHandle?
  /// The engine of the tree, on its root only.
  @exclusivity(unchecked) nonisolated(unsafe) var host: LayoutHost?
  /// The place of this view in its tree's engine.
  @exclusivity(unchecked) nonisolated(unsafe) var layoutItem = LayoutItemSlot()
  var contentPriorities = ContentPriorities()
  /// Transform, margins, traits and the like; nil as long as they are what every view has.
  @exclusivity(unchecked) var uncommon: UncommonViewState?

  // MARK: Appearance, stored

  var appearance = ViewAppearance()
  /// The layer, made when somebody asks for it.
  var storedLayer: CALayer?

  // MARK: Making

  /// A view with `frame`, in points, in the coordinates of the superview to be.
  public init(frame: CGRect) {
    storedOrigin = frame.origin
    storedBounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Differs from UIKit: there are no archives on Linux, so this makes an empty view; documents are loaded otherwise.
  public required init?(coder: NSCoder) {
    storedOrigin = .zero
    storedBounds = .zero
    super.init()
  }

  deinit {
    storedHandle?.itemWillGo()
    if host != nil { forgetItems() }
    storedSubviews.forEachKept { $0.superviewReference = nil }
    for guide in storedLayoutGuides {
      guide.storedOwner = nil
      guide.layoutItem.leaveLiveEngine()
    }
    // From the end, where those that came last stand among the mentions of their items.
    for index in heldConstraints.indices.reversed() {
      Uncounted(heldConstraints[index]).with { $0.containerWillGo() }
    }
  }

  // MARK: Class properties

  /// Whether instances of the class need constraints to be laid out at all.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The class of the layer that instances draw through.
  open class var layerClass: AnyClass { CALayer.self }

  /// The value of an intrinsic size that a view does not have: -1.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The target of ``systemLayoutSizeFitting(_:)`` that asks for the smallest size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The target of ``systemLayoutSizeFitting(_:)`` that asks for the largest sensible size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  // MARK: Geometry

  /// The rectangle in the superview's coordinates, in points; under a transform the upright rectangle around it.
  open var frame: CGRect {
    get { frameUnderTransform }
    set { setFrame(newValue) }
  }

  /// The rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { storedBounds }
    set { setBounds(newValue) }
  }

  /// Where the anchor point lies, in the superview's coordinates, in points.
  open var center: CGPoint {
    get { centerOfAnchor }
    set { setCenter(newValue) }
  }

  /// What is done to the rectangle around its center before it is shown; layout describes the rectangle before that.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      if AnimationRecorder.current != nil { animateTransform(to: newValue) }
      storedTransform = newValue
    }
  }

  /// The point of the bounds that `center` and `transform` refer to, in fractions of the size.
  open var anchorPoint: CGPoint {
    get { storedAnchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// How this view's size follows the superview's where no constraints say otherwise.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { autoresizingDidChange() } }
  }

  /// Whether subviews follow changes of this view's size by their autoresizing masks.
  @exclusivity(unchecked) open var autoresizesSubviews = true

  /// The size that suits the content best when at most `size` is there, in points. A plain view says its present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedBounds.size }

  /// Takes on the size of ``sizeThatFits(_:)`` for the present size; the origin stays.
  open func sizeToFit() {
    let fitting = sizeThatFits(storedBounds.size)
    frame = CGRect(origin: frame.origin, size: fitting)
  }

  /// The number of device pixels per point.
  open var contentScaleFactor: CGFloat {
    get { appearance.contentScaleFactor ?? displayScale }
    set { appearance.contentScaleFactor = newValue }
  }

  /// Whether `point`, in this view's coordinates, lies in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { storedBounds.contains(point) }

  /// The deepest visible view that takes touches at `point`, in this view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, with: event) }

  // MARK: Hierarchy

  open override var next: UIResponder? { viewController ?? storedSuperview }

  /// The view that this one is in.
  open var superview: UIView? { storedSuperview }

  /// The views in this one, the last in front.
  open var subviews: [UIView] { storedSubviews }

  /// The window the view is in.
  open var window: UIWindow? { storedWindow }

  /// Puts `view` in front of all other subviews, and takes it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }

  /// Puts `view` in at a place from behind: 0 is behind all others.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts `view` right behind a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Puts `view` right in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Has two subviews change places. An index beyond the subviews raises `NSRangeException`.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Puts a subview in front of all others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: storedSubviews.count - 1) }
  /// Puts a subview behind all others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Leaves the superview; every constraint of ancestors that mentions this view or one below it goes with it.
  open func removeFromSuperview() { leaveSuperview() }

  /// Called when a subview has come.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview goes.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view gets another superview; nil when it gets none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view has another superview.
  open func didMoveToSuperview() {}
  /// Called before the view gets into another window; nil when it leaves.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the view is in another window.
  open func didMoveToWindow() {}

  /// Whether `view` is this view or one that it is in, at any depth.
  open func isDescendant(of view: UIView) -> Bool { isSelfOrDescendant(of: view) }

  /// A number by which code finds the view.
  open var tag = 0

  /// This view or the first one below it, depth first, with `tag`.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

  // MARK: Interaction

  /// What fingers may do on the view; nil where there is nothing.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { interaction.flatMap { $0.gestureRecognizers.isEmpty ? nil : $0.gestureRecognizers } }
    set { setGestureRecognizers(newValue ?? []) }
  }
  /// Adds a recognizer, which is on one view at a time.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { add(gestureRecognizer) }
  /// Takes a recognizer away.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { remove(gestureRecognizer) }

  /// Ends editing in this view or one below it.
  ///
  /// - Parameter force: whether editing ends even where a delegate would not have it.
  /// - Returns: whether nothing is being edited any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingBelow() }

  /// A name for tests and for messages about layout.
  open var accessibilityIdentifier: String?
  /// Whether assistive software sees the view as one thing.
  open var isAccessibilityElement: Bool {
    get { interaction?.isAccessibilityElement ?? false }
    set { interactionForSetting.isAccessibilityElement = newValue }
  }
  /// What the view is called when it is read aloud.
  open var accessibilityLabel: String? {
    get { interaction?.accessibilityLabel }
    set { interactionForSetting.accessibilityLabel = newValue }
  }
  /// What the view's value is when it is read aloud.
  open var accessibilityValue: String? {
    get { interaction?.accessibilityValue }
    set { interactionForSetting.accessibilityValue = newValue }
  }
  /// What the view does, for those who ask.
  open var accessibilityHint: String? {
    get { interaction?.accessibilityHint }
    set { interactionForSetting.accessibilityHint = newValue }
  }
  /// What kind of thing the view is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { interaction?.accessibilityTraits ?? .none }
    set { interactionForSetting.accessibilityTraits = newValue }
  }
  /// What assistive software sees in the view, in its order; nil for the subviews.
  open var accessibilityElements: [Any]? {
    get { interaction?.accessibilityElements }
    set { interactionForSetting.accessibilityElements = newValue }
  }
  /// Whether assistive software sees nothing in the view.
  open var accessibilityElementsHidden: Bool {
    get { interaction?.accessibilityElementsHidden ?? false }
    set { interactionForSetting.accessibilityElementsHidden = newValue }
  }
  /// Whether assistive software sees nothing beside the view.
  open var accessibilityViewIsModal: Bool {
    get { interaction?.accessibilityViewIsModal ?? false }
    set { interactionForSetting.accessibilityViewIsModal = newValue }
  }
  /// Whether what is in the view is read before what is beside it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { interaction?.shouldGroupAccessibilityChildren ?? false }
    set { interactionForSetting.shouldGroupAccessibilityChildren = newValue }
  }

  // MARK: Passes

  /// Marks the view for layout in the next pass; nothing is laid out yet.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays out at once what is marked: this view's tree from the topmost marked ancestor down.
  open func layoutIfNeeded() { layOutIfNeeded() }

  /// Places the direct subviews and guides: by constraints where there are some. Call super when overriding.
  open func layoutSubviews() { placeSubviewsByConstraints() }

  /// Marks the view to have ``updateConstraints()`` called before the next layout.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }

  /// Whether ``updateConstraints()`` will be called before the next layout.
  open func needsUpdateConstraints() -> Bool { marks.contains(.needsUpdateConstraints) }

  /// Calls ``updateConstraints()`` where it is due: subviews first, this view last.
  open func updateConstraintsIfNeeded() { runUpdatePass() }

  /// Changes constraints right before layout. Call super last when overriding.
  open func updateConstraints() { marks.insert(.calledSuperUpdateConstraints) }

  /// Marks the view to be drawn again.
  open func setNeedsDisplay() { appearance.needsDisplay = true }

  /// Marks `rect`, in the view's coordinates, to be drawn again.
  open func setNeedsDisplay(_ rect: CGRect) { appearance.needsDisplay = true }

  /// Draws the content into the current context; the bounds' coordinates apply.
  open func draw(_ rect: CGRect) {}

  // MARK: Constraints

  /// Whether the autoresizing mask is turned into constraints. Set it to false to place the view by constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { storedTranslatesAutoresizingMask }
    set { setTranslatesAutoresizingMask(newValue) }
  }

  /// The constraints installed on this view: the user's first, in order, then the system's.
  open var constraints: [NSLayoutConstraint] { installedConstraints }

  /// Installs `constraint` on this view, which must contain all its items.
  open func addConstraint(_ constraint: NSLayoutConstraint) { install([constraint]) }
  /// Installs several constraints on this view, which must contain all their items.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { install(constraints) }
  /// Takes a constraint off this view.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall([constraint]) }
  /// Takes several constraints off this view.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { uninstall(constraints) }

  /// Takes a guide in, from the view that had it.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { own(layoutGuide) }
  /// Lets a guide go, and every constraint that mentions it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { disown(layoutGuide) }
  /// The guides that were added, without the system's.
  open var layoutGuides: [UILayoutGuide] { storedLayoutGuides }

  /// The rectangle that constraints speak of, for a view whose frame is `frame`; both in the superview's coordinates.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame of a view whose alignment rectangle is `alignmentRect`; both in the superview's coordinates.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// How far the alignment rectangle lies inside the frame, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view whose last baseline counts as this view's.
  @available(*, deprecated, message: "Use forFirstBaselineLayout or forLastBaselineLayout")
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  /// The view whose first baseline counts as this view's.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline counts as this view's.
  open var forLastBaselineLayout: UIView { self }

  // MARK: Content size

  /// The size the content wants, in points; ``noIntrinsicMetric`` in a dimension without a wish.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells layout that ``intrinsicContentSize`` has changed.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  /// How strongly the view resists being larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.hugging(axis)
  }
  /// Says how strongly the view resists being larger than its content along `axis`.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setHugging(priority, axis)
  }

  /// How strongly the view resists being smaller than its content.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.compression(axis)
  }
  /// Says how strongly the view resists being smaller than its content along `axis`.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setCompression(priority, axis)
  }

  /// The smallest size that the constraints within the view allow, as near to `targetSize` as they let it, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints within the view allow, pulled to `targetSize` with the priorities given, in points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // MARK: Hooks of the engine

  /// The content size when the width is known, for views whose height depends on it; `width` is of the alignment
  /// rectangle, nil in the first pass.
  func measuredContentSize(fittingWidth width: CGFloat?) -> CGSize { intrinsicContentSize }

  /// Called when layout becomes due below a view that wants to know it, see ``LayoutMarks/reportsMarksBelow``.
  func layoutBecameDueBelow() {}

  /// Called when a direct subview was hidden or shown.
  func subviewDidChangeVisibility(_ subview: UIView) {}

  /// Called when the content size of a direct subview has changed.
  func subviewContentSizeDidChange(_ subview: UIView) {}

  /// Called when the size has changed, by hand or by layout.
  func sizeDidChange(from oldSize: CGSize) {
    marginsMayHaveChanged()
    contentSizeMayDependOnBounds()
  }

  /// Whether ``measuredContentSize(fittingWidth:)`` depends on the width.
  var contentHeightDependsOnWidth: Bool { false }

  /// Whether the content, once wrapped, asks for the width of its widest line only.
  var contentWidthIsThatOfWrappedLines: Bool { false }

  /// Called when the size has changed, for views whose content size or baseline may follow it.
  func contentSizeMayDependOnBounds() {}

  /// The first baseline's distance from the top of the alignment rectangle, in points; nil for a view without text.
  var firstBaselineFromTop: CGFloat? { nil }

  /// The last baseline's distance from the bottom of the alignment rectangle, upwards, in points; nil without text.
  var lastBaselineFromBottom: CGFloat? { nil }

  /// The text that messages about layout show after the view's address; nil for a view without text of its own.
  var textForDescription: String? { nil }

  /// The size of the font whose line distance counts for spacing between baselines, in points; nil without text.
  var fontSizeForSpacing: CGFloat? { nil }

  open override nonisolated var description: String {
    MainActor.assumeIsolated {
      let frame = self.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(ConstraintDescription.number)
      return "<\(ConstraintDescription.className(of: self)): \(ConstraintDescription.address(of: self)); "
        + "frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))>"
    }
  }

  // MARK: Margins and guides

  /// The distances of the margins from the bounds, in points, as they come out of all rules.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedMargins }
    set { setMargins(newValue) }
  }
  /// The distances of the margins in terms of reading direction, in points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { resolvedDirectionalMargins }
    set { setDirectionalMargins(newValue) }
  }
  /// Whether the superview's margins count where they reach into this view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { marginState.preservesSuperview }
    set { setPreservesSuperviewMargins(newValue) }
  }
  /// Whether the margins lie inside the safe area.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { marginState.insetsFromSafeArea }
    set { setInsetsMarginsFromSafeArea(newValue) }
  }
  /// Called when ``layoutMargins`` has changed.
  open func layoutMarginsDidChange() {}

  /// The margins of a view for which none were set, in points.
  var standardMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// Whether the superview's upper and lower margins count, too, where the superview's margins count at all.
  var preservesMarginsAbove: Bool { true }

  /// How far bars and the shape of the screen reach into the bounds, in points.
  open var safeAreaInsets: UIEdgeInsets { marginState.safeArea }
  /// Called when ``safeAreaInsets`` has changed.
  open func safeAreaInsetsDidChange() {}

  /// What lies within the margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }
  /// What lies within the margins and is not too wide to read.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
  /// What neither bars nor the shape of the screen cover.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// How far the unsafe parts reach into this view as its subviews have to know it.
  var safeAreaInsetsForSubviews: UIEdgeInsets { marginState.safeArea }

  /// The safe area of a view that has one by itself; nil where it follows from the superview's.
  var ownSafeArea: UIEdgeInsets? { uncommon?.canvasValues?.safeArea }

  /// The traits of a topmost view before its own overrides.
  var baseTraitValues: TraitValues { UITraitCollection.current.values }

  // MARK: Direction and traits

  /// Whether the content flips when the reading direction does.
  @exclusivity(unchecked) open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
  }

  /// The direction in which this view lays out what is in it.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { effectiveDirection }

  /// The traits that hold here: the current ones, with the overrides of this view and its ancestors.
  open var traitCollection: UITraitCollection { UITraitCollection(values: traitValues) }

  /// Traits set for this view and everything below it.
  open var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides ?? UITraitOverrides() }
    set { setTraitOverrides(newValue) }
  }

  /// Called when traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Appearance

  /// Whether the view and what is in it is not shown. Constraints hold all the same.
  open var isHidden: Bool {
    get { appearance.isHidden }
    set { setHidden(newValue) }
  }
  /// How opaque the view and what is in it is, from 0 to 1.
  open var alpha: CGFloat {
    get { appearance.alpha }
    set {
      if AnimationRecorder.current != nil { animateAlpha(to: newValue) }
      appearance.alpha = newValue
    }
  }
  /// Whether drawing fills the whole rectangle.
  open var isOpaque: Bool {
    get { appearance.isOpaque }
    set { appearance.isOpaque = newValue }
  }
  /// Whether what is in the view is cut at its bounds.
  open var clipsToBounds: Bool {
    get { appearance.clipsToBounds }
    set { appearance.clipsToBounds = newValue }
  }
  /// The colour behind the content; nil for none.
  open var backgroundColor: UIColor? {
    get { appearance.backgroundColor }
    set {
      if AnimationRecorder.current != nil { animateBackgroundColor(to: newValue) }
      appearance.backgroundColor = newValue
    }
  }
  /// How content that has another size than the bounds is placed.
  open var contentMode: ContentMode {
    get { appearance.contentMode }
    set { appearance.contentMode = newValue }
  }
  /// The colour of what can be tapped: the own one or the nearest ancestor's.
  open var tintColor: UIColor! {
    get { appearance.tintColor ?? storedSuperview?.tintColor ?? .systemBlue }
    set {
      appearance.tintColor = newValue
      tintColorDidChange()
    }
  }
  /// Called when ``tintColor`` has changed.
  open func tintColorDidChange() {}
  /// Whether the view and what is in it takes touches.
  open var isUserInteractionEnabled: Bool {
    get { appearance.isUserInteractionEnabled }
    set { appearance.isUserInteractionEnabled = newValue }
  }
}
