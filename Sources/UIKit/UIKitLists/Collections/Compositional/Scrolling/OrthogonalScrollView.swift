// SPDX-License-Identifier: MIT

/// The scroll view of a section that scrolls across its collection view. The cells of the section are in it.
///
/// It fills the width of the collection view, from the top of the groups to their bottom.
package final class OrthogonalScrollView: UIScrollView {
  private weak var layout: UICollectionViewCompositionalLayout?
  /// The number of the section. It changes when sections before it are inserted or deleted.
  var section: Int
  /// Whether the layout sets the offset, which the section has already.
  private var isFollowing = false
  /// The offset of the section at the beginning of a drag, in points.
  private var offsetBeforeDrag: CGFloat = 0

  init(of section: Int, in layout: UICollectionViewCompositionalLayout) {
    (self.layout, self.section) = (layout, section)
    super.init(frame: .zero)
    clipsToBounds = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The distance from a point of the collection view's content to the same point of this content, in points.
  var shift: CGPoint { CGPoint(x: bounds.minX - frame.minX, y: bounds.minY - frame.minY) }

  // MARK: The section

  /// Takes the place, the size and the offset of a section.
  func follow(_ solved: CompositionalSection, in owner: UICollectionView) {
    isFollowing = true
    defer { isFollowing = false }
    behave(as: solved.section)
    let place = owner.mirrored(solved.scrolledFrame)
    if frame != place { frame = place }
    if contentSize != solved.scrolledSize { contentSize = solved.scrolledSize }
    let offset = contentOffset(for: solved.orthogonalOffset)
    if contentOffset != offset { contentOffset = offset }
  }

  private func behave(as section: NSCollectionLayoutSection) {
    let properties = section.orthogonalScrollingProperties
    bounces = properties.bounce != .never
    (alwaysBounceHorizontal, alwaysBounceVertical) = (
      properties.bounce == .always && isHorizontal, properties.bounce == .always && !isHorizontal
    )
    let behavior = section.orthogonalScrollingBehavior
    isPagingEnabled = behavior == .paging
    let rate = properties.decelerationRate.rate.map(DecelerationRate.init)
    decelerationRate = rate ?? (behavior == .continuous ? .normal : .fast)
  }

  // MARK: Offsets

  private var isHorizontal: Bool { layout?.configuration.scrollDirection == .vertical }
  private var isMirrored: Bool { isHorizontal && layout?.owner?.isMirrored == true }

  /// Scrolls the section to a distance from its leading edge, in points, in the course of time.
  func scroll(toDistance distance: CGFloat) { setContentOffset(contentOffset(for: distance), animated: true) }

  /// The offset of the content at which the section has scrolled by a distance from its leading edge, in points.
  private func contentOffset(for distance: CGFloat) -> CGPoint {
    guard isHorizontal else { return CGPoint(x: 0, y: distance) }
    return CGPoint(x: isMirrored ? contentSize.width - bounds.width - distance : distance, y: 0)
  }

  /// The distance by which the section has scrolled from its leading edge at an offset of the content, in points.
  private func distance(at offset: CGPoint) -> CGFloat {
    guard isHorizontal else { return offset.y }
    return isMirrored ? contentSize.width - bounds.width - offset.x : offset.x
  }
}

extension OrthogonalScrollView: UIScrollViewDelegate {
  package func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !isFollowing { layout?.section(section, didScrollTo: distance(at: contentOffset)) }
  }

  package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    offsetBeforeDrag = distance(at: contentOffset)
  }

  package func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let layout, layout.state.sections.indices.contains(section) else { return }
    let speed = isHorizontal ? (isMirrored ? -velocity.x : velocity.x) : velocity.y
    let target = layout.state.sections[section].restingOffset(
      near: distance(at: targetContentOffset.pointee), from: offsetBeforeDrag, speed: speed)
    if let target { targetContentOffset.pointee = contentOffset(for: target) }
  }
}
