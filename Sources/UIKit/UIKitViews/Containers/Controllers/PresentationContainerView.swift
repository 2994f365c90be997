// SPDX-License-Identifier: MIT

/// A view that covers the window during a presentation. It dims the content behind it and contains the presented view.
final class PresentationContainerView: UIView {
  private(set) weak var presentation: UIPresentationController?
  fileprivate let dimming = UIView()
  /// The views behind the presentation whose tint colors it dims.
  private var dimmedViews: [UIView] = []
  /// A view that clips the corners of the presented view, whose own layer belongs to the app.
  private let holder = UIView()
  private let grabber = SheetGrabber(frame: .zero)
  /// The edge and the shadow of an action sheet at its source.
  private var edge: GlassView?
  /// The shadow of a popover.
  private var shadow: CALayer?

  /// Whether an animator of the app moves the presented view.
  private var isInTransition = false
  /// The distance by which a finger has pulled a sheet down that may not leave, in points.
  var pull: CGFloat = 0
  /// The size at the last layout, in points.
  private var lastSize = CGSize.zero

  /// Adds the presented view at its position during the presentation.
  func addPresentedView(_ view: UIView) { holder.addSubview(view) }

  /// Leaves the frame of the presented view to an animator.
  func transitionWillBegin() { isInTransition = true }

  /// Resumes setting the frame of the presented view after an animator has finished.
  func transitionDidEnd() {
    isInTransition = false
    setNeedsLayout()
  }

  /// Shows the view presented by `presentation`; an animator of the app adds it itself.
  func begin(_ presentation: UIPresentationController, in window: UIWindow, addsPresentedView: Bool = true) {
    isInTransition = !addsPresentedView
    self.presentation = presentation
    dimming.backgroundColor = UIColor(white: 0, alpha: 1)
    addSubview(dimming)
    addSubview(holder)
    attachGestures(of: presentation)
    var overrides = UITraitOverrides(presentation.traitsOfPresentedView)
    if presentation.elevatesPresentedView { overrides.userInterfaceLevel = .elevated }
    holder.traitOverrides = overrides
    traitOverrides = presentation.overridesOfContainer
    presentation.addContainer(to: window)
    if let view = presentation.presentedView {
      if addsPresentedView { holder.addSubview(view) } else { view.frame = presentation.adaptedFrame }
      holder.isHidden = !addsPresentedView
    }
    // Lays out first, so that the presented view has its size before its constraints are first solved.
    layoutSubviews()
  }

  private func attachGestures(of presentation: UIPresentationController) {
    for recognizer in (gestureRecognizers ?? []) + (holder.gestureRecognizers ?? []) {
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
    presentation.attachGestures(to: holder, grabber: grabber)
    guard presentation.handlesTapsOutside else { return }
    let tap = UITapGestureRecognizer(target: self, action: PresentationContainerView.wasTapped)
    tap.delegate = self
    addGestureRecognizer(tap)
  }

  private func wasTapped() { presentation?.outsideWasTapped() }

  /// Removes the presented view and this view.
  func end() {
    presentation?.presentedView?.removeFromSuperview()
    dimTints(of: [])
    removeFromSuperview()
    presentation = nil
  }

  // MARK: Tint colors

  /// The views beside this one that it covers.
  private var viewsBehind: [UIView] { superview?.subviews.prefix { $0 !== self }.filter { $0 !== self } ?? [] }

  /// Dims the tint colors of some views, and no longer those of others, unless the app has set their mode.
  private func dimTints(of views: [UIView]) {
    for view in dimmedViews where !views.contains(view) { view.tintAdjustmentMode = .automatic }
    let new = views.filter { !dimmedViews.contains($0) && $0.ownTintAdjustmentMode == .automatic }
    for view in new { view.tintAdjustmentMode = .dimmed }
    dimmedViews = dimmedViews.filter(views.contains) + new
  }

  /// Whether assistive technology reads nothing behind the presentation: not beside the results of a search or an undimmed sheet, whose
  /// presenter can be used.
  override var accessibilityViewIsModal: Bool {
    get {
      switch presentation {
      case nil, is SearchPresentationController: false
      case let sheet as UISheetPresentationController: sheet.dimming > 0
      default: true
      }
    }
    set {}
  }

  // MARK: Transitions of the system

  /// The motion of the presented view when it appears: alerts, popovers and styles other than `coverVertical`
  /// fade in, others come from below.
  var motionOfPresentation: TransitionMotion {
    var motion = TransitionMotion()
    motion.fadeIn(dimming)
    if fades { motion.fadeIn(holder) } else { motion.move(holder, from: CGVector(dx: 0, dy: distanceToBottom)) }
    return motion
  }

  /// The motion of the presented view when it disappears.
  var motionOfDismissal: TransitionMotion {
    var motion = TransitionMotion()
    motion.fadeOut(dimming)
    if fades { motion.fadeOut(holder) } else { motion.move(holder, to: CGVector(dx: 0, dy: distanceToBottom)) }
    return motion
  }

  private var fades: Bool {
    guard let presentation else { return true }
    if presentation is UIPopoverPresentationController { return true }
    let controller = presentation.presentedViewController
    if let alert = controller as? UIAlertController { return alert.preferredStyle == .alert }
    return controller.modalTransitionStyle != .coverVertical
  }

  /// The distance by which the presented view moves out of the screen, in points.
  var distanceToBottom: CGFloat { bounds.height - holder.frame.minY }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let presentation else { return }
    track(.willLayout) { presentation.containerViewWillLayoutSubviews() }
    dimming.frame = bounds
    dimming.alpha = presentation.dimming
    dimming.isHidden = presentation.dimming == 0
    dimTints(of: presentation.dimsTintColors ? viewsBehind : [])
    let (frame, scale) = (presentation.adaptedFrame.offsetBy(dx: 0, dy: pull), presentation.scale)
    if scale == 1 {
      holder.transform = .identity
      holder.frame = frame
    } else {
      holder.transform = CGAffineTransform(scaleX: scale, y: scale)
      holder.bounds.size = CGSize(width: frame.width / scale, height: frame.height / scale)
      holder.center = CGPoint(x: frame.midX, y: frame.midY)
    }
    holder.clipsToBounds = presentation.cornerRadius > 0
    holder.layer.cornerRadius = presentation.cornerRadius
    holder.backgroundColor = presentation.fill
    clipHolder(to: presentation.outline)
    placeEdge()
    placeShadow()
    place(presentation.presentedView)
    placeGrabber(presentation.grabber)
    track(.didLayout) { presentation.containerViewDidLayoutSubviews() }
  }

