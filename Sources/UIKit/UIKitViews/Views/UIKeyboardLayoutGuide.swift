// SPDX-License-Identifier: MIT

/// A layout guide that represents the space the keyboard occupies. Without a keyboard, it covers the space below the
/// safe area.
///
/// Source: Apple, `UIKeyboardLayoutGuide`.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows an undocked or split keyboard. The default is `false`: the guide stays at the bottom of
  /// the view.
  open var followsUndockedKeyboard = false {
    didSet { if followsUndockedKeyboard != oldValue { storedOwner?.updateKeyboardGuide() } }
  }

  /// Whether the guide starts at the bottom of the safe area, not at the bottom of the view, when there is no keyboard.
  /// The default is `true`.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { storedOwner?.updateKeyboardGuide() } }
  }

  /// The padding above the keyboard in which a drag in a scroll view around dismisses it, in points. The default is 0.
  open var keyboardDismissPadding: CGFloat = 0

  /// The greatest distance from an edge that counts as near, as a fraction of the view's length along that axis.
  private static let nearness: CGFloat = 0.2

  override var nearEdges: NSDirectionalRectEdge {
    guard let view = storedOwner, let window = view.storedWindow as UIView?, followsUndockedKeyboard,
      let keyboard = window.screenKeyboard, !keyboard.isDocked
    else { return .bottom }
    let frame = view.convert(keyboard.frame, from: window)
    let bounds = view.bounds
    var edges: NSDirectionalRectEdge = []
    let isReversed = view.runsRightToLeft
    let across = bounds.width * UIKeyboardLayoutGuide.nearness
    let down = bounds.height * UIKeyboardLayoutGuide.nearness
    if frame.minX - bounds.minX < across { edges.insert(isReversed ? .trailing : .leading) }
    if bounds.maxX - frame.maxX < across { edges.insert(isReversed ? .leading : .trailing) }
    if frame.minY - bounds.minY < down { edges.insert(.top) }
    if bounds.maxY - frame.maxY < down { edges.insert(.bottom) }
    return edges
  }
}

/// The keyboard as the views of a window see it.
struct ScreenKeyboard {
  /// The frame of the keyboard on the screen, in points.
  var frame: CGRect
  /// Whether the keyboard is at the bottom edge with full width.
  var isDocked: Bool
}
