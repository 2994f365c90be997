// SPDX-License-Identifier: MIT

import FileChecks
import InterfaceBuilder
import LayoutFiles
import Reports

/// Lays out documents for commands that accept layout files and documents.
@MainActor
struct DocumentSolving {
  let terminal: Terminal
  let options: SceneOptions
  let sizes: CanvasOptions.Sizes
  let inputs: CanvasInputs

  /// Returns the document at `path`, laid out. Reports an error and returns `nil` if it cannot be read.
  func canvas(at path: String) -> Canvas? {
    do throws(InterfaceError) {
      let document = try InterfaceDocument(contentsOf: path)
      var options = CanvasOptions(options, sizes: sizes, of: document)
      options.inputs = inputs.inputs(forFile: path)
      return Canvas(document, options: options)
    } catch {
      terminal.report(error.sentence, at: "\(path):\(error.position.line):\(error.position.column)")
      return nil
    }
  }
}
