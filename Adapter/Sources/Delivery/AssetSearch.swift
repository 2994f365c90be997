// SPDX-License-Identifier: MIT

import Foundation
import SourceAdapter

/// Finds the sets of the asset catalogs of a package, and the texts of its string catalogs.
enum AssetSearch {
  private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// The sets of images and colors, and the texts, in the catalogs below a directory.
  static func symbols(below directory: URL) -> AssetSymbols {
    var result = AssetSymbols()
    // The folders around what is in a catalog that provide a namespace.
    var pending: [(URL, isCatalog: Bool, folders: [String])] = [(directory, false, [])]
    while let (current, isCatalog, folders) = pending.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: current.path)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") && !skipped.contains(name) {
        let url = current.appendingPathComponent(name)
        if isCatalog, name.hasSuffix(".imageset") {
          result.insert(String(name.dropLast(9)), .image, in: folders)
        } else if isCatalog, name.hasSuffix(".colorset") {
          result.insert(String(name.dropLast(9)), .color, in: folders)
        } else if name.hasSuffix(".xcstrings") {
          for text in (try? StringCatalog(url))?.symbols ?? [] { result.insert(text) }
        } else if url.hasDirectoryPath || isDirectory(url) {
          let isInCatalog = isCatalog || name.hasSuffix(".xcassets")
          pending.append((url, isInCatalog, isCatalog && providesNamespace(url) ? folders + [name] : folders))
        }
      }
    }
    return result
  }

  private struct Folder: Decodable {
    struct Properties: Decodable {
      var isNamespace: Bool?

      enum CodingKeys: String, CodingKey { case isNamespace = "provides-namespace" }
    }
    var properties: Properties?
  }

  /// Whether the names of the sets in a folder of a catalog begin with that of the folder.
  static func providesNamespace(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return false }
    return (try? JSONDecoder().decode(Folder.self, from: data))?.properties?.isNamespace ?? false
  }

  private static func isDirectory(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
    return !isLink && FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }
}
