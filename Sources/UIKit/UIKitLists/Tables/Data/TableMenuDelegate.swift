// SPDX-License-Identifier: MIT

/// Adapts a table's delegate to context menus.
struct TableMenuDelegate: ListMenuDelegate {
  let table: UITableView
  private var delegate: (any UITableViewDelegate)? { table.tableDelegate }

  func configuration(_ path: ItemIndexPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
    path.flatMap { delegate?.tableView(table, contextMenuConfigurationForRowAt: $0.indexPath, point: point) }
  }

  func highlightingPreview(_ configuration: UIContextMenuConfiguration, _ path: ItemIndexPath?) -> UITargetedPreview? {
    delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func dismissingPreview(_ configuration: UIContextMenuConfiguration, _ path: ItemIndexPath?) -> UITargetedPreview? {
    delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func willPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) { delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

  func willDisplay(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
    delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }

  func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
    delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
