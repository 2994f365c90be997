// SPDX-License-Identifier: MIT

/// A color.
public enum DescribedColor: Sendable, Hashable {
  /// A color that has a name in UIKit.
  case named(String)
  /// sRGB components from 0 to 1.
  case components(red: Double, green: Double, blue: Double, alpha: Double)
}
