// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// Draws the app's scenes to the directory in the environment variable `TINAMOU_PICTURES`, without those that
/// `TINAMOU_OMITTED_PICTURES` names in lines. It is called by name after an app has been launched, if this module is part of
/// the process.
@_cdecl("tinamou_draw_launched_application")
public func drawLaunchedApplication() {
  let environment = ProcessInfo.processInfo.environment
  guard let path = environment["TINAMOU_PICTURES"] else { return }
  let omitted = (environment["TINAMOU_OMITTED_PICTURES"] ?? "").split(separator: "\n").map(String.init)
  // Apps are launched on the main thread.
  MainActor.assumeIsolated {
    var drawing = SceneDrawing(directory: URL(fileURLWithPath: path, isDirectory: true), omitting: Set(omitted))
    drawing.drawAll(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows))
  }
}
