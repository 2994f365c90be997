// SPDX-License-Identifier: MIT

import Foundation
import SourceAdapter

/// Reads what generated accessors need of the resources of a target.
enum ResourceSearch {
  /// The accessors of files and folders of resources.
  static func accessors(of resources: [URL]) -> ResourceAccessors {
    var result = ResourceAccessors()
    for resource in resources.sorted(by: { $0.path < $1.path }) {
      let name = resource.deletingPathExtension().lastPathComponent
      switch resource.pathExtension {
      case "xcassets": result.catalogs[name, default: []] += assets(in: resource, folders: [])
      case "strings": add(strings(in: resource), name, of: language(of: resource), to: &result)
      case "xcstrings": add(catalogTexts(in: resource), name, of: nil, to: &result)
      case "ttf", "otf":
        if let names = FontFileNames(file: resource) {
          result.fonts.append(
            ResourceAccessors.Font(
              family: names.family, style: names.style, name: names.postScript, file: resource.lastPathComponent))
        }
      default: continue
      }
    }
    return result
  }

  // MARK: Assets

  private static let kinds: [String: ResourceAccessors.Asset.Kind] = [
    "imageset": .image, "symbolset": .image, "colorset": .color, "dataset": .data,
  ]

  private static func assets(in folder: URL, folders: [String]) -> [ResourceAccessors.Asset] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().flatMap { name -> [ResourceAccessors.Asset] in
      let url = folder.appendingPathComponent(name)
      if let kind = kinds[url.pathExtension] {
        return [.init(name: url.deletingPathExtension().lastPathComponent, kind: kind, folders: folders)]
      }
      guard url.pathExtension.isEmpty, name != "Contents.json" else { return [] }
      return assets(in: url, folders: AssetSearch.providesNamespace(url) ? folders + [name] : folders)
    }
  }

  // MARK: Texts

  /// Adds the texts of a language. Those of the language of development come before others.
  private static func add(
    _ texts: [String: String], _ table: String, of language: String?, to result: inout ResourceAccessors
  ) {
    let isPreferred = ["Base", "en", nil].contains(language)
    result.tables[table, default: [:]].merge(texts) { old, new in isPreferred ? new : old }
  }

  private static func language(of file: URL) -> String? {
    let folder = file.deletingLastPathComponent()
    return folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
  }

  private static func strings(in file: URL) -> [String: String] {
    let list = (try? Data(contentsOf: file)).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil)
    }
    return list as? [String: String] ?? [:]
  }

  private static func catalogTexts(in file: URL) -> [String: String] {
    guard let tables = try? StringCatalog(file).tables else { return [:] }
    let preferred = tables["en"] ?? tables.sorted { $0.key < $1.key }.first?.value
    return (preferred?.strings ?? [:]).merging(preferred?.plurals.formats ?? [:]) { $1 }
  }
}
