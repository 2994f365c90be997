// SPDX-License-Identifier: MIT

/// A rectangular area on the screen, positioned by its frame or by constraints.
/// Members that can be overridden are declared here, and implemented in extensions in this folder.
@preconcurrency @MainActor
open class UIView: UIResponder {
  // Read and written in one step, never held open while other code runs: exclusivity checks would cost up to a fifth.
  // MARK: Geometry, stored

  /// The origin of the untransformed frame, in points, in the superview's coordinates.
  @exclusivity(unchecked) var storedOrigin: CGPoint
  /// The size of the view and the coordinates of its upper-left corner, in points.
  @exclusivity(unchecked) package var storedBounds: CGRect

  // MARK: Hierarchy, stored

  // `nonisolated(unsafe)` here and below: `deinit`, which belongs to no actor, takes the view out of its superview and its host.
  /// The superview, which clears this reference when it is deallocated.
  @exclusivity(unchecked) nonisolated(unsafe) var superviewReference: UnretainedReference<UIView>?
  @exclusivity(unchecked) nonisolated(unsafe) var subviewList = SubviewList()
  /// The position in the list of subviews of the superview where this view was last.
  @exclusivity(unchecked) nonisolated(unsafe) var slotInSuperview: Int32 = -1
  /// The window, which clears this reference when it is deallocated.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var storedWindow: UIWindow?
  @exclusivity(unchecked) nonisolated(unsafe) var storedLayoutGuides: [UILayoutGuide] = []

  /// The view controller of this view, which clears this reference when it is deallocated.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var viewOwner: (any ViewOwner)?

  // MARK: Layout, stored

  /// The pending layout work of this view and its descendants.
  @exclusivity(unchecked) package nonisolated(unsafe) var marks: LayoutMarks = .initial
  /// The only subview that needs layout or has a descendant that does; `nil` if there may be several. The superview
  /// clears it when the subview leaves. Without it, the layout pass searches all subviews for those that need layout.
  @exclusivity(unchecked) var onlyMarkedSubview: UnretainedReference<UIView>?
  @exclusivity(unchecked) var storedTranslatesAutoresizingMask = true
  /// The active constraints installed on this view, in the order of installation.
  @exclusivity(unchecked) nonisolated(unsafe) var heldConstraints: [NSLayoutConstraint] = []
  /// The item that constraints and anchors use to refer to this view; `nil` before the first one is made.
  @exclusivity(unchecked) nonisolated(unsafe) var storedHandle: LayoutItemHandle?
  /// The host of the hierarchy's engine. Set on the root view only.
  @exclusivity(unchecked) nonisolated(unsafe) var host: LayoutHost?
  /// The indexes of this view's items in engines.
  @exclusivity(unchecked) nonisolated(unsafe) var layoutItem = LayoutItemSlot()
  @exclusivity(unchecked) var contentPriorities = ContentPriorities()
  /// The transform, margins, traits and other rarely set values; `nil` while all have their defaults.
  @exclusivity(unchecked) var uncommon: UncommonViewState?

  @exclusivity(unchecked) var appearance = ViewAppearance()
  /// The layer; `nil` until it is first accessed.
  @exclusivity(unchecked) package var storedLayer: CALayer?

  // MARK: Initializers

