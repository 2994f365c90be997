// SPDX-License-Identifier: MIT

/// The views of a cell beside its content view, made when they are needed.
@MainActor
struct CellPartViews {
  private(set) var image: UIImageView?
  private(set) var title: UILabel?
  private(set) var detail: UILabel?
  var separator: UITableViewCellSeparatorView?
  /// The line above the first row of a group.
  var topSeparator: UITableViewCellSeparatorView?
  var accessory: UITableViewCellAccessoryView?
  var editControl: UITableViewCellEditControl?
  var reorderControl: UITableViewCellReorderControl?
  var selectedBackground: UITableViewCellSelectedBackground?
  var configuredBackground: UIView?

  mutating func image(of cell: UITableViewCell) -> UIImageView {
    if let image { return image }
    let view = UITableViewCellImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    cell.contentView.addSubview(view)
    image = view
    return view
  }

  mutating func title(of cell: UITableViewCell) -> UILabel {
    if let title { return title }
    let label = Self.label(in: cell, cell.style == .value2 ? .caption1 : .body)
    if cell.style == .value2 {
      label.textColor = cell.tintColor
      label.textAlignment = .right
    }
    title = label
    return label
  }

  mutating func detail(of cell: UITableViewCell) -> UILabel {
    if let detail { return detail }
    let label = Self.label(in: cell, cell.style == .value1 ? .body : .caption1)
    if cell.style == .value1 { label.textColor = .secondaryLabel }
    detail = label
    return label
  }

  private static func label(in cell: UITableViewCell, _ style: UIFont.TextStyle) -> UILabel {
    let label = UITableViewLabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    cell.contentView.addSubview(label)
    return label
  }
}

/// A label of a styled cell: the cell lays out anew when its text changes.
final class UITableViewLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview?.superview as? UITableViewCell)?.styledContentDidChange()
  }
}

/// The image of a styled cell: the cell lays out anew when it changes.
final class UITableViewCellImageView: UIImageView {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview?.superview as? UITableViewCell)?.styledContentDidChange()
  }
}

/// What a cell knows of selection, editing and its separator.
struct CellEditing {
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  var style = UITableViewCell.EditingStyle.delete
  var showsReorderControl = false
  var indentsContent = true
  var needsConfigurationUpdate = false
  /// The cell's own separator inset; nil for the table's.
  var separatorInset: UIEdgeInsets?
}

/// Where a cell is in its section.
struct CellPosition: Equatable {
  var isFirst = false
  var isLast = false
}
