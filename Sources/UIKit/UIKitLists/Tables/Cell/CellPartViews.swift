// SPDX-License-Identifier: MIT

@_spi(ViewHooks) import UIKitViews

/// The subviews of a cell other than its content view, created when needed.
@MainActor
struct CellPartViews {
  private(set) var image: UIImageView?
  private(set) var title: UILabel?
  private(set) var detail: UILabel?
  var separator: UITableViewCellSeparatorView?
  /// The separator above the first row of a group.
  var topSeparator: UITableViewCellSeparatorView?
  var accessory: UITableViewCellAccessoryView?
  var editControl: UITableViewCellEditControl?
  var reorderControl: UITableViewCellReorderControl?
  var selectedBackground: UITableViewCellSelectedBackground?

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
    let label = Self.label(in: cell, detailStyle(of: cell))
    if cell.style == .value1 { label.textColor = .secondaryLabel }
    detail = label
    return label
  }

  private func detailStyle(of cell: UITableViewCell) -> UIFont.TextStyle {
    switch cell.style {
    case .value1: .body
    case .subtitle: CellMetrics.current.subtitleStyle
    default: .caption1
    }
  }

  private static func label(in cell: UITableViewCell, _ style: UIFont.TextStyle) -> UILabel {
    let label = UITableViewLabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    cell.contentView.addSubview(label)
    return label
  }
}

/// A label of a styled cell. A change of its text invalidates the cell's layout.
final class UITableViewLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview?.superview as? UITableViewCell)?.styledContentDidChange()
  }
}

/// The image view of a styled cell. A change of its image invalidates the cell's layout.
final class UITableViewCellImageView: UIImageView {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview?.superview as? UITableViewCell)?.styledContentDidChange()
  }
}

/// The selection, editing and separator state of a cell.
struct CellEditing {
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  /// The edge at which actions are shown beside the cell; `nil` if it is not swiped.
  var swipedEdge: ViewInspection.SwipeEdge?
  /// The distance by which a swipe or an animation has moved the cell to the right, in points.
  var displacement: CGFloat = 0
  var style = UITableViewCell.EditingStyle.none
  /// Whether the control at the leading edge marks whether the cell is selected.
  var marksSelection = false
  var showsReorderControl = false
  var indentsContent = true
  /// Whether a finger moves the cell.
  var isReordering = false
  var dragState = UICellConfigurationState.DragState.none
  /// The separator inset of the cell; `nil` for that of the table.
  var separatorInset: UIEdgeInsets?
}

/// The position of a cell in its section.
struct CellPosition: Equatable {
  var isFirst = false
  var isLast = false
}

/// The content view of a cell, header or footer of a table. Its horizontal margins come from those of its owner.
class TableContentView: CellContentView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    marginState.preservesSuperview = true
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override var preservesMarginsAbove: Bool { false }
}

/// The content view of a table's cell. Its name appears in UIKit's log messages.
final class UITableViewCellContentView: TableContentView {
  override var standardMargins: UIEdgeInsets {
    UIEdgeInsets(top: CellMetrics.contentMargin, left: 8, bottom: CellMetrics.contentMargin, right: 8)
  }
}
