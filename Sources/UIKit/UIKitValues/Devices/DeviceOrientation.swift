// SPDX-License-Identifier: MIT

/// The two orientations that result in different layouts.
///
/// Not a UIKit type: UIKit's four interface orientations result in only two different layouts.
public enum DeviceOrientation: String, Sendable, CaseIterable {
  /// The height is greater than the width.
  case portrait
  /// The width is greater than the height.
  case landscape
}
