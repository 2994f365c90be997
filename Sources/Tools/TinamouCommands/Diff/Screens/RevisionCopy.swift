// SPDX-License-Identifier: MIT

import Foundation

/// A copy of a revision of a repository in a folder that is kept: a later copy replaces only the files that differ, so that only these are
/// compiled.
enum RevisionCopy {
  /// The reason that there is no copy.
  struct Problem: Error {
    let message: String
  }

  /// Returns the folder with a revision of the package in a folder of a repository.
  ///
  /// - Parameters:
  ///   - revision: A branch, a tag, a hash or an expression such as `HEAD~2`.
  ///   - package: The folder of the package.
  ///   - side: The name of the side, each of which has a copy of its own.
  static func make(_ revision: String, of package: String, side: String) throws(Problem) -> String {
    // Git would read a name that starts with a dash as an option.
    guard !revision.hasPrefix("-") else { throw Problem(message: "there is no revision '\(revision)'") }
    let top = try line(["rev-parse", "--show-toplevel"], in: package)
    let prefix = try line(["rev-parse", "--show-prefix"], in: package)
    let directory = try line(["rev-parse", "--absolute-git-dir"], in: package)
    let commit = try line(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"], in: package
    ) {
      "'\(revision)' is neither a folder nor a revision; `git log` prints the revisions, and `git fetch` brings those of a server"
    }
    let folder = cache(of: top).appendingPathComponent(side, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Problem(message: "'\(folder.path)' cannot be written")
    }
    // An index of its own: that of the repository stays as it is.
    _ = try line(
      ["--git-dir", directory, "--work-tree", folder.path, "read-tree", "--reset", "-u", commit], in: folder.path,
      ["GIT_INDEX_FILE": folder.path + ".index"])
    return prefix.isEmpty ? folder.path : folder.appendingPathComponent(prefix, isDirectory: true).path
  }

  private static func cache(of repository: String) -> URL {
    let home =
      ProcessInfo.processInfo.environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache", isDirectory: true)
    let name = (repository as NSString).lastPathComponent
    let hash = repository.utf8.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    return home.appendingPathComponent("tinamou/sides/\(name)-\(String(hash, radix: 36))", isDirectory: true)
  }

  private static func line(
    _ arguments: [String], in folder: String, _ environment: [String: String] = [:], _ message: (() -> String)? = nil
  ) throws(Problem) -> String {
    do throws(GitCommand.Failure) {
      let output = try GitCommand.output(of: arguments, in: folder, environment: environment)
      return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
    } catch {
      throw Problem(
        message: message?() ?? "Git cannot read the revisions of '\(folder)': \(error.reason.withoutGitsWord)")
    }
  }
}
