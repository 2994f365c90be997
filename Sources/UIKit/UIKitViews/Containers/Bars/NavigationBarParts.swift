// SPDX-License-Identifier: MIT

/// The subviews of a navigation bar and their layout.
@MainActor
final class NavigationBarParts {
  let background = BarBackgroundView(contentEdge: .bottom)
  private let prompt = UILabel()
  private let title = UILabel()
  private let largeTitle = UILabel()
  /// A view that clips the part of the large title that has scrolled under the row above.
  private let largeTitleRoom = UIView()
  let subtitles = NavigationBarSubtitles()
  private let backButton = BackButtonView()
  private let leading = BarButtonRow()
  private let trailing = BarButtonRow()
  private let groups = NavigationBarGroups()
  private let titleMenu = TitleMenuView()
  private var titleView: UIView?
  /// The item that is shown.
  private weak var item: UINavigationItem?
  private var searchBar: UISearchBar?
  /// Whether the row of the title and the buttons is shown. A search takes its place.
  private var showsRow = true {
    didSet {
      guard showsRow != oldValue else { return }
      // Whether these views are hidden is up to the app or to what they show.
      backButton.alpha = showsRow ? 1 : 0
      leading.isShown = showsRow
      trailing.isShown = showsRow
      if showsRow { titleView?.alpha = ownAlpha } else { fadeTitleView() }
    }
  }
  /// The opacity that the app has given the title view, while the row is not shown.
  private var ownAlpha: CGFloat = 1

  private func fadeTitleView() {
    ownAlpha = titleView?.alpha ?? 1
    titleView?.alpha = 0
  }

  /// The distance between the title and the buttons beside it, in points.
  private static let gap: CGFloat = 8
  /// The distance of the large title's text from the bottom of its area, in points.
  private static let largeTitleBottom: CGFloat = 8
  /// The distance of the back button's arrow from the edge, in points.
  private static let backInset: CGFloat = 8

  func add(to bar: UINavigationBar) {
    largeTitleRoom.clipsToBounds = true
    largeTitleRoom.isUserInteractionEnabled = false
    largeTitleRoom.addSubview(largeTitle)
    for view in [background, largeTitleRoom, prompt, title, backButton] { bar.addSubview(view) }
    backButton.action = { [weak bar] in bar?.goBack() }
    backButton.menu = { [weak bar] in bar?.backMenu }
    for label in [prompt, title] { label.textAlignment = .center }
  }

  /// The labels of the titles that are shown.
  var visibleTitles: [UILabel] {
    let inline = title.isHidden || title.alpha == 0 ? [] : [title]
    let isLargeShown = !largeTitleRoom.isHidden && largeTitleRoom.bounds.height > 0
    return (isLargeShown ? inline + [largeTitle] : inline).filter { $0.attributedText?.length ?? 0 > 0 }
  }

  // MARK: Displayed content

  func show(_ item: UINavigationItem?, above below: UINavigationItem?, in bar: UINavigationBar) {
    let appearance = bar.presentAppearance
    self.item = item
    subtitles.show(item, in: bar, largeTitleRoom)
    prompt.text = item?.prompt
    prompt.font = .systemFont(ofSize: InterfaceGeneration.current.metrics.bars.promptFontSize)
    showTitles(item, appearance, in: bar)
    showBackButton(item, below, appearance, in: bar)
    leading.show(groups.leading, in: bar) { buttonAppearance($0, appearance) }
    trailing.show(groups.trailing, in: bar) { buttonAppearance($0, appearance) }
    // A search bar has its size before it joins the bar, so that a height that the app has constrained is not in conflict with none.
    if let search = item?.titleView as? UISearchBar, search.superview !== bar, search.bounds.size == .zero,
      let size = item?.titleViewSizing.size(of: search, in: bar.bounds.size)
    {
      search.bounds.size = size
    }
    let isOther = titleView !== item?.titleView
    if isOther, !showsRow { titleView?.alpha = ownAlpha }
    exchange(\.titleView, for: item?.titleView, in: bar)
    if isOther, !showsRow { fadeTitleView() }
    // A search field at the bottom of the screen belongs to the navigation controller.
    let isElsewhere = bar.owner?.hasSearchAtBottom == true || item?.hidesSearchBehindButton == true
    exchange(\.searchBar, for: isElsewhere ? nil : item?.searchController?.searchBar, in: bar)
    title.isHidden = titleView != nil
    titleMenu.show(item)
    if titleMenu.isHidden {
      titleMenu.removeFromSuperview()
    } else if titleMenu.superview == nil {
      bar.addSubview(titleMenu)
    }
    if titleView != nil { subtitles.placeInline(.zero, alpha: 0) }
  }

