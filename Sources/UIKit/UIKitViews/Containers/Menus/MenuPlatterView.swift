// SPDX-License-Identifier: MIT

/// The platter of a menu: its elements, below each other, which scroll where they have not enough room.
///
/// A finger highlights the element below it, goes on over others, and chooses the one above which it is lifted.
final class MenuPlatterView: UIView {
  /// Called with an element that was chosen.
  var choose: ((MenuCell) -> Void)?
  private let background: UIView
  private let scrollView = UIScrollView()
  private var parts: [UIView] = []
  private(set) var cells: [MenuCell] = []
  private var metrics: SystemMetrics.Menus { MenuCell.metrics }

  override init(frame: CGRect) {
    background = MenuPlatterView.makeBackground()
    super.init(frame: frame)
    addSubview(background)
    addSubview(scrollView)
    scrollView.clipsToBounds = true
    scrollView.contentInsetAdjustmentBehavior = .never
    accessibilityViewIsModal = true
    let touches = MenuTouchRecognizer()
    touches.platter = self
    addGestureRecognizer(touches)
  }

  required init?(coder: NSCoder) { nil }

  private static func makeBackground() -> UIView {
    if MenuCell.metrics.isGlass {
      let glass = GlassView(frame: .zero)
      glass.radius = MenuCell.metrics.radius
      return glass
    }
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    blur.layer.cornerRadius = MenuCell.metrics.radius
    blur.clipsToBounds = true
    blur.isUserInteractionEnabled = false
    return blur
  }

  // MARK: Content

  /// Shows some content.
  ///
  /// - Parameters:
  ///   - content: The elements.
  ///   - head: The submenu whose content it is, which is shown above it; `nil` for a menu that is no submenu.
  ///   - isEnabled: Whether an element can be chosen.
  func show(_ content: MenuContent, head: UIMenu?, isEnabled: (UIMenuElement) -> Bool) {
    for part in parts { part.removeFromSuperview() }
    (parts, cells) = ([], [])
    let columns = MenuRowView.Columns(
      hasMarks: content.hasStates || metrics.chevronsAreLeading && (content.hasSubmenus || head != nil),
      hasImages: content.hasImages || head?.image != nil)
    if let head { add(MenuRowView(head, isEnabled: true, columns, isHead: true)) }
    for (index, section) in content.sections.enumerated() {
      if index > 0 || head != nil { add(MenuSeparator(.betweenSections)) }
      for part in section { add(part, columns, isEnabled) }
    }
    setNeedsLayout()
  }

  private func add(_ part: MenuContent.Part, _ columns: MenuRowView.Columns, _ isEnabled: (UIMenuElement) -> Bool) {
    if metrics.separatesRows, let last = parts.last, !(last is MenuSeparator) { add(MenuSeparator(.betweenRows)) }
    switch part {
    case .title(let title): add(MenuTitleView(title))
    case .row(let element): add(MenuRowView(element, isEnabled: isEnabled(element), columns))
    case .loading: add(MenuLoadingView(frame: .zero))
    case .group(let elements, let size):
      add(tiles(elements, columnCount: size == .small ? 4 : 3, showsTitles: size == .medium, isEnabled))
    case .palette(let elements): add(tiles(elements, columnCount: 5, showsTitles: false, isEnabled))
    }
  }

  private func tiles(
    _ elements: [UIMenuElement], columnCount: Int, showsTitles: Bool, _ isEnabled: (UIMenuElement) -> Bool
  ) -> UIView {
    let tiles = elements.map { MenuTile($0, isEnabled: isEnabled($0), showsTitle: showsTitles) }
    return MenuGroupView(tiles, columnCount: columnCount)
  }

  private func add(_ part: UIView) {
    parts.append(part)
    scrollView.addSubview(part)
    let new = (part as? MenuGroupView)?.cells ?? (part as? MenuCell).map { [$0] } ?? []
    for cell in new { cell.activate = { [weak self, weak cell] in cell.map { self?.choose?($0) } } }
    cells += new
  }

  // MARK: Layout

  private func height(of part: UIView, in width: CGFloat) -> CGFloat {
    switch part {
    case let cell as MenuCell: cell.height(in: width)
    case let group as MenuGroupView: group.height(in: width)
    case let title as MenuTitleView: title.height(in: width)
    case let separator as MenuSeparator: separator.height
    default: metrics.row
    }
  }

  /// The height that the content needs in a width, in points.
  func height(in width: CGFloat) -> CGFloat {
    parts.reduce(2 * metrics.verticalInset) { $0 + height(of: $1, in: width) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    scrollView.frame = bounds
    scrollView.layer.cornerRadius = metrics.radius
    var y = metrics.verticalInset
    for part in parts {
      let height = height(of: part, in: bounds.width)
      part.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
    scrollView.contentSize = CGSize(width: bounds.width, height: y + metrics.verticalInset)
    scrollView.isScrollEnabled = isTooHigh
  }

  /// Whether the content needs more height than the platter has.
  var isTooHigh: Bool { scrollView.contentSize.height > bounds.height + 0.5 }

  // MARK: Touches

  /// Highlights the element at a point, in the coordinates of the platter, and no other; `nil` for none at all.
  func highlight(at point: CGPoint?) {
    let found = point.flatMap(cell(at:))
    for cell in cells { cell.isHighlighted = cell === found }
  }

  /// Chooses the element at a point, in the coordinates of the platter.
  func choose(at point: CGPoint) {
    let found = cell(at: point)
    highlight(at: nil)
    if let found { choose?(found) }
  }

  private func cell(at point: CGPoint) -> MenuCell? {
    guard bounds.contains(point) else { return nil }
    return cells.first { $0.isEnabled && $0.bounds.contains($0.convert(point, from: self)) }
  }
}

/// The space between rows or between sections, with its line.
final class MenuSeparator: UIView {
  enum Place { case betweenRows, betweenSections }
  private let place: Place
  private let line = UIView()

  init(_ place: Place) {
    self.place = place
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    line.backgroundColor = .separator
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  private var pixel: CGFloat { 1 / max(1, displayScale) }

  /// The height, in points.
  var height: CGFloat { place == .betweenRows ? pixel : MenuCell.metrics.sectionGap }

  override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = MenuCell.metrics
    let isBand = place == .betweenRows || metrics.separatesRows
    line.frame =
      isBand
      ? bounds : CGRect(x: metrics.inset, y: bounds.midY, width: bounds.width - 2 * metrics.inset, height: pixel)
  }
}

/// The recognizer of a finger on a menu.
final class MenuTouchRecognizer: UIGestureRecognizer {
  weak var platter: MenuPlatterView?
  private var start = CGPoint.zero
  /// The distance from which on a finger scrolls a long menu, in points.
  private static let slop: CGFloat = 10

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    start = touch.location(in: platter)
    platter?.highlight(at: start)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = touches.first, let platter else { return }
    let place = touch.location(in: platter)
    if platter.isTooHigh, hypot(place.x - start.x, place.y - start.y) > Self.slop {
      platter.highlight(at: nil)
      state = .failed
    } else {
      platter.highlight(at: place)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = touches.first, let platter else { return }
    state = .ended
    platter.choose(at: touch.location(in: platter))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    platter?.highlight(at: nil)
    state = .failed
  }
}
