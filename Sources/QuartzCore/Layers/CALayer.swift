// SPDX-License-Identifier: MIT

import Foundation

/// A rectangle with looks: background, border, rounded corners, shadow, contents, and layers of its own.
///
/// The layer of a view shares the view's geometry and looks: setting one sets the other. A layer without a view keeps its
/// own. Positions are points in the superlayer's coordinates.
///
/// Differs from Core Animation: time is that of ``AnimationClock/main``, which somebody has to turn.
open class CALayer: NSObject {
  /// The view whose layer this is.
  weak var owner: (any LayerOwner)?

  private var own = LayerState()

  /// What the layer is animated by, in the order of adding.
  var addedAnimations: [AddedAnimation] = []
  /// The layer that this one shows at a moment of an animation.
  private weak var shownLayer: CALayer?

  /// A layer of no size.
  public required override init() { super.init() }

  /// A copy of the looks and the geometry of another layer, without its sublayers.
  public convenience init(layer: Any) {
    self.init()
    if let other = layer as? CALayer { takeValues(of: other) }
  }

  /// Takes on the geometry and the looks of another layer, with what a view keeps for it.
  func takeValues(of other: CALayer) {
    own = other.own
    (own.bounds, own.position, own.anchorPoint) = (other.bounds, other.position, other.anchorPoint)
    (own.transform, own.backgroundColor, own.opacity) = (other.transform, other.backgroundColor, other.opacity)
    (own.isHidden, own.masksToBounds, own.isOpaque) = (other.isHidden, other.masksToBounds, other.isOpaque)
    (sublayerTransform, zPosition, contentsScale) = (other.sublayerTransform, other.zPosition, other.contentsScale)
    (cornerRadius, maskedCorners, cornerCurve) = (other.cornerRadius, other.maskedCorners, other.cornerCurve)
    (borderWidth, borderColor) = (other.borderWidth, other.borderColor)
    (shadowOpacity, shadowColor, shadowOffset) = (other.shadowOpacity, other.shadowColor, other.shadowOffset)
    (shadowRadius, shadowPath) = (other.shadowRadius, other.shadowPath)
    (contents, contentsGravity, name) = (other.contents, other.contentsGravity, other.name)
  }

  // MARK: Animation

  /// A copy of the layer with the values that are on the screen now, in the middle of its animations.
  ///
  /// The copy has no sublayers, and keeps its values when the clock goes on.
  ///
  /// Differs from Core Animation: never nil, whether the layer is in a window or not.
  open func presentation() -> Self? {
    let copy = type(of: self).init()
    copy.takeValues(of: self)
    copy.applyAnimations(of: self, at: AnimationTime.now)
    copy.shownLayer = self
    return copy
  }

  /// The layer that a copy by ``presentation()`` was made of; the layer itself otherwise.
  open func model() -> Self { (shownLayer as? Self) ?? self }

  /// The properties that can be animated, by Core Animation's names.
  var animatedProperties: [String: AnimatedProperty] { AnimatedProperty.ofLayers }

  /// The delegate, which may draw the contents.
  ///
  /// Differs from Core Animation: nil for the layer of a view, unless it is set; the view draws in any case.
  open weak var delegate: (any CALayerDelegate)?

  /// A name for the code that made the layer.
  open var name: String?

  // MARK: Geometry

  /// The rectangle in the layer's own coordinates.
  open var bounds: CGRect {
    get { asking { $0.bounds } ?? own.bounds }
    set {
      if owner == nil {
        note("bounds.origin", .point(own.bounds.origin), .point(newValue.origin))
        note("bounds.size", .size(own.bounds.size), .size(newValue.size))
      }
      keep({ $0.bounds = newValue }, orTell: { $0.bounds = newValue })
    }
  }

  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint {
    get { asking { $0.center } ?? own.position }
    set {
      if owner == nil { note("position", .point(own.position), .point(newValue)) }
      keep({ $0.position = newValue }, orTell: { $0.center = newValue })
    }
  }

  /// The point that ``position`` places, in fractions of the size; the middle by default.
  open var anchorPoint: CGPoint {
    get { asking { $0.anchorPoint } ?? own.anchorPoint }
    set { keep({ $0.anchorPoint = newValue }, orTell: { $0.anchorPoint = newValue }) }
  }

