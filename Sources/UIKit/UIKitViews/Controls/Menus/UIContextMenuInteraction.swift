// SPDX-License-Identifier: MIT

/// Shows a context menu for a view.
///
/// Differs from UIKit: the menu is not shown; ``inspection`` requests it from the delegate.
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
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// The appearance of a context menu. Raw values are UIKit's.
  public enum Appearance: Int, Sendable {
    case unknown = 0
    case rich = 1
    case compact = 2
  }
  /// The appearance of the menu. Always `.unknown`, because it is not shown.
  open var menuAppearance: Appearance { .unknown }

  /// Returns the location at which the menu was requested, in points, in the coordinates of `view`.
  open func location(in view: UIView?) -> CGPoint { self.view.map { $0.convert(lastLocation, to: view) } ?? .zero }
  private var lastLocation = CGPoint.zero

  /// Replaces the visible menu with the one that `block` returns.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { visibleMenu = visibleMenu.map(block) }
  /// Hides the menu.
  open func dismissMenu() {
    visibleMenu = nil
    guard let configuration = openConfiguration else { return }
    openConfiguration = nil
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
  }
  private var visibleMenu: UIMenu?
  /// The configuration of the open menu; `nil` for none.
  private var openConfiguration: UIContextMenuConfiguration?

  private func open(_ configuration: UIContextMenuConfiguration) {
    openConfiguration = configuration
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
  }

  /// Simulates the user's actions on the interaction, for tests.
  public var inspection: Inspection { Inspection(interaction: self) }

  /// Simulates the user's actions on a context menu interaction.
  @MainActor
  public struct Inspection {
    let interaction: UIContextMenuInteraction

    /// The menu that is open; `nil` for none.
    public var visibleMenu: UIMenu? { interaction.visibleMenu }

    /// Presses the view at a location, in its coordinates. Requests a configuration from the delegate and
    /// returns its menu.
    @discardableResult
    public func press(at location: CGPoint = .zero) -> UIMenu? {
      interaction.lastLocation = location
      let configuration = interaction.delegate?.contextMenuInteraction(
        interaction, configurationForMenuAtLocation: location)
      interaction.visibleMenu = configuration?.inspection.menu()
      if let configuration { interaction.open(configuration) }
      return interaction.visibleMenu
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
