// SPDX-License-Identifier: MIT

/// Elements of a menu side by side: small ones and those of a palette by their images, medium ones with their titles below.
final class MenuGroupView: UIView {
  /// The cells, in order.
  let cells: [MenuCell]
  private let columnCount: Int

  /// Creates a group of elements.
  init(_ cells: [MenuTile], columnCount: Int) {
    (self.cells, self.columnCount) = (cells, max(1, min(columnCount, cells.count)))
    super.init(frame: .zero)
    for cell in cells { addSubview(cell) }
  }

  required init?(coder: NSCoder) { nil }

  /// The height in a width, in points.
  func height(in width: CGFloat) -> CGFloat { rowHeight(in: width) * CGFloat(rowCount) }

  private var rowCount: Int { (cells.count + columnCount - 1) / columnCount }

  private func rowHeight(in width: CGFloat) -> CGFloat {
    cells.map { $0.height(in: width / CGFloat(columnCount)) }.max() ?? 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.width / CGFloat(columnCount), height: rowHeight(in: bounds.width))
    for (index, cell) in cells.enumerated() {
      let origin = CGPoint(
        x: CGFloat(index % columnCount) * size.width, y: CGFloat(index / columnCount) * size.height)
      let frame = CGRect(origin: origin, size: size)
      cell.frame = runsRightToLeft ? frame.mirrored(in: bounds) : frame
    }
  }
}

/// An element in a group: its image, and its title below or alone.
final class MenuTile: MenuCell {
  private let showsTitle: Bool

  /// Creates the view of an element. Without an image, its title is shown in any case.
  init(_ element: UIMenuElement, isEnabled: Bool, showsTitle: Bool) {
    self.showsTitle = showsTitle || element.image == nil
    super.init(element, isEnabled: isEnabled)
    titleLabel.textAlignment = .center
    titleLabel.isHidden = !self.showsTitle
    if isSelected { backgroundColor = .tertiarySystemFill }
  }

  required init?(coder: NSCoder) { nil }

  private var imageHeight: CGFloat { element.image == nil ? 0 : MenuCell.metrics.imageSize }

  private func titleHeight(in width: CGFloat) -> CGFloat {
    guard showsTitle else { return 0 }
    titleLabel.font = font(element.image == nil ? .body : .footnote)
    return titleLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  override func height(in width: CGFloat) -> CGFloat {
    max(MenuCell.metrics.row, imageHeight + titleHeight(in: width) + 2 * MenuCell.metrics.textMargin).rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let title = titleHeight(in: bounds.width)
    let top = (bounds.height - imageHeight - title) / 2
    imageView.frame = CGRect(x: 0, y: top, width: bounds.width, height: imageHeight)
    titleLabel.frame = CGRect(x: 0, y: top + imageHeight, width: bounds.width, height: title)
  }
}
