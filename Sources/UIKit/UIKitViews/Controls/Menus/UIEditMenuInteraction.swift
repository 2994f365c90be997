// SPDX-License-Identifier: MIT

/// Shows a menu for editing at a point of a view.
///
/// Differs from UIKit: nothing is shown; the delegate is asked for the menu, and told that it appears.
///
/// Source: Apple, `UIEditMenuInteraction`.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The delegate.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?

  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The default implementation does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Asks the delegate for the menu.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    presentedMenu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
  }
  /// Hides the menu.
  open func dismissMenu() { presentedMenu = nil }
  /// Updates the menu. Has no effect.
  open func updateVisibleMenuPosition(animated: Bool) {}
  /// Asks for the menu again. Has no effect.
  open func reloadVisibleMenu() {}
  /// Returns the position of the menu: the middle of the view.
  open func location(in view: UIView?) -> CGPoint {
    let target = view ?? self.view
    return CGPoint(x: target?.bounds.midX ?? 0, y: target?.bounds.midY ?? 0)
  }

  private var presentedMenu: UIMenu?
}

/// The place of a menu for editing, and its purpose.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The name of the configuration.
  open private(set) var identifier: AnyHashable
  /// The point at which the menu is shown, in the view's coordinates.
  open private(set) var sourcePoint: CGPoint
  /// The direction of the arrow. The default is `.automatic`. Stored; has no effect.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// The direction of the arrow of a menu for editing. Raw values are UIKit's.
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }

/// The methods that provide menus for editing.
///
/// Differs from UIKit: Swift on Linux has no optional requirements, so every requirement has a default implementation.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu; `nil` for none.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle that the menu points to.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before the menu is shown. Differs from UIKit: never called.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu is hidden. Differs from UIKit: never called.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

/// The object that animates with a menu for editing.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension UIEditMenuInteractionDelegate {
  /// The default implementation does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// The default implementation does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Returns a menu with the suggested actions by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  /// Returns a null rectangle by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
}
