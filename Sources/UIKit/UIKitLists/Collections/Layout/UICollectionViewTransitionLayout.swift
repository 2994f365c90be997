// SPDX-License-Identifier: MIT

/// A layout between two others, while the user changes from one to the other.
///
/// Elements are on the way from their place in the current layout to that in the next one. One that only one of the two has stays in
/// its place, and becomes transparent or opaque.
///
/// Source: Apple, `UICollectionViewTransitionLayout`.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// Creates a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    self.nextLayout = nextLayout
    super.init()
  }
  /// Differs from UIKit: Linux has no archives; creates a layout between two empty ones.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }
  /// The layout at the start.
  open private(set) var currentLayout: UICollectionViewLayout
  /// The layout at the end.
  open private(set) var nextLayout: UICollectionViewLayout
  /// The part of the change that is done, from 0 to 1. The default is 0.
  open var transitionProgress: CGFloat = 0 { didSet { if transitionProgress != oldValue { invalidateLayout() } } }

  private var values: [String: CGFloat] = [:]
  /// Stores a value that a subclass changes with the transition.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// Returns the value that was stored last; 0 if none was.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] {
      layout.owner = owner
      layout.prepare()
    }
  }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    // On its way, an element can be where neither layout has it.
    let everywhere = CGRect(origin: .zero, size: currentLayout.collectionViewContentSize).union(
      CGRect(origin: .zero, size: nextLayout.collectionViewContentSize)
    ).union(rect)
    var found: [ElementKey: (from: UICollectionViewLayoutAttributes?, to: UICollectionViewLayoutAttributes?)] = [:]
    for attributes in currentLayout.layoutAttributesForElements(in: everywhere) ?? [] {
      found[Self.key(of: attributes), default: (nil, nil)].from = attributes
    }
    for attributes in nextLayout.layoutAttributesForElements(in: everywhere) ?? [] {
      found[Self.key(of: attributes), default: (nil, nil)].to = attributes
    }
    return found.values.compactMap { between($0.from, $0.to) }.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    between(currentLayout.layoutAttributesForItem(at: indexPath), nextLayout.layoutAttributesForItem(at: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  private static func key(of attributes: UICollectionViewLayoutAttributes) -> ElementKey {
    ElementKey(attributes.category, attributes.elementKind, attributes.indexPath)
  }

  // MARK: Between two places

  private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }

  private func between(
    _ from: UICollectionViewLayoutAttributes?, _ to: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let result = (to ?? from)?.copy() as? UICollectionViewLayoutAttributes else { return nil }
    switch (from, to) {
    case (let from?, let to?):
      result.size = CGSize(
        width: between(from.size.width, to.size.width), height: between(from.size.height, to.size.height))
      result.center = CGPoint(x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
      result.alpha = between(from.alpha, to.alpha)
      result.transform3D = transform(from.transform3D, to.transform3D)
      result.zIndex = transitionProgress < 0.5 ? from.zIndex : to.zIndex
    case (let from?, nil): result.alpha = between(from.alpha, 0)
    case (nil, let to?): result.alpha = between(0, to.alpha)
    case (nil, nil): break
    }
    return result
  }

  private func transform(_ from: CATransform3D, _ to: CATransform3D) -> CATransform3D {
    guard !CATransform3DEqualToTransform(from, to) else { return to }
    let parts: [WritableKeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
    ]
    return parts.reduce(into: to) { $0[keyPath: $1] = between(from[keyPath: $1], to[keyPath: $1]) }
  }
}

/// A change of the layout that the user drives.
@MainActor
struct InteractiveLayoutTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
  /// A closure that is called when a change of the layout that the user drives has ended: whether its animation was completed, and
  /// whether the change was finished.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  func beginTransition(
    to newLayout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    let old = collectionViewLayout
    let between =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: newLayout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: newLayout)
    guard layoutTransition == nil else {
      LayoutException.raise(
        .internalInconsistency, "the collection is already performing an interactive transition")
      return between
    }
    layoutTransition = InteractiveLayoutTransition(layout: between, completion: completion)
    setCollectionViewLayout(between, animated: false)
    return between
  }

  /// Ends the change with one of the two layouts.
  func endTransition(finishes: Bool) {
    guard let transition = layoutTransition else { return }
    layoutTransition = nil
    let layout = finishes ? transition.layout.nextLayout : transition.layout.currentLayout
    setCollectionViewLayout(layout, animated: true) { transition.completion?($0, finishes) }
  }
}
