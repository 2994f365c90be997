// SPDX-License-Identifier: MIT

/// Making instances of classes that are only known when the program runs.
///
/// Objective-C makes an object of any class by `init(frame:)`. Swift demands that such an initialiser be `required`, which
/// would not let apps write `override init(frame: CGRect)` in their cells, as they all do. The convenience initialisers
/// below call the designated one through the table of the class they are called on, whichever it is; that is what a class
/// inherits them for. The static functions are the same code under a name that may be called on a class not known
/// before: an initialiser and a static function of the same parameters are called alike.
extension UICollectionReusableView {
  @_silgen_name("tinamou_makeReusableView")
  convenience init(reusedIn frame: CGRect) { self.init(frame: frame) }

  /// A view of the class this is called on, with `frame`.
  @_silgen_name("tinamou_makeReusableView")
  static func make(in frame: CGRect) -> UICollectionReusableView
}

extension UICollectionViewLayoutAttributes {
  @_silgen_name("tinamou_makeLayoutAttributes")
  convenience init(ofClass: Void) { self.init() }

  /// Attributes of the class this is called on.
  @_silgen_name("tinamou_makeLayoutAttributes")
  static func make(_ ofClass: Void) -> UICollectionViewLayoutAttributes
}

extension UICollectionViewLayoutInvalidationContext {
  @_silgen_name("tinamou_makeInvalidationContext")
  convenience init(ofClass: Void) { self.init() }

  /// A context of the class this is called on.
  @_silgen_name("tinamou_makeInvalidationContext")
  static func make(_ ofClass: Void) -> UICollectionViewLayoutInvalidationContext
}
