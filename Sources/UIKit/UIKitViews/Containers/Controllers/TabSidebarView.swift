// SPDX-License-Identifier: MIT

/// The sidebar of a tab bar controller: the tabs in a column, with those of groups below their titles.
final class TabSidebarView: UIView {
  /// The closure called by a tap on a tab.
  var select: ((UITab) -> Void)?
  private let glass = GlassView(frame: .zero)
  private let scrollView = UIScrollView()
  private var rows: [TabSidebarRow] = []
  private var header: UIView?
  private var footer: UIView?
  private var bottomBar: UIView?

  /// The space between the rows and the edges, in points. Not recorded.
  private static let margin: CGFloat = 16
  private static let radius: CGFloat = 26

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(glass)
    addSubview(scrollView)
    scrollView.contentInsetAdjustmentBehavior = .never
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows tabs and those of groups.
  func show(_ tabs: [UITab], selected: UITab?) {
    for row in rows { row.removeFromSuperview() }
    rows = TabSidebarView.rows(of: tabs, level: 0)
    for row in rows {
      row.isSelected = row.tab === selected
      row.action = { [weak self] tab in self?.select?(tab) }
      scrollView.addSubview(row)
    }
    setNeedsLayout()
  }

  private static func rows(of tabs: [UITab], level: Int) -> [TabSidebarRow] {
    tabs.filter { !$0.isAway }.flatMap { tab in
      let children = (tab as? UITabGroup).map { rows(of: $0.displayOrder, level: level + 1) } ?? []
      return [TabSidebarRow(tab, level: level)] + children
    }
  }

  /// Shows the content above and below the tabs.
  func show(_ sidebar: UITabBarController.Sidebar) {
    exchange(\.header, for: sidebar.headerContentConfiguration?.makeContentView(), in: scrollView)
    exchange(\.footer, for: sidebar.footerContentConfiguration?.makeContentView(), in: scrollView)
    exchange(\.bottomBar, for: sidebar.bottomBarView, in: self)
    setNeedsLayout()
  }

  /// Shows another view of the app. What its code does when the old one leaves may lay the sidebar out.
  private func exchange(
    _ part: ReferenceWritableKeyPath<TabSidebarView, UIView?>, for new: UIView?, in superview: UIView
  ) {
    let old = self[keyPath: part]
    self[keyPath: part] = new
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== superview { superview.addSubview(new) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isFloating = InterfaceGeneration.current.hasPlatters
    glass.isHidden = !isFloating
    glass.frame = bounds
    glass.radius = TabSidebarView.radius
    layer.cornerRadius = isFloating ? TabSidebarView.radius : 0
    backgroundColor = isFloating ? nil : .secondarySystemBackground
    let margin = TabSidebarView.margin
    let width = max(0, bounds.width - 2 * margin)
    var area = bounds
    if let bottomBar {
      let height = fittingHeight(of: bottomBar, bounds.width)
      area.size.height -= height + safeAreaInsets.bottom
      bottomBar.frame = CGRect(x: 0, y: area.maxY, width: bounds.width, height: height)
    }
    scrollView.frame = area
    var y = margin + safeAreaInsets.top
    func place(_ view: UIView?, _ height: CGFloat) {
      view?.frame = CGRect(x: margin, y: y, width: width, height: height)
      y += height
    }
    if let header { place(header, fittingHeight(of: header, width)) }
    for row in rows { place(row, row.height) }
    if let footer { place(footer, fittingHeight(of: footer, width)) }
    scrollView.contentSize = CGSize(width: area.width, height: y + margin)
  }

  private func fittingHeight(of view: UIView, _ width: CGFloat) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// A tab in a sidebar: a picture, a title, and a text below it; the title of a group is bold.
final class TabSidebarRow: UIControl {
  let tab: UITab
  /// The closure called by a tap.
  var action: ((UITab) -> Void)?
  private let level: Int
  private let picture = UIImageView()
  private let title = UILabel()
  private let subtitle = UILabel()
  private let badge = UILabel()

  /// The space between the parts and the ends, and the indentation of a tab in a group, in points.
  private static let gap: CGFloat = 12
  private static let pictureWidth: CGFloat = 28

  init(_ tab: UITab, level: Int) {
    self.tab = tab
    self.level = level
    super.init(frame: .zero)
    for view in [picture, title, subtitle, badge] { addSubview(view) }
    isEnabled = tab.isEnabled
    picture.image = tab.image?.withRenderingMode(
      tab.image?.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
    picture.contentMode = .center
    title.text = tab.title
    title.font = .systemFont(ofSize: 17, weight: tab is UITabGroup ? .semibold : .regular)
    subtitle.text = tab.subtitle
    subtitle.font = .systemFont(ofSize: 13)
    subtitle.textColor = .secondaryLabel
    badge.text = tab.badgeValue
    badge.font = .systemFont(ofSize: 15)
    badge.textColor = .secondaryLabel
    layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) {
    (tab, level) = (UITab(title: "", image: nil, identifier: ""), 0)
    super.init(coder: coder)
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isSelected ? .tertiarySystemFill : nil
    title.textColor = isEnabled ? .label : .tertiaryLabel
  }

  /// The height of the row, in points: that of a row of a table with a list configuration.
  var height: CGFloat {
    let text = title.intrinsicContentSize.height + (tab.subtitle == nil ? 0 : subtitle.intrinsicContentSize.height)
    return max(44, text + 2 * TabSidebarRow.gap)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gap = TabSidebarRow.gap
    let end = badge.intrinsicContentSize
    var x = gap + CGFloat(max(0, level)) * gap
    func set(_ view: UIView, _ frame: CGRect) { view.frame = runsRightToLeft ? frame.mirrored(in: bounds) : frame }
    if picture.image != nil {
      set(picture, CGRect(x: x, y: 0, width: TabSidebarRow.pictureWidth, height: bounds.height))
      x += TabSidebarRow.pictureWidth + gap
    }
    set(
      badge,
      CGRect(
        x: bounds.width - gap - end.width, y: (bounds.height - end.height) / 2, width: end.width, height: end.height))
    let room = max(0, bounds.width - x - gap - (end.width > 0 ? end.width + gap : 0))
    let (first, second) = (
      title.intrinsicContentSize.height, tab.subtitle == nil ? 0 : subtitle.intrinsicContentSize.height
    )
    let top = (bounds.height - first - second) / 2
    set(title, CGRect(x: x, y: top, width: room, height: first))
    set(subtitle, CGRect(x: x, y: top + first, width: room, height: second))
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { action?(tab) }
  }
}
