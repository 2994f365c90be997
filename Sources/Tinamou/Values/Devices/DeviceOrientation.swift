// SPDX-License-Identifier: MIT

/// The two ways of holding a device that layouts are tried in.
///
/// Not a UIKit type: UIKit's four interface orientations give only two different layouts.
public enum DeviceOrientation: String, Sendable, CaseIterable {
  /// Upright: higher than wide.
  case portrait
  /// On its side: wider than high.
  case landscape
}
