// SPDX-License-Identifier: MIT

/// What the views of a reuse identifier are made from.
enum ReusableViewSource {
  case viewClass(UICollectionReusableView.Type)
  case nib(UINib)

  /// Nil for a class whose instances cannot be reused.
  init?(class viewClass: AnyClass) {
    guard let viewClass = viewClass as? UICollectionReusableView.Type else { return nil }
    self = .viewClass(viewClass)
  }
}
