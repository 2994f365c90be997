// SPDX-License-Identifier: MIT

/// The appearance of glass: a translucent body, an edge and a shadow.
///
/// Differs from UIKit: nothing behind it is blurred or refracted.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// The clarity of glass. Raw values are UIKit's.
  public enum Style: Int, Sendable { case regular, clear }
  /// The clarity of the glass.
  let style: Style
  /// Creates glass.
  public init(style: Style) {
    self.style = style
    super.init()
  }
  /// Creates regular glass.
  public convenience override init() { self.init(style: .regular) }
  /// Whether the glass responds to touches. The default is `false`. Stored; has no effect.
  open var isInteractive = false
  /// The color of the glass; `nil`, the default, for none.
  open var tintColor: UIColor?
}

/// Glass that several views share.
///
/// Differs from UIKit: the views keep their shapes.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// Creates an effect.
  public override init() { super.init() }
  /// The distance below which views become one, in points. The default is 0. Stored; has no effect.
  open var spacing: CGFloat = 0
}

/// The base class of effects applied to the content behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}
