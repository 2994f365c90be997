// SPDX-License-Identifier: MIT

import LayoutChecks
import LayoutFiles
import Tinamou

extension SceneOptions {
  /// Creates the options of a setting.
  ///
  /// - Throws: ``SceneOptionError`` for an unknown value.
  public init(_ setting: Setting) throws(SceneOptionError) {
    let isSize = setting.device.map(DeviceProfile.isSize) ?? false
    try self.init(
      device: isSize ? nil : setting.device, orientation: setting.orientation, system: setting.os,
      textSize: setting.textSize,
      direction: setting.direction)
    if isSize { device = setting.device.flatMap(DeviceProfile.ofSetting) }
  }
}
