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

  override var values: [AnyHashable?] { [style, isInteractive, tintColor] }

  override func duplicate() -> UIVisualEffect {
    let copy = UIGlassEffect(style: style)
    (copy.isInteractive, copy.tintColor) = (isInteractive, tintColor)
    return copy
  }
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

  override var values: [AnyHashable?] { [spacing] }

  override func duplicate() -> UIVisualEffect {
    let copy = UIGlassContainerEffect()
    copy.spacing = spacing
    return copy
  }
}

/// The base class of effects applied to the content behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  /// The values that equal effects share. The default implementation returns the identity of the effect.
  var values: [AnyHashable?] { [ObjectIdentifier(self)] }

  nonisolated open override func isEqual(_ object: Any?) -> Bool { MainThread.areEqual(self, object) { $0.values } }
  nonisolated open override var hash: Int { hashOfClass }

  /// Returns an effect with the same values. The default implementation returns the effect itself.
  func duplicate() -> UIVisualEffect { self }

  /// Returns an effect with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Copying is a requirement without an actor; effects are used on the main thread.
    MainThread.run(self) { $0.duplicate() }
  }
}
