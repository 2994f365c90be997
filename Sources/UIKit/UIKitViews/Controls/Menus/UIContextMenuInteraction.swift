// SPDX-License-Identifier: MIT

/// Shows a context menu for a view: after a long press, or after a click of the secondary button of a pointer.
///
/// Source: Apple, `UIContextMenuInteraction`.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Creates an interaction. The delegate is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) { if view !== self.view { dismissMenu() } }
  open func didMove(to view: UIView?) {
    self.view = view
    press.move(to: view)
  }

  private lazy var press = ContextMenuPress(self)

  /// The appearance of a context menu. Raw values are UIKit's.
  public enum Appearance: Int, Sendable {
    case unknown = 0
    case rich = 1
    case compact = 2
  }
  /// The appearance of the open menu: `.compact` for the menu of a control, which has no preview, and `.rich` for others; `.unknown`
  /// while none is open.
  open var menuAppearance: Appearance {
    guard session != nil else { return .unknown }
    return view is UIControl ? .compact : .rich
  }

  /// Returns the location at which the menu was requested, in points, in the coordinates of `view`.
  open func location(in view: UIView?) -> CGPoint { self.view.map { $0.convert(lastLocation, to: view) } ?? .zero }
  private var lastLocation = CGPoint.zero

  /// Replaces the visible menu, and each open submenu, with the one that `block` returns for it.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.update(block) }

  /// Closes the menu.
  open func dismissMenu() { session?.close() }

  // MARK: Opening

  /// The menu from the question for its configuration to its end; `nil` for none.
  private var session: ContextMenuSession?

  /// The menu that is shown; `nil` for none.
  var openMenu: (any OpenMenu)? { session?.openMenu }

  /// Asks the delegate for the configuration of a menu at a location, in the view's coordinates.
  ///
  /// - Returns: Whether there is one, so that ``openPrepared()`` opens a menu.
  func prepare(at location: CGPoint) -> Bool {
    guard session?.isOpen != true else { return false }
    lastLocation = location
    session = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location).map {
      ContextMenuSession(self, $0)
    }
    return session != nil
  }

  /// Opens the menu for which the delegate has been asked.
  func openPrepared() { session?.open() }

  /// Opens the menu at a location, in the view's coordinates, if the delegate has one there.
  package func open(at location: CGPoint) { if prepare(at: location) { openPrepared() } }

  /// Called when a menu has begun to close, or did not open.
  func sessionDidEnd(_ ended: ContextMenuSession) { if session === ended { session = nil } }

  /// Simulates the user's actions on the interaction, for tests.
  public var inspection: Inspection { Inspection(interaction: self) }

  /// Simulates the user's actions on a context menu interaction.
  @MainActor
  public struct Inspection {
    let interaction: UIContextMenuInteraction

    /// The menu that is open; `nil` for none.
    public var visibleMenu: UIMenu? { interaction.session?.menu }

    /// Presses the view at a location, in its coordinates: opens the menu for which the delegate has a configuration, and
    /// returns it.
    @discardableResult
    public func press(at location: CGPoint = .zero) -> UIMenu? {
      interaction.dismissMenu()
      interaction.open(at: location)
      return visibleMenu
    }
  }
}

/// An object that runs animations together with those of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Runs `animations` together with those of the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls `completion` after the menu's animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The effect of a tap on a preview. Raw values are UIKit's.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss = 0
  case pop = 1
}

/// An object that runs animations while a preview is opened.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The effect of a tap on the preview.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
