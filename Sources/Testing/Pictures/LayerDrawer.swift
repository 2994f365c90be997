// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// Draws layers for `CALayer.render(in:)`, which looks up this class by its name.
final class LayerDrawer: LayerDrawing {
  static func commands(of layer: CALayer) -> [DrawingCommand] {
    nonisolated(unsafe) let layer = layer
    // Layers that belong to a view are used on the main thread only.
    nonisolated(unsafe) var commands: [DrawingCommand] = []
    MainActor.assumeIsolated {
      var recorder = LayerRecorder()
      recorder.recordRoot(layer)
      commands = recorder.commands
    }
    return commands
  }
}
