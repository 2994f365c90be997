// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// Draws the app's scenes to the directory in the environment variable `TINAMOU_PICTURES`. It is called by name after
/// an app has been launched, if this module is part of the process.
@_cdecl("tinamou_draw_launched_application")
public func drawLaunchedApplication() {
  guard let path = ProcessInfo.processInfo.environment["TINAMOU_PICTURES"] else { return }
  // Apps are launched on the main thread.
  MainActor.assumeIsolated {
    var drawing = SceneDrawing(directory: URL(fileURLWithPath: path, isDirectory: true))
    drawing.drawAll(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows))
  }
}
