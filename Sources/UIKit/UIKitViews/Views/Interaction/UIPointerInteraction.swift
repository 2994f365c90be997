// SPDX-License-Identifier: MIT

/// Changes the pointer over a view. No pointer is shown.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Creates an interaction. The delegate is not retained.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the interaction is enabled. The default is `true`. Stored; has no effect, because there is no pointer.
  open var isEnabled = true
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  /// Asks the delegate for another style. Has no effect.
  open func invalidate() {}
}

/// A request for the region under the pointer.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The location of the pointer, in points, in the view's coordinates.
  open internal(set) var location = CGPoint.zero
  /// The modifier keys that are pressed. Always empty.
  open var modifiers: UIKeyModifierFlags { [] }
}

/// The object that animates while the pointer enters or leaves a region.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Runs `animations` with the pointer's.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls `completion` after the pointer's animation.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A part of a view in which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// Creates a region, in points, in the view's coordinates.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  /// The region, in points, in the view's coordinates.
  open private(set) var rect: CGRect
  /// The identifier of the region.
  open private(set) var identifier: AnyHashable?
  /// The axes along which the pointer slows down in the region. The default is none. Stored; has no effect.
  open var latchingAxes: UIAxis = []
}
