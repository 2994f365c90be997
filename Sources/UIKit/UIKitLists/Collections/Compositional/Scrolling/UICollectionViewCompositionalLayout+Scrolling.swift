// SPDX-License-Identifier: MIT

/// The sections that scroll on their own, across the layout's direction.
extension UICollectionViewCompositionalLayout {
  /// Prepares the scroll views of the sections that a rectangle of the content reaches.
  func prepareScrollViews(in rect: CGRect, of owner: UICollectionView) {
    let area = owner.mirrored(rect)
    for section in state.sections where section.isOrthogonal && section.count > 0 {
      guard section.frame.reaches(into: area) else { continue }
      let view = state.scrollViews[section.number] ?? OrthogonalScrollView(of: section.number, in: self)
      if view.superview !== owner { owner.addSubview(view) }
      state.scrollViews[section.number] = view
      view.follow(section, in: owner)
    }
  }

  /// Takes the scroll views without cells out of the collection view, until their sections come back.
  func removeIdleScrollViews() {
    for view in state.scrollViews.values where view.superview != nil && view.subviews.isEmpty && !view.isTracking {
      view.removeFromSuperview()
    }
  }

  /// Removes the scroll views and the backgrounds of lists, after the collection view has got another layout.
  func removeSurroundings() {
    for view in state.scrollViews.values { view.removeFromSuperview() }
    state.scrollViews = [:]
    removeListBackgrounds()
  }

  /// Lets sections keep their offsets and scroll views under their new numbers, reloaded ones too.
  func moveOffsets(_ change: any ListChange) {
    state.orthogonalOffsets = state.orthogonalOffsets.reduce(into: [:]) { moved, offset in
      if let section = change.placeOfSection(offset.key) { moved[section] = offset.value }
    }
    let views = state.scrollViews
    state.scrollViews = [:]
    for (section, view) in views {
      if let section = change.placeOfSection(section) {
        view.section = section
        state.scrollViews[section] = view
      } else {
        view.removeFromSuperview()
      }
    }
  }

  /// The scroll view that contains an element; `nil` for one that is in the collection view itself.
  func scrollView(of key: ElementKey) -> OrthogonalScrollView? {
    guard key.category != .decorationView, state.sections.indices.contains(key.section),
      state.sections[key.section].isOrthogonal, !isBoundary(key)
    else { return nil }
    return state.scrollViews[key.section].flatMap { $0.superview == nil ? nil : $0 }
  }

  /// Called when a section was scrolled by a distance from its leading edge, in points.
  func section(_ number: Int, didScrollTo offset: CGFloat) {
    guard state.sections.indices.contains(number) else { return }
    state.sections[number].orthogonalOffset = offset
    state.orthogonalOffsets[number] = offset
    owner?.setNeedsLayout()
  }
}

extension ListChange {
  /// Returns the new index of a section, reloaded or not; `nil` if it is deleted. A reloaded one stays behind the section before it.
  fileprivate func placeOfSection(_ old: Int) -> Int? {
    if let new = newSection(of: old) { return new }
    guard reloadedSections.contains(old) else { return nil }
    for before in (0..<old).reversed() {
      if let new = newSection(of: before) { return new + old - before }
    }
    return old
  }
}

extension UICollectionView {
  private var compositionalLayout: UICollectionViewCompositionalLayout? {
    collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  /// Puts the view of an element where its section scrolls, or into this view.
  func host(_ view: UICollectionReusableView, _ key: ElementKey) {
    let host = compositionalLayout?.scrollView(of: key) ?? self
    guard view.superview !== host else { return }
    let isNew = view.superview == nil && host === self
    host.addSubview(view)
    if !isNew, let attributes = view.appliedAttributes { view.place(attributes) }
  }

  /// Prepares what the sections have behind their elements: the views in which they scroll, and the backgrounds of lists.
  func prepareSections(in rect: CGRect) {
    compositionalLayout?.prepareScrollViews(in: rect, of: self)
    compositionalLayout?.placeListBackgrounds(in: self)
  }

  /// Removes the views in which nothing scrolls.
  func removeIdleScrollViews() { compositionalLayout?.removeIdleScrollViews() }
}

extension UICollectionReusableView {
  /// Takes the place of the attributes, which are in the coordinates of the collection view's content.
  func place(_ attributes: UICollectionViewLayoutAttributes) {
    let shift = (superview as? OrthogonalScrollView)?.shift ?? .zero
    if transform.isIdentity, attributes.transform.isIdentity {
      let origin = attributes.origin
      frame = CGRect(origin: CGPoint(x: origin.x + shift.x, y: origin.y + shift.y), size: attributes.size)
    } else {
      bounds.size = attributes.size
      center = CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y)
      transform = attributes.transform
    }
  }

  /// The frame in the content of the collection view, in points.
  var frameInContent: CGRect {
    guard let scrollView = superview as? OrthogonalScrollView else { return frame }
    return frame.offsetBy(dx: -scrollView.shift.x, dy: -scrollView.shift.y)
  }
}
