// SPDX-License-Identifier: MIT

/// What a context menu shows: a preview and a menu.
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

  /// How the elements are ordered. The default is `.automatic`. Stored; has no effect.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// The identifiers of the items that the menu is for. The default is empty.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number of badges. The default is 0. Stored; has no effect.
  open var badgeCount = 0

  /// How the elements of a menu are ordered. Raw values are UIKit's.
  public enum ElementOrder: Int, Sendable {
    case automatic = 0
    case priority = 1
    case fixed = 2
  }

  /// What the providers return, beyond UIKit's API.
  public var inspection: Inspection { Inspection(configuration: self) }

  /// What the providers of a configuration return.
  @MainActor
  public struct Inspection {
    let configuration: UIContextMenuConfiguration

    /// The menu, as it is made when the context menu is shown. `suggestedActions` are the system's.
    public func menu(suggestedActions: [UIMenuElement] = []) -> UIMenu? {
      configuration.actionProvider?(suggestedActions)
    }
    /// The preview, as it is made when the context menu is shown; `nil` for a picture of the view.
    public func preview() -> AnyObject? { configuration.previewProvider?() }
  }
}

/// Returns the menu of a context menu.
public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?
