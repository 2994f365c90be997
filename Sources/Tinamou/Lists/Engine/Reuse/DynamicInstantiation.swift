// SPDX-License-Identifier: MIT

/// Creating instances of classes that are only known at run time.
///
/// Objective-C creates an object of any class by a designated initializer. Swift requires such an initializer to be `required`,
/// which would not let apps write `override init(frame: CGRect)` or `override init(style:reuseIdentifier:)` in their cells, as
/// they all do. The convenience initializers below call the designated one through the method table of the class on which
/// they are called. The static functions are the same code under a name that may be called on a class not known at compile
/// time: an initializer and a static function of the same parameters have the same calling convention.
extension UICollectionReusableView {
  @_silgen_name("tinamou_makeReusableView")
  convenience init(reusedIn frame: CGRect) { self.init(frame: frame) }

  /// A view of the class on which this is called, with `frame`.
  @_silgen_name("tinamou_makeReusableView")
  static func make(in frame: CGRect) -> UICollectionReusableView
}

extension UITableViewCell {
  @_silgen_name("tinamou_makeTableViewCell")
  convenience init(reusedBy identifier: String?, _ style: CellStyle) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  /// A cell of the class on which this is called.
  @_silgen_name("tinamou_makeTableViewCell")
  static func make(reusedBy identifier: __owned String?, _ style: CellStyle) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  @_silgen_name("tinamou_makeTableViewHeaderFooterView")
  convenience init(reusedBy identifier: String?) { self.init(reuseIdentifier: identifier) }

  /// A view of the class on which this is called.
  @_silgen_name("tinamou_makeTableViewHeaderFooterView")
  static func make(reusedBy identifier: __owned String?) -> UITableViewHeaderFooterView
}

extension UICollectionViewLayoutAttributes {
  @_silgen_name("tinamou_makeLayoutAttributes")
  convenience init(ofClass: Void) { self.init() }

  /// Attributes of the class on which this is called.
  @_silgen_name("tinamou_makeLayoutAttributes")
  static func make(_ ofClass: Void) -> UICollectionViewLayoutAttributes
}

extension UICollectionViewLayoutInvalidationContext {
  @_silgen_name("tinamou_makeInvalidationContext")
  convenience init(ofClass: Void) { self.init() }

  /// A context of the class on which this is called.
  @_silgen_name("tinamou_makeInvalidationContext")
  static func make(_ ofClass: Void) -> UICollectionViewLayoutInvalidationContext
}
