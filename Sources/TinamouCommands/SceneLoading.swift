// SPDX-License-Identifier: MIT

import Foundation
import LayoutFiles
import Reports

/// Reads the layout files that a command line names, and tells of those that cannot be read.
@MainActor
struct SceneLoading {
  let terminal: Terminal
  let options: SceneOptions

  /// The solved scene of the file at `path`, `-` meaning the standard input; nil after a fault has been told.
  func scene(at path: String) -> LayoutScene? {
    do {
      return path == "-"
        ? try LayoutScene.load(data: terminal.readInput(), path: path, options: options)
        : try LayoutScene.load(path: path, options: options)
    } catch {
      tell(error)
      return nil
    }
  }

  private func tell(_ error: LayoutFileError) {
    let place = "\(error.path):\(error.position.line):\(error.position.column): "
    terminal.writeError(
      terminal.errorStyle.bold(place) + terminal.errorStyle.error("error: ") + error.sentence + "\n")
  }
}
