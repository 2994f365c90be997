// SPDX-License-Identifier: MIT

/// The protocol to which the initializers of classes that are known only at run time are added.
///
/// Objective-C creates an object of any class with a designated initializer, so that `T()` and `T(frame:)` compile for a generic `T`
/// that is a kind of view. Swift requires a `required` initializer, and then no subclass could write `override init(frame:)`.
/// The class's own initializers come first wherever the class is known.
///
/// Differs from UIKit: UIKit has no such protocol. A class without the initializer stops the process, as on iOS.
@preconcurrency @MainActor
public protocol _ViewMaking {}

extension UIView: _ViewMaking {
  // An initializer and a static function with the same parameters have the same calling convention: the function calls the
  // designated initializer of the class that receives it.
  @_silgen_name("tinamou_makeView")
  convenience init(made frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("tinamou_makeView")
  static func make(_ frame: CGRect) -> UIView
}

// An initializer of a protocol knows the class only as the compiler does. A static function receives the class itself, and has the
// same calling convention, so it is the initializer's implementation.
extension _ViewMaking where Self: UIView {
  @usableFromInline @_silgen_name("tinamou_newView")
  static func made() -> Self { unsafeDowncast(make(.zero), to: Self.self) }

  /// Creates a view of a class that is known only at run time, with an empty frame.
  @_silgen_name("tinamou_newView")
  public init()

  @usableFromInline @_silgen_name("tinamou_newViewWithFrame")
  static func made(_ frame: CGRect) -> Self { unsafeDowncast(make(frame), to: Self.self) }

  /// Creates a view of a class that is known only at run time, with `frame`, in points.
  @_silgen_name("tinamou_newViewWithFrame")
  public init(frame: CGRect)
}
