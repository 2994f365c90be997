// SPDX-License-Identifier: MIT

/// A view that a list can show repeatedly for different elements: a cell, header, footer or decoration view.
@MainActor
protocol ReusableView: UIView {
  /// The identifier under which the view is dequeued; `nil` for a view that is not reused.
  var reuseIdentifier: String? { get }
  /// Sets the identifier under which the view is dequeued.
  func setReuseIdentifier(_ identifier: String?)
  /// Resets the view before it is shown for another element.
  func prepareForReuse()
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}
