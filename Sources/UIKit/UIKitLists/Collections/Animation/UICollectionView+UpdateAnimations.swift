// SPDX-License-Identifier: MIT

/// The animations of updates and of changes of the layout: elements move, appear and disappear.
///
/// Views have their final attributes at once. The recorder of the animation notes the differences, which are presented in
/// the course of it. Views of removed elements stay in the collection view until the end.
extension UICollectionView {
  var isReadyForAnimation: Bool { passState.preparedBounds != nil && !passState.isShowing && !bounds.isEmpty }

  // MARK: Beginning

  /// Returns the animation of an update, with the attributes of the elements before it. The layout has not been prepared
  /// for the update yet.
  func beginAnimation(_ change: (any ListChange)?) -> CollectionUpdateAnimation {
    var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    if !collectionViewLayout.needsPreparation {
      // Elements within one screen may come into view.
      let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
      for attributes in collectionViewLayout.layoutAttributesForElements(in: mirrored(around)) ?? [] {
        before[attributes.key] = copy(of: mirrored(attributes))
      }
    }
    for (key, element) in visible { before[key] = element.view.appliedAttributes }
    return CollectionUpdateAnimation(number: animationNumbers.begin(), change: change, attributesBefore: before)
  }

  /// Lays out the collection view as an animation.
  ///
  /// - Parameters:
  ///   - removed: The views of deleted and reloaded elements.
  ///   - prepare: Changes that are part of the animation.
  ///   - finalize: Called at the end of the changes, as a part of the animation.
  func layOut(
    _ update: CollectionUpdateAnimation, removing removed: [(key: ElementKey, element: VisibleElement)],
    _ completions: UpdateAnimations, prepare: () -> Void, finalize: () -> Void
  ) {
    updateAnimation = update
    UpdateAnimations.animate {
      prepare()
      for (key, element) in removed { disappear(key, element, update, finalAttributes(key)) }
      setNeedsLayout()
      layoutIfNeeded()
      finishRequestedAgain(update)
      for (key, view) in updateAnimation?.appearing ?? [] { appear(view, key, update) }
      for element in disappearing where element.exists && element.animation == update.number { leave(element) }
      finalize()
      updateAnimation = nil
    } completion: { [weak self] in
      self?.animationDidEnd(update.number)
      completions.complete()
    }
  }

  // MARK: Appearing

  /// Applies attributes to a shown view. New views get their attributes without an animation.
  func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    guard let updateAnimation, updateAnimation.isAppearing(view) else { return view.take(attributes) }
    AnimationBlock.withoutRecording { view.take(attributes) }
  }

  /// Shows a new view without animating what happens meanwhile.
  func showInUpdate(_ key: ElementKey, _ show: () -> UICollectionReusableView?) {
    AnimationBlock.withoutRecording {
      if let view = show() { updateAnimation?.appear(view, key) }
    }
  }

  /// Lays out the new views where they will be.
  func layOutAppearing(_ update: CollectionUpdateAnimation) {
    AnimationBlock.withoutRecording { for (_, view) in update.appearing { view.layoutIfNeeded() } }
  }

  /// Animates a new view, which has its final attributes, from its former or initial ones.
  private func appear(_ view: UICollectionReusableView, _ key: ElementKey, _ update: CollectionUpdateAnimation) {
    guard let final = view.appliedAttributes,
      let initial = update.formerAttributes(key) ?? initialAttributes(key), !initial.looksLike(final)
    else { return }
    AnimationBlock.withoutRecording {
      view.take(initial.moved(to: key))
      view.layoutIfNeeded()
    }
    view.take(final)
    view.layoutIfNeeded()
  }

  private func initialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let layout = collectionViewLayout
    let attributes =
      switch key.category {
      case .cell: layout.initialLayoutAttributesForAppearingItem(at: key.indexPath)
      case .supplementaryView:
        layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.indexPath)
      case .decorationView:
        layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.indexPath)
      }
    return attributes.map(mirrored)
  }

  // MARK: Disappearing

  private func finalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let layout = collectionViewLayout
    let attributes =
      switch key.category {
      case .cell: layout.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
      case .supplementaryView:
        layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.indexPath)
      case .decorationView:
        layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.indexPath)
      }
    return attributes.map(mirrored)
  }

  /// Lets the view of a removed element disappear to final attributes; without these, it disappears at the end.
  private func disappear(
    _ key: ElementKey, _ element: VisibleElement, _ update: CollectionUpdateAnimation,
    _ final: UICollectionViewLayoutAttributes?
  ) {
    disappearing.append(
      DisappearingElement(key: key, element: element, exists: false, animation: update.number))
    if key.category == .cell { element.view.superview?.sendSubviewToBack(element.view) }
    if let final { element.view.take(final) }
  }

  /// Removes the former views of elements that were requested again and fades out those of elements that do not exist any more.
  private func finishRequestedAgain(_ update: CollectionUpdateAnimation) {
    for (key, element) in update.requestedAgain {
      if let new = update.newKey(of: key), visible[key: new] != nil {
        AnimationBlock.withoutRecording { stopShowing(key, element) }
      } else {
        let final = element.view.appliedAttributes.map(copy)
        final?.alpha = 0
        disappear(key, element, update, final)
      }
    }
  }

  /// Lets the view of an element that moved out of view leave, rather than removing it.
  func leave(_ key: ElementKey, _ element: VisibleElement, _ update: CollectionUpdateAnimation) {
    disappearing.append(DisappearingElement(key: key, element: element, exists: true, animation: update.number))
  }

  /// Moves the view of an element to its place out of view.
  private func leave(_ leaving: DisappearingElement) {
    if let attributes = attributes(for: leaving.key) {
      leaving.element.view.take(attributes)
    } else if let final = leaving.element.view.appliedAttributes.map(copy) {
      final.alpha = 0
      leaving.element.view.take(final)
    }
  }

  /// Returns the view of an element that is leaving, because the element is visible again; `nil` if there is none.
  func returningElement(_ key: ElementKey) -> VisibleElement? {
    guard let index = disappearing.firstIndex(where: { $0.exists && $0.key == key }) else { return nil }
    return disappearing.remove(at: index).element
  }

  /// Changes the keys of leaving views after an update.
  func moveDisappearing(_ change: any ListChange) {
    for index in disappearing.indices where disappearing[index].exists {
      if let key = disappearing[index].key.moved(by: change) {
        disappearing[index].key = key
      } else {
        disappearing[index].exists = false
      }
    }
  }

  // MARK: End

  private func animationDidEnd(_ number: Int) {
    animationNumbers.end(number)
    finishDisappearing { $0.animation == number }
  }

  /// Enqueues disappearing views.
  func finishDisappearing(where isMeant: (DisappearingElement) -> Bool = { _ in true }) {
    let finished = disappearing.filter(isMeant)
    disappearing.removeAll(where: isMeant)
    AnimationBlock.withoutRecording {
      for one in finished {
        one.element.view.removeAnimations()
        stopShowing(one.key, one.element)
      }
    }
  }

  private func copy(of attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
  }
}

extension CollectionUpdateAnimation {
  /// Returns the key afterward of an element that remains; `nil` for one that was deleted or reloaded.
  func newKey(of old: ElementKey) -> ElementKey? { change.map { old.remaining(after: $0) } ?? old }
}

extension UICollectionViewLayoutAttributes {
  /// Returns a copy for another index path.
  fileprivate func moved(to key: ElementKey) -> UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
    copy.indexPath = key.indexPath
    return copy
  }
}
