// SPDX-License-Identifier: MIT

import Foundation

/// A rectangle with a background, a border, rounded corners, a shadow, contents and sublayers.
///
/// The layer of a view shares the view's geometry and appearance: setting a property of one sets it for the other. A
/// layer without a view stores its own. Positions are in points, in the superlayer's coordinates.
///
/// Differs from Core Animation: animations run on ``AnimationClock/main``, which code advances.
open class CALayer: NSObject, AssociatedValueOwner, CAMediaTiming {
  // Layers belong to no actor; those of views are used on the main thread only.
  nonisolated(unsafe) package var associatedValues: AssociatedValues?
  /// The view of this layer; `nil` for a layer without a view.
  package weak var owner: (any LayerOwner)?

  private var own = LayerState()

  /// The layer's animations, in the order of adding.
  package internal(set) var addedAnimations: [AddedAnimation] = []
  /// The layer that this presentation copy was made from.
  private weak var shownLayer: CALayer?

  /// Creates a layer of zero size.
  public override init() { super.init() }

  /// Creates a layer of zero size.
  ///
  /// Differs from Core Animation: there are no archives on Linux, so nothing is decoded.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a copy of another layer's appearance and geometry, without its sublayers. ``presentation()`` calls it.
  public init(layer: Any) {
    super.init()
    if let other = layer as? CALayer { takeValues(of: other) }
  }

  /// Copies the geometry and appearance of another layer, including what its view stores.
  func takeValues(of other: CALayer) {
    own = other.own
    (own.bounds, own.position, own.anchorPoint) = (other.bounds, other.position, other.anchorPoint)
    (own.transform, own.backgroundColor, own.opacity) = (other.transform, other.backgroundColor, other.opacity)
    (own.isHidden, own.masksToBounds, own.isOpaque) = (other.isHidden, other.masksToBounds, other.isOpaque)
    (sublayerTransform, zPosition, contentsScale) = (other.sublayerTransform, other.zPosition, other.contentsScale)
    (cornerRadius, maskedCorners, cornerCurve) = (other.cornerRadius, other.maskedCorners, other.cornerCurve)
    corners = other.corners
    (borderWidth, borderColor) = (other.borderWidth, other.borderColor)
    (shadowOpacity, shadowColor, shadowOffset) = (other.shadowOpacity, other.shadowColor, other.shadowOffset)
    (shadowRadius, shadowPath) = (other.shadowRadius, other.shadowPath)
    (contents, contentsGravity, name) = (other.contents, other.contentsGravity, other.name)
  }

  // MARK: Time

  private var timing: LayerTiming?

  private func time<Value>(_ value: WritableKeyPath<LayerTiming, Value>) -> Value {
    (timing ?? LayerTiming())[keyPath: value]
  }

  private func setTime<Value>(_ value: WritableKeyPath<LayerTiming, Value>, _ newValue: Value) {
    timing = timing ?? LayerTiming()
    timing?[keyPath: value] = newValue
  }

  /// The begin time in the superlayer's time, in seconds. The default is 0. Stored; has no effect.
  open var beginTime: CFTimeInterval {
    get { time(\.beginTime) }
    set { setTime(\.beginTime, newValue) }
  }
  /// The duration, in seconds. The default is infinite. Stored; has no effect.
  open var duration: CFTimeInterval {
    get { time(\.duration) }
    set { setTime(\.duration, newValue) }
  }
  /// The rate of the layer's time; 0 stops its animations on a device. The default is 1. Stored; has no effect.
  open var speed: Float {
    get { time(\.speed) }
    set { setTime(\.speed, newValue) }
  }
  /// The offset in its own time, in seconds. The default is 0. Stored; has no effect.
  open var timeOffset: CFTimeInterval {
    get { time(\.timeOffset) }
    set { setTime(\.timeOffset, newValue) }
  }
  /// The number of repetitions. The default is 0. Stored; has no effect.
  open var repeatCount: Float {
    get { time(\.repeatCount) }
    set { setTime(\.repeatCount, newValue) }
  }
  /// The time of repetition, in seconds. The default is 0. Stored; has no effect.
  open var repeatDuration: CFTimeInterval {
    get { time(\.repeatDuration) }
    set { setTime(\.repeatDuration, newValue) }
  }
  /// Whether repetitions run backward, too. The default is `false`. Stored; has no effect.
  open var autoreverses: Bool {
    get { time(\.autoreverses) }
    set { setTime(\.autoreverses, newValue) }
  }
  /// The presented value outside the duration. The default is `.removed`. Stored; has no effect.
  open var fillMode: CAMediaTimingFillMode {
    get { time(\.fillMode) }
    set { setTime(\.fillMode, newValue) }
  }
  /// Converts a time of another layer, in seconds. All layers have the same time.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  /// Converts a time to another layer, in seconds. All layers have the same time.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

