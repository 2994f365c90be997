// SPDX-License-Identifier: MIT

import Tinamou

/// The screen properties set in a layout file. Those that are not set are `nil`.
struct ScreenRequest {
  /// The device.
  var device: DeviceProfile?
  /// The orientation of the device.
  var orientation: DeviceOrientation?
  /// The name of the device, as the file writes it.
  var deviceName: String?
  /// The system.
  var system: InterfaceGeneration?
  /// The size, in points. An open height is the height of the content.
  var size: FixedSize?
  /// The layout direction.
  var direction: LayoutDirectionChoice?
  /// The text size.
  var textSize: TextSizeChoice?
  /// The number of pixels per point.
  var scale: CGFloat?
  /// Light or dark appearance.
  var appearance: AppearanceChoice?
}
