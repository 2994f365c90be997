// SPDX-License-Identifier: MIT

/// Creates objects of classes that are known only at run time, such as those named in an Info.plist.
///
/// The initializer and the function have the same symbol, so that the initializer `init()` of a class can be called
/// on a metatype without being `required`; see `DynamicInstantiation.swift`.
extension NSObject {
  @_silgen_name("tinamou_makeObject")
  convenience init(_instantiating: Void) { self.init() }

  @_silgen_name("tinamou_makeObject")
  static func _instantiate(_ ofClass: Void) -> NSObject

  /// Returns an object of a class, created by its `init()`; `nil` for a class that does not inherit from `NSObject`.
  package static func instance(of type: AnyClass?) -> NSObject? {
    (type as? NSObject.Type)?._instantiate(())
  }
}