  /// Creates a view with `frame`, in points, in the coordinates of its future superview.
  public init(frame: CGRect) {
    let hasNumbers = !frame.origin.x.isNaN && !frame.origin.y.isNaN && !frame.width.isNaN && !frame.height.isNaN
    // A rectangle of negative size means the same as one of positive size with another origin.
    storedOrigin = hasNumbers ? CGPoint(x: frame.minX, y: frame.minY) : .zero
    storedBounds = CGRect(origin: .zero, size: hasNumbers ? CGSize(width: frame.width, height: frame.height) : .zero)
    super.init()
    // Raises the exception.
    if !hasNumbers { setFrame(frame) }
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Creates an empty view.
  ///
  /// Differs from UIKit: there are no archives on Linux, so nothing is decoded. Documents are loaded by other means.
  public required init?(coder: NSCoder) {
    (storedOrigin, storedBounds) = (.zero, .zero)
    super.init()
    decode(coder, as: UIView.self)
  }

  deinit {
    storedHandle?.itemWillGo()
    if host != nil { forgetItems() }
    storedSubviews.forEachKept { $0.superviewReference = nil }
    for guide in storedLayoutGuides {
      guide.storedOwner = nil
      guide.layoutItem.leaveLiveEngine()
    }
    // From the end: the latest constraints are last in the lists that their items keep, where removal is cheapest.
    for index in heldConstraints.indices.reversed() {
      UnretainedReference(heldConstraints[index]).with { $0.containerWillGo() }
    }
    releaseDescendants()
  }

  // MARK: Class properties

  /// Whether the class requires constraint-based layout. Returns `false` by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The class of the layer of instances. Returns `CALayer.self` by default.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Geometry

  /// The frame rectangle, in points, in the superview's coordinates. With a transform, it is the bounding box of the
  /// transformed view. The default is zero.
  open var frame: CGRect {
    get { frameUnderTransform }
    set { if !callExchanged("setFrame:", [newValue]) { setFrame(newValue) } }
  }

  /// The bounds rectangle, in points, in the view's own coordinates. The default is zero.
  open var bounds: CGRect {
    get { storedBounds }
    set { if !callExchanged("setBounds:", [newValue]) { setBounds(newValue) } }
  }

  /// The position of the anchor point, in points, in the superview's coordinates. The default is (0, 0).
  open var center: CGPoint {
    get { centerOfAnchor }
    set { setCenter(newValue) }
  }

  /// The transform applied to the view around its center for display. Layout uses the untransformed view. The default
  /// is the identity.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      if AnimationRecorder.current != nil { animateTransform(to: newValue) }
      storedTransform = newValue
    }
  }

  /// The transform applied to the view around its center, in three dimensions. ``transform`` is its affine part. The
  /// default is the identity.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point of the bounds that `center` and `transform` refer to, in fractions of the size. The default is (0.5,
  /// 0.5).
  open var anchorPoint: CGPoint {
    get { storedAnchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// The resizing behavior of the view when its superview's bounds change and no constraints apply. The default is empty.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { autoresizingDidChange() } }
  }

  /// Whether subviews are resized by their autoresizing masks when this view's size changes. The default is `true`.
  @exclusivity(unchecked) open var autoresizesSubviews = true

  /// The size that best fits the content within `size`, in points. Returns the current size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { exchangedResult("sizeThatFits:", [size]) ?? storedBounds.size }

  /// Resizes the bounds to the result of ``sizeThatFits(_:)`` for their current size. The origin of the frame, without the
  /// transform, does not change.
  open func sizeToFit() { resizeToFit() }

  /// The number of device pixels per point. The default is that of the view's screen.
  open var contentScaleFactor: CGFloat {
    get { appearance.contentScaleFactor ?? displayScale }
    set { appearance.contentScaleFactor = newValue }
  }

  /// Whether the bounds contain `point`, in this view's coordinates.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    exchangedResult("pointInside:withEvent:", [point, event]) ?? storedBounds.contains(point)
  }

  /// Delivers simulated touches in this hierarchy.
  func deliver(_ event: UIEvent) { deliverTouches(event) }

  /// Attaches the recognizers that the view makes only when it is touched. The default implementation does nothing.
  func attachOwnRecognizers() {}

  /// The frontmost, deepest visible view that accepts touches and contains `point`, in this view's coordinates.
  ///
  /// - Complexity: Linear in the number of subviews of the views on the path that contain the point. Each is asked,
  ///   from the front, until one has a hit.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let other: UIView?? = exchangedResult("hitTest:withEvent:", [point, event])
    return other ?? frontmostView(at: point, with: event)
  }

  /// Converts a point from this view's coordinates to those of `view`, or of the root view when `view` is `nil`. A window
  /// converts to the coordinates of the screen when `view` is `nil`.
  ///
  /// - Complexity: Linear in the depths of both views.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(transform(to: view)) }

  /// Converts a point from the coordinates of `view`, or of the root view when `view` is `nil`, to this view's. A window
  /// converts from the coordinates of the screen when `view` is `nil`.
  ///
  /// - Complexity: Linear in the depths of both views.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point.applying(transform(from: view)) }

  /// The smallest rectangle in the coordinates of `view`, or of the root view when `view` is `nil`, that encloses
  /// `rect` of this view's coordinates.
  ///
  /// - Complexity: Linear in the depths of both views.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }

  /// The smallest rectangle in this view's coordinates that encloses `rect` of the coordinates of `view`, or of the
  /// root view when `view` is `nil`.
  ///
  /// - Complexity: Linear in the depths of both views.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(transform(from: view)) }

  // MARK: Hierarchy

  open override var next: UIResponder? { viewOwner ?? storedSuperview }

  /// The view that contains this view; `nil` for a root view.
  open var superview: UIView? { storedSuperview }

  /// The direct subviews, from back to front.
  open var subviews: [UIView] { storedSubviews }

  /// The window that contains the view.
  open var window: UIWindow? { storedWindow }

  /// Adds `view` in front of all other subviews, after removing it from its current superview.
  ///
  /// - Complexity: At most linear in the depth of this view and in the number of views below `view`.
  open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }

  /// Inserts `view` at an index of the subviews, where 0 is the back.
  ///
  /// - Complexity: That of ``addSubview(_:)``, and linear in the number of subviews in front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts `view` directly behind a subview.
  ///
  /// - Complexity: That of ``addSubview(_:)``, and linear in the number of subviews.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Inserts `view` directly in front of a subview.
  ///
  /// - Complexity: That of ``addSubview(_:)``, and linear in the number of subviews.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Swaps two subviews. An index out of range raises `NSRangeException`.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Moves a subview in front of all others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: storedSubviews.count - 1) }
  /// Moves a subview behind all others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Removes the view from its superview, and every constraint of ancestors that refers to it or to a descendant.
  ///
  /// - Complexity: Linear in the number of views below this view. Constraints to views outside are deactivated, see
  ///   ``NSLayoutConstraint/deactivate(_:)``.
  open func removeFromSuperview() { leaveSuperview() }

  /// Called after a subview was added. The default implementation does nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed. The default implementation does nothing.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; `newSuperview` is `nil` when the view is removed. The default implementation
  /// does nothing.
  open func willMove(toSuperview newSuperview: UIView?) { callExchanged("willMoveToSuperview:", [newSuperview]) }
  /// Called after the superview changed. The default implementation does nothing.
  open func didMoveToSuperview() { callExchanged("didMoveToSuperview") }
  /// Called before the window changes; `newWindow` is `nil` when the view leaves its window. The default implementation
  /// does nothing.
  open func willMove(toWindow newWindow: UIWindow?) { callExchanged("willMoveToWindow:", [newWindow]) }
  /// Called after the window changed. The default implementation does nothing.
  open func didMoveToWindow() { callExchanged("didMoveToWindow") }

  /// Whether this view is `view` or a descendant of it.
  open func isDescendant(of view: UIView) -> Bool { isSelfOrDescendant(of: view) }

  /// Draws the view and its subviews into the current graphics context, scaled to `rect`. Returns whether they were drawn.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawIntoCurrentContext(in: rect, afterScreenUpdates: afterUpdates)
  }

  /// A number that identifies the view. The default is 0.
  open var tag = 0

  /// The first view with `tag` among this view and its descendants, in depth-first order.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

  // MARK: Interaction

  /// The gesture recognizers attached to the view; `nil`, the default, when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { interaction.flatMap { $0.gestureRecognizers.isEmpty ? nil : $0.gestureRecognizers } }
    set { setGestureRecognizers(newValue ?? []) }
  }
  /// Attaches a gesture recognizer, after detaching it from its current view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { add(gestureRecognizer) }
  /// Detaches a gesture recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { remove(gestureRecognizer) }

  /// Returns whether a recognizer of the view, or of an ancestor if the view was touched, begins. Returns `true` by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Ends editing in this view or a descendant.
  ///
  /// - Parameter force: Whether to end editing even if a delegate declines.
  /// - Returns: Whether no view is being edited any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingBelow(force) }

  /// A string that identifies the view in tests and log messages. The default is `nil`.
  open var accessibilityIdentifier: String?
  /// Whether the view is an accessibility element. The default is `false`, and `true` for texts and controls.
  open var isAccessibilityElement: Bool {
    get { interaction?.isAccessibilityElement ?? isAccessibilityElementByItself }
    set { interactionForSetting.isAccessibilityElement = newValue }
  }
  /// A short name of the view that assistive technologies read aloud. The default is `nil`.
  open var accessibilityLabel: String? {
    get { interaction?.accessibilityLabel }
    set { interactionForSetting.accessibilityLabel = newValue }
  }
  /// The view's value that assistive technologies read aloud. The default is that of the control, or `nil`.
  open var accessibilityValue: String? {
    get { interaction?.accessibilityValue ?? standardAccessibilityValue }
    set { interactionForSetting.accessibilityValue = newValue }
  }
  /// A description of the result of an action on the view. The default is `nil`.
  open var accessibilityHint: String? {
    get { interaction?.accessibilityHint }
    set { interactionForSetting.accessibilityHint = newValue }
  }
  /// The traits that describe the view to assistive technologies. The default is those of the control, or none.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { interaction?.accessibilityTraits ?? standardAccessibilityTraits }
    set { interactionForSetting.accessibilityTraits = newValue }
  }
  /// Whether the app says that the view is an accessibility element; `nil` if it does not say.
  package final var chosenAccessibilityElement: Bool? { interaction?.isAccessibilityElement }
  /// Whether the view is an element unless an app says otherwise.
  var isAccessibilityElementByItself: Bool { false }
  /// The value that the view has for assistive technologies by itself.
  var standardAccessibilityValue: String? { nil }
  /// The traits that the view has for assistive technologies by itself.
  var standardAccessibilityTraits: UIAccessibilityTraits { .none }

  /// The accessibility elements in the view, in order; `nil`, the default, to use the subviews.
  open var accessibilityElements: [Any]? {
    get { interaction?.accessibilityElements }
    set { interactionForSetting.accessibilityElements = newValue }
  }
  /// The number of accessibility elements in the view, 0 unless they were set.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns the accessibility element at `index`; `nil` if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// Returns the index of an accessibility element, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// Whether the elements in the view are hidden from assistive technologies. The default is `false`.
  open var accessibilityElementsHidden: Bool {
    get { interaction?.accessibilityElementsHidden ?? false }
    set { interactionForSetting.accessibilityElementsHidden = newValue }
  }
  /// Whether assistive technologies ignore the siblings of the view. The default is `false`.
  open var accessibilityViewIsModal: Bool {
    get { interaction?.accessibilityViewIsModal ?? false }
    set { interactionForSetting.accessibilityViewIsModal = newValue }
  }
  /// Whether assistive technologies read the view's children before its siblings. The default is `false`.
  open var shouldGroupAccessibilityChildren: Bool {
    get { interaction?.shouldGroupAccessibilityChildren ?? false }
    set { interactionForSetting.shouldGroupAccessibilityChildren = newValue }
  }

  // MARK: Passes

  /// Marks the view for layout in the next pass. The pass comes later.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays out the marked views immediately: those below a view that constraints position, and otherwise those from the topmost marked
  /// ancestor down.
  ///
  /// The frame of a view that constraints position is set when its superview is laid out. To lay out, or animate, a change of its
  /// constraints, send the message to the superview or to a view above it.
  ///
  /// - Complexity: Linear in the depth of the view if nothing has changed. Otherwise constraints are solved
  ///   incrementally, from what changed, and only marked views are laid out; the first layout solves all constraints
  ///   below the root view.
  ///
  /// Source: Apple, UIKit Release Notes for iOS 10: the message is not expected to move the receiver.
  open func layoutIfNeeded() { layOutIfNeeded() }

  /// Lays out the direct subviews and guides, by constraints where there are any. Overrides call `super`.
  open func layoutSubviews() { if !callExchanged("layoutSubviews") { setSubviewFramesFromConstraints() } }

  /// Requests a call of ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }

  /// Whether ``updateConstraints()`` will be called before the next layout.
  open func needsUpdateConstraints() -> Bool { marks.contains(.needsUpdateConstraints) }

  /// Calls ``updateConstraints()`` on each view that needs it, subviews before their superview.
  open func updateConstraintsIfNeeded() { runUpdatePass() }

  /// Updates the view's constraints before layout. Overrides call `super` last.
  open func updateConstraints() { marks.insert(.calledSuperUpdateConstraints) }

  /// Marks the view for redrawing.
  open func setNeedsDisplay() { appearance.needsDisplay = true }

  /// Marks `rect`, in points, in the view's coordinates, for redrawing.
  open func setNeedsDisplay(_ rect: CGRect) { appearance.needsDisplay = true }

  /// Draws the content into the current graphics context, in the view's coordinates. The default implementation does
  /// nothing.
  open func draw(_ rect: CGRect) {}

  /// Draws the contents of the view's layer into a context. The default implementation calls ``draw(_:)-(CGRect)``.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(of: layer, in: ctx) }
  /// Provides the contents of the view's layer. The default implementation does nothing. Differs from UIKit: never
  /// called.
  open func display(_ layer: CALayer) {}
  /// Called before the view's layer is drawn. The default implementation does nothing.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Marks the properties of the view for an update, which happens before the next layout of the hierarchy. The view
  /// itself is not laid out.
  open func setNeedsUpdateProperties() { markNeedsUpdateProperties() }

  /// Sets the properties of the view. Called before the first layout, and before the next one of the hierarchy after
  /// ``setNeedsUpdateProperties()``, or after a change of a trait or of an observable property that it has read. The default
  /// implementation does nothing.
  open func updateProperties() {}

  /// Calls ``updateProperties()`` of the view and of its descendants whose properties are marked for an update.
  open func updatePropertiesIfNeeded() { updatePropertiesOfSubtree() }

  /// Updates the traits of the view. Has no effect: they are always up to date.
  open func updateTraitsIfNeeded() {}

  /// Lays out the sublayers of the view's layer. The default implementation calls ``layoutSubviews()``.
  open func layoutSublayers(of layer: CALayer) { if layer === storedLayer { layoutSubviews() } }
  /// Returns what a layer of the view does at an event. Returns `NSNull` by default, for nothing, outside of animations.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { chosenAction() }

  // MARK: Constraints

  /// Whether the autoresizing mask is translated into constraints. The default is `true`. Set it to `false` for a view
  /// that is positioned by constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { storedTranslatesAutoresizingMask }
    set { setTranslatesAutoresizingMask(newValue) }
  }

  /// The constraints installed on the view: the user's in order, followed by the system's.
  open var constraints: [NSLayoutConstraint] { installedConstraints }

  /// Installs `constraint` on this view. All its items must be in the view's subtree.
  open func addConstraint(_ constraint: NSLayoutConstraint) { install([constraint]) }
  /// Installs constraints on this view. All their items must be in the view's subtree.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { install(constraints) }
  /// Removes a constraint from the view.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall([constraint]) }
  /// Removes constraints from the view.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { uninstall(constraints) }

  /// Adds a layout guide, after removing it from its current owner.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { own(layoutGuide) }
  /// Removes a layout guide and every constraint that refers to it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { removeOwnership(layoutGuide) }
  /// The layout guides that were added, without the system's.
  open var layoutGuides: [UILayoutGuide] { storedLayoutGuides }

  /// The alignment rectangle of the view when its frame is `frame`. Both are in points, in the superview's coordinates.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame of the view when its alignment rectangle is `alignmentRect`. Both are in points, in the superview's
  /// coordinates.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The insets of the alignment rectangle from the frame, in points. Returns zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view that provides this view's last baseline.
  @available(*, deprecated, message: "Use forFirstBaselineLayout or forLastBaselineLayout")
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  /// The view that provides this view's first baseline. Returns ``forLastBaselineLayout`` by default.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view that provides this view's last baseline. Returns the view itself by default.
  open var forLastBaselineLayout: UIView { self }

  // MARK: Anchors

  /// The anchor of the leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { handle.anchor(.leading, NSLayoutXAxisAnchor.init) }
  /// The anchor of the trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { handle.anchor(.trailing, NSLayoutXAxisAnchor.init) }
  /// The anchor of the left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { handle.anchor(.left, NSLayoutXAxisAnchor.init) }
  /// The anchor of the right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { handle.anchor(.right, NSLayoutXAxisAnchor.init) }
  /// The anchor of the top edge.
  open var topAnchor: NSLayoutYAxisAnchor { handle.anchor(.top, NSLayoutYAxisAnchor.init) }
  /// The anchor of the bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { handle.anchor(.bottom, NSLayoutYAxisAnchor.init) }
  /// The anchor of the width.
  open var widthAnchor: NSLayoutDimension { handle.anchor(.width, NSLayoutDimension.init) }
  /// The anchor of the height.
  open var heightAnchor: NSLayoutDimension { handle.anchor(.height, NSLayoutDimension.init) }
  /// The anchor of the horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { handle.anchor(.centerX, NSLayoutXAxisAnchor.init) }
  /// The anchor of the vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { handle.anchor(.centerY, NSLayoutYAxisAnchor.init) }
  /// The anchor of the first line's baseline, or of the top edge for a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { handle.anchor(.firstBaseline, NSLayoutYAxisAnchor.init) }
  /// The anchor of the last line's baseline, or of the bottom edge for a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { handle.anchor(.lastBaseline, NSLayoutYAxisAnchor.init) }

  // MARK: Inspection of constraints

  /// The constraints that determine the view's position and size along `axis`.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    liveHost?.constraints(determining: self, along: axis) ?? []
  }

  /// Whether another position or size of the view would also satisfy the constraints.
  ///
  /// Differs from UIKit: the view's hierarchy only needs to have been laid out; a window is not required.
  open var hasAmbiguousLayout: Bool { liveHost?.isAmbiguous(self) ?? false }

  /// Moves or resizes a view with an ambiguous layout to another valid solution, to show what is missing.
  open func exerciseAmbiguityInLayout() { showAnotherSolution() }

  // MARK: Content size

  /// The natural size of the content, in points, with ``noIntrinsicMetric`` for a dimension without one. Returns
  /// ``noIntrinsicMetric`` in both dimensions by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Notifies layout that ``intrinsicContentSize`` changed.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  /// The priority with which the view resists growing larger than its content. The default is 250.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.hugging(axis)
  }
  /// Sets the priority with which the view resists growing larger than its content along `axis`.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setHugging(priority, axis)
  }

  /// The priority with which the view resists shrinking below its content. The default is 750.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.compression(axis)
  }
  /// Sets the priority with which the view resists shrinking below its content along `axis`.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setCompression(priority, axis)
  }

  /// The size that satisfies the constraints in the view and is closest to `targetSize`, in points, at
  /// `fittingSizeLevel` priority.
  ///
  /// - Complexity: That of the first layout of a hierarchy with the views and constraints in this one. Every call solves
  ///   these again.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that satisfies the constraints in the view, with `targetSize` at the given priorities, in points.
  ///
  /// - Complexity: That of the first layout of a hierarchy with the views and constraints in this one. Every call solves
  ///   these again.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // MARK: Hooks of the layout

  // What a class of UIKit can say about its layout beside its public members. Members that classes of other modules override are open
  // to `@_spi(ViewHooks) import UIKitViews`; `package` members can be overridden in their own module only.

  /// The content size for a given width, in points. Returns ``intrinsicContentSize`` by default.
  ///
  /// - Parameter width: The width of the alignment rectangle, in points; `nil` in the first pass.
  @_spi(ViewHooks) open func measuredContentSize(fittingWidth width: CGFloat?) -> CGSize { intrinsicContentSize }

  /// The width at which layout last wrapped the content, in points; `nil` if it did not wrap it. Always `nil` by default.
  var wrappedWidth: CGFloat? {
    get { nil }
    set {}
  }

  /// Called when a descendant begins to need layout, for a view with ``LayoutMarks/reportsMarksBelow``. Does nothing.
  @_spi(ViewHooks) open func descendantNeedsLayout() {}

  /// Called when a direct subview was hidden or shown. The default implementation does nothing.
  func subviewDidChangeVisibility(_ subview: UIView) {}

  /// Whether subviews provide the baselines of the view. Returns `false` by default.
  var takesBaselinesFromSubviews: Bool { false }

  /// Called when the content size of a direct subview changed. The default implementation does nothing.
  func subviewContentSizeDidChange(_ subview: UIView) {}

  /// Called when the size changed, whether set by code or by layout.
  @_spi(ViewHooks) open func sizeDidChange(from oldSize: CGSize) {
    marginsMayHaveChanged()
    contentSizeMayDependOnBounds()
  }

  /// Whether ``measuredContentSize(fittingWidth:)`` depends on the width. Returns `false` by default.
  @_spi(ViewHooks) open var contentHeightDependsOnWidth: Bool { false }

  /// Whether wrapped content requests the width of its widest line. Returns `false` by default.
  var contentWidthIsThatOfWrappedLines: Bool { false }

  /// Called when the size changed, for views whose content size or baseline depends on it. Does nothing by default.
  @_spi(ViewHooks) open func contentSizeMayDependOnBounds() {}

  /// The distance of the first baseline from the top of the alignment rectangle, in points. Returns `nil` by default.
  var firstBaselineFromTop: CGFloat? { nil }

  /// The distance of the last baseline above the bottom of the alignment rectangle, in points. Returns `nil` by default.
  var lastBaselineFromBottom: CGFloat? { nil }

  /// The shares of the height by which the first baseline moves down, and the last one up, when the view becomes higher.
  /// Both are 0 by default: the first baseline keeps its distance from the top and the last one from the bottom.
  var baselineShares: (first: Double, last: Double) { (0, 0) }

  /// The height to which ``firstBaselineFromTop`` and ``lastBaselineFromBottom`` apply, in points. It matters only if
  /// ``baselineShares`` are not 0.
  var baselineReferenceHeight: CGFloat { 0 }

  /// The margins of a view for which none were set, in points. Returns 8 on all sides by default.
  @_spi(ViewHooks) open var standardMargins: UIEdgeInsets {
    let margin = DeviceProfile.standardMargin
    return UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
  }

  /// Whether the superview's top and bottom margins also apply, when its margins apply at all. Returns `true` by
  /// default.
  @_spi(ViewHooks) open var preservesMarginsAbove: Bool { true }
  /// The distance by which the view has moved from the place for which its margins and safe area are, in points, to the right:
  /// that of a swiped row. Returns 0 by default.
  @_spi(ViewHooks) open var horizontalDisplacement: CGFloat { 0 }

  /// The text that log messages show after the view's address; `nil`, the default, for a view without text of its own.
  @_spi(ViewHooks) open var textForDescription: String? { nil }

  /// The font size that determines the spacing between baselines, in points; `nil`, the default, for a view without
  /// text.
  var fontSizeForSpacing: CGFloat? { nil }

  open override nonisolated var description: String { MainThreadText.describing(self) { ownDescription } }

  // MARK: Margins and guides

  /// The effective margins, in points: their distances from the bounds. The default is 8 on all sides.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedMargins }
    set { setMargins(newValue) }
  }
  /// The effective margins as leading and trailing distances, in points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { resolvedDirectionalMargins }
    set { setDirectionalMargins(newValue) }
  }
  /// Whether the superview's margins apply where they overlap this view. The default is `false`.
  open var preservesSuperviewLayoutMargins: Bool {
    get { marginState.preservesSuperview }
    set { setPreservesSuperviewMargins(newValue) }
  }
  /// Whether the margins are relative to the safe area. The default is `true`.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { marginState.insetsFromSafeArea }
    set { setInsetsMarginsFromSafeArea(newValue) }
  }
  /// Called when ``layoutMargins`` changed. The default implementation does nothing.
  open func layoutMarginsDidChange() {}

  /// The insets of the safe area from the bounds, in points.
  open var safeAreaInsets: UIEdgeInsets { uncommon?.margins.safeArea ?? .zero }
  /// Called when ``safeAreaInsets`` changed. The default implementation does nothing.
  open func safeAreaInsetsDidChange() { callExchanged("safeAreaInsetsDidChange") }

  /// The area within the margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }
  /// The area within the margins, at most as wide as text that is easy to read.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
  /// The area that neither bars nor the shape of the screen cover.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// Returns a layout guide for an area of the view, the same one at each call.
  open func layoutGuide(for region: LayoutRegion) -> UILayoutGuide { systemGuide(region.kind) }
  /// Returns the distances of an area from the edges of the view, in points.
  open func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets { insets(of: region) }
  /// Returns the distances of an area from the edges of the view in the direction of its content, in points.
  open func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets { directionalInsets(of: region) }

  /// A layout guide that tracks the keyboard's position in the view.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { systemKeyboardGuide }

  /// The safe-area insets that apply to the subviews, in points. Returns the view's own by default.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

  /// The attributes in descriptions of the class beside those of all views.
  var described: DescribedAttributes { DescribedAttributes() }

  /// The safe area of a view that determines its own, in points; `nil` when it follows from the superview's.
  var ownSafeArea: UIEdgeInsets? { uncommon?.measurementOverrides?.safeArea }

  /// The responder that has provided the content of a view above the keyboard or in its place; `nil`, the default, for other views.
  var provider: UIResponder? { nil }

  /// The keyboard shown on the screen of a root view; `nil`, the default, for none.
  var screenKeyboard: ScreenKeyboard? { nil }

  /// The traits of a root view before its overrides. Returns the current traits by default.
  var baseTraitValues: TraitValues { UITraitCollection.current.values }

  // MARK: Direction and traits

  /// The behavior of the view's content in right-to-left layouts. The default is `.unspecified`.
  @exclusivity(unchecked) open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
  }

  /// The direction in which the view lays out its content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { effectiveDirection }

  /// The layout direction of a view with the semantic content `attribute` in the current traits.
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    userInterfaceLayoutDirection(for: attribute, relativeTo: currentDirection)
  }

  /// The layout direction of a view with the semantic content `attribute` in an interface that runs in `direction`.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(relativeTo: layoutDirection)
  }

  /// The traits of the view: the current ones, with the overrides of its ancestors and its own.
  open var traitCollection: UITraitCollection { UITraitCollection(values: traitValues) }

  /// The trait overrides for this view and its descendants. The default is empty.
  open var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides ?? UITraitOverrides() }
    set { setTraitOverrides(newValue) }
  }

  /// Called when traits changed. The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    callExchanged("traitCollectionDidChange:", [previousTraitCollection])
  }

  // MARK: Appearance

  /// The layer that the view draws through. It shares the view's geometry and appearance.
  open var layer: CALayer { storedLayer ?? makeLayer() }

  /// A view whose opacity is multiplied with this view's. Its frame is in this view's coordinates. The default is
  /// `nil`.
  open var mask: UIView? {
    get { storedLayer?.maskView as? UIView }
    set { setMask(newValue) }
  }

  /// Whether the view and its subviews are hidden. Constraints of hidden views still apply. The default is `false`.
  open var isHidden: Bool {
    get { appearance.isHidden }
    set { setHidden(newValue) }
  }
  /// The opacity of the view and its subviews, from 0 to 1. The default is 1.
  open var alpha: CGFloat {
    get { appearance.alpha }
    set { setAlpha(newValue) }
  }
  /// Whether the view is drawn without transparency. The default is `true`.
  open var isOpaque: Bool {
    get { appearance.isOpaque }
    set { appearance.isOpaque = newValue }
  }
  /// Whether subviews are clipped to the bounds. The default is `false`.
  open var clipsToBounds: Bool {
    get { appearance.clipsToBounds }
    set { appearance.clipsToBounds = newValue }
  }
  /// The background color. The default is `nil`, which means transparent.
  open var backgroundColor: UIColor? {
    get { appearance.backgroundColor }
    set {
      if AnimationRecorder.current != nil { animateBackgroundColor(to: newValue) }
      appearance.backgroundColor = newValue
    }
  }
  /// The position and scale of content whose size differs from the bounds. The default is `.scaleToFill`.
  open var contentMode: ContentMode {
    get { appearance.contentMode }
    set { appearance.contentMode = newValue }
  }
  /// The tint color: the view's own, or the nearest ancestor's that has one. The default is the app's accent color, or
  /// else the system blue.
  open var tintColor: UIColor! {
    get {
      let color = appearance.tintColor ?? inheritedTintColor ?? TintColor.ofApp
      return isTintDimmed ? TintColor.dimmed(color) : color
    }
    set {
      appearance.tintColor = newValue
      tellTintColorChange()
    }
  }
  /// Called when ``tintColor`` was set for the view or an ancestor whose color it inherits. Does nothing by default.
  open func tintColorDidChange() {}
  /// Whether other views get no touches while this one has one. The default is `false`.
  open var isExclusiveTouch: Bool {
    get { interaction?.isExclusiveTouch ?? false }
    set { interactionForSetting.isExclusiveTouch = newValue }
  }
  /// Whether the view receives more than one touch at a time. The default is `false`. Gesture recognizers receive all touches.
  open var isMultipleTouchEnabled: Bool {
    get { interaction?.isMultipleTouchEnabled ?? false }
    set { interactionForSetting.isMultipleTouchEnabled = newValue }
  }
  /// Whether the area is cleared before the view is drawn. The default is `true`. Stored; has no effect.
  open var clearsContextBeforeDrawing: Bool {
    get { interaction?.clearsContextBeforeDrawing ?? true }
    set { interactionForSetting.clearsContextBeforeDrawing = newValue }
  }
  /// The appearance of the view below a pointer. The default is `nil`. Stored; has no effect.
  open var hoverStyle: UIHoverStyle? {
    get { interaction?.hoverStyle }
    set { interactionForSetting.hoverStyle = newValue }
  }
  /// Whether the view has the focus. Always `false`: nothing has the focus.
  open var isFocused: Bool { false }
  /// The limits of the text size of the view and its ancestors, for debugging. Empty without limits.
  open var appliedContentSizeCategoryLimitsDescription: String {
    let limits = [minimumContentSizeCategory, maximumContentSizeCategory].compactMap { $0?.rawValue }
    return limits.joined(separator: ", ")
  }
  /// The smallest text size in the traits of the view and its descendants. The default is `nil`, for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { storedTextSizeLimits?.minimum }
    set { limitTextSizes { $0.minimum = newValue } }
  }
  /// The greatest text size in the traits of the view and its descendants. The default is `nil`, for no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { storedTextSizeLimits?.maximum }
    set { limitTextSizes { $0.maximum = newValue } }
  }
  /// Returns what prints the view.
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
  /// The dimming of the tint color: `.normal` or `.dimmed`, as the nearest of the view and its ancestors that is not `.automatic` has it.
  /// Without one, it is `.normal`. Alerts and sheets dim what is behind them. A dimmed color is the gray of the same lightness.
  ///
  /// Source: Apple, `UIView.tintAdjustmentMode`; which gray it is was not found.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { nearestTintAdjustmentMode ?? .normal }
    set {
      guard newValue != ownTintAdjustmentMode else { return }
      UIView.adjustsTints = true
      interactionForSetting.tintAdjustmentMode = newValue
      tellTintAdjustment()
    }
  }
  /// The motion effects of the view. Stored; has no effect.
  open var motionEffects: [UIMotionEffect] {
    get { interaction?.motionEffects ?? [] }
    set { interactionForSetting.motionEffects = newValue }
  }
  /// Adds a motion effect.
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes a motion effect.
  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
  /// An identifier for state restoration. The default is `nil`. Stored; has no effect.
  open var restorationIdentifier: String? {
    get { interaction?.restorationIdentifier }
    set { interactionForSetting.restorationIdentifier = newValue }
  }
  /// Whether a long press enlarges the view at accessibility text sizes. The default is `false`. Stored; has no
  /// effect.
  open var showsLargeContentViewer: Bool {
    get { interaction?.showsLargeContent ?? false }
    set { interactionForSetting.showsLargeContent = newValue }
  }
  /// The title that is shown enlarged. The default is `nil`. Stored; has no effect.
  open var largeContentTitle: String? {
    get { interaction?.largeContentTitle }
    set { interactionForSetting.largeContentTitle = newValue }
  }
  /// The image that is shown enlarged. The default is `nil`. Stored; has no effect.
  open var largeContentImage: UIImage? {
    get { interaction?.largeContentImage }
    set { interactionForSetting.largeContentImage = newValue }
  }
  /// Whether the enlarged image is scaled. The default is `false`. Stored; has no effect.
  open var scalesLargeContentImage: Bool {
    get { interaction?.scalesLargeContentImage ?? false }
    set { interactionForSetting.scalesLargeContentImage = newValue }
  }
  /// The distances of the enlarged image from the edges of its area, in points. The default is zero. Stored; has no effect.
  open var largeContentImageInsets: UIEdgeInsets {
    get { interaction?.largeContentImageInsets ?? .zero }
    set { interactionForSetting.largeContentImageInsets = newValue }
  }
  /// Whether the view and its subviews receive touches. The default is `true`.
  open var isUserInteractionEnabled: Bool {
    get { appearance.isUserInteractionEnabled }
    set { appearance.isUserInteractionEnabled = newValue }
  }

  // MARK: Animation

  /// Animates the changes made in `animations` over `duration` seconds.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    AnimationBlock(duration: duration).run(animations, nil)
  }

  /// Animates the changes made in `animations` over `duration` seconds. `completion` is called with whether all
  /// animations finished.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration).run(animations, completion)
  }

  /// Animates the changes made in `animations` over `duration` seconds after `delay` seconds.
  ///
  /// In the closure of another animation it uses that animation's duration and curve, unless the options override them.
  /// `completion` is called with `false` if a part was interrupted: its view was removed from the hierarchy, an
  /// animation with `beginFromCurrentState` replaced it, or `layer.removeAllAnimations()` was called.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(delay: delay, duration: duration, options: options).run(animations, completion)
  }

  /// Animates the changes made in `animations` with a spring that comes to rest after `duration` seconds.
  ///
  /// `dampingRatio` 1 does not overshoot; values closer to 0 oscillate more. `velocity` is the velocity at the start, in
  /// total distances per second.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringMotion(
      settlingIn: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
    AnimationBlock(delay: delay, duration: duration, options: options, curve: .spring(spring)).run(
      animations, completion)
  }

  /// Animates several changes over `duration` seconds, each in the part specified by
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` in `animations`.
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(delay: delay, duration: duration, keyframes: options).run(animations, completion)
  }

  /// Adds a keyframe in the closure of ``animateKeyframes(withDuration:delay:options:animations:completion:)``. The
  /// start time and the duration of the changes made in `animations` are fractions of the total duration, from 0 to 1.
  /// Outside such a closure, changes are not animated.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    AnimationBlock.runKeyframe(from: frameStartTime, lasting: frameDuration, animations)
  }

  /// Runs `animations`, which changes the content of `view`, and shows the change as a transition of `duration`
  /// seconds.
  ///
  /// Differs from UIKit: the previous content disappears immediately. With `transitionCrossDissolve` the new content
  /// fades in; with other transitions it appears immediately.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration, options: options).runTransition(of: view, animations, completion)
  }

  /// Replaces `fromView` with `toView` in a transition of `duration` seconds. With `showHideTransitionViews`, hides
  /// `fromView` and shows `toView` instead.
  ///
  /// Differs from UIKit: `fromView` disappears immediately. With `transitionCrossDissolve`, `toView` fades in.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration, options: options).runTransition(from: fromView, to: toView, completion)
  }

  /// Runs `actionsWithoutAnimation` without animating its changes, even in the closure of an animation.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock.runWithAnimationsDisabled(actionsWithoutAnimation)
  }

  /// Sets whether animations are enabled. While disabled, changes are presented immediately and completions are called
  /// at the next tick of the clock.
  open class func setAnimationsEnabled(_ enabled: Bool) { AnimationRecorder.isEnabled = enabled }

  /// Whether animations are enabled. The default is `true`.
  open class var areAnimationsEnabled: Bool { AnimationRecorder.isEnabled }

  /// The duration of the animation whose closure is running, in seconds; 0 outside a closure.
  open class var inheritedAnimationDuration: TimeInterval { AnimationRecorder.current?.timing.duration ?? 0 }

  /// In the closure of an animation, repeats the changes made in `animations`, optionally running backward each time.
  open class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    AnimationBlock.runRepeating(count, autoreverses: autoreverses, animations)
  }

  // MARK: Animation between two calls

  /// Begins an animation of the changes up to ``commitAnimations()``, with a default duration of 0.2 seconds.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  open class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    OldAnimations.open()
  }

  /// Ends the animation that was begun last.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  open class func commitAnimations() { OldAnimations.close() }

  /// Sets the object that gets the messages of animations. Stored; has no effect: it gets none.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  open class func setAnimationDelegate(_ delegate: Any?) { animationDelegate = delegate as AnyObject? }
  private static weak var animationDelegate: AnyObject?
  /// Sets the message that the delegate gets before the animations. Stored; has no effect: it is not sent.
  open class func setAnimationWillStart(_ selector: Selector?) {}
  /// Sets the message that the delegate gets after the animations. Stored; has no effect: it is not sent.
  open class func setAnimationDidStop(_ selector: Selector?) {}
  /// Sets a transition of the views' content. Has no effect: the content changes at once.
  open class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {}
  /// Sets the duration of the animations, in seconds.
  open class func setAnimationDuration(_ duration: TimeInterval) {
    OldAnimations.change { $0.timing.duration = duration }
  }

  /// Sets the delay of subsequent changes, in seconds.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  open class func setAnimationDelay(_ delay: TimeInterval) { OldAnimations.change { $0.timing.delay = delay } }

  /// Sets the timing curve of subsequent changes.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  open class func setAnimationCurve(_ curve: AnimationCurve) {
    OldAnimations.change { $0.timing.curve = .cubic(curve.curve) }
  }

  /// Sets the number of repetitions of subsequent changes; 0 for one run.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  open class func setAnimationRepeatCount(_ repeatCount: Float) {
    OldAnimations.change { $0.timing.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1 }
  }

  /// Sets whether each repetition of subsequent changes also runs backward.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  open class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    OldAnimations.change { $0.timing.autoreverses = repeatAutoreverses }
  }

  /// Sets whether subsequent changes start from the presented values.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    OldAnimations.change { $0.beginsFromCurrentState = fromCurrentState }
  }
}
