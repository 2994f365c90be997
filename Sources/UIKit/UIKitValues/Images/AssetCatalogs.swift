// SPDX-License-Identifier: MIT

import Foundation

/// The asset catalogs (`.xcassets`) in the folders of ``ImageFolders`` and in bundles, in their source form.
enum AssetCatalogs {
  /// Returns the contents of the sets of a kind, such as `colorset`, with the given name, in search order. The name
  /// may contain the folders above the set.
  static func sets<Contents: Decodable>(
    _ kind: String, named name: String, in bundle: Bundle?, _ type: Contents.Type
  ) -> [(folder: URL, contents: Contents)] {
    ImageFolders.searched(bundle).flatMap { folder in
      sets("\(name).\(kind)", in: folder).compactMap { set in
        guard let data = ImageFolders.contents(of: set.appendingPathComponent("Contents.json").path),
          let contents = try? JSONDecoder().decode(type, from: data)
        else { return nil }
        return (set, contents)
      }
    }
  }

  /// Returns the folders with the given name in the asset catalogs of `folder`, at any depth.
  static func sets(_ name: String, in folder: URL) -> [URL] {
    let manager = FileManager.default
    let entries = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    return entries.sorted().filter { $0.hasSuffix(".xcassets") }.flatMap { catalog -> [URL] in
      let root = folder.appendingPathComponent(catalog)
      let below = (try? manager.subpathsOfDirectory(atPath: root.path)) ?? []
      return below.filter { $0 == name || $0.hasSuffix("/\(name)") }.sorted().map(root.appendingPathComponent)
    }
  }

  /// A condition of an entry of a set, such as a dark appearance.
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  /// Returns whether an entry of a set applies to an environment.
  static func fits(_ appearances: [Appearance]?, isDark: Bool) -> Bool {
    (appearances ?? []).allSatisfy { $0.appearance != "luminosity" || ($0.value == "dark") == isDark }
  }

  /// Returns whether an entry of a set has a condition on the luminosity.
  static func isSpecific(_ appearances: [Appearance]?) -> Bool {
    (appearances ?? []).contains { $0.appearance == "luminosity" }
  }
}
