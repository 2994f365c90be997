// SPDX-License-Identifier: MIT

import Foundation

/// Finds the Swift files of a package.
enum SourceSearch {
  private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]
  private static let skippedSuffixes = [".xcodeproj", ".xcworkspace", ".xcassets", ".docc", ".playground", ".bundle"]

  /// The paths and stamps of the Swift files below a directory, manifests excepted.
  ///
  /// - Parameters:
  ///   - manifest: The manifest with the targets in the directory, if it is not in the directory itself.
  ///   - skippingTests: Whether directories for tests next to the manifest are left out.
  static func files(
    below directory: String, manifest: String? = nil, skippingTests: Bool = false
  ) -> [(path: String, stamp: FileStamp)] {
    var result: [(String, FileStamp)] = []
    var pending = [directory]
    let manifest = (try? String(contentsOfFile: manifest ?? directory + "/Package.swift", encoding: .utf8)) ?? ""
    // Directories of dependencies are skipped unless a target is in them.
    let folders = Set(targetPaths(in: manifest).flatMap { $0.split(separator: "/").map(String.init) })
    let skipped = skipped.subtracting(folders)
    while let current = pending.popLast() {
      guard let stream = opendir(current) else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name.hasPrefix(".") || (skippingTests && current == directory && name.hasSuffix("Tests")) { continue }
        let path = current + "/" + name
        if name.hasSuffix(".swift") {
          if current == directory, name.hasPrefix("Package") { continue }
          if let stamp = FileStamp(path: path) { result.append((path, stamp)) }
        } else if isDirectory(entry.pointee.d_type, path), !skipped.contains(name),
          !skippedSuffixes.contains(where: name.hasSuffix)
        {
          // A package within the package is not part of it.
          if access(path + "/Package.swift", F_OK) != 0 { pending.append(path) }
        }
      }
    }
    return result.sorted { $0.0 < $1.0 }
  }

  /// The paths that a manifest gives its targets.
  private static func targetPaths(in manifest: String) -> [Substring] {
    manifest.ranges(of: "path: \"").map { manifest[$0.upperBound...].prefix { $0 != "\"" } }
  }

  private static func isDirectory(_ type: UInt8, _ path: String) -> Bool {
    if type == UInt8(DT_DIR) { return true }
    // Links to directories are not followed: they may lead round in circles.
    return false
  }
}
