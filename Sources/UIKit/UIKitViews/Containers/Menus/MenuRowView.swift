// SPDX-License-Identifier: MIT

/// A row of a menu: the title of an element, with its subtitle, its image, and a mark for its state or for its submenu.
final class MenuRowView: MenuCell {
  /// The columns that the rows of a menu have in common.
  struct Columns {
    /// Whether a row has a mark in front of its title.
    var hasMarks: Bool
    /// Whether a row has an image.
    var hasImages: Bool
  }

  private let subtitleLabel = UILabel()
  private let mark = UIImageView()
  private let chevron = UIImageView()
  private let columns: Columns
  /// Whether the row is the head of an open submenu.
  private let isHead: Bool

  init(_ element: UIMenuElement, isEnabled: Bool, _ columns: Columns, isHead: Bool = false) {
    (self.columns, self.isHead) = (columns, isHead)
    super.init(element, isEnabled: isEnabled)
    for part in [subtitleLabel, mark, chevron] { addSubview(part) }
    subtitleLabel.text = element.subtitle
    subtitleLabel.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    accessibilityValue = element.subtitle
    showMarks()
  }

  required init?(coder: NSCoder) { nil }

  private func showMarks() {
    let names: [UIMenuElement.State: String] = [.on: "checkmark", .mixed: "minus"]
    mark.image = names[element.shownState].flatMap { UIImage(systemName: $0) }
    let name = isHead ? "chevron.down" : runsRightToLeft ? "chevron.left" : "chevron.right"
    chevron.image = element is UIMenu ? UIImage(systemName: name) : nil
    for part in [mark, chevron] {
      part.contentMode = .center
      part.tintColor = color
    }
  }

  // MARK: Layout

  private func prepare() {
    titleLabel.font = isHead ? font(.headline) : font(.body)
    subtitleLabel.font = font(.footnote)
    titleLabel.numberOfLines = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 2
    subtitleLabel.numberOfLines = titleLabel.numberOfLines
  }

  /// The distances of the texts from the edges, leading and trailing.
  private var textInsets: (start: CGFloat, end: CGFloat) {
    let metrics = MenuCell.metrics
    var (start, end) = (metrics.inset, metrics.inset)
    if columns.hasMarks { start = metrics.insetBehindMark }
    if columns.hasImages {
      if metrics.imagesAreLeading { start += metrics.imageRoom } else { end += metrics.imageRoom }
    }
    if element is UIMenu, !metrics.chevronsAreLeading { end += metrics.chevronRoom }
    return (start, end)
  }

  private func textSizes(in width: CGFloat) -> (title: CGSize, subtitle: CGSize) {
    prepare()
    let room = CGSize(width: max(0, width - textInsets.start - textInsets.end), height: .greatestFiniteMagnitude)
    let title = titleLabel.sizeThatFits(room)
    let subtitle = subtitleLabel.text?.isEmpty == false ? subtitleLabel.sizeThatFits(room) : .zero
    return (title, subtitle)
  }

  override func height(in width: CGFloat) -> CGFloat {
    let sizes = textSizes(in: width)
    return max(MenuCell.metrics.row, sizes.title.height + sizes.subtitle.height + 2 * MenuCell.metrics.textMargin)
      .rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = MenuCell.metrics
    let sizes = textSizes(in: bounds.width)
    let (start, end) = textInsets
    let width = max(0, bounds.width - start - end)
    var y = (bounds.height - sizes.title.height - sizes.subtitle.height) / 2
    place(titleLabel, CGRect(x: start, y: y, width: width, height: sizes.title.height))
    y += sizes.title.height
    place(subtitleLabel, CGRect(x: start, y: y, width: width, height: sizes.subtitle.height))
    let (height, side) = (bounds.height, metrics.imageSize)
    let markStart = metrics.inset - metrics.markOverhang
    place(mark, CGRect(x: markStart, y: 0, width: side, height: height))
    let chevronStart = metrics.chevronsAreLeading ? markStart : bounds.width - metrics.inset - side
    place(chevron, CGRect(x: chevronStart, y: 0, width: side, height: height))
    let imageStart = metrics.imagesAreLeading ? start - metrics.imageRoom : bounds.width - metrics.inset - side
    place(imageView, CGRect(x: imageStart, y: 0, width: side, height: height))
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    view.frame = runsRightToLeft ? frame.mirrored(in: bounds) : frame
  }
}