  private func showTitles(_ item: UINavigationItem?, _ appearance: UINavigationBarAppearance, in bar: UINavigationBar) {
    let color: UIColor = bar.barStyle == .black ? .white : .label
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: subtitles.titleFontSize ?? 17, weight: .semibold), .foregroundColor: color,
    ]
    attributes.merge(bar.titleTextAttributes ?? [:]) { $1 }
    attributes.merge(appearance.titleTextAttributes) { $1 }
    title.attributedText = styled(item?.attributedTitle, item?.title, attributes)
    title.textAlignment = .center
    var large: [NSAttributedString.Key: Any] = [
      .font: bar.largeTitleFont, .foregroundColor: color,
    ]
    large.merge(bar.largeTitleTextAttributes ?? [:]) { $1 }
    large.merge(appearance.largeTitleTextAttributes) { $1 }
    let isOwn = item?.largeTitle != nil
    largeTitle.attributedText = styled(isOwn ? nil : item?.attributedTitle, item?.largeTitle ?? item?.title, large)
  }

  /// Returns a title whose own attributes come before those of the bar.
  private func styled(
    _ own: AttributedString?, _ plain: String?, _ attributes: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    guard let own, !own.characters.isEmpty else {
      return NSAttributedString(string: plain ?? "", attributes: attributes)
    }
    let result = NSMutableAttributedString(string: String(own.characters), attributes: attributes)
    let given = NSAttributedString(own)
    given.enumerateAttributes(in: NSRange(location: 0, length: given.length)) { values, range, _ in
      result.addAttributes(values, range: range)
    }
    return result
  }

  private func showBackButton(
    _ item: UINavigationItem?, _ below: UINavigationItem?, _ appearance: UINavigationBarAppearance,
    in bar: UINavigationBar
  ) {
    groups.take(item, in: bar)
    let hasLeading = groups.hasLeadingOfItem
    let isShown = below != nil && item?.hidesBackButton != true
    backButton.isHidden = !isShown || (hasLeading && item?.leftItemsSupplementBackButton != true)
    guard let below, isShown else { return }
    backButton.show(
      below, image: bar.backIndicatorImage ?? appearance.backIndicatorImage, appearance.backButtonAppearance,
      tint: InterfaceGeneration.current.hasPlatters ? bar.appearance.tintColor : bar.tintColor)
  }

  private func buttonAppearance(
    _ item: UIBarButtonItem, _ appearance: UINavigationBarAppearance
  ) -> UIBarButtonItemAppearance { item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance }

  /// Shows another view of the app. What its code does when the old one leaves may lay the bar out.
  private func exchange<View: UIView>(
    _ part: ReferenceWritableKeyPath<NavigationBarParts, View?>, for new: View?, in bar: UINavigationBar
  ) {
    let old = self[keyPath: part]
    self[keyPath: part] = new
    if old !== new, old?.superview === bar { old?.removeFromSuperview() }
    if let new, new.superview !== bar { bar.addSubview(new) }
  }

  // MARK: Position

  func layOut(in bar: UINavigationBar, _ heights: NavigationBarHeights) {
    let bounds = bar.bounds
    background.frame = CGRect(
      x: 0, y: -bar.reachAbove, width: bounds.width, height: bounds.height + bar.reachAbove)
    let safe = bar.safeAreaInsets
    let edges = bar.itemEdges
    prompt.isHidden = heights.prompt == 0
    prompt.frame = CGRect(x: 0, y: 0, width: bounds.width, height: heights.prompt)
    let row = CGRect(
      x: edges.left, y: heights.prompt, width: max(0, bounds.width - edges.left - edges.right), height: heights.row)
    let platters = InterfaceGeneration.current.metrics.bars.platters
    var buttons = row
    if let platters { buttons.size.height = min(row.height, platters.height) }
    if let frame = searchFrame(row, in: bar) {
      // The buttons are beside the search field.
      let taken = bar.runsRightToLeft ? frame.maxX - row.minX : row.maxX - frame.minX
      buttons.size.width -= taken + (platters?.gap ?? 0)
      if bar.runsRightToLeft { buttons.origin.x += taken + (platters?.gap ?? 0) }
    }
    showsRow = heights.row > 0
    if showsRow {
      let room = layOutButtons(
        in: bar, buttons, backEdge: platters == nil ? NavigationBarParts.backInset + safe.left : edges.left,
        gap: platters?.gap ?? NavigationBarParts.gap)
      var titles = row
      titles.size.height = min(row.height, InterfaceGeneration.current.metrics.bars.titleRow ?? row.height)
      layOutTitle(in: bar, titles, room)
    }
    layOutLargeTitle(in: bar, heights, edges.left, width: row.width)
    if let searchBar, let frame = searchFrame(row, in: bar) {
      searchBar.isHidden = false
      searchBar.frame = frame
    } else if let searchBar {
      searchBar.isHidden = heights.search == 0
      searchBar.frame = CGRect(
        x: safe.left, y: heights.prompt + heights.row + heights.largeTitle,
        width: bounds.width - safe.left - safe.right, height: heights.search)
    }
    // From iOS 26, the titles are exchanged when the large one is out of sight.
    let isLargeShown = heights.largeTitle > (platters == nil ? NavigationBarParts.largeTitleBottom : 0)
    title.alpha = isLargeShown || !showsRow ? 0 : 1
    titleMenu.place(over: title.frame, alpha: title.alpha)
    if titleView == nil { subtitles.placeInline(subtitleFrame(below: title.frame, in: bar), alpha: title.alpha) }
  }

  /// Returns the frame of a search field in the row of the title, at the trailing end; `nil` if there is none.
  private func searchFrame(_ row: CGRect, in bar: UINavigationBar) -> CGRect? {
    guard searchBar != nil, let place = bar.barMetrics.searchInTitleRow, !bar.stacksSearch else { return nil }
    let width = item?.searchController?.isActive == true ? place.activeWidth : place.width
    let frame = CGRect(
      x: bar.bounds.width - bar.safeAreaInsets.right - place.end - width, y: row.minY, width: width,
      height: InterfaceGeneration.current.metrics.search.bar)
    return bar.runsRightToLeft ? frame.mirrored(in: bar.bounds) : frame
  }

  private func subtitleFrame(below title: CGRect, in bar: UINavigationBar) -> CGRect {
    let size = subtitles.inlineSize(in: CGSize(width: bar.bounds.width, height: bar.bounds.height))
    return CGRect(x: title.midX - size.width / 2, y: title.maxY, width: size.width, height: size.height)
      .onPixels(of: bar.displayScale)
  }

  /// Lays out the buttons on both sides and returns the rectangle between them.
  private func layOutButtons(in bar: UINavigationBar, _ row: CGRect, backEdge: CGFloat, gap: CGFloat) -> CGRect {
    let fromRight = bar.runsRightToLeft
    var leadingRow = row
    var used: CGFloat = 0
    if !backButton.isHidden {
      let trailingWidth = trailing.naturalWidth(height: row.height)
      let start = backEdge
      let room = max(30, (row.width - trailingWidth) / 2)
      let width = backButton.width(fitting: room)
      let inset = backEdge - bar.safeAreaInsets.left + bar.safeAreaInsets.right
      let x = fromRight ? bar.bounds.width - inset - width : start
      backButton.frame = CGRect(x: x, y: row.minY, width: width, height: row.height)
      used = width - (row.minX - start) + gap
    }
    let leadingWidth = leading.naturalWidth(height: row.height)
    leadingRow.size.width = leadingWidth
    leadingRow.origin.x = fromRight ? row.maxX - used - leadingWidth : row.minX + used
    leading.layOut(in: leadingRow, fromRight: fromRight)
    if leadingWidth > 0 { used += leadingWidth + gap }
    let trailingWidth = trailing.naturalWidth(height: row.height)
    let trailingRow = CGRect(
      x: fromRight ? row.minX : row.maxX - trailingWidth, y: row.minY, width: trailingWidth, height: row.height)
    trailing.layOut(in: trailingRow, fromRight: !fromRight)
    let end = trailingWidth > 0 ? trailingWidth + gap : 0
    let room = CGRect(x: row.minX + used, y: row.minY, width: max(0, row.width - used - end), height: row.height)
    return fromRight ? room.mirrored(in: row) : room
  }

  /// Centers the title in the bar, or as close to the center as the buttons allow.
  private func layOutTitle(in bar: UINavigationBar, _ row: CGRect, _ room: CGRect) {
    let shift = bar.titleVerticalPositionAdjustment(for: .default)
    let offset = bar.presentAppearance.titlePositionAdjustment
    if let titleView {
      let area = CGSize(width: room.width, height: row.height)
      let size = item?.titleViewSizing.size(of: titleView, in: area) ?? titleView.bounds.size
      titleView.frame = centered(size, row, room, in: bar)
    } else {
      let size = CGSize(width: title.intrinsicContentSize.width, height: title.intrinsicContentSize.height)
      // Both lines are centered together.
      let below = subtitles.inlineSize(in: row.size)
      var frame = centered(
        CGSize(width: max(size.width, below.width), height: size.height + below.height), row, room, in: bar)
      frame.size.height = size.height
      title.frame = frame.offsetBy(dx: offset.horizontal, dy: shift + offset.vertical)
    }
  }

  private func centered(_ size: CGSize, _ row: CGRect, _ room: CGRect, in bar: UINavigationBar) -> CGRect {
    let width = min(size.width, room.width)
    let wanted = (bar.bounds.width - width) / 2
    let x = min(max(wanted, room.minX), room.maxX - width)
    let scale = bar.displayScale
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    return CGRect(
      x: pixel(x), y: pixel(row.minY + (row.height - size.height) / 2), width: width, height: size.height)
  }

  private func layOutLargeTitle(
    in bar: UINavigationBar, _ heights: NavigationBarHeights, _ left: CGFloat, width: CGFloat
  ) {
    largeTitleRoom.isHidden = heights.largeTitle == 0
    largeTitleRoom.frame = CGRect(
      x: left, y: heights.prompt + heights.row, width: width, height: heights.largeTitle)
    let height = largeTitle.intrinsicContentSize.height
    // A title that scrolls under the row keeps its distance from the bottom.
    let bottom = InterfaceGeneration.current.metrics.bars.largeTitleTop.map { heights.fullLargeTitle - $0 - height }
    largeTitle.frame = CGRect(
      x: 0, y: heights.largeTitle - (bottom ?? NavigationBarParts.largeTitleBottom) - height, width: width,
      height: height)
    subtitles.placeLarge(below: largeTitle.frame.maxY, width: width, fromRight: bar.runsRightToLeft)
  }
}

