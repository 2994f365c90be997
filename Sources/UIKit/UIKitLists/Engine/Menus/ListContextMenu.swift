// SPDX-License-Identifier: MIT

/// The methods of a list's delegate about context menus.
@MainActor
protocol ListMenuDelegate {
  /// Returns the menu of the item at a place, in the list's coordinates; `nil` for none. Without an item, the menu is that of the space
  /// between items.
  func configuration(_ path: ItemIndexPath?, at point: CGPoint) -> UIContextMenuConfiguration?
  func highlightingPreview(_ configuration: UIContextMenuConfiguration, _ path: ItemIndexPath?) -> UITargetedPreview?
  func dismissingPreview(_ configuration: UIContextMenuConfiguration, _ path: ItemIndexPath?) -> UITargetedPreview?
  func willPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
  func willDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
}

/// The context menus of a list's items: the delegate of the list's interaction, which asks that of the list.
@MainActor
final class ListContextMenu: NSObject, UIContextMenuInteractionDelegate {
  private weak var list: (any SwipingList)?
  /// The item whose menu was requested last.
  private var path: ItemIndexPath?
  /// The interaction of the list.
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(of list: any SwipingList) { self.list = list }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let list, list.swipe == nil else { return nil }
    path = list.row(at: location)
    return list.menuDelegate?.configuration(path, at: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { list?.menuDelegate?.highlightingPreview(configuration, path) ?? cellPreview }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { list?.menuDelegate?.dismissingPreview(configuration, path) ?? cellPreview }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { list?.menuDelegate?.willPerformPreviewAction(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list?.menuDelegate?.willDisplay(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list?.menuDelegate?.willEnd(configuration, animator) }

  /// The preview of the item's cell.
  private var cellPreview: UITargetedPreview? {
    guard let path, let cell = list?.visibleCell(at: path) else { return nil }
    return UITargetedPreview(view: cell)
  }
}

extension SwipingList {
  /// Adds the interaction of context menus when the list is first in a window.
  func addContextMenu() {
    guard window != nil, contextMenu == nil else { return }
    let menu = ListContextMenu(of: self)
    contextMenu = menu
    addInteraction(menu.interaction)
  }
}
