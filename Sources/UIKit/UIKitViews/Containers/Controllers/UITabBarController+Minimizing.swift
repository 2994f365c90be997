// SPDX-License-Identifier: MIT

/// The accessory of a tab bar, and the bar that becomes small while content scrolls.
extension UITabBarController {
  // MARK: Accessory

  func replaceAccessory(_ accessory: UITabAccessory?) {
    tabState.accessory?.contentView.removeFromSuperview()
    tabState.accessoryGlass?.removeFromSuperview()
    tabState.accessory?.contentView.traitOverrides.remove(UITraitTabAccessoryEnvironment.self)
    tabState.accessory = accessory
  }

  /// Places the accessory above the bars, which begin at `top`, or beside the tab of a small bar. Returns the top of what covers the
  /// content, in points.
  func layOutAccessory(above top: CGFloat, in view: UIView) -> CGFloat {
    guard let accessory = tabState.accessory else { return top }
    let content = accessory.contentView
    if content.superview !== view { view.addSubview(content) }
    let environment = tabBar.isMinimized ? UITabAccessory.Environment.inline : .regular
    if content.traitOverrides.tabAccessoryEnvironment != environment {
      content.traitOverrides.tabAccessoryEnvironment = environment
    }
    let sides = insetsOfAccessory(in: view)
    var frame = CGRect(
      x: sides.left + UITabAccessory.sideMargin, y: top - UITabAccessory.gap - UITabAccessory.height,
      width: max(0, view.bounds.width - sides.left - sides.right - 2 * UITabAccessory.sideMargin),
      height: UITabAccessory.height)
    if environment == .inline {
      let tab = tabBar.convert(tabBar.minimizedFrame, to: view)
      let taken = tab.width + UITabAccessory.gap
      frame = CGRect(
        x: view.runsRightToLeft ? frame.minX : frame.minX + taken, y: tab.minY, width: max(0, frame.width - taken),
        height: tab.height)
    }
    content.translatesAutoresizingMaskIntoConstraints = true
    content.frame = frame
    glass(behind: content, in: view).frame = frame
    return environment == .inline ? top : frame.minY
  }

  /// The glass of the accessory, behind its content.
  private func glass(behind content: UIView, in view: UIView) -> GlassView {
    let glass = tabState.accessoryGlass ?? GlassView(frame: .zero)
    tabState.accessoryGlass = glass
    if glass.superview !== view { view.insertSubview(glass, belowSubview: content) }
    return glass
  }

  /// The distances of the area for the accessory from the sides: those of the safe area, or of what is beside a sidebar.
  private func insetsOfAccessory(in view: UIView) -> (left: CGFloat, right: CGFloat) {
    let (safe, beside, place) = (view.safeAreaInsets, insetsOfSidebar, placeBesideSidebar(in: view.bounds))
    return (
      max(safe.left + beside.left, place.minX), max(safe.right + beside.right, view.bounds.width - place.maxX)
    )
  }

  // MARK: Scrolling

  /// The distance that content has to scroll in one direction before the bar changes, in points. Not recorded.
  private static let leastScrolling: CGFloat = 10

  private var scrollView: UIScrollView? {
    let shown = (selection as? UINavigationController)?.topViewController ?? selection
    return shown?.contentScrollView(for: .bottom)
  }

  /// Whether scrolling can make the bar small.
  private var canMinimize: Bool {
    let behavior = tabState.minimizeBehavior
    guard let view = viewIfLoaded, InterfaceGeneration.current.hasPlatters, !view.barMetrics.tabBarIsAtTop else {
      return false
    }
    return (behavior == .onScrollDown || behavior == .onScrollUp) && view.traitCollection.userInterfaceIdiom == .phone
  }

  /// Has the scroll view of the selected controller report its movement. That of a navigation controller reports to it first.
  func watchScrolling() {
    showFading()
    guard InterfaceGeneration.current.hasPlatters, let scrollView, !(selection is UINavigationController) else {
      return
    }
    scrollView.scrollObserver = self
  }

  /// Fades the content that is below the bar.
  private func showFading() {
    let isAtTop = viewIfLoaded?.barMetrics.tabBarIsAtTop == true
    tabBar.fading = isAtTop ? nil : scrollView?.fading(below: .bottom)
  }

  /// Makes the bar small or large when content has scrolled far enough.
  func contentDidScroll(_ scrollView: UIScrollView) {
    guard scrollView === self.scrollView else { return }
    showFading()
    guard canMinimize else { return }
    let offset = scrollView.contentOffset.y
    let rest = -scrollView.adjustedContentInset.top
    if offset <= rest {
      tabState.scrollOrigin = nil
      return setMinimized(false)
    }
    let way = offset - (tabState.scrollOrigin ?? rest)
    guard abs(way) >= Self.leastScrolling else { return }
    tabState.scrollOrigin = offset
    setMinimized((way > 0) == (tabState.minimizeBehavior == .onScrollDown))
  }

  func setMinimized(_ isMinimized: Bool) {
    guard isMinimized != tabState.isMinimized else { return }
    tabState.isMinimized = isMinimized
    tabBar.isMinimized = isMinimized
    layOutContentsNow()
  }
}

extension UITabBarController: ScrollObserver {
  func scrollViewDidMove(_ scrollView: UIScrollView) { contentDidScroll(scrollView) }

  func scrollViewEdgesDidChange(_ scrollView: UIScrollView) { showFading() }
}
