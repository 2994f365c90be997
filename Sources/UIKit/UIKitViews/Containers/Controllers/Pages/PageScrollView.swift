// SPDX-License-Identifier: MIT

/// The scroll view of a page controller with the style `scroll`: it has room for three pages and shows the one in the middle.
///
/// A neighbor comes when the content moves to it. At rest, the page that is shown is in the middle again.
final class PageScrollView: UIScrollView, ScrollObserver {
  weak var owner: UIPageViewController?
  /// The views that contain the previous, the present and the next page.
  private let places = [UIView(), UIView(), UIView()]
  private var turn: PageTurn?
  /// The neighbors that were asked for in this drag; `nil` in place of one that does not exist.
  private var neighbors: [UIPageViewController.NavigationDirection: UIViewController?] = [:]
  private var isArranging = false
  /// The space between pages, in points.
  var spacing: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    scrollObserver = self
    for place in places { addSubview(place) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The view of the page in the middle.
  var shownPage: UIView? { places[1].subviews.first }

  private var isVertical: Bool { owner?.navigationOrientation == .vertical }
  private var length: CGFloat { isVertical ? bounds.height : bounds.width }
  /// Whether the next page is on the right or below.
  private var isForwardAtEnd: Bool { isVertical || !runsRightToLeft }

  /// Whether the middle page is at its place and nothing moves.
  private var isAtRest: Bool { turn == nil && !isDragging && !isDecelerating }

  // MARK: Layout

  /// Puts a page into the middle.
  func show(_ page: UIView) {
    if page.superview !== places[1] { places[1].addSubview(page) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    isArranging = true
    defer { isArranging = false }
    let size = bounds.size
    contentSize =
      isVertical
      ? CGSize(width: size.width, height: 3 * size.height) : CGSize(width: 3 * size.width, height: size.height)
    for (index, place) in places.enumerated() {
      let start = CGFloat(index) * length + spacing / 2
      place.frame =
        isVertical
        ? CGRect(x: 0, y: start, width: size.width, height: size.height - spacing)
        : CGRect(x: start, y: 0, width: size.width - spacing, height: size.height)
      for page in place.subviews { page.frame = place.bounds }
    }
    guard isAtRest else { return }
    contentInset = owner?.dataSource == nil ? closed(true, true) : .zero
    contentOffset = middle
  }

  private var middle: CGPoint { isVertical ? CGPoint(x: 0, y: length) : CGPoint(x: length, y: 0) }

  /// The insets that keep the content from moving to the page at the start or at the end.
  private func closed(_ start: Bool, _ end: Bool) -> UIEdgeInsets {
    let (first, last) = (start ? -length : 0, end ? -length : 0)
    return isVertical
      ? UIEdgeInsets(top: first, left: 0, bottom: last, right: 0)
      : UIEdgeInsets(top: 0, left: first, bottom: 0, right: last)
  }

  // MARK: Turning

  /// The way of the content from the middle to the page at the end, in points.
  private var way: CGFloat { (isVertical ? contentOffset.y : contentOffset.x) - length }

  private func direction(ofWay way: CGFloat) -> UIPageViewController.NavigationDirection {
    (way > 0) == isForwardAtEnd ? .forward : .reverse
  }

  func scrollViewDidMove(_ scrollView: UIScrollView) {
    guard !isArranging, way != 0, let owner else { return }
    let direction = direction(ofWay: way)
    if let turn {
      guard turn.direction != direction else { return }
      // The finger has gone back over the middle.
      end(turn, completed: false)
    }
    guard isDragging else { return }
    let known = neighbors[direction] ?? owner.neighbor(direction)
    neighbors[direction] = .some(known)
    guard let new = known, let turn = owner.beginTurn(direction, to: new) else { return close(direction) }
    begin(turn)
  }

  /// Stops the content at the end of the pages.
  private func close(_ direction: UIPageViewController.NavigationDirection) {
    let isAtEnd = (direction == .forward) == isForwardAtEnd
    isArranging = true
    contentInset = closed(!isAtEnd, isAtEnd)
    isArranging = false
  }

  private func begin(_ turn: PageTurn) {
    self.turn = turn
    let place = places[(turn.direction == .forward) == isForwardAtEnd ? 2 : 0]
    guard let page = turn.new.viewIfLoaded else { return }
    page.frame = place.bounds
    place.addSubview(page)
    page.layoutIfNeeded()
  }

  func scrollViewDidComeToRest(_ scrollView: UIScrollView) {
    neighbors = [:]
    if let turn { end(turn, completed: abs(way) >= length / 2) } else { setNeedsLayout() }
  }

  private func end(_ turn: PageTurn, completed: Bool) {
    self.turn = nil
    isArranging = true
    owner?.end(turn, completed: completed)
    isArranging = false
    setNeedsLayout()
    if completed { layoutIfNeeded() }
  }

  /// Shows a whole change that no finger makes.
  func showTurn(_ turn: PageTurn) {
    begin(turn)
    let isAtEnd = (turn.direction == .forward) == isForwardAtEnd
    let target = isVertical ? CGPoint(x: 0, y: isAtEnd ? 2 * length : 0) : CGPoint(x: isAtEnd ? 2 * length : 0, y: 0)
    scroll(animated: SizeTransition.takesTime) {
      target
    } arrive: { [weak self] in
      guard let self else { return }
      contentOffset = target
      scrollViewDidComeToRest(self)
    }
  }
}