  /// What is done to the rectangle about its anchor point before it is shown.
  open var transform: CATransform3D {
    get {
      guard let affine = asking({ $0.transform }) else { return own.transform }
      // A view knows the flattened transform only; the whole one is remembered as long as both agree.
      return own.transform.flattened == affine ? own.transform : CATransform3DMakeAffineTransform(affine)
    }
    set {
      if owner == nil { note("transform", .transform(own.transform), .transform(newValue)) }
      own.transform = newValue
      asking { $0.transform = newValue.flattened }
    }
  }

  /// ``transform`` in the plane.
  open func affineTransform() -> CGAffineTransform { transform.flattened }

  /// Sets ``transform`` to a transform of the plane.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// What is done to the sublayers before they are shown.
  open var sublayerTransform: CATransform3D = CATransform3DIdentity {
    didSet { note("sublayerTransform", .transform(oldValue), .transform(sublayerTransform)) }
  }

  /// The upright rectangle that the layer covers in the superlayer's coordinates.
  open var frame: CGRect {
    get { CGRect(origin: .zero, size: bounds.size).applying(transformToSuperlayer(from: .zero)) }
    set {
      let anchor = anchorPoint
      let untransformed = newValue.size.applying(affineTransform().inverted())
      bounds.size = CGSize(width: abs(untransformed.width), height: abs(untransformed.height))
      position = CGPoint(
        x: newValue.minX + newValue.width * anchor.x, y: newValue.minY + newValue.height * anchor.y)
    }
  }

  /// How far in front of its siblings the layer lies; equal ones lie in the order of the sublayers.
  open var zPosition: CGFloat = 0 {
    didSet { note("zPosition", .number(oldValue), .number(zPosition)) }
  }

  /// The number of pixels per point of the contents.
  open var contentsScale: CGFloat = 1

  /// Maps points, counted from `origin` in the layer's coordinates, to the superlayer's coordinates.
  package func transformToSuperlayer(from origin: CGPoint) -> CGAffineTransform {
    let size = bounds.size
    let anchor = CGPoint(x: size.width * anchorPoint.x, y: size.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x - origin.x, y: -anchor.y - origin.y)
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  // MARK: Looks

  /// What fills the rectangle behind everything else.
  open var backgroundColor: CGColor? {
    get { owner == nil ? own.backgroundColor : asking { $0.backgroundColor?.cgColor } ?? nil }
    set {
      if owner == nil {
        note("backgroundColor", .color(own.backgroundColor ?? .clear), .color(newValue ?? .clear))
      }
      keep({ $0.backgroundColor = newValue }, orTell: { $0.backgroundColor = newValue.map(UIColor.init(cgColor:)) })
    }
  }

  /// The opacity of the layer and everything in it, from 0 to 1.
  open var opacity: Float {
    get { asking { Float($0.alpha) } ?? own.opacity }
    set {
      if owner == nil { note("opacity", .number(CGFloat(own.opacity)), .number(CGFloat(newValue))) }
      keep({ $0.opacity = newValue }, orTell: { $0.alpha = CGFloat(newValue) })
    }
  }

  /// Whether the layer and everything in it is left out.
  open var isHidden: Bool {
    get { asking { $0.isHidden } ?? own.isHidden }
    set { keep({ $0.isHidden = newValue }, orTell: { $0.isHidden = newValue }) }
  }

  /// Whether contents and sublayers are cut off at the bounds and the rounded corners.
  open var masksToBounds: Bool {
    get { asking { $0.clipsToBounds } ?? own.masksToBounds }
    set { keep({ $0.masksToBounds = newValue }, orTell: { $0.clipsToBounds = newValue }) }
  }

  /// Whether the layer promises to fill its bounds. Kept only.
  open var isOpaque: Bool {
    get { asking { $0.isOpaque } ?? own.isOpaque }
    set { keep({ $0.isOpaque = newValue }, orTell: { $0.isOpaque = newValue }) }
  }

  /// The radius of the rounded corners, in points.
  open var cornerRadius: CGFloat = 0 {
    didSet { note("cornerRadius", .number(oldValue), .number(cornerRadius)) }
  }
  /// The corners that are rounded; all by default.
  open var maskedCorners: CACornerMask = .all
  /// The shape of the corners. Kept only: corners are drawn as quarter circles.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// How thick the border inside the edges is, in points.
  open var borderWidth: CGFloat = 0 {
    didSet { note("borderWidth", .number(oldValue), .number(borderWidth)) }
  }
  /// The border's colour; opaque black by default.
  open var borderColor: CGColor? = .black {
    didSet { note("borderColor", .color(oldValue ?? .clear), .color(borderColor ?? .clear)) }
  }
  /// How opaque the shadow is, from 0 (none, the default) to 1.
  open var shadowOpacity: Float = 0 {
    didSet { note("shadowOpacity", .number(CGFloat(oldValue)), .number(CGFloat(shadowOpacity))) }
  }
  /// The shadow's colour; opaque black by default.
  open var shadowColor: CGColor? = .black {
    didSet { note("shadowColor", .color(oldValue ?? .clear), .color(shadowColor ?? .clear)) }
  }
  /// How far the shadow lies from the layer, in points; (0, -3) by default.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { note("shadowOffset", .size(oldValue), .size(shadowOffset)) }
  }
  /// How soft the shadow is, in points; 3 by default.
  open var shadowRadius: CGFloat = 3 {
    didSet { note("shadowRadius", .number(oldValue), .number(shadowRadius)) }
  }
  /// What casts the shadow, in the layer's coordinates; nil for the layer's own shape.
  open var shadowPath: CGPath?
  /// A layer whose opacity is multiplied into this one's; its frame is in this layer's coordinates.
  open var mask: CALayer?
  /// The view whose layer ``mask`` is, so that it lives as long.
  var maskView: AnyObject?
  /// The image shown over the background: a `CGImage` or a `UIImage`.
  open var contents: Any?
  /// How the image is fitted into the bounds; stretched by default.
  open var contentsGravity: CALayerContentsGravity = .resize
  /// Kept only.
  open var shouldRasterize = false
  /// Kept only.
  open var rasterizationScale: CGFloat = 1
  /// Kept only: edges are always smoothed.
  open var allowsEdgeAntialiasing = false

