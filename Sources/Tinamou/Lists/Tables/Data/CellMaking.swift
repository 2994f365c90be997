// SPDX-License-Identifier: MIT

/// Making cells and headers of classes that are only known when the program runs, as ``UICollectionReusableView`` does it.
///
/// Objective-C makes an object of any class by a designated initialiser. Swift demands that such an initialiser be `required`,
/// which would not let apps write `override init(style:reuseIdentifier:)` in their cells, as they all do. The convenience
/// initialisers below call the designated one through the table of the class they are called on, whichever it is. The static
/// functions are the same code under a name that may be called on a class not known before: an initialiser and a static
/// function of the same parameters are called alike.
extension UITableViewCell {
  @_silgen_name("tinamou_makeTableViewCell")
  convenience init(reusedBy identifier: String?, _ style: CellStyle) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  /// A cell of the class this is called on.
  @_silgen_name("tinamou_makeTableViewCell")
  static func make(reusedBy identifier: __owned String?, _ style: CellStyle) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  @_silgen_name("tinamou_makeTableViewHeaderFooterView")
  convenience init(reusedBy identifier: String?) { self.init(reuseIdentifier: identifier) }

  /// A view of the class this is called on.
  @_silgen_name("tinamou_makeTableViewHeaderFooterView")
  static func make(reusedBy identifier: __owned String?) -> UITableViewHeaderFooterView
}
