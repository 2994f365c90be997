// SPDX-License-Identifier: MIT

/// A weak reference to a target. A class, which can be a target as well, exists forever.
@MainActor
final class TargetReference {
  private weak var instance: AnyObject?
  private let type: AnyClass?

  init(_ object: AnyObject) {
    instance = object
    type = nil
  }

  /// Creates a reference to an object or a class.
  init(target: Any) {
    type = target as? AnyClass
    instance = type == nil ? target as AnyObject : nil
  }

  /// The object; `nil` for a class, and after the object was deallocated.
  var object: AnyObject? { instance }

  /// The object or class; `nil` after the object was deallocated.
  var target: Any? { instance ?? type }

  /// Whether this is a reference to `other`.
  func refers(to other: Any) -> Bool {
    if let type { return type == other as? AnyClass }
    return instance === other as AnyObject
  }
}
