// SPDX-License-Identifier: MIT

import Foundation
import LayoutFiles
import Reports

/// Reads the layout files named on the command line, and reports those that cannot be read.
@MainActor
struct SceneLoading {
  let terminal: Terminal
  let options: SceneOptions

  /// Returns the solved scene of the file at `path`, or of the standard input for `-`. Reports an error and returns
  /// `nil` if the file cannot be read.
  func scene(at path: String) -> LayoutScene? {
    do {
      return path == "-"
        ? try LayoutScene.load(data: terminal.readInput(), path: path, options: options)
        : try LayoutScene.load(path: path, options: options)
    } catch {
      report(error)
      return nil
    }
  }

  private func report(_ error: LayoutFileError) {
    for error in error.all {
      terminal.report(error.sentence, at: "\(error.path):\(error.position.line):\(error.position.column)")
    }
  }
}
