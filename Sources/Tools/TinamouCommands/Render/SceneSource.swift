// SPDX-License-Identifier: MIT

import FileChecks
import Foundation
import InterfaceBuilder
import InterfaceDocuments
import LayoutFiles
import Reports
import Tinamou

/// The reason why scenes cannot be loaded.
enum SceneSourceError: Error {
  /// The layout file has an error.
  case layoutFile(LayoutFileError)
  /// The document has an error.
  case document(InterfaceError, path: String)
  /// There is neither a file nor a revision with this name. The reason is git's message.
  case noSuchRevision(String, reason: String)

  /// A fault with its location, which is `nil` for a fault of the command line.
  typealias Fault = (sentence: String, location: String?)

  /// Descriptions of the faults.
  var faults: [Fault] {
    switch self {
    case .layoutFile(let error):
      error.all.map { ($0.sentence, "\($0.path):\($0.position.line):\($0.position.column)") }
    case .document(let error, let path):
      [(error.sentence, "\(path):\(error.position.line):\(error.position.column)")]
    case .noSuchRevision(let name, let reason):
      [("'\(name)' is neither a file nor a revision with this file\(reason.isEmpty ? "" : ": " + reason)", nil)]
    }
  }
}

/// The source of scenes to draw: a file, or a file at a revision.
@MainActor
struct SceneSource {
  let options: SceneOptions
  let placeholders: Placeholders

  /// Returns the scenes of the file at `path`.
  func scenes(at path: String, input: () -> Data) throws(SceneSourceError) -> [DrawnScene] {
    if path == "-" { return try scenes(in: input(), path: path) }
    if DocumentPaths.isDocument(path) {
      ImageFolders.all = DocumentFolders.ofImages(for: path)
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

  /// Returns the scenes that the file at `path` is compared with: those of another file, or of the same file at a
  /// revision.
  func scenes(before path: String, against other: String) throws(SceneSourceError) -> [DrawnScene] {
    if FileManager.default.fileExists(atPath: other) { return try scenes(at: other, input: { Data() }) }
    return try scenes(in: try GitRevision(name: other).contents(of: path), path: "\(other):\(path)")
  }

  /// Returns the scenes of the contents of a file.
  func scenes(in data: Data, path: String) throws(SceneSourceError) -> [DrawnScene] {
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
    DrawnScene.scenes(
      of: Canvas(document, options: CanvasOptions(options, sizes: .predicted, of: document)), placeholders)
  }
}
