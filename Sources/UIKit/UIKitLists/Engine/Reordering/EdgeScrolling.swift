// SPDX-License-Identifier: MIT

/// Scrolls a list while a finger that drags something rests near its upper or lower edge.
@MainActor
final class EdgeScrolling {
  /// The height of the areas at the edges in which the list scrolls, in points. It approximates UIKit's.
  private static let zone: CGFloat = 50
  /// The greatest speed, at the edge itself, in points per second. It approximates UIKit's.
  private static let speed: CGFloat = 600

  /// Called after the list was scrolled, when another part of the content is under the finger.
  private let didScroll: () -> Void
  private weak var scrollView: UIScrollView?
  private var velocity: CGFloat = 0
  private var link: CADisplayLink?

  init(didScroll: @escaping () -> Void) { self.didScroll = didScroll }

  /// Scrolls as long as the finger stays at a point of the content that is near an edge.
  func scroll(_ scrollView: UIScrollView, toward point: CGPoint) {
    self.scrollView = scrollView
    let insets = scrollView.adjustedContentInset
    let above = scrollView.bounds.minY + insets.top + Self.zone - point.y
    let below = point.y - (scrollView.bounds.maxY - insets.bottom - Self.zone)
    let depth = above > 0 ? -above : below > 0 ? below : 0
    velocity = min(max(depth / Self.zone, -1), 1) * Self.speed
    velocity == 0 ? stop() : begin()
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  private func begin() {
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] link in self?.step(link.duration) }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func step(_ seconds: TimeInterval) {
    guard let scrollView, scrollView.window != nil else { return stop() }
    let old = scrollView.contentOffset
    let new = scrollView.offsetInRange(nearestTo: CGPoint(x: old.x, y: old.y + velocity * seconds))
    guard new != old else { return }
    scrollView.contentOffset = new
    scrollView.layoutIfNeeded()
    didScroll()
  }
}
