// SPDX-License-Identifier: MIT

/// The button over the title of a navigation bar whose item has a menu of its title: an arrow behind the title, and the menu.
final class TitleMenuView: UIControl {
  private weak var item: UINavigationItem?
  private let arrow = UIImageView(image: UIImage(systemName: "chevron.down"))

  /// The room of the arrow, and the least height that a finger can touch, in points.
  private static let arrowRoom: CGFloat = 20
  private static let leastHeight: CGFloat = 44

  override func setUp() {
    super.setUp()
    addSubview(arrow)
    arrow.contentMode = .center
    arrow.tintColor = .secondaryLabel
    isContextMenuInteractionEnabled = true
    showsMenuAsPrimaryAction = true
    isHidden = true
  }

  /// Shows the menu of an item that has one, and nothing otherwise.
  func show(_ item: UINavigationItem?) {
    self.item = item
    isHidden = item?.titleMenuProvider == nil || item?.titleView != nil
    accessibilityLabel = item?.title
  }

  /// Takes the room of the title, and that of the arrow behind it, in the bar.
  func place(over title: CGRect, alpha: CGFloat) {
    let width = title.width + TitleMenuView.arrowRoom
    frame = CGRect(
      x: runsRightToLeft ? title.maxX - width : title.minX, y: title.midY - TitleMenuView.leastHeight / 2, width: width,
      height: TitleMenuView.leastHeight)
    self.alpha = alpha
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let provider = item?.titleMenuProvider else { return nil }
    return UIContextMenuConfiguration(actionProvider: { provider($0) })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = CGRect(
      x: bounds.width - TitleMenuView.arrowRoom, y: 0, width: TitleMenuView.arrowRoom, height: bounds.height)
    arrow.frame = runsRightToLeft ? side.mirrored(in: bounds) : side
  }
}
