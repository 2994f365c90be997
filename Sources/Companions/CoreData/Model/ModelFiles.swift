// SPDX-License-Identifier: MIT

import Foundation

/// Finds model files in bundles. Those of an app have the names that Xcode's compiled models have.
enum ModelFiles {
  private static let endings = ["momd", "mom", "xcdatamodeld", "xcdatamodel"]

  /// Returns the model files at the top of bundles, in alphabetical order.
  static func all(in bundles: [Bundle]) -> [URL] {
    bundles.flatMap { bundle in
      // The resources of a program without an information property list are beside it, in a folder that the bundle does not name.
      let folders = [bundle.resourceURL, bundle.bundleURL.appendingPathComponent("Resources")].compactMap { $0 }
      return Set(folders.map(\.standardizedFileURL.path)).sorted().flatMap(models)
    }
  }

  private static func models(in folder: String) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map(URL(fileURLWithPath: folder).appendingPathComponent).filter {
      endings.contains($0.pathExtension)
    }
  }

  /// Returns the model file with a name in the main bundle, or in any other.
  static func named(_ name: String) -> URL? {
    let bundles = [Bundle.main] + Bundle.allBundles + Bundle.allFrameworks
    return all(in: bundles).first { $0.deletingPathExtension().lastPathComponent == name }
  }
}
