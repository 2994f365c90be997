// SPDX-License-Identifier: MIT

extension UIView {
  /// The frame without the transform, in points, in the superview's coordinates.
  var untransformedFrame: CGRect { CGRect(origin: storedOrigin, size: storedBounds.size) }

  var frameUnderTransform: CGRect {
    if storedTransform.isIdentity { return untransformedFrame }
    let (center, size) = (centerOfAnchor, storedBounds.size)
    // The corners are computed in the superview's coordinates, whose precision absorbs the rounding errors of the transform:
    // a frame that was set under a rotation is returned as it was set.
    let toSuperview = CGAffineTransform(
      translationX: -size.width * storedAnchorPoint.x, y: -size.height * storedAnchorPoint.y
    )
    .concatenating(storedTransform.withoutRoundingErrors)
    .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    return CGRect(origin: .zero, size: size).applying(toSuperview)
  }

  var centerOfAnchor: CGPoint {
    CGPoint(
      x: storedOrigin.x + storedBounds.size.width * storedAnchorPoint.x,
      y: storedOrigin.y + storedBounds.size.height * storedAnchorPoint.y)
  }

  func resizeToFit() {
    let fitting = sizeThatFits(storedBounds.size)
    guard !storedTransform.isIdentity else {
      frame = CGRect(origin: frame.origin, size: fitting)
      return
    }
    let origin = storedOrigin
    bounds = CGRect(origin: bounds.origin, size: fitting)
    center = CGPoint(
      x: origin.x + fitting.width * storedAnchorPoint.x, y: origin.y + fitting.height * storedAnchorPoint.y)
  }

  /// Sets the frame. When the view has a transform, the size is computed with the inverse transform, as in UIKit.
  func setFrame(_ newFrame: CGRect) {
    guard checkPosition(newFrame.origin), checkBounds(CGRect(origin: .zero, size: newFrame.size)) else { return }
    let old = untransformedFrame
    let size =
      storedTransform.isIdentity
      ? newFrame.size
      : {
        let size = newFrame.size.applying(storedTransform.withoutRoundingErrors.inverted())
        return CGSize(
          width: abs(size.width), height: abs(size.height))
      }()
    if storedTransform.isIdentity {
      setUntransformedFrame(origin: newFrame.origin, size: size)
    } else {
      let anchor = CGPoint(
        x: newFrame.minX + newFrame.width * storedAnchorPoint.x,
        y: newFrame.minY + newFrame.height * storedAnchorPoint.y)
      setUntransformedFrame(
        origin: CGPoint(
          x: anchor.x - size.width * storedAnchorPoint.x, y: anchor.y - size.height * storedAnchorPoint.y),
        size: size)
    }
    geometryWasSetByHand(before: old)
  }

  /// Sets the bounds. The position of the anchor point in the superview does not change.
  func setBounds(_ newBounds: CGRect) {
    guard checkBounds(newBounds) else { return }
    let old = untransformedFrame
    let anchor = centerOfAnchor
    let movesContent = newBounds.origin != storedBounds.origin
    if AnimationRecorder.current != nil { animateBoundsOrigin(to: newBounds.origin) }
    storedBounds.origin = newBounds.origin
    setUntransformedFrame(
      origin: CGPoint(
        x: anchor.x - newBounds.width * storedAnchorPoint.x, y: anchor.y - newBounds.height * storedAnchorPoint.y),
      size: newBounds.size)
    if movesContent {
      liveHost?.metricsDidChange(of: self)
      for subview in storedSubviews { subview.safeAreaMayHaveChanged() }
      markNeedsLayout()
    }
    geometryWasSetByHand(before: old)
  }

  func setCenter(_ newCenter: CGPoint) {
    guard checkPosition(newCenter) else { return }
    let old = untransformedFrame
    if AnimationRecorder.current != nil { animateCenter(to: newCenter) }
    storedOrigin = CGPoint(
      x: newCenter.x - storedBounds.size.width * storedAnchorPoint.x,
      y: newCenter.y - storedBounds.size.height * storedAnchorPoint.y)
    safeAreaMayHaveChanged()
    if attachments != nil { observedValuesMayHaveChanged() }
    geometryWasSetByHand(before: old)
  }

  func setAnchorPoint(_ newAnchorPoint: CGPoint) {
    let anchor = centerOfAnchor
    storedAnchorPoint = newAnchorPoint
    setCenter(anchor)
  }

  /// Sets the untransformed frame. A change of size resizes subviews and marks the view for layout.
  func setUntransformedFrame(origin: CGPoint, size: CGSize) {
    // Sizes without bound can give differences that are not numbers. The view then keeps its frame.
    guard !(origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN) else { return }
    if AnimationRecorder.current != nil { animatePlacement(at: origin, size: size) }
    let hasMoved = origin != storedOrigin
    storedOrigin = origin
    let oldSize = storedBounds.size
    guard size != oldSize else {
      if hasMoved { safeAreaMayHaveChanged() }
      if attachments != nil { observedValuesMayHaveChanged() }
      return
    }
    storedBounds.size = size
    safeAreaMayHaveChanged()
    if autoresizesSubviews { autoresizeSubviews(from: oldSize) }
    markNeedsLayout()
    sizeDidChange(from: oldSize)
    if attachments != nil { observedValuesMayHaveChanged() }
  }

