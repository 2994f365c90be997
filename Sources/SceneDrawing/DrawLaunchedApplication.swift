// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// Called by name after an app has been launched, where this module is part of the process: draws the app's scenes to the directory
/// that the environment variable `TINAMOU_PICTURES` names.
@_cdecl("tinamou_draw_launched_application")
public func drawLaunchedApplication() {
  guard let path = ProcessInfo.processInfo.environment["TINAMOU_PICTURES"] else { return }
  // Apps are launched on the main thread.
  MainActor.assumeIsolated {
    var drawing = SceneDrawing(directory: URL(fileURLWithPath: path, isDirectory: true))
    drawing.drawAll(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows))
  }
}
