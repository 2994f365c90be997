// SPDX-License-Identifier: MIT

/// Presents a search controller over the searched content, behind the bars.
final class SearchPresentationController: UIPresentationController {
  private var search: UISearchController? { presentedViewController as? UISearchController }

  override var shouldRemovePresentersView: Bool { false }
  override var dimming: CGFloat { isDimming ? 0.2 : 0 }
  override var dimsTintColors: Bool { false }

  private var isDimming: Bool { search.map { $0.obscuresBackgroundDuringPresentation && !$0.showsResults } ?? false }

  /// Touches that hit neither the results nor the dimmed content go to what is behind.
  override func leavesTouchToViewsBehind(_ point: CGPoint, _ event: UIEvent?) -> Bool { !isDimming }

  override var handlesTapsOutside: Bool { true }
  override func outsideWasTapped() { search?.dimmedContentWasTapped() }

  // MARK: Place

  /// The navigation controller between whose content and bars the results are; `nil` if there is none.
  private var navigation: UINavigationController? { search?.searchedController?.navigationController }

  override func addContainer(to window: UIWindow) {
    guard navigation == nil else { return place() }
    super.addContainer(to: window)
  }

  override func followContext(_ view: UIView) {
    if navigation == nil { placeBelowBar(over: view) } else { place() }
  }

  /// Puts the container between the content and the bars of the navigation controller.
  func place() {
    guard let navigation, let search else { return }
    let host = navigation.contentView
    if container.superview !== host {
      host.addSubview(container)
      navigation.viewIfLoaded?.setNeedsLayout()
    }
    container.isHidden = !isSearching(navigation.topViewController)
    let top = barBottom(of: search, in: host)
    container.frame = CGRect(x: 0, y: top, width: host.bounds.width, height: max(0, host.bounds.height - top))
  }

  private func isSearching(_ top: UIViewController?) -> Bool {
    var current = search?.searchedController
    while let controller = current, controller !== top { current = controller.storedParent }
    return current != nil
  }

  /// Puts the container over a view, below a search bar that the app has placed in it.
  private func placeBelowBar(over view: UIView) {
    super.followContext(view)
    guard let search, let superview = container.superview else { return }
    search.containerInsets = presentingViewController.containerInsets
    let top = max(0, barBottom(of: search, in: superview) - view.frame.minY)
    container.frame = CGRect(
      x: view.frame.minX, y: view.frame.minY + top, width: view.frame.width, height: max(0, view.frame.height - top))
  }

  /// Returns the lower edge of a search bar that the app has placed; 0 for one that is in front of the content.
  private func barBottom(of search: UISearchController, in host: UIView) -> CGFloat {
    let bar = search.searchBar
    guard let searched = search.searchedController?.viewIfLoaded, bar.isDescendant(of: searched) else { return 0 }
    return max(0, host.convert(bar.bounds, from: bar as UIView?).maxY)
  }

  /// Whether the navigation bar is hidden during the search in a bar that the app has placed.
  var hidesNavigationBar: Bool {
    guard let search, search.isActive, search.hidesNavigationBarDuringPresentation else { return false }
    return search.item == nil && !(search.searchBar.superview is UINavigationBar) && !container.isHidden
  }

  // MARK: Transition

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    search?.presentationBegins()
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    search?.presentationDidBegin()
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    search?.presentationEnds()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    search?.presentationDidEnd()
  }
}

extension UINavigationController {
  /// The search whose results are shown over the content.
  var presentedSearch: SearchPresentationController? {
    contentView.subviews.lazy.compactMap { ($0 as? PresentationContainerView)?.presentation }
      .compactMap { $0 as? SearchPresentationController }.first
  }
}