  /// Shows the edge and the shadow of a presented view that floats without dimming what is around it.
  private func placeEdge() {
    guard let radius = presentation?.edgeRadius else {
      edge?.removeFromSuperview()
      edge = nil
      return
    }
    let glass = edge ?? GlassView(frame: .zero)
    if glass.superview == nil { holder.insertSubview(glass, at: 0) }
    edge = glass
    glass.radius = radius + GlassView.edgeWidth
    glass.frame = holder.bounds.insetBy(dx: -GlassView.edgeWidth, dy: -GlassView.edgeWidth)
  }

  /// Casts the shadow of a popover, which dims nothing around it. Its strength is an approximation.
  private func placeShadow() {
    guard let outline = (presentation as? UIPopoverPresentationController)?.outlineOfShadow else {
      shadow?.removeFromSuperlayer()
      shadow = nil
      return
    }
    let layer = shadow ?? CALayer()
    if shadow == nil { self.layer.insertSublayer(layer, below: holder.layer) }
    shadow = layer
    layer.frame = holder.frame
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.2, 24, .zero)
    layer.shadowPath = outline.cgPath
    layer.isHidden = holder.isHidden
  }

  /// Clips the presented view to an outline, such as that of a popover with its arrow.
  private func clipHolder(to outline: UIBezierPath?) {
    guard let outline else {
      if holder.layer.mask != nil { holder.layer.mask = nil }
      return
    }
    let mask = holder.layer.mask as? CAShapeLayer ?? CAShapeLayer()
    mask.frame = holder.bounds
    mask.path = outline.cgPath
    holder.layer.mask = mask
    holder.layer.cornerRadius = 0
  }

  private func placeGrabber(_ rect: CGRect?) {
    guard let rect else { return grabber.removeFromSuperview() }
    holder.addSubview(grabber)
    grabber.frame = rect.offsetBy(dx: (holder.bounds.width - rect.width) / 2, dy: 0)
    grabber.layer.cornerRadius = rect.height / 2
  }

  /// Sets the frame of the presented view. A view that an animator has added to the container itself follows only the
  /// container's size; otherwise its presentation controller sets the frame.
  private func place(_ view: UIView?) {
    defer { lastSize = bounds.size }
    guard let view, let presentation else { return }
    if view.superview === holder {
      view.frame = holder.bounds
      return
    }
    guard !isInTransition, view.superview === self, bounds.size != lastSize else { return }
    view.frame = presentation.adaptedFrame
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), let presentation else { return nil }
    let isBeside = hit === self || hit === dimming || hit === holder
    if isBeside, presentation.leavesTouchToViewsBehind(point, event) { return nil }
    return hit === holder ? self : hit
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

extension PresentationContainerView: UIGestureRecognizerDelegate {
  /// Only taps outside of the presented view are taps on this view.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touch.view === self || touch.view === dimming
  }
}

/// The grabber of a sheet.
final class SheetGrabber: UIView {
  /// The distance from the grabber at which a finger still touches it, in points. An approximation.
  private static let reach: CGFloat = 12

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiaryLabel
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -SheetGrabber.reach, dy: -SheetGrabber.reach).contains(point)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
