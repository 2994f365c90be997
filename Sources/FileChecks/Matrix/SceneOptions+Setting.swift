// SPDX-License-Identifier: MIT

import LayoutChecks
import LayoutFiles

extension SceneOptions {
  /// The options of a cell of a matrix.
  ///
  /// - Throws: ``SceneOptionError`` for a word that has no meaning.
  @MainActor
  public init(_ setting: Setting) throws(SceneOptionError) {
    try self.init(
      device: setting.device, orientation: setting.orientation, textSize: setting.textSize,
      direction: setting.direction)
  }
}
