// SPDX-License-Identifier: MIT

import Foundation
import SourceAdapter

/// Targets of a package with sources in Objective-C, for which Swift has stand-ins by their headers.
enum ObjectiveCTarget {
  /// The Swift texts with what the public headers of targets declare, by the names of the targets. Those that declare nothing have none.
  ///
  /// - Parameter root: The directory of the manifest.
  static func standIns(for targets: [ManifestContents.Target], below root: String) -> [String: String] {
    let texts = targets.compactMap { target in text(of: target, below: root).map { (target, $0) } }
    let names = Set(texts.map(\.0.name))
    return texts.reduce(into: [:]) { result, entry in
      // Headers of a target can name what those of another one declare.
      let others = entry.0.targetNames.filter(names.contains)
      let imports = others.map { "\n@_exported import \(ModuleName.of(target: $0))" }
      result[entry.0.name] = imports.joined() + entry.1
    }
  }

  private static func text(of target: ManifestContents.Target, below root: String) -> String? {
    guard let path = target.directory(below: root) else { return nil }
    let directory = URL(fileURLWithPath: root).appendingPathComponent(path).standardizedFileURL
    let open = directory.appendingPathComponent(target.publicHeadersPath ?? "include").standardizedFileURL.path
    let headers = headers(in: directory)
    let umbrella = headers.filter { open == directory.path || $0.path.hasPrefix(open + "/") }.map {
      "#import \"\($0.lastPathComponent)\"\n"
    }
    let files = Dictionary(headers.map { ($0.lastPathComponent, $0) }) { first, _ in first }
    let text = HeaderStandIns.text(bridging: umbrella.joined()) { files[$0].flatMap(contents) }
    return text.isEmpty ? nil : text
  }

  private static func headers(in directory: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "h" }.sorted { $0.path < $1.path }
  }

  private static func contents(of file: URL) -> String? {
    (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
  }
}
