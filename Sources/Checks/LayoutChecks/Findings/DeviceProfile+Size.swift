// SPDX-License-Identifier: MIT

import Tinamou

extension DeviceProfile {
  /// The number of pixels per point of a screen that is known by its size only.
  private static let scale: CGFloat = 3
  /// The longest side of a screen that is known by its size only, in points.
  private static let longestSide: CGFloat = 5000

  /// Whether a text is the size of a screen, such as `402x874`.
  package static func isSize(_ text: String) -> Bool { size(text) != nil }

  /// Returns the device of a setting: by its name, or by the size of its screen, such as `402x874`; `nil` if there is none.
  ///
  /// A size that a device has is that device, with its safe area. Another one is that of a screen without a safe area.
  package static func ofSetting(_ text: String) -> DeviceProfile? {
    guard let size = size(text) else { return named(text) }
    let known = all.first { $0.portraitWidth == size.width && $0.portraitHeight == size.height }
    return known ?? custom(width: size.width, height: size.height, scale: scale)
  }

  private static func size(_ text: String) -> CGSize? {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else { return nil }
    let sides = 1...Double(longestSide)
    guard sides.contains(width), sides.contains(height) else { return nil }
    return CGSize(width: width, height: height)
  }
}
