// SPDX-License-Identifier: MIT

/// The view of an item, as selection and display use it.
@MainActor
protocol ListCell: ReusableView {
  /// The action of a tap that selects the cell, performed before the delegate is called, such as performing a segue.
  var selectionAction: (() -> Void)? { get }
  /// Shows the cell as selected or not.
  func setSelected(_ selected: Bool, animated: Bool)
  /// Shows the cell as highlighted or not.
  func setHighlighted(_ highlighted: Bool, animated: Bool)
}

extension UITableViewCell: ListCell {}

extension UICollectionViewCell: ListCell {
  func setSelected(_ selected: Bool, animated: Bool) { if isSelected != selected { isSelected = selected } }
  func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if isHighlighted != highlighted { isHighlighted = highlighted }
  }
}