  /// Whether the layers' own draw goes into a group by itself. Kept only.
  open var allowsGroupOpacity = true

  // MARK: Hierarchy

  /// The layer that this one is in.
  open var superlayer: CALayer? { storedSuperlayer ?? asking { $0.superviewLayer } ?? nil }
  weak var storedSuperlayer: CALayer?
  /// The layers added to this one, apart from those of subviews, with their place among these.
  var added: [AddedLayer] = []

  // MARK: Drawing

  /// Asks for the contents to be drawn again.
  open func setNeedsDisplay() { asking { $0.setNeedsDisplay() } }

  /// Asks for part of the contents to be drawn again.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Draws the contents in the layer's own coordinates: the view's, or the delegate's.
  open func draw(in ctx: CGContext) {
    guard owner != nil else {
      delegate?.draw(self, in: ctx)
      return
    }
    UIGraphicsPushContext(ctx)
    defer { UIGraphicsPopContext() }
    asking { $0.draw($0.bounds) }
  }

  /// Marks the layer to have its sublayers laid out.
  open func setNeedsLayout() {
    needsLayout = true
    asking { $0.setNeedsLayout() }
  }
  private var needsLayout = false

  /// Lays out the sublayers if that is due.
  open func layoutIfNeeded() {
    asking { $0.layoutIfNeeded() }
    if needsLayout { layoutSublayers() }
  }

  /// Places the sublayers; the delegate's turn when there is one.
  open func layoutSublayers() {
    needsLayout = false
    delegate?.layoutSublayers(of: self)
  }

  /// What the layer shows between its background and its contents, in its own coordinates. For shapes and gradients.
  func drawKind(in context: CGContext) {}

  // MARK: The view's share

  /// Makes this the layer of a view. What a subclass set while it was made becomes the view's.
  func attach(to view: any LayerOwner) {
    let made = own
    owner = view
    if let color = made.backgroundColor { backgroundColor = color }
    if made.opacity != 1 { opacity = made.opacity }
    if made.isHidden { isHidden = true }
    if made.masksToBounds { masksToBounds = true }
  }

  /// Asks the view; nil without one. Views live on the main actor, and so do layers that belong to one.
  @discardableResult
  func asking<Value>(_ question: @MainActor (any LayerOwner) -> Value) -> Value? {
    guard let owner else { return nil }
    nonisolated(unsafe) var answer: Value?
    MainActor.assumeIsolated { answer = question(owner) }
    return answer
  }

  /// Keeps a value in the layer, or tells the view.
  private func keep(_ change: (inout LayerState) -> Void, orTell tell: @MainActor (any LayerOwner) -> Void) {
    if asking(tell) == nil { change(&own) }
  }
}
