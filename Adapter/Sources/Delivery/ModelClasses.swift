// SPDX-License-Identifier: MIT

import Foundation
import SourceAdapter

/// The classes that Xcode generates from the Core Data models of a package. A model's target is that of the files around it.
enum ModelClasses {
  /// Adds the classes of the models below a directory.
  ///
  /// - Parameter files: The Swift files of the package.
  static func add(to declarations: inout GeneratedDeclarations, below directory: URL, files: [String]) {
    let candidates = files.filter { !isTest($0) }.sorted()
    for model in models(below: directory) {
      guard let document = document(of: model), let data = try? Data(contentsOf: document),
        let text = ManagedModel(data: data)?.declarations, let file = host(of: model, candidates)
      else { continue }
      declarations.add(text, to: file)
    }
  }

  // MARK: Files

  /// The file that gets the classes of a model: one that imports Core Data, in the nearest folder around the model.
  private static func host(of model: URL, _ files: [String]) -> String? {
    var folder = model.deletingLastPathComponent()
    while folder.pathComponents.count > 1 {
      let near = files.filter { $0.hasPrefix(folder.path + "/") }
      let importing = near.filter { path in
        ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").contains("import CoreData")
      }
      if let first = importing.first { return first }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }

  // MARK: Models

  private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  private static func models(below directory: URL) -> [URL] {
    var result: [URL] = []
    var pending = [directory]
    while let current = pending.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: current.path)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") && !skipped.contains(name) {
        let url = current.appendingPathComponent(name)
        if name.hasSuffix(".xcdatamodeld") || name.hasSuffix(".xcdatamodel") {
          result.append(url)
        } else if isDirectory(url) {
          pending.append(url)
        }
      }
    }
    return result.sorted { $0.path < $1.path }
  }

  private static func isDirectory(_ url: URL) -> Bool {
    var status = stat()
    return lstat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The document of a model, or of the current one of several versions.
  private static func document(of model: URL) -> URL? {
    if model.pathExtension == "xcdatamodel" { return model.appendingPathComponent("contents") }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: model.path)) ?? []).sorted()
    let current = model.appendingPathComponent(".xccurrentversion")
    let list = (try? Data(contentsOf: current)).flatMap {
      try? PropertyListDecoder().decode([String: String].self, from: $0)
    }
    let version = list?["_XCCurrentVersionName"] ?? names.last { $0.hasSuffix(".xcdatamodel") }
    return version.map { model.appendingPathComponent($0).appendingPathComponent("contents") }
  }
}
