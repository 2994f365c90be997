// SPDX-License-Identifier: MIT

/// The content of a context menu: a preview and a menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Creates a configuration.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// The identifier of the configuration. The default is a unique one.
  open private(set) var identifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// The order of the menu's elements. The default is `.automatic`. Stored; has no effect.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// The identifiers of the items to which the menu applies. The default is empty.
  /// Stored; has no effect, as in UIKit: it is for the app.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number of badges. The default is 0. Stored; has no effect.
  open var badgeCount = 0

  /// The order of the elements of a menu. Raw values are UIKit's.
  public enum ElementOrder: Int, Sendable {
    case automatic = 0
    case priority = 1
    case fixed = 2
  }

  /// The results of the providers. Not part of UIKit's API.
  public var inspection: Inspection { Inspection(configuration: self) }

  /// The results of a configuration's providers.
  @MainActor
  public struct Inspection {
    let configuration: UIContextMenuConfiguration

    /// Returns the menu that the context menu would show. `suggestedActions` are the system's actions.
    public func menu(suggestedActions: [UIMenuElement] = []) -> UIMenu? {
      configuration.actionProvider?(suggestedActions)
    }
    /// Returns the preview that the context menu would show; `nil` for a snapshot of the view.
    public func preview() -> AnyObject? { configuration.previewProvider?() }
  }
}

/// A closure that returns the menu of a context menu.
public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// A closure that returns the controller shown as the preview of a context menu; `nil` for a snapshot of the view.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
