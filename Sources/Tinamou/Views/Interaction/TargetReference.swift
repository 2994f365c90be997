// SPDX-License-Identifier: MIT

/// A weak reference to a target.
@MainActor
final class TargetReference {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
