// SPDX-License-Identifier: MIT

/// An object that stores its associated values itself, and therefore releases them when it is deallocated.
package protocol AssociatedValueOwner: AnyObject {
  /// The associated values; `nil` if there have never been any.
  var associatedValues: AssociatedValues? { get set }
}
