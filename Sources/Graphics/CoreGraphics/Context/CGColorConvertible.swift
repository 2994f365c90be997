// SPDX-License-Identifier: MIT

/// A type that can be expressed as a Core Graphics color, such as UIKit's colors.
///
/// Layers accept such values where Core Animation's properties have no static type.
package protocol CGColorConvertible {
  /// The Core Graphics color that corresponds to the value.
  var cgColor: CGColor { get }
}
