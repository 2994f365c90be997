// SPDX-License-Identifier: MIT

import Foundation

/// The addresses of packages that could not be fetched, which a file lists until the user removes it.
struct UnreachablePackages: Sendable {
  /// The file with the list.
  let file: URL

  /// The addresses.
  var addresses: Set<String> {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return Set(text.split(separator: "\n").map(String.init))
  }

  /// Asks the repositories that are not in the list, and adds and names those that do not answer. Returns whether there are any.
  func find(among candidates: [String]) throws -> Bool {
    let known = addresses
    let lost = try candidates.filter { !known.contains($0) }.filter { address in
      try Subprocess.run("git", ["ls-remote", "--exit-code", address, "HEAD"], output: .none) != 0
    }
    if lost.isEmpty { return false }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data((known.union(lost).sorted().joined(separator: "\n") + "\n").utf8).write(to: file, options: .atomic)
    StandardError.write(
      "Packages that cannot be fetched, whose modules are missing therefore: \(lost.joined(separator: ", ")). "
        + "Remove \(file.path) to try them again.\n")
    return true
  }
}