  // MARK: Animation

  /// A copy of the layer with the values currently on the screen while it is animated.
  ///
  /// The copy has no sublayers, and its values do not change when the clock advances.
  ///
  /// Differs from Core Animation: never `nil`, even for a layer outside a window.
  open func presentation() -> Self? {
    guard let copy = type(of: self).make(copying: self) as? Self else { return nil }
    copy.applyAnimations(of: self)
    copy.shownLayer = self
    return copy
  }

  /// The layer of which this is a ``presentation()`` copy; the layer itself otherwise.
  open func model() -> Self { (shownLayer as? Self) ?? self }

  /// The animatable properties, by their names in Core Animation.
  var animatedProperties: [String: AnimatedProperty] { AnimatedProperty.ofLayers }

  /// The delegate, which draws the contents and lays out the sublayers. The default is the view of a view's layer, and `nil` for
  /// other layers.
  open weak var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? owner as? any CALayerDelegate }
    set { ownDelegate = newValue === owner ? nil : newValue }
  }
  private weak var ownDelegate: (any CALayerDelegate)?

  /// The name of the layer. The default is `nil`.
  open var name: String?

  // MARK: Geometry

  /// The bounds rectangle, in points, in the layer's own coordinates. The default is zero.
  open var bounds: CGRect {
    get { asking { $0.bounds } ?? own.bounds }
    set {
      if owner == nil {
        note("bounds.origin", .point(own.bounds.origin), .point(newValue.origin))
        note("bounds.size", .size(own.bounds.size), .size(newValue.size))
      }
      if owner == nil, newValue.size != own.bounds.size { isLayoutNeeded = true }
      keep({ $0.bounds = newValue }, orTell: { $0.bounds = newValue })
    }
  }

  /// The position of the anchor point, in points, in the superlayer's coordinates. The default is (0, 0).
  open var position: CGPoint {
    get { asking { $0.center } ?? own.position }
    set {
      if owner == nil { note("position", .point(own.position), .point(newValue)) }
      keep({ $0.position = newValue }, orTell: { $0.center = newValue })
    }
  }

  /// The point that ``position`` refers to, in fractions of the size. The default is (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { asking { $0.anchorPoint } ?? own.anchorPoint }
    set { keep({ $0.anchorPoint = newValue }, orTell: { $0.anchorPoint = newValue }) }
  }

  /// The transform applied around the anchor point. The default is the identity.
  open var transform: CATransform3D {
    get {
      guard let affine = asking({ $0.transform }) else { return own.transform }
      // A view stores only the affine part. The full transform is returned as long as both agree.
      return own.transform.flattened == affine ? own.transform : CATransform3DMakeAffineTransform(affine)
    }
    set {
      if owner == nil { note("transform", .transform(own.transform), .transform(newValue)) }
      own.transform = newValue
      asking { $0.transform = newValue.flattened }
    }
  }

  /// ``transform`` as a transform of the plane.
  open func affineTransform() -> CGAffineTransform { transform.flattened }

  /// Sets ``transform`` to a transform of the plane.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// The transform applied to the sublayers. The default is the identity.
  open var sublayerTransform: CATransform3D = CATransform3DIdentity {
    didSet { note("sublayerTransform", .transform(oldValue), .transform(sublayerTransform)) }
  }

  /// The smallest rectangle that encloses the layer, in points, in the superlayer's coordinates. The default is zero.
  open var frame: CGRect {
    get { CGRect(origin: .zero, size: bounds.size).applying(transformToSuperlayer(from: .zero)) }
    set {
      let anchor = anchorPoint
      let untransformed = newValue.size.applying(affineTransform().withoutRoundingErrors.inverted())
      bounds.size = CGSize(width: abs(untransformed.width), height: abs(untransformed.height))
      position = CGPoint(
        x: newValue.minX + newValue.width * anchor.x, y: newValue.minY + newValue.height * anchor.y)
    }
  }

  /// The position on the z axis. Layers of equal position are drawn in the order of the sublayers. The default is 0.
  open var zPosition: CGFloat = 0 {
    didSet { note("zPosition", .number(oldValue), .number(zPosition)) }
  }

  /// The number of pixels per point of the contents. The default is 1.
  open var contentsScale: CGFloat = 1

  /// The transform from points relative to `origin`, in the layer's coordinates, to the superlayer's coordinates.
  package func transformToSuperlayer(from origin: CGPoint) -> CGAffineTransform {
    let size = bounds.size
    let anchor = CGPoint(x: size.width * anchorPoint.x, y: size.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x - origin.x, y: -anchor.y - origin.y)
      .concatenating(affineTransform().withoutRoundingErrors)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  // MARK: Appearance

  /// The background color. The default is `nil`.
  open var backgroundColor: CGColor? {
    get { owner == nil ? own.backgroundColor : asking { $0.layerBackgroundColor } ?? nil }
    set {
      if owner == nil {
        note("backgroundColor", .color(own.backgroundColor ?? .clear), .color(newValue ?? .clear))
      }
      keep({ $0.backgroundColor = newValue }, orTell: { $0.layerBackgroundColor = newValue })
    }
  }

  /// The opacity of the layer and its sublayers, from 0 to 1. The default is 1.
  open var opacity: Float {
    get { asking { Float($0.alpha) } ?? own.opacity }
    set {
      if owner == nil { note("opacity", .number(CGFloat(own.opacity)), .number(CGFloat(newValue))) }
      keep({ $0.opacity = newValue }, orTell: { $0.alpha = CGFloat(newValue) })
    }
  }

  /// Whether the layer and its sublayers are hidden. The default is `false`.
  open var isHidden: Bool {
    get { asking { $0.isHidden } ?? own.isHidden }
    set { keep({ $0.isHidden = newValue }, orTell: { $0.isHidden = newValue }) }
  }

  /// Whether contents and sublayers are clipped to the bounds and the rounded corners. The default is `false`.
  open var masksToBounds: Bool {
    get { asking { $0.clipsToBounds } ?? own.masksToBounds }
    set { keep({ $0.masksToBounds = newValue }, orTell: { $0.clipsToBounds = newValue }) }
  }

  /// Whether the layer fills its bounds with opaque content. Stored; has no effect.
  open var isOpaque: Bool {
    get { asking { $0.isOpaque } ?? own.isOpaque }
    set { keep({ $0.isOpaque = newValue }, orTell: { $0.isOpaque = newValue }) }
  }

  /// The radius of the rounded corners, in points. The default is 0.
  open var cornerRadius: CGFloat = 0 {
    didSet { note("cornerRadius", .number(oldValue), .number(cornerRadius)) }
  }
  /// The corners that are rounded. The default is all corners.
  open var maskedCorners: CACornerMask = .all
  /// Radii that take precedence over ``cornerRadius`` and ``maskedCorners``; `nil` for none.
  package var corners: LayerCorners?
  /// The curve of the corners. The default is `.circular`. Stored; has no effect, because corners are drawn as quarter
  /// circles.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// The width of the border inside the edges, in points. The default is 0.
  open var borderWidth: CGFloat = 0 {
    didSet { note("borderWidth", .number(oldValue), .number(borderWidth)) }
  }
  /// The border color. The default is opaque black.
  open var borderColor: CGColor? = .black {
    didSet { note("borderColor", .color(oldValue ?? .clear), .color(borderColor ?? .clear)) }
  }
  /// The opacity of the shadow, from 0 to 1. The default is 0, which means no shadow.
  open var shadowOpacity: Float = 0 {
    didSet { note("shadowOpacity", .number(CGFloat(oldValue)), .number(CGFloat(shadowOpacity))) }
  }
  /// The color of the shadow. The default is opaque black.
  open var shadowColor: CGColor? = .black {
    didSet { note("shadowColor", .color(oldValue ?? .clear), .color(shadowColor ?? .clear)) }
  }
  /// The offset of the shadow, in points. The default is (0, -3).
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { note("shadowOffset", .size(oldValue), .size(shadowOffset)) }
  }
  /// The blur radius of the shadow, in points. The default is 3.
  open var shadowRadius: CGFloat = 3 {
    didSet { note("shadowRadius", .number(oldValue), .number(shadowRadius)) }
  }
  /// The shape that casts the shadow, in the layer's coordinates; `nil`, the default, for the layer's own shape.
  open var shadowPath: CGPath? { didSet { if shadowPath is CGMutablePath { shadowPath = shadowPath?.copy() } } }
  /// A layer whose opacity is multiplied with this layer's. Its frame is in this layer's coordinates. The default is
  /// `nil`.
  open var mask: CALayer?
  /// The view of the ``mask`` layer, which keeps the view alive.
  package var maskView: AnyObject?
  /// The image drawn over the background: a `CGImage` or a `UIImage`. The default is `nil`.
  open var contents: Any?
  /// The position and scale of the contents in the bounds. The default is `.resize`.
  open var contentsGravity: CALayerContentsGravity = .resize
  /// Whether the layer is rendered as a bitmap before compositing. The default is `false`. Stored; has no effect.
  open var shouldRasterize = false
  /// The number of pixels per point of the rasterized layer. The default is 1. Stored; has no effect.
  open var rasterizationScale: CGFloat = 1
  /// Whether edges are antialiased. The default is `false`. Stored; has no effect, because edges are always
  /// antialiased.
  open var allowsEdgeAntialiasing = false

  /// Whether the layer is composited as a group when it is not opaque. The default is `true`. Stored; has no effect.
  open var allowsGroupOpacity = true

  // MARK: Hierarchy

  /// The layer that contains this layer; `nil` for a root layer.
  open var superlayer: CALayer? { storedSuperlayer ?? asking { $0.superviewLayer } ?? nil }
  weak var storedSuperlayer: CALayer?
  /// The layers added to this one, without those of subviews, each with its position among them.
  var added: [AddedLayer] = []

  // MARK: Actions

  /// The actions for events, by their names. The default is `nil`.
  open var actions: [String: any CAAction]?

  /// Returns the action for an event: the delegate's choice, or that of ``actions``, or that of the class; `nil` for nothing.
  ///
  /// Differs from Core Animation: changes of properties ask the delegate, ``actions`` and the class, but no override of this.
  open func action(forKey event: String) -> (any CAAction)? {
    let named = namedAction(forKey: event)
    return named is NSNull ? nil : named
  }

  /// The default action of layers of the class for an event. Returns `nil` by default.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The value of a property that was not set. Returns `nil` by default.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Returns whether a change of a property marks the layer for drawing. Returns `false` by default. Differs from
  /// UIKit: never called.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Drawing

  /// Draws the layer and its sublayers into a context, in the layer's own coordinates. The module `Pictures` does it; nothing is
  /// drawn in a program without it.
  open func render(in ctx: CGContext) {
    for command in CALayer.drawing?.commands(of: self) ?? [] { ctx.record(command) }
  }

  /// Whether the y axis of the sublayers points up. The default is `false`. Stored; has no effect.
  open var isGeometryFlipped = false
  /// Whether the layer is drawn when its back shows. The default is `true`. Stored; has no effect.
  open var isDoubleSided = true
  /// The part of the contents that is shown, in fractions of their size. The default is all. Stored; has no effect.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the contents that is stretched, in fractions of their size. The default is all. Stored; has no effect.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The z coordinate of the anchor point. The default is 0. Stored; has no effect.
  open var anchorPointZ: CGFloat = 0
  /// Whether drawing is deferred to the background. The default is `false`. Stored; has no effect.
  open var drawsAsynchronously = false
  /// Whether a change of the bounds marks the layer for drawing. The default is `false`. Stored; has no effect.
  open var needsDisplayOnBoundsChange = false
  /// The filters of the contents. The default is `nil`. Stored; has no effect.
  open var filters: [Any]?
  /// The filters of what is behind the layer. The default is `nil`. Stored; has no effect.
  open var backgroundFilters: [Any]?
  /// The edges that are antialiased. The default is all of them. Stored; has no effect.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all
  /// The format of the contents. The default is `.RGBA8Uint`. Stored; has no effect.
  open var contentsFormat = CALayerContentsFormat.RGBA8Uint
  /// Default values of properties by their names. The default is `nil`. Stored; has no effect.
  open var style: [AnyHashable: Any]?
  /// The filter that composes the layer with what is behind. The default is `nil`. Stored; has no effect.
  open var compositingFilter: Any?

  /// Marks the contents for redrawing.
  open func setNeedsDisplay() {
    isDisplayNeeded = true
    asking { $0.setNeedsDisplay() }
  }
  private var isDisplayNeeded = false

  /// Whether the contents are marked for redrawing. ``displayIfNeeded()`` and ``display()`` end it.
  open func needsDisplay() -> Bool { isDisplayNeeded }

  /// Has the delegate provide the contents. Differs from UIKit: ``draw(in:)`` is called when a picture is made.
  open func display() {
    isDisplayNeeded = false
    delegate?.display(self)
  }

  /// The frontmost sublayer at any depth that contains a point, or the layer itself; `nil` when the point is outside.
  ///
  /// - Parameter p: A point in the coordinates of the superlayer.
  open func hitTest(_ p: CGPoint) -> CALayer? { hitLayer(at: p) }

  /// Marks the contents for redrawing. Differs from UIKit: the rectangle is ignored.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Draws the contents in the layer's own coordinates, by the view or the delegate.
  open func draw(in ctx: CGContext) {
    delegate?.layerWillDraw(self)
    delegate?.draw(self, in: ctx)
  }

  /// Marks the layer for layout of its sublayers.
  open func setNeedsLayout() {
    isLayoutNeeded = owner == nil
    asking { $0.setNeedsLayout() }
  }
  var isLayoutNeeded = false

  /// Whether the sublayers have to be laid out. Differs from UIKit: always `false` for the layer of a view.
  open func needsLayout() -> Bool { isLayoutNeeded }

  /// Lays out the marked layers from the topmost marked one that contains this layer, or from this layer, downward.
  open func layoutIfNeeded() {
    asking { $0.layoutIfNeeded() }
    topmostMarked.layOutMarkedLayers()
  }

  /// The filter for enlarged contents. The default is `.linear`. Stored; has no effect.
  open var magnificationFilter: CALayerContentsFilter {
    get { time(\.magnificationFilter) }
    set { setTime(\.magnificationFilter, newValue) }
  }
  /// The filter for reduced contents. The default is `.linear`. Stored; has no effect.
  open var minificationFilter: CALayerContentsFilter {
    get { time(\.minificationFilter) }
    set { setTime(\.minificationFilter, newValue) }
  }
  /// The level of detail for the filter `trilinear`, relative to the best one. The default is 0. Stored; has no effect.
  open var minificationFilterBias: Float {
    get { time(\.minificationFilterBias) }
    set { setTime(\.minificationFilterBias, newValue) }
  }
  /// Calls ``display()`` if the contents are marked for redrawing.
  open func displayIfNeeded() {
    if isDisplayNeeded { display() }
  }
  /// Called when the bounds change. The default implementation does nothing. Differs from UIKit: never called.
  open func resizeSublayers(withOldSize size: CGSize) {}
  /// Called on a sublayer when the bounds change. The default implementation does nothing. Differs from UIKit: never
  /// called.
  open func resize(withOldSuperlayerSize size: CGSize) {}
  /// Returns the preferred size: that of the bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }
  /// The visible part: the bounds.
  open var visibleRect: CGRect { bounds }

  /// Lays out the sublayers. The default implementation calls the delegate.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// Draws the content of a subclass, such as a shape or a gradient, between background and contents, in the layer's
  /// own coordinates. The default implementation does nothing.
  func drawKind(in context: CGContext) {}

  // MARK: The layer's view

  /// Makes this the layer of a view. Values that a subclass set in its initializer are transferred to the view.
  package func attach(to view: any LayerOwner) {
    let made = own
    owner = view
    if let color = made.backgroundColor { backgroundColor = color }
    if made.opacity != 1 { opacity = made.opacity }
    if made.isHidden { isHidden = true }
    if made.masksToBounds { masksToBounds = true }
  }

  /// The view's answer to a question; `nil` without a view. Views are isolated to the main actor, so layers of views
  /// are used there only.
  @discardableResult
  func asking<Value>(_ question: @MainActor (any LayerOwner) -> Value) -> Value? {
    guard let owner else { return nil }
    return MainThread.run(owner, question)
  }

  /// Stores a value in the layer, or in the view if there is one.
  private func keep(_ change: (inout LayerState) -> Void, orTell tell: @MainActor (any LayerOwner) -> Void) {
    if asking(tell) == nil { change(&own) }
  }

  /// The sublayers from back to front: those of the view's subviews and those added; `nil`, the default,
  /// when there are none.
  open var sublayers: [CALayer]? {
    get {
      let all = orderedSublayers
      return all.isEmpty ? nil : all
    }
    set {
      for layer in added.map(\.layer) { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] where layer.owner == nil { addSublayer(layer) }
    }
  }

  /// Adds `layer` in front of all sublayers.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: orderedSublayers.count) }

  /// Inserts `layer` at an index of the sublayers, where 0 is the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: min(Int(idx), orderedSublayers.count))
  }

  /// Inserts `layer` directly behind `sibling`, or at the back if that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, inFront: false) }

  /// Inserts `layer` directly in front of `sibling`, or at the front if that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, inFront: true) }

  /// Replaces the sublayer `old` with `new`.
  open func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard old !== new, accepts(new) else { return }
    insertSublayer(new, above: old)
    old.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer. Does nothing for the layer of a view, which moves with its view.
  open func removeFromSuperlayer() {
    if storedSuperlayer != nil { ReleasePool.keep(self) }
    storedSuperlayer?.added.removeAll { $0.layer === self }
    storedSuperlayer = nil
  }

  /// Converts a point from another layer's coordinates to this layer's. Both layers must be in one hierarchy.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying((layer?.transformToRoot ?? .identity).concatenating(transformToRoot.inverted()))
  }

  /// Converts a point from this layer's coordinates to another layer's. Both layers must be in one hierarchy.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(transformToRoot.concatenating((layer?.transformToRoot ?? .identity).inverted()))
  }

  /// The smallest rectangle in this layer's coordinates that encloses a rectangle of another layer.
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying((layer?.transformToRoot ?? .identity).concatenating(transformToRoot.inverted()))
  }

  /// The smallest rectangle in another layer's coordinates that encloses a rectangle of this layer.
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(transformToRoot.concatenating((layer?.transformToRoot ?? .identity).inverted()))
  }

  /// Whether the bounds contain `point`, in the layer's coordinates.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// Adds an animation to the layer. It affects what is presented; the layer's properties do not change. An animation
  /// with the same key is removed first, and its delegate is notified that it did not finish.
  ///
  /// The animation begins when the clock reaches its `beginTime`, or immediately if that is 0.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    guard let copy = anim.copy() as? CAAnimation else { return }
    let run = AnimationRun()
    if copy.beginTime > 0 { run.begin = copy.beginTime }
    let tracks = copy.tracks(on: self, within: [], run: run)
    for track in tracks { run.add(track, of: self) }
    addedAnimations.append(
      AddedAnimation(key: key ?? unusedKey("animation"), animation: copy, tracks: tracks, run: run))
    let delegate = anim.delegate
    run.completions.append { delegate?.animationDidStop(copy, finished: $0) }
    run.start()
    delegate?.animationDidStart(copy)
  }

  /// The keys of the layer's animations, in the order of adding; `nil` when there are none.
  open func animationKeys() -> [String]? { addedAnimations.isEmpty ? nil : addedAnimations.map(\.key) }

  /// The animation added under `key`, or one that describes a view animation.
  open func animation(forKey key: String) -> CAAnimation? {
    guard let added = addedAnimations.first(where: { $0.key == key }) else { return nil }
    return added.animation ?? added.tracks.first.map(CABasicAnimation.init(describing:))
  }

  /// Removes the animation with a key. It is reported as not finished.
  open func removeAnimation(forKey key: String) { interrupt { $0.key == key } }

  /// Removes all animations of the layer. They are reported as not finished.
  open func removeAllAnimations() { interrupt { _ in true } }
}
