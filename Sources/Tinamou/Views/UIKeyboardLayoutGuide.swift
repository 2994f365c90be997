// SPDX-License-Identifier: MIT

/// The room that the keyboard takes; without a keyboard, what lies below the safe area.
///
/// Source: Apple, `UIKeyboardLayoutGuide`.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide goes along with a keyboard that floats or is split. It stays at the bottom otherwise.
  open var followsUndockedKeyboard = false {
    didSet { if followsUndockedKeyboard != oldValue { storedOwner?.updateKeyboardGuide() } }
  }

  /// Whether the guide begins at the safe area where there is no keyboard, not at the view's lower edge.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { storedOwner?.updateKeyboardGuide() } }
  }

  /// How far above the keyboard a finger that drags it away has an effect, in points. Kept only.
  open var keyboardDismissPadding: CGFloat = 0

  /// How near an edge is, as a part of the view's side.
  private static let nearness: CGFloat = 0.2

  override var nearEdges: NSDirectionalRectEdge {
    guard let view = storedOwner, let window = view.window, followsUndockedKeyboard,
      !window.screen.keyboard.isDocked, let keyboard = window.screen.keyboard.frame
    else { return .bottom }
    let frame = view.convert(keyboard, from: window)
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

extension UIView {
  /// The room that the keyboard takes in this view.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let guide = systemGuide(.keyboard)
    return guide as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide(.keyboard)
  }
}
