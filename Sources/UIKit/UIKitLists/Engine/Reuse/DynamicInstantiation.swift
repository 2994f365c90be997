// SPDX-License-Identifier: MIT

/// Creation of instances whose class is known only at run time.
///
/// Objective-C calls a designated initializer on any class. Swift requires such an initializer to be `required`, but
/// then apps could not write `override init(frame: CGRect)` or `override init(style:reuseIdentifier:)` in their cells.
/// The convenience initializers below call the designated one through the dynamic class's dispatch table. The static
/// functions are declared with the same symbol so that they can be called on a metatype: an initializer and a static
/// function with the same parameters have the same calling convention.
extension UICollectionReusableView {
  @_silgen_name("tinamou_makeReusableView")
  convenience init(reusedIn frame: CGRect) { self.init(frame: frame) }

  /// Creates a view of the receiving class with `frame`, in points.
  @_silgen_name("tinamou_makeReusableView")
  static func make(in frame: CGRect) -> UICollectionReusableView
}

extension UITableViewCell {
  @_silgen_name("tinamou_makeTableViewCell")
  convenience init(reusedBy identifier: String?, _ style: CellStyle) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  /// Creates a cell of the receiving class.
  @_silgen_name("tinamou_makeTableViewCell")
  static func make(reusedBy identifier: __owned String?, _ style: CellStyle) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  @_silgen_name("tinamou_makeTableViewHeaderFooterView")
  convenience init(reusedBy identifier: String?) { self.init(reuseIdentifier: identifier) }

  /// Creates a view of the receiving class.
  @_silgen_name("tinamou_makeTableViewHeaderFooterView")
  static func make(reusedBy identifier: __owned String?) -> UITableViewHeaderFooterView
}

extension UICollectionViewLayoutAttributes {
  @_silgen_name("tinamou_makeLayoutAttributes")
  convenience init(ofClass: Void) { self.init() }

  /// Creates attributes of the receiving class.
  @_silgen_name("tinamou_makeLayoutAttributes")
  static func make(_ ofClass: Void) -> UICollectionViewLayoutAttributes
}

extension UICollectionViewLayoutInvalidationContext {
  @_silgen_name("tinamou_makeInvalidationContext")
  convenience init(ofClass: Void) { self.init() }

  /// Creates a context of the receiving class.
  @_silgen_name("tinamou_makeInvalidationContext")
  static func make(_ ofClass: Void) -> UICollectionViewLayoutInvalidationContext
}
