// SPDX-License-Identifier: MIT

/// The protocol to which the initializers of controllers whose class is known only at run time are added; see ``_ViewMaking``.
///
/// Differs from UIKit: UIKit has no such protocol.
@preconcurrency @MainActor
public protocol _ControllerMaking {}

extension UIViewController: _ControllerMaking {
  @_silgen_name("tinamou_makeController")
  convenience init(made nibName: String?, _ bundle: Bundle?) { self.init(nibName: nibName, bundle: bundle) }

  @_silgen_name("tinamou_makeController")
  static func make(_ nibName: __owned String?, _ bundle: __owned Bundle?) -> UIViewController
}

extension _ControllerMaking where Self: UIViewController {
  @usableFromInline @_silgen_name("tinamou_newController")
  static func made() -> Self { unsafeDowncast(make(nil, nil), to: Self.self) }

  /// Creates a controller of a class that is known only at run time.
  @_silgen_name("tinamou_newController")
  public init()

  @usableFromInline @_silgen_name("tinamou_newControllerFromNib")
  static func made(_ nibName: __owned String?, _ bundle: __owned Bundle?) -> Self {
    unsafeDowncast(make(nibName, bundle), to: Self.self)
  }

  /// Creates a controller of a class that is known only at run time, whose view is loaded from a nib.
  @_silgen_name("tinamou_newControllerFromNib")
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
}

/// The protocol to which the initializer of segues whose class is known only at run time is added; see ``_ViewMaking``.
///
/// Differs from UIKit: UIKit has no such protocol.
@preconcurrency @MainActor
public protocol _SegueMaking {}

extension UIStoryboardSegue: _SegueMaking {
  @_silgen_name("tinamou_makeSegue")
  convenience init(made identifier: String?, _ source: UIViewController, _ destination: UIViewController) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  @_silgen_name("tinamou_makeSegue")
  static func make(
    _ identifier: __owned String?, _ source: __owned UIViewController, _ destination: __owned UIViewController
  ) -> UIStoryboardSegue
}

extension _SegueMaking where Self: UIStoryboardSegue {
  @usableFromInline @_silgen_name("tinamou_newSegue")
  static func made(
    _ identifier: __owned String?, _ source: __owned UIViewController, _ destination: __owned UIViewController
  ) -> Self { unsafeDowncast(make(identifier, source, destination), to: Self.self) }

  /// Creates a segue of a class that is known only at run time.
  @_silgen_name("tinamou_newSegue")
  public init(identifier: String?, source: UIViewController, destination: UIViewController)
}