  /// Moves and resizes subviews by their autoresizing masks. A mask applies until an engine lays out the subview.
  private func autoresizeSubviews(from oldSize: CGSize) {
    for subview in storedSubviews where subview.layoutItem.live < 0 {
      let horizontal = subview.autoresizing(.horizontal, in: oldSize.width).resized(to: storedBounds.width)
      let vertical = subview.autoresizing(.vertical, in: oldSize.height).resized(to: storedBounds.height)
      subview.setUntransformedFrame(
        origin: CGPoint(x: horizontal.origin, y: vertical.origin),
        size: CGSize(width: Swift.max(0, horizontal.size), height: Swift.max(0, vertical.size)))
    }
  }

  /// Updates the engine, if there is one, after code changed the untransformed frame from `old`.
  ///
  /// When the frame did not change and the engine has nothing left to solve, nothing is updated: a `layoutSubviews`
  /// that sets the frames it found must not request another layout.
  private func geometryWasSetByHand(before old: CGRect) {
    guard let host = liveHost else { return }
    guard host.needsSolution || old != untransformedFrame else { return }
    host.geometryWasSetByHand(of: self)
  }

  // MARK: Numbers that layout cannot use

  /// Whether a position has two coordinates that are numbers. Raises Core Animation's exception otherwise.
  private func checkPosition(_ position: CGPoint) -> Bool {
    guard position.x.isNaN || position.y.isNaN else { return true }
    raiseInvalidGeometry("position contains NaN: [\(position.x) \(position.y)]")
    return false
  }

  /// Whether bounds consist of numbers. Raises Core Animation's exception otherwise.
  private func checkBounds(_ bounds: CGRect) -> Bool {
    let (origin, size) = (bounds.origin, bounds.size)
    guard origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN else { return true }
    raiseInvalidGeometry("bounds contains NaN: [\(origin.x) \(origin.y); \(size.width) \(size.height)]")
    return false
  }

  private func raiseInvalidGeometry(_ problem: String) {
    LayoutException.raise(.invalidGeometry, "CALayer \(problem). Layer: \(layer)")
  }

  func autoresizingDidChange() { liveHost?.autoresizingMaskDidChange(of: self) }
}

extension UIView {
  /// The layout direction of the current traits.
  class var currentDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  var effectiveDirection: UIUserInterfaceLayoutDirection {
    let inherited: UIUserInterfaceLayoutDirection =
      traitValues.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return semanticContentAttribute.direction(relativeTo: inherited)
  }

  /// Whether the content of the view runs from right to left.
  package var runsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func directionDidChange() {
    liveHost?.directionDidChange(of: self)
    marginsMayHaveChanged()
    setNeedsLayout()
  }

  /// The traits of the view, as a value.
  var traitValues: TraitValues {
    // Hardly any view changes traits, so the nearest one that does is found without copying values at every view.
    var view = UnretainedReference(self)
    while view.with({ $0.uncommon?.changesTraits != true }), let superview = view.with({ $0.superviewReference }) {
      view = superview
    }
    let source = view.object
    guard let uncommon = source.uncommon, uncommon.changesTraits else { return source.baseTraitValues }
    return uncommon.traits(over: source.storedSuperview?.traitValues ?? source.baseTraitValues)
  }

  /// The kind of device of the view's traits.
  package var interfaceIdiom: UIUserInterfaceIdiom { traitValues.userInterfaceIdiom }

  /// The number of pixels per point of the view's traits.
  package var displayScale: CGFloat {
    let scale = traitValues.displayScale
    return scale > 0 ? scale : 1
  }

  func setTraitOverrides(_ overrides: UITraitOverrides) {
    changeTraits { storedTraitOverrides = overrides }
    marginsMayHaveChanged()
  }
}

extension UISemanticContentAttribute {
  /// The layout direction of content with this attribute in an interface that runs in `direction`.
  func direction(relativeTo direction: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension UIView {
  /// `size` rounded up to whole pixels, in points.
  func roundedUpToPixels(_ size: CGSize) -> CGSize {
    let grid = PixelGrid(scale: Double(displayScale))
    return CGSize(width: grid.roundedUp(Double(size.width)), height: grid.roundedUp(Double(size.height)))
  }

  /// `value` rounded to the nearest pixel, in points.
  package func roundedToPixel(_ value: CGFloat) -> CGFloat {
    CGFloat(PixelGrid(scale: Double(displayScale)).rounded(Double(value)))
  }

  /// The distance from the top of text in `font` to its first baseline, rounded to a pixel, in points.
  ///
  /// Source: Facts, “Lines of text and baselines”.
  func firstBaseline(of font: UIFont) -> CGFloat { roundedToPixel(font.ascender) }

  /// The distance from the last baseline of text in `font` to its bottom, rounded to a pixel, in points. Source: as for
  /// ``firstBaseline(of:)``.
  func lastBaseline(of font: UIFont) -> CGFloat {
    roundedUpToPixels(CGSize(width: 0, height: font.lineHeight)).height - roundedToPixel(font.ascender)
  }
}
