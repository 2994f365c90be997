// SPDX-License-Identifier: MIT

extension UICollectionView {
  // MARK: Registering

  func register(_ viewClass: AnyClass?, _ key: ReusePool.Key) {
    guard check(key) else { return }
    pool.register(viewClass.flatMap(ReusableViewSource.init(class:)), for: key)
  }

  func register(_ nib: UINib?, _ key: ReusePool.Key) {
    guard check(key) else { return }
    pool.register(nib.map(ReusableViewSource.nib), for: key)
  }

  func check(_ key: ReusePool.Key) -> Bool {
    guard key.identifier.isEmpty else { return true }
    LayoutException.raise(.internalInconsistency, "must pass a valid reuse identifier to -[UICollectionView register…]")
    return false
  }

  // MARK: Dequeuing

  /// A view of a sort for an element, with the frame that the layout has for it.
  func dequeue(_ key: ReusePool.Key, _ element: ElementKey) -> UICollectionReusableView? {
    if let view = reconfigured[element], view.reuseIdentifier == key.identifier { return view }
    let attributes = passState.pending.flatMap { $0.key == element ? $0 : nil }
    if let view = pool.take(key) {
      view.prepareForReuse()
      if let attributes { view.take(attributes) }
      return view
    }
    guard let source = pool.source(for: key) else {
      LayoutException.raise(
        .internalInconsistency,
        "could not dequeue a view of kind: \(key.kind) with identifier \(key.identifier) - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard")
      return nil
    }
    let view = make(source, key.identifier, attributes?.frame ?? .zero)
    view?.storedReuseIdentifier = key.identifier
    if let attributes { view?.take(attributes) }
    return view
  }

  /// A new view from what is registered.
  func make(_ source: ReusableViewSource, _ identifier: String, _ frame: CGRect) -> UICollectionReusableView? {
    switch source {
    case .viewClass(let viewClass): return viewClass.make(in: frame)
    case .nib(let nib):
      let objects = nib.instantiate(withOwner: nil, options: nil)
      if objects.count == 1, let view = objects.first as? UICollectionReusableView { return view }
      LayoutException.raise(
        .internalInconsistency,
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
          + "must be a UICollectionReusableView instance")
      return nil
    }
  }
}
