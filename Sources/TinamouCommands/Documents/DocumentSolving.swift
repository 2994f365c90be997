// SPDX-License-Identifier: MIT

import FileChecks
import InterfaceBuilder
import LayoutFiles
import Reports

/// Lays out documents for the commands that take layout files and documents alike.
@MainActor
struct DocumentSolving {
  let terminal: Terminal
  let options: SceneOptions
  let sizes: CanvasOptions.Sizes
  let inputs: CanvasInputs

  /// The document at `path`, laid out; nil after a fault has been told.
  func canvas(at path: String) -> Canvas? {
    do throws(InterfaceError) {
      let document = try InterfaceDocument(contentsOf: path)
      var options = CanvasOptions(options, sizes: sizes, of: document)
      options.inputs = inputs.inputs(forFile: path)
      return Canvas(document, options: options)
    } catch {
      let place = "\(path):\(error.position.line):\(error.position.column): "
      terminal.writeError(
        terminal.errorStyle.bold(place) + terminal.errorStyle.error("error: ") + error.sentence + "\n")
      return nil
    }
  }
}
