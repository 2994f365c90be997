// SPDX-License-Identifier: MIT

/// A key of associated values, which no other key equals.
package final class AssociationKey: Sendable {
  package init() {}

  /// The address that stands for the key.
  package var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}
