// SPDX-License-Identifier: MIT

/// Adapts a collection view's delegate to context menus.
struct CollectionMenuDelegate: ListMenuDelegate {
  let view: UICollectionView
  private var delegate: (any UICollectionViewDelegate)? { view.delegate }

  /// The menu of a selected item is that of all selected items.
  func configuration(_ path: ItemIndexPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
    let selected = view.selection.inAscendingOrder
    let paths = path.map { selected.contains($0) ? selected : [$0] } ?? []
    let configuration = delegate?.collectionView(
      view, contextMenuConfigurationForItemsAt: paths.map(\.indexPath), point: point)
    if let configuration { return configuration }
    return path.flatMap {
      delegate?.collectionView(view, contextMenuConfigurationForItemAt: $0.indexPath, point: point)
    }
  }

  func highlightingPreview(_ configuration: UIContextMenuConfiguration, _ path: ItemIndexPath?) -> UITargetedPreview? {
    guard let delegate else { return nil }
    if let path,
      let preview = delegate.collectionView(
        view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path.indexPath)
    {
      return preview
    }
    return delegate.collectionView(view, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func dismissingPreview(_ configuration: UIContextMenuConfiguration, _ path: ItemIndexPath?) -> UITargetedPreview? {
    guard let delegate else { return nil }
    if let path,
      let preview = delegate.collectionView(
        view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path.indexPath)
    {
      return preview
    }
    return delegate.collectionView(view, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func willPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) { delegate?.collectionView(view, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

  func willDisplay(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
    delegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
  }

  func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
    delegate?.collectionView(view, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
