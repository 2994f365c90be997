// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments

/// A model file of Xcode: the XML document `contents` in a folder `Model.xcdatamodel`, which can be one of several versions.
///
/// Source: files that Xcode writes; Apple, Core Data Programming Guide, “Creating a Managed Object Model”.
struct ModelDocument {
  /// The reason why a model cannot be read.
  enum Failure: Error, CustomStringConvertible {
    case noContents(String)
    case compiled(String)
    case invalid(String)

    var description: String {
      switch self {
      case .noContents(let path): "\(path) is missing"
      case .compiled(let path): "\(path) is compiled; the model's source, Model.xcdatamodeld, is needed"
      case .invalid(let reason): "it is not a valid document: \(reason)"
      }
    }
  }

  private let document: MarkupDocument
  var root: MarkupElement { document.root }

  init(contentsOf url: URL) throws {
    let file = try Self.contents(of: url)
    let document: MarkupDocument
    do { document = try MarkupDocument(contentsOf: file.path) } catch { throw Failure.invalid("\(error)") }
    guard document.root.name == "model" else { throw Failure.invalid("its root is not “model”") }
    self.document = document
  }

  /// Returns the document of a model, or of the current one of several versions.
  private static func contents(of url: URL) throws(Failure) -> URL {
    let plain = url.appendingPathComponent("contents")
    if FileManager.default.fileExists(atPath: plain.path) { return plain }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    let versions = names.filter { $0.hasSuffix(".xcdatamodel") }
    guard let version = currentVersion(in: url) ?? versions.last else {
      throw url.pathExtension.hasPrefix("mom") ? .compiled(url.path) : .noContents(plain.path)
    }
    return url.appendingPathComponent(version).appendingPathComponent("contents")
  }

  private static func currentVersion(in folder: URL) -> String? {
    let file = folder.appendingPathComponent(".xccurrentversion")
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? PropertyListDecoder().decode([String: String].self, from: data)["_XCCurrentVersionName"]
  }
}

extension MarkupElement {
  /// Whether an attribute is set.
  func flag(_ name: String) -> Bool { self[name] == "YES" }
}
