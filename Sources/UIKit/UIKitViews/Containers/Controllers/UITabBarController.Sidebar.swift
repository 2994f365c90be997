// SPDX-License-Identifier: MIT

extension UITabBarController {
  /// The sidebar that can take the place of the tab bar on tablets.
  ///
  /// Its width is that of the primary column of a split view, since none is recorded; from iOS 26, it floats above the content as that
  /// column does.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    private weak var owner: UITabBarController?
    private var chosenIsHidden: Bool?

    /// Whether the sidebar is hidden, so that the tab bar is shown. The default is `true` in windows that are higher than wide.
    open var isHidden: Bool {
      get { chosenIsHidden ?? isHiddenByDefault }
      set {
        chosenIsHidden = newValue
        owner?.layOutContentsNow()
      }
    }
    /// The arrangement of sidebar and content. The default is `.automatic`: side by side in windows that are wider than high.
    open var preferredLayout = Layout.automatic { didSet { owner?.layOutContentsNow() } }
    /// The content above the tabs. The default is `nil`.
    open var headerContentConfiguration: (any UIContentConfiguration)? { didSet { contentDidChange() } }
    /// The content below the tabs. The default is `nil`.
    open var footerContentConfiguration: (any UIContentConfiguration)? { didSet { contentDidChange() } }
    /// The view at the bottom. The default is `nil`.
    open var bottomBarView: UIView? { didSet { contentDidChange() } }

    /// The arrangement of sidebar and content. Raw values are UIKit's.
    public enum Layout: Int, Sendable { case automatic, overlap, tile }

    init(of owner: UITabBarController) {
      self.owner = owner
      super.init()
    }

    private var isHiddenByDefault: Bool { owner?.viewIfLoaded.map { $0.bounds.width < $0.bounds.height } ?? true }

    /// Whether the content is beside the sidebar.
    var isTiled: Bool {
      preferredLayout == .automatic ? !isHiddenByDefault : preferredLayout == .tile
    }

    private func contentDidChange() {
      owner?.tabState.sidebarView?.show(self)
      owner?.viewIfLoaded?.setNeedsLayout()
    }
  }

  // MARK: Layout

  /// Whether the sidebar takes the place of the tab bar.
  var showsSidebar: Bool {
    guard tabState.mode == .tabSidebar, !tabState.tabs.isEmpty, InterfaceGeneration.current >= .iOS18 else {
      return false
    }
    let traits = traitCollection
    return traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular && !sidebar.isHidden
  }

  /// Lays out the sidebar, if there is one.
  func layOutSidebar(in view: UIView) {
    guard showsSidebar else {
      tabState.sidebarView?.removeFromSuperview()
      tabState.sidebarView = nil
      return updateContentGuide()
    }
    let shown = tabState.sidebarView ?? makeSidebarView()
    if shown.superview !== view { view.addSubview(shown) }
    if view.subviews.last !== shown { view.bringSubviewToFront(shown) }
    let space = InterfaceGeneration.current.metrics.screens.floatingColumn
    let top = space.map { view.safeAreaInsets.top + $0.top } ?? 0
    let frame = CGRect(
      x: space?.left ?? 0, y: top, width: SplitColumns.standard,
      height: max(0, view.bounds.height - top - (space?.bottom ?? 0)))
    shown.frame = view.runsRightToLeft ? frame.mirrored(in: view.bounds) : frame
    updateContentGuide()
  }

  private func makeSidebarView() -> TabSidebarView {
    let shown = TabSidebarView(frame: .zero)
    shown.select = { [weak self] tab in self?.userDidSelect(tab) }
    shown.show(sidebar)
    shown.show(tabState.tabs, selected: selectedTab)
    tabState.sidebarView = shown
    return shown
  }

  private func userDidSelect(_ tab: UITab) {
    guard userMaySelect(tab) else { return }
    selectTab(tab)
    tabState.sidebarView?.show(tabState.tabs, selected: selectedTab)
  }

  /// The frame of a sidebar beside which the content is; `nil` if there is none.
  private var tiledSidebar: CGRect? { sidebar.isTiled ? tabState.sidebarView?.frame : nil }

  /// The insets that a floating sidebar beside the content adds to the safe area at the sides, in points.
  var insetsOfSidebar: (left: CGFloat, right: CGFloat) {
    guard let frame = tiledSidebar, let view = viewIfLoaded,
      InterfaceGeneration.current.metrics.screens.floatingColumn != nil
    else { return (0, 0) }
    let safe = view.safeAreaInsets
    if frame.midX < view.bounds.midX { return (max(0, frame.maxX - safe.left), 0) }
    return (0, max(0, view.bounds.width - frame.minX - safe.right))
  }

  /// Returns the part of `bounds` for the content: all of it, or what is beside a sidebar that does not float.
  func placeBesideSidebar(in bounds: CGRect) -> CGRect {
    guard let frame = tiledSidebar, InterfaceGeneration.current.metrics.screens.floatingColumn == nil else {
      return bounds
    }
    return CGRect(
      x: frame.midX < bounds.midX ? frame.maxX : bounds.minX, y: bounds.minY, width: bounds.width - frame.width,
      height: bounds.height)
  }

  // MARK: Guide

  /// The guide of the area beside the sidebar, made when it is first read.
  var guideOfContent: UILayoutGuide {
    let view = loadedView
    if let guide = tabState.contentGuide { return guide.guide }
    let made = TabContentGuide(in: view)
    tabState.contentGuide = made
    updateContentGuide()
    return made.guide
  }

  private func updateContentGuide() {
    guard let guide = tabState.contentGuide, let view = viewIfLoaded else { return }
    let (floating, place, safe) = (insetsOfSidebar, placeBesideSidebar(in: view.bounds), view.safeAreaInsets)
    guide.set(
      left: max(floating.left, place.minX - safe.left, 0),
      right: max(floating.right, view.bounds.width - place.maxX - safe.right, 0))
  }
}

/// A guide in the safe area of a view, with room for a sidebar at one side.
@MainActor
struct TabContentGuide {
  let guide = UILayoutGuide()
  private let left: NSLayoutConstraint
  private let right: NSLayoutConstraint

  init(in view: UIView) {
    guide.identifier = "UITabBarControllerContentLayoutGuide"
    view.addLayoutGuide(guide)
    let safe = view.safeAreaLayoutGuide
    left = guide.leftAnchor.constraint(equalTo: safe.leftAnchor)
    right = safe.rightAnchor.constraint(equalTo: guide.rightAnchor)
    NSLayoutConstraint.activate([
      left, right, guide.topAnchor.constraint(equalTo: safe.topAnchor),
      guide.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
    ])
  }

  func set(left: CGFloat, right: CGFloat) {
    if self.left.constant != left { self.left.constant = left }
    if self.right.constant != right { self.right.constant = right }
  }
}
