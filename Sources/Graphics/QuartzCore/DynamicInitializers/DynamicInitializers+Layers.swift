// SPDX-License-Identifier: MIT

// Written by Scripts/dynamic-initializers from the initializers of the classes.

import CoreGraphics
import Foundation

/// The initializers of `CALayer` for metatypes.
public protocol _CALayerInitializers: AnyObject {}

extension CALayer: _CALayerInitializers {
  @_silgen_name("tinamou_CALayer_init")
  convenience init(_dynamic: Void) { self.init() }
  @_silgen_name("tinamou_CALayer_init")
  fileprivate static func _make(_dynamic: Void) -> CALayer
  @_silgen_name("tinamou_CALayer_init_layer")
  convenience init(_dynamic: Void, layer: Any) { self.init(layer: layer) }
  @_silgen_name("tinamou_CALayer_init_layer")
  fileprivate static func _make(_dynamic: Void, layer: __owned Any) -> CALayer
}

extension _CALayerInitializers {
  @_silgen_name("tinamou_CALayer_init_of")
  @usableFromInline
  static func _made() -> Self {
    unsafeDowncast(unsafeBitCast(self, to: CALayer.Type.self)._make(_dynamic: ()), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_CALayer_init_of")
  public init()
  @_silgen_name("tinamou_CALayer_init_layer_of")
  @usableFromInline
  static func _made(layer: __owned Any) -> Self {
    unsafeDowncast(unsafeBitCast(self, to: CALayer.Type.self)._make(_dynamic: (), layer: layer), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_CALayer_init_layer_of")
  public init(layer: Any)
}
