// SPDX-License-Identifier: MIT

/// A view that a list shows for one element and later for another: a cell, header, footer or decoration.
@MainActor
protocol ReusableView: UIView {
  /// The identifier that the view is dequeued by; nil for a view that is not reused.
  var reuseIdentifier: String? { get }
  /// Makes the view one that is dequeued by `identifier`.
  func setReuseIdentifier(_ identifier: String?)
  /// Resets the view before it is shown for another element.
  func prepareForReuse()
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}
