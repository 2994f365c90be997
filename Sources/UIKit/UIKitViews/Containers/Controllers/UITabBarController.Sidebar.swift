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

  /// Lays out the sidebar. Returns its frame; `nil` if there is none.
  func layOutSidebar(in view: UIView) -> CGRect? {
    guard showsSidebar else {
      tabState.sidebarView?.removeFromSuperview()
      tabState.sidebarView = nil
      updateContentGuide(in: view, nil)
      return nil
    }
    let shown = tabState.sidebarView ?? makeSidebarView()
    if shown.superview !== view { view.addSubview(shown) }
    view.bringSubviewToFront(shown)
    let space = InterfaceGeneration.current.metrics.screens.floatingColumn
    let top = space.map { view.safeAreaInsets.top + $0.top } ?? 0
    let frame = CGRect(
      x: space?.left ?? 0, y: top, width: SplitColumns.standard,
      height: max(0, view.bounds.height - top - (space?.bottom ?? 0)))
    shown.frame = view.runsRightToLeft ? frame.mirrored(in: view.bounds) : frame
    updateContentGuide(in: view, shown.frame)
    return shown.frame
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

  /// Gives the selected controller a safe area beside a tiled sidebar, or a place beside it where sidebars do not float.
  func makeRoom(for frame: CGRect, in view: UIView) {
    guard sidebar.isTiled, let selection, let selected = selection.viewIfLoaded else { return }
    let isOnLeft = frame.midX < view.bounds.midX
    if InterfaceGeneration.current.metrics.screens.floatingColumn == nil {
      selected.frame = CGRect(
        x: isOnLeft ? frame.maxX : 0, y: 0, width: view.bounds.width - frame.width, height: view.bounds.height)
    } else if isOnLeft {
      selection.containerInsets.left = max(0, frame.maxX - view.safeAreaInsets.left)
    } else {
      selection.containerInsets.right = max(0, view.bounds.width - frame.minX - view.safeAreaInsets.right)
    }
  }

  // MARK: Guide

  /// The guide of the area beside the sidebar, made when it is first read.
  var guideOfContent: UILayoutGuide {
    let view = loadedView
    if let guide = tabState.contentGuide { return guide.guide }
    let made = TabContentGuide(in: view)
    tabState.contentGuide = made
    updateContentGuide(in: view, tabState.sidebarView?.frame)
    return made.guide
  }

  private func updateContentGuide(in view: UIView, _ sidebarFrame: CGRect?) {
    guard let guide = tabState.contentGuide else { return }
    guard let sidebarFrame, sidebar.isTiled else { return guide.set(left: 0, right: 0) }
    let safe = view.safeAreaInsets
    if sidebarFrame.midX < view.bounds.midX {
      guide.set(left: max(0, sidebarFrame.maxX - safe.left), right: 0)
    } else {
      guide.set(left: 0, right: max(0, view.bounds.width - sidebarFrame.minX - safe.right))
    }
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
