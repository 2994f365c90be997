// SPDX-License-Identifier: MIT

/// The list of the tab “More”: the controllers that have no tab of their own.
final class MoreListController: UIViewController {
  private let scrollView = UIScrollView()
  private var rows: [MoreRow] = []
  /// The closure called by a tap on a row.
  var choose: ((UIViewController) -> Void)?
  /// The closure called when the list has appeared, at first and after each way back to it.
  var didAppear: (() -> Void)?
  /// A navigation controller whose controllers are shown above the list, and those controllers; `nil` for none.
  var borrowed: (stack: UINavigationController, controllers: [UIViewController])?

  /// The height of a row, in points.
  private static var rowHeight: CGFloat { InterfaceGeneration.current.hasPlatters ? 52 : 44 }

  override func loadView() {
    scrollView.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    view = scrollView
  }

  /// Shows the titles and images of controllers.
  func show(_ controllers: [UIViewController]) {
    loadViewIfNeeded()
    for row in rows { row.removeFromSuperview() }
    rows = controllers.map { controller in
      let row = MoreRow(controller.tabBarItem)
      row.addAction(
        UIAction { [weak self, weak controller] _ in controller.map { self?.choose?($0) } }, for: .touchUpInside)
      scrollView.addSubview(row)
      return row
    }
    view.setNeedsLayout()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    didAppear?()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * Self.rowHeight, width: view.bounds.width, height: Self.rowHeight)
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: CGFloat(rows.count) * Self.rowHeight)
  }
}

/// A row of the list: the picture and the title of a tab.
private final class MoreRow: UIControl {
  private let picture = UIImageView()
  private let title = UILabel()
  private let line = UIView()

  /// The space beside the parts, and the width of the picture, in points.
  private static let (gap, pictureWidth): (CGFloat, CGFloat) = (16, 30)

  init(_ item: UITabBarItem?) {
    super.init(frame: .zero)
    for view in [picture, title, line] { addSubview(view) }
    picture.image = item?.image
    picture.contentMode = .center
    title.text = item?.title
    title.font = .preferredFont(forTextStyle: .body)
    line.backgroundColor = .separator
    isAccessibilityElement = true
    accessibilityLabel = item?.title
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .systemGray4 : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (gap, side) = (Self.gap, Self.pictureWidth)
    let start = picture.image == nil ? gap : 2 * gap + side
    let frames = [
      CGRect(x: gap, y: 0, width: side, height: bounds.height),
      CGRect(x: start, y: 0, width: max(0, bounds.width - start - gap), height: bounds.height),
      CGRect(x: start, y: bounds.height - 1 / displayScale, width: bounds.width - start, height: 1 / displayScale),
    ]
    for (view, frame) in zip([picture, title, line] as [UIView], frames) {
      view.frame = runsRightToLeft ? frame.mirrored(in: bounds) : frame
    }
  }
}
