// SPDX-License-Identifier: MIT

import LayoutChecks
import LayoutFiles

extension SceneOptions {
  /// Creates the options of a setting.
  ///
  /// - Throws: ``SceneOptionError`` for an unknown value.
  @MainActor
  public init(_ setting: Setting) throws(SceneOptionError) {
    try self.init(
      device: setting.device, orientation: setting.orientation, system: setting.os, textSize: setting.textSize,
      direction: setting.direction)
  }
}
