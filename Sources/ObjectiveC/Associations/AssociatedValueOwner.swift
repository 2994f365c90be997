// SPDX-License-Identifier: MIT

/// An object that stores the values associated with it itself, and so releases them when it is deallocated.
package protocol AssociatedValueOwner: AnyObject {
  /// The associated values; `nil` when there have never been any.
  var associatedValues: AssociatedValues? { get set }
}
