// SPDX-License-Identifier: MIT

/// Shows a menu for editing at a point of a view.
///
/// The menu is a bar in front of the screen. It closes when an element is chosen, and when the screen is touched elsewhere; that touch
/// goes on to the app.
///
/// Source: Apple, `UIEditMenuInteraction`, `UIEditMenuInteractionDelegate`.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The delegate.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  private var configuration: UIEditMenuConfiguration?
  private var menu: (any OpenEditMenu)?
  /// The touch outside of the menu that has closed it last.
  private weak var closingTouch: UITouch?

  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The default implementation does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view. The menu is closed if there is none any more.
  open func didMove(to view: UIView?) {
    if view == nil { dismissMenu() }
    self.view = view
  }

  /// Whether the menu is shown.
  var isMenuVisible: Bool { menu?.isOpen == true }

  /// Shows the menu that the delegate returns for the commands that the view, or the first responder, can perform. A menu without
  /// elements is not shown.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, view.window != nil else { return }
    let elements = elements(for: configuration)
    guard !elements.isEmpty else { return }
    let animator = MenuAnimator()
    let rect = targetRect(for: configuration)
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    self.configuration = configuration
    var request = EditMenuRequest(
      elements: elements, source: view, rect: rect,
      perform: { [weak self] in MenuChoice.perform($0, sender: self, from: self?.view) },
      willClose: { [weak self] in self?.menuWillClose($0) })
    request.direction = configuration.preferredArrowDirection
    menu = request.open()
    animator.run(0.2, {}, completion: {})
  }

  /// Returns whether a touch has closed the menu, the first time that this is asked after that.
  func takeClosing(by touch: UITouch?) -> Bool {
    defer { closingTouch = nil }
    return touch != nil && closingTouch === touch
  }

  /// Closes the menu.
  open func dismissMenu() { menu?.close() }

  /// Moves the menu to the rectangle that the delegate returns now.
  open func updateVisibleMenuPosition(animated: Bool) { showAgain() }

  /// Asks the delegate for the menu again, and shows it in place of the present one.
  open func reloadVisibleMenu() { showAgain() }

  private func showAgain() {
    guard let menu, let configuration, isMenuVisible else { return }
    let elements = elements(for: configuration)
    elements.isEmpty ? menu.close() : menu.show(elements, beside: targetRect(for: configuration))
  }

  /// Returns the position of the menu that is shown, in the coordinates of `view`; the source point before that.
  open func location(in view: UIView?) -> CGPoint {
    let point = configuration?.sourcePoint ?? .zero
    return self.view.map { $0.convert(point, to: view) } ?? point
  }

  private func elements(for configuration: UIEditMenuConfiguration) -> [UIMenuElement] {
    let suggested = view.map { StandardEditCommand.elements(for: $0.firstActionResponder) } ?? []
    let system = UIMenu(children: suggested)
    let menu =
      delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested) ?? system
    return menu.barElements
  }

  private func targetRect(for configuration: UIEditMenuConfiguration) -> CGRect {
    let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
  }

  private func menuWillClose(_ touch: UITouch?) {
    (menu, closingTouch) = (nil, touch)
    guard let configuration else { return }
    self.configuration = nil
    let animator = MenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    animator.run(0.2, {}, completion: {})
  }
}

extension MenuAnimator: UIEditMenuInteractionAnimating {}

/// The place of a menu for editing, and its purpose.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The name of the configuration.
  open private(set) var identifier: AnyHashable
  /// The point at which the menu is shown, in the view's coordinates.
  open private(set) var sourcePoint: CGPoint
  /// The direction of the arrow: up shows the menu below the rectangle to which it points, all others above where there is room. The
  /// default is `.automatic`.
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
  /// Returns the menu; `nil` for the suggested actions. A menu without elements is not shown.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle that the menu points to.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before the menu is shown.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu is hidden.
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
  @_disfavoredOverload public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// The default implementation does nothing.
  @_disfavoredOverload public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Returns a menu with the suggested actions by default.
  @_disfavoredOverload public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  /// Returns a null rectangle by default.
  @_disfavoredOverload public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
}
