// SPDX-License-Identifier: MIT

// Written by Scripts/dynamic-initializers from the initializers of the classes.

import CoreGraphics
import Foundation
import UIKitValues

/// The initializers of `UIStoryboardSegue` for metatypes.
@preconcurrency @MainActor
public protocol _UIStoryboardSegueInitializers: AnyObject {}

extension UIStoryboardSegue: _UIStoryboardSegueInitializers {
  @_silgen_name("tinamou_UIStoryboardSegue_init_identifier_source_destination")
  convenience init(_dynamic: Void, identifier: String?, source: UIViewController, destination: UIViewController) {
    self.init(identifier: identifier, source: source, destination: destination)
  }
  @_silgen_name("tinamou_UIStoryboardSegue_init_identifier_source_destination")
  fileprivate static func _make(
    _dynamic: Void, identifier: __owned String?, source: __owned UIViewController, destination: __owned UIViewController
  ) -> UIStoryboardSegue
  @_silgen_name("tinamou_UIStoryboardSegue_init_identifier_source_destination_performHandler")
  convenience init(
    _dynamic: Void, identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping @MainActor @Sendable () -> Void
  ) { self.init(identifier: identifier, source: source, destination: destination, performHandler: performHandler) }
  @_silgen_name("tinamou_UIStoryboardSegue_init_identifier_source_destination_performHandler")
  fileprivate static func _make(
    _dynamic: Void, identifier: __owned String?, source: __owned UIViewController,
    destination: __owned UIViewController, performHandler: __owned @escaping @MainActor @Sendable () -> Void
  ) -> UIStoryboardSegue
}

extension _UIStoryboardSegueInitializers {
  @_silgen_name("tinamou_UIStoryboardSegue_init_identifier_source_destination_of")
  @usableFromInline
  static func _made(
    identifier: __owned String?, source: __owned UIViewController, destination: __owned UIViewController
  ) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIStoryboardSegue.Type.self)._make(
        _dynamic: (), identifier: identifier, source: source, destination: destination), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIStoryboardSegue_init_identifier_source_destination_of")
  public init(identifier: String?, source: UIViewController, destination: UIViewController)
  @_silgen_name("tinamou_UIStoryboardSegue_init_identifier_source_destination_performHandler_of")
  @usableFromInline
  static func _made(
    identifier: __owned String?, source: __owned UIViewController, destination: __owned UIViewController,
    performHandler: __owned @escaping @MainActor @Sendable () -> Void
  ) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIStoryboardSegue.Type.self)._make(
        _dynamic: (), identifier: identifier, source: source, destination: destination, performHandler: performHandler),
      to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIStoryboardSegue_init_identifier_source_destination_performHandler_of")
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping @MainActor @Sendable () -> Void)
}
