// SPDX-License-Identifier: MIT

/// Registration and dequeuing of views.
extension UICollectionView {
  typealias ViewPool = ReusePool<UICollectionReusableView>

  /// Returns the key of the cells that are dequeued by `identifier`.
  func cellKey(_ identifier: String) -> ViewPool.Key {
    ViewPool.Key(kind: UICollectionView.cellKind, identifier: identifier)
  }

  /// The kind under which cells are registered.
  static var cellKind: String { "UICollectionElementKindCell" }

  func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
    let view = dequeue(cellKey(identifier), ElementKey(.cell, nil, indexPath))
    if let cell = view as? UICollectionViewCell { return cell }
    if let view {
      LayoutException.raise(
        .internalInconsistency,
        "the view dequeued for identifier \(identifier) is a \(ConstraintText.className(of: view)), not a "
          + "UICollectionViewCell")
    }
    return UICollectionViewCell(frame: .zero)
  }

  /// Returns a view for an element, with its frame from the layout. If nothing is registered, raises an exception and
  /// returns `nil`.
  func dequeue(_ key: ViewPool.Key, _ element: ElementKey) -> UICollectionReusableView? {
    if element.category == .cell, let cell = pool.reconfiguredView(at: element.indexPath, key.identifier) {
      return cell
    }
    let attributes = passState.pending.flatMap { $0.key == element ? $0 : nil }
    if let view = pool.dequeue(key, create: { $0.make(in: attributes?.frame ?? .zero) }) {
      if let attributes { view.take(attributes) }
      return view
    }
    if !pool.hasSource(for: key) {
      LayoutException.raise(
        .internalInconsistency,
        "could not dequeue a view of kind: \(key.kind) with identifier \(key.identifier) - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard")
    }
    return nil
  }

  /// Returns a decoration view from the classes and nibs registered with the layout.
  func dequeueDecoration(ofKind kind: String, _ frame: CGRect) -> UICollectionReusableView? {
    if let view = pool.takeWaiting(ViewPool.Key(kind: kind, identifier: kind)) {
      view.prepareForReuse()
      return view
    }
    guard let source = collectionViewLayout.decorationSources[kind] else {
      LayoutException.raise(
        .internalInconsistency,
        "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a prototype "
          + "in a storyboard")
      return nil
    }
    return ViewPool.view(from: source, kind) { $0.make(in: frame) }
  }
}
