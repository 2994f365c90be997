// SPDX-License-Identifier: MIT

extension UIView {
  /// The tint color that was set; `nil` for the inherited one.
  package var ownTintColor: UIColor? { appearance.tintColor }

  /// The tint color of the nearest ancestor that has its own; `nil` if none has.
  ///
  /// - Complexity: proportional to the distance of that ancestor, and constant in hierarchies without tint colors.
  var inheritedTintColor: UIColor? {
    guard appearance.mayInheritTintColor, var view = superviewReference else { return nil }
    while view.with({ $0.appearance.tintColor == nil }), let superview = view.with({ $0.superviewReference }) {
      view = superview
    }
    return view.object.appearance.tintColor
  }

  /// Whether the view has left a hierarchy with a tint color, of which it was told, for none so far.
  var hasLeftTintColor: Bool { appearance.mayInheritTintColor && superviewReference == nil }

  /// Tells the view and its descendants that they have joined a hierarchy with another tint color.
  ///
  /// - Parameter old: The inherited color of which they were last told; `nil` if that is not known.
  func takeTintColor(of superview: UIView, insteadOf old: UIColor??) {
    appearance.mayInheritTintColor = superview.passesTintColorOn
    if appearance.tintColor == nil, inheritedTintColor != old { tellTintColorChange() }
  }

  /// Tells this view and the descendants that inherit its tint color that the color has changed.
  func tellTintColorChange() {
    // What is drawn in the tint color, `UIColor.tintColor`.
    setNeedsDisplay()
    tintColorDidChange()
    let passes = passesTintColorOn
    storedSubviews.forEachKept {
      $0.appearance.mayInheritTintColor = passes
      if $0.appearance.tintColor == nil { $0.tellTintColorChange() }
    }
  }

  private var passesTintColorOn: Bool { appearance.mayInheritTintColor || appearance.tintColor != nil }

  // MARK: Dimming

  /// Whether a view has had another mode than `.automatic`, so that the modes of ancestors have to be read.
  static var adjustsTints = false

  /// The mode that was set for this view.
  package var ownTintAdjustmentMode: TintAdjustmentMode { interaction?.tintAdjustmentMode ?? .automatic }

  /// Whether the tint color of the view is dimmed.
  var isTintDimmed: Bool { UIView.adjustsTints && nearestTintAdjustmentMode == .dimmed }

  /// Tells the view and its descendants that their tint color is dimmed or not any longer, except for those with a mode of their own.
  func tellTintAdjustment() {
    setNeedsDisplay()
    tintColorDidChange()
    storedSubviews.forEachKept { if $0.ownTintAdjustmentMode == .automatic { $0.tellTintAdjustment() } }
  }

  /// The mode of the nearest of the view and its ancestors that has one; `nil` if none has.
  var nearestTintAdjustmentMode: TintAdjustmentMode? {
    var view: UIView? = self
    while let current = view {
      if let mode = current.interaction?.tintAdjustmentMode, mode != .automatic { return mode }
      view = current.storedSuperview
    }
    return nil
  }
}