extension UIView {
  /// The distances of a bar's items from its left and right edges, in points.
  var itemEdges: (left: CGFloat, right: CGFloat) {
    let safe = safeAreaInsets
    guard let platters = InterfaceGeneration.current.metrics.bars.platters else {
      let side = DeviceProfile.systemMinimumLayoutMargin(forWidth: bounds.width)
      return (side + safe.left, side + safe.right)
    }
    if barMetrics.isLow {
      return (max(platters.marginInCompactHeight, safe.left), max(platters.marginInCompactHeight, safe.right))
    }
    let side = bounds.width < SystemMetrics.Platters.wideBar ? platters.margin : platters.marginOfWideBar
    return (side + safe.left, side + safe.right)
  }
}

extension UINavigationBar {
  /// The font of the large title, unless the app sets another one.
  var largeTitleFont: UIFont {
    let grows = InterfaceGeneration.current.metrics.bars.largeTitleGrows
    let size = grows ? UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection).pointSize : 34
    return .systemFont(ofSize: size, weight: .bold)
  }

  /// The height that a large title and what is below it add, in points.
  var largeTitleHeight: CGFloat {
    let bars = InterfaceGeneration.current.metrics.bars
    guard bars.largeTitleGrows else { return BarMetrics.largeTitle }
    let baseline = (largeTitleFont.ascender * displayScale).rounded() / displayScale
    let title = max(BarMetrics.largeTitle, (bars.largeTitleTop ?? 0) + baseline + bars.largeTitleBelowBaseline)
    let edges = itemEdges
    return title + parts.subtitles.largeHeight(width: max(0, bounds.width - edges.left - edges.right))
  }

  /// Whether the search bar of the visible item stays below the title.
  var stacksSearch: Bool { topItem?.preferredSearchBarPlacement == .stacked }
}

extension UINavigationBar {
  /// The menu of the back button: the titles of the items below, the nearest one first, or the button's own menu.
  fileprivate var backMenu: UIMenu? {
    if let own = backItem?.backBarButtonItem?.menu { return own }
    let below = (items ?? []).dropLast()
    guard !below.isEmpty else { return nil }
    return UIMenu(
      children: below.reversed().map { item in
        UIAction(title: item.backTitle) { [weak self, weak item] _ in if let item { self?.goBack(to: item) } }
      })
  }

  private func goBack(to item: UINavigationItem) {
    guard let owner else {
      while topItem !== item, popItem(animated: false) != nil {}
      return
    }
    let controllers = owner.viewControllers.filter { $0.navigationItem === item }
    if let controller = controllers.first { _ = owner.popToViewController(controller, animated: true) }
  }

  /// Performs the action of the back button.
  fileprivate func goBack() {
    if let action = topItem?.backAction { return action.performWithSender(topItem, target: nil) }
    if let action = backItem?.backBarButtonItem { action.perform(from: self) }
    if let owner { _ = owner.popViewController(animated: true) } else { popItem(animated: true) }
  }
}
