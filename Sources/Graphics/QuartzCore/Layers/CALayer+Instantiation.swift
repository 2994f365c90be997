// SPDX-License-Identifier: MIT

/// Creation of layers whose class is known only at run time.
///
/// Each initializer and function have the same symbol, so that an initializer that need not be `required` can be called on a
/// metatype: both have the same calling convention, and the initializer calls that of the dynamic class.
extension CALayer {
  @_silgen_name("tinamou_makeLayer")
  convenience init(_ofClass: Void) { self.init() }

  /// Creates a layer of the receiving class, by its `init()`.
  @_silgen_name("tinamou_makeLayer")
  package static func make(_ ofClass: Void) -> CALayer

  @_silgen_name("tinamou_copyLayer")
  convenience init(_copying layer: CALayer) { self.init(layer: layer) }

  /// Creates a layer of the receiving class, by its `init(layer:)`.
  @_silgen_name("tinamou_copyLayer")
  static func make(copying layer: __owned CALayer) -> CALayer
}
