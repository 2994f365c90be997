// SPDX-License-Identifier: MIT

/// The animation of an update, or of a change of the layout, while the collection view is laid out for it.
@MainActor
struct CollectionUpdateAnimation {
  /// The number of the animation.
  let number: Int
  /// The change; `nil` if items remain.
  let change: (any ListChange)?
  /// The attributes before, in the content's coordinates, of the elements within one screen around the visible area.
  let attributesBefore: [ElementKey: UICollectionViewLayoutAttributes]
  /// ``attributesBefore`` of the elements that remain, by their keys afterward.
  private let attributesOfRemaining: [ElementKey: UICollectionViewLayoutAttributes]
  /// The views that are shown for elements that remain, but are requested again, such as decoration views.
  var requestedAgain: [(key: ElementKey, element: VisibleElement)] = []
  /// The elements that got new views, in the order in which these were requested.
  private(set) var appearing: [(key: ElementKey, view: UICollectionReusableView)] = []
  private var appearingViews: Set<ObjectIdentifier> = []

  init(
    number: Int, change: (any ListChange)?, attributesBefore: [ElementKey: UICollectionViewLayoutAttributes]
  ) {
    self.number = number
    self.change = change
    self.attributesBefore = attributesBefore
    guard let change else {
      attributesOfRemaining = attributesBefore
      return
    }
    var remaining: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for (key, attributes) in attributesBefore {
      if let new = key.remaining(after: change) { remaining[new] = attributes }
    }
    attributesOfRemaining = remaining
  }

  /// Records that an element got a new view.
  mutating func appear(_ view: UICollectionReusableView, _ key: ElementKey) {
    appearing.append((key, view))
    appearingViews.insert(ObjectIdentifier(view))
  }

  /// Returns whether a view is new.
  func isAppearing(_ view: UIView) -> Bool { appearingViews.contains(ObjectIdentifier(view)) }

  /// Returns the attributes before of an element that was not inserted or reloaded, by its key afterward; `nil` if they
  /// are unknown.
  func formerAttributes(_ new: ElementKey) -> UICollectionViewLayoutAttributes? { attributesOfRemaining[new] }
}

extension ElementKey {
  /// Returns the key after an update of an element that remains; `nil` for one that was deleted or reloaded.
  func remaining(after change: any ListChange) -> ElementKey? {
    if category == .cell || item < 0 { return moved(by: change) }
    // A view of an item follows it; one of a section has the item 0, which may not exist.
    guard let path = change.retainedIndexPath(of: itemIndexPath) else { return item == 0 ? moved(by: change) : nil }
    var key = self
    (key.section, key.item) = (path.section, path.item)
    return key
  }
}

/// A view that the animation of an update or of a change of the layout removes from a collection view. It is enqueued at the
/// end.
@MainActor
struct DisappearingElement {
  /// The element that the view shows, or showed before it was deleted.
  var key: ElementKey
  let element: VisibleElement
  /// Whether the element still exists and only moved out of view. Its view is shown again if it comes back.
  var exists: Bool
  /// The number of the animation.
  let animation: Int
}
