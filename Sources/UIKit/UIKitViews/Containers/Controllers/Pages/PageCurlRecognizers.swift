// SPDX-License-Identifier: MIT

/// The recognizer of drags that curl a page: those along the axis of the pages.
final class PageCurlPan: UIPanGestureRecognizer {
  weak var owner: UIPageViewController?

  override func mayBegin(moving distance: CGSize) -> Bool {
    let isVertical = abs(distance.height) > abs(distance.width)
    let isAlongPages = isVertical == (owner?.navigationOrientation == .vertical)
    if !isAlongPages { state = .failed }
    return isAlongPages
  }
}

/// The recognizer of taps that turn a page: those at its first and last edge, beside controls.
final class PageCurlTap: UITapGestureRecognizer {
  weak var owner: UIPageViewController?

  /// The part of the page at each side in which a tap turns it. An approximation.
  private static let edge: CGFloat = 0.15

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let isOnControl = touches.contains { $0.view is UIControl }
    if isOnControl || !touches.allSatisfy({ side(at: $0.location(in: view)) != nil }) { state = .failed }
  }

  /// Returns the direction of the page at whose side a point is; `nil` in the middle.
  func side(at point: CGPoint) -> UIPageViewController.NavigationDirection? {
    guard let owner, let view, !view.bounds.isEmpty else { return nil }
    let isVertical = owner.navigationOrientation == .vertical
    let part = isVertical ? point.y / view.bounds.height : point.x / view.bounds.width
    guard part < Self.edge || part > 1 - Self.edge else { return nil }
    let isMirrored = !isVertical && view.runsRightToLeft
    return (part > 0.5) != isMirrored ? .forward : .reverse
  }
}
