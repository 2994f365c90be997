// SPDX-License-Identifier: MIT

import FileChecks
import Foundation
import InterfaceBuilder
import InterfaceDocuments
import LayoutFiles
import Reports

/// Why scenes cannot be had.
enum SceneSourceError: Error {
  /// The layout file has a fault.
  case layoutFile(LayoutFileError)
  /// The document has a fault.
  case document(InterfaceError, path: String)
  /// There is neither a file nor a revision of that name; git's words.
  case noSuchRevision(String, reason: String)

  /// The fault on one line.
  var line: String {
    switch self {
    case .layoutFile(let error): error.line
    case .document(let error, let path):
      "\(path):\(error.position.line):\(error.position.column): error: \(error.sentence)"
    case .noSuchRevision(let name, let reason):
      "error: '\(name)' is neither a file nor a revision with this file\(reason.isEmpty ? "" : ": " + reason)"
    }
  }
}

/// Where scenes to draw come from: a file as it is, or as it was in a revision.
@MainActor
struct SceneSource {
  let options: SceneOptions

  /// The scenes of the file at `path`.
  func scenes(at path: String, input: () -> Data) throws(SceneSourceError) -> [DrawnScene] {
    if path == "-" { return try scenes(in: input(), path: path) }
    if DocumentPaths.isDocument(path) {
      do throws(InterfaceError) {
        return scenes(of: try InterfaceDocument(contentsOf: path))
      } catch {
        throw .document(error, path: path)
      }
    }
    do throws(LayoutFileError) {
      return [DrawnScene(try LayoutScene.load(path: path, options: options))]
    } catch {
      throw .layoutFile(error)
    }
  }

  /// The scenes of what the file at `path` is compared with: another file, or the same file in a revision.
  func scenes(before path: String, against other: String) throws(SceneSourceError) -> [DrawnScene] {
    if FileManager.default.fileExists(atPath: other) { return try scenes(at: other, input: { Data() }) }
    return try scenes(in: try GitRevision(name: other).contents(of: path), path: "\(other):\(path)")
  }

  private func scenes(in data: Data, path: String) throws(SceneSourceError) -> [DrawnScene] {
    if DocumentPaths.isDocument(path) {
      do throws(InterfaceError) {
        return scenes(of: try InterfaceDocument(bytes: [UInt8](data)))
      } catch {
        throw .document(error, path: path)
      }
    }
    do throws(LayoutFileError) {
      return [DrawnScene(try LayoutScene.load(data: data, path: path, options: options))]
    } catch {
      throw .layoutFile(error)
    }
  }

  private func scenes(of document: InterfaceDocument) -> [DrawnScene] {
    let canvas = Canvas(document, options: CanvasOptions(options, sizes: .predicted, of: document))
    canvas.resizeToScreen()
    return DrawnScene.scenes(of: canvas)
  }
}
