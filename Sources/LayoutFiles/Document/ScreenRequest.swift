// SPDX-License-Identifier: MIT

import Tinamou

/// The screen that a layout file asks for, as far as it asks for one.
struct ScreenRequest {
  /// The device it names.
  var device: DeviceProfile?
  /// How the device is held.
  var orientation: DeviceOrientation?
  /// The size it states; an open height is filled by the content.
  var size: FixedSize?
  /// Which side leads.
  var direction: LayoutDirectionChoice?
  /// How large text should be.
  var textSize: TextSizeChoice?
  /// Pixels a point.
  var scale: CGFloat?
  /// Light or dark.
  var appearance: AppearanceChoice?
}
