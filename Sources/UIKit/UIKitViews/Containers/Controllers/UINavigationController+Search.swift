// SPDX-License-Identifier: MIT

/// The search field at the bottom of a phone's screen, from iOS 26.
///
/// Outside of a tab bar controller, and in the tab of a search, the search bar of a navigation item is on a platter at the bottom, among
/// the items of a toolbar, or above the keyboard.
extension UINavigationController {
  /// Whether the search bar of the top item is at the bottom of the screen.
  var hasSearchAtBottom: Bool {
    guard let item = topViewController?.navigationItem, item.searchController != nil, !navigationBar.stacksSearch,
      !item.hidesSearchBehindButton, let view = viewIfLoaded
    else { return false }
    return view.barMetrics.hidesIdleSearch && view.barMetrics.vertical != .compact
      && (tabBarController == nil || isInSearchTab)
  }

  /// Whether a bar of tabs makes room for the search field of the stack.
  private var isInSearchTab: Bool { (storedParent as? UITabBarController)?.makesRoomForSearch(of: self) == true }

  /// Lays out the bars after a search has begun or ended, between which the search field can be at another place.
  func searchDidChangePlace() {
    if InterfaceGeneration.current.metrics.search.appearsWhenActive, let item = storedBar.topItem {
      storedBar.navigationItemDidChange(item)
    } else {
      barsMayHaveChanged()
    }
  }

  /// Lays out the results of an active search between the content and the bars, which are in their safe area.
  func layOutPresentedSearch(barBottom: CGFloat?, contentBottom: CGFloat?) {
    guard let search = presentedSearch else { return }
    search.place()
    let height = contentView.bounds.height
    search.presentedViewController.takeBars(
      top: barBottom ?? 0, bottom: contentBottom ?? height, in: contentView, frame: search.container.frame)
  }

  /// Lays out the search field at the bottom, and returns the top edge of its bar; `nil` if there is none.
  func layOutSearchAtBottom(in view: UIView) -> CGFloat? {
    let tabs = storedParent as? UITabBarController
    tabs?.showTabBesideSearch()
    guard hasSearchAtBottom, let search = topViewController?.navigationItem.searchController else {
      searchPlatter.removeFromSuperview()
      return nil
    }
    let metrics = InterfaceGeneration.current.metrics.search
    let bounds = view.bounds
    let alone = CGRect(
      x: metrics.bottomMargin, y: bounds.height - metrics.bottomMargin - metrics.bottomPlatter,
      width: max(0, bounds.width - 2 * metrics.bottomMargin), height: metrics.bottomPlatter)
    let resting = tabs?.placeOfSearch(metrics.bottomPlatter, in: view) ?? alone
    var frame = search.isActive ? activeSearchFrame(metrics, resting, in: view) : resting
    frame.origin.y -= search.searchBar.scopeBarHeight
    frame.size.height += search.searchBar.scopeBarHeight
    searchPlatter.frame = frame
    if searchPlatter.superview !== view { view.addSubview(searchPlatter) }
    searchPlatter.show(search.searchBar)
    return resting.minY - metrics.bottomGap
  }

  /// Lays out the search field among the items of the toolbar, after a layout of the toolbar.
  func toolbarDidLayOut() {
    guard storedToolbar.searchItem != nil, let view = viewIfLoaded else { return }
    guard let frame = storedToolbar.searchFrame, let search = topViewController?.navigationItem.searchController else {
      return searchPlatter.removeFromSuperview()
    }
    searchPlatter.frame = storedToolbar.convert(frame, to: view)
    if searchPlatter.superview !== view { view.addSubview(searchPlatter) }
    searchPlatter.show(search.searchBar)
  }

  /// Returns the frame of an active search field and its button: above the keyboard, or at the bottom of the screen without one.
  private func activeSearchFrame(_ metrics: SystemMetrics.Search, _ resting: CGRect, in view: UIView) -> CGRect {
    guard let keyboard = view.window?.screen.inspection.keyboard, keyboard.isDocked, let frame = keyboard.frame else {
      return resting
    }
    let top = view.convert(frame, from: nil).minY
    return CGRect(
      x: metrics.aboveKeyboardStart, y: top - metrics.keyboardGap - metrics.aboveKeyboard,
      width: max(0, view.bounds.width - 2 * metrics.aboveKeyboardStart), height: metrics.aboveKeyboard)
  }
}

/// The platter of a search field at the bottom of the screen.
final class SearchPlatter: UIView {
  private let glass = GlassView(frame: .zero)
  private weak var bar: UISearchBar?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(glass)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows a search bar in the platter.
  func show(_ bar: UISearchBar) {
    if self.bar !== bar, self.bar?.superview === self { self.bar?.removeFromSuperview() }
    self.bar = bar
    if bar.superview !== self { addSubview(bar) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar?.frame = bounds
    bar?.layoutIfNeeded()
    glass.frame = bar?.searchTextField.frame ?? bounds
  }
}
