// SPDX-License-Identifier: MIT

import Foundation
import SourceAdapter

/// Finds the sets of the asset catalogs of a package.
enum AssetSearch {
  private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// The sets of images and colors in the catalogs below a directory.
  static func symbols(below directory: URL) -> AssetSymbols {
    var result = AssetSymbols()
    var pending = [(directory, false)]
    while let (current, isCatalog) = pending.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: current.path)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") && !skipped.contains(name) {
        let url = current.appendingPathComponent(name)
        if isCatalog, name.hasSuffix(".imageset") {
          result.insert(String(name.dropLast(9)), .image)
        } else if isCatalog, name.hasSuffix(".colorset") {
          result.insert(String(name.dropLast(9)), .color)
        } else if url.hasDirectoryPath || isDirectory(url) {
          pending.append((url, isCatalog || name.hasSuffix(".xcassets")))
        }
      }
    }
    return result
  }

  private static func isDirectory(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
    return !isLink && FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }
}
