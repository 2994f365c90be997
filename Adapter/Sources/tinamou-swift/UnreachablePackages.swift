// SPDX-License-Identifier: MIT

import Delivery
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

  /// Asks the repositories that are not in the list, and adds and names those that do not answer, or else those without the version that
  /// is required. Returns whether there are any.
  ///
  /// - Parameters:
  ///   - candidates: The addresses of the packages.
  ///   - log: What SwiftPM printed when it looked for the packages.
  func find(among candidates: [String], log: String) throws -> Bool {
    let rest = Set(candidates).subtracting(addresses).sorted()
    let lost = try rest.filter { address in
      try Subprocess.run("git", ["ls-remote", "--exit-code", address, "HEAD"], output: .none) != 0
    }
    if !lost.isEmpty {
      try note(lost, "Packages that cannot be fetched")
      return true
    }
    let unfit = ResolutionErrors(log).packages(among: rest)
    if unfit.isEmpty { return false }
    try note(unfit, "Packages without a version that is required")
    return true
  }

  private func note(_ lost: [String], _ description: String) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let all = addresses.union(lost).sorted()
    try Data((all.joined(separator: "\n") + "\n").utf8).write(to: file, options: .atomic)
    StandardError.write(
      "\(description), whose modules are missing therefore: \(lost.joined(separator: ", ")). "
        + "`--packages FOLDER` takes packages from a folder of clones; remove \(file.path) to fetch them again.\n")
  }
}
