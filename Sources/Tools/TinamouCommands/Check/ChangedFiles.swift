// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments
import LayoutFiles

/// The reason why files cannot be compared with a revision.
enum RevisionError: Error, Equatable {
  /// The file does not belong to a repository.
  case noRepository(String)
  /// The repository has no such revision.
  case noRevision(String, repository: String)
  /// Git cannot say how the files of the repository have changed.
  case unreadable(repository: String, reason: String)
  /// The older version of a file cannot be stored.
  case noCopy(String, String)

  /// A description of the error.
  var sentence: String {
    switch self {
    case .noRepository(let path): "'\(path)' does not belong to a Git repository, so there is no earlier version of it"
    case .noRevision(let name, let repository):
      "'\(name)' is not a revision of the repository '\(repository)'; in a clone without its history, fetch it first"
    case .unreadable(let repository, let reason): "Git cannot read the repository '\(repository)': \(reason)"
    case .noCopy(let path, let reason): "the earlier version of '\(path)' cannot be stored: \(reason)"
    }
  }
}

/// The place of a file in a Git repository.
struct RepositoryPath {
  /// The folder of the repository.
  let repository: String
  /// The path of the file in it.
  let path: String

  /// Finds the repository that contains a file, which need not exist; `nil` if there is none.
  init?(_ file: String) {
    let folder = URL(fileURLWithPath: FilePath.folder(of: file)).resolvingSymlinksInPath().standardizedFileURL.path
    let components = folder.split(separator: "/")
    for count in stride(from: components.count, through: 0, by: -1) {
      let root = "/" + components[..<count].joined(separator: "/")
      guard FileManager.default.fileExists(atPath: root + "/.git") else { continue }
      repository = root
      path = (components[count...] + [FilePath.lastComponent(of: file)[...]]).joined(separator: "/")
      return
    }
    return nil
  }
}

/// The files of a repository that differ from a revision.
struct ChangedFiles {
  /// A change of a file.
  enum Change: Equatable {
    /// The revision does not contain the file.
    case added
    /// The revision contains the file with other contents, at this path.
    case changed(from: String)
  }

  /// The changed files that exist, by their paths in the repository. Files that Git ignores are not among them.
  let changes: [String: Change]

  private let repository: String
  private let commit: String

  /// Compares the files of a repository with the last commit that a revision and the current commit have in common, so that
  /// what others have added to a branch since then is not taken for a change. If there is none, as in a clone without its history,
  /// they are compared with the revision itself.
  init(since revision: String, in repository: String) throws(RevisionError) {
    func git(_ arguments: String...) throws(GitCommand.Failure) -> String {
      String(decoding: try GitCommand.output(of: arguments, in: repository), as: UTF8.self)
    }
    let unknown = RevisionError.noRevision(revision, repository: repository)
    // Git would read a name that starts with a dash as an option.
    if revision.hasPrefix("-") { throw unknown }
    var commit: String
    do throws(GitCommand.Failure) {
      commit = try git("rev-parse", "--verify", revision + "^{commit}")
    } catch {
      // Git says so of a repository that belongs to another user, for example.
      if (try? git("rev-parse", "--git-dir")) == nil { throw .unreadable(repository: repository, reason: error.reason) }
      throw unknown
    }
    commit = commit.trimmingCharacters(in: .whitespacesAndNewlines)
    if let base = try? git("merge-base", commit, "HEAD") {
      commit = base.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    do throws(GitCommand.Failure) {
      var changes = Self.changes(
        inStatuses: try git("diff", "--name-status", "--find-renames", "--no-ext-diff", "-z", commit, "--"))
      for path in try git("ls-files", "--others", "--exclude-standard", "-z").split(separator: "\0") {
        changes[String(path)] = .added
      }
      self.changes = changes
    } catch {
      throw .unreadable(repository: repository, reason: error.reason)
    }
    self.repository = repository
    self.commit = commit
  }

  /// Returns the contents of a file of the revision.
  func contents(of path: String) throws(RevisionError) -> [UInt8] {
    do throws(GitCommand.Failure) {
      return try GitCommand.output(of: ["show", "\(commit):\(path)"], in: repository, limit: MarkupLimits().bytes)
    } catch {
      throw .unreadable(repository: repository, reason: error.reason)
    }
  }

  /// Reads what `git diff --name-status -z` prints: a letter, and one path, or of a renamed file two, each ended by a zero byte.
  static func changes(inStatuses text: String) -> [String: Change] {
    var changes: [String: Change] = [:]
    for case (let before, let after?) in statuses(in: text) {
      changes[after] = before.map { Change.changed(from: $0) } ?? .added
    }
    return changes
  }

  /// Reads what `git diff --name-status -z` prints, as the paths before and after the change; `nil` where there is no file.
  static func statuses(in text: String) -> [(before: String?, after: String?)] {
    var fields = text.split(separator: "\0").map(String.init)[...]
    var files: [(before: String?, after: String?)] = []
    while let status = fields.popFirst()?.first, let path = fields.popFirst() {
      switch status {
      case "D": files.append((path, nil))
      case "A": files.append((nil, path))
      case "R", "C": if let new = fields.popFirst() { files.append((path, new)) }
      default: files.append((path, path))
      }
    }
    return files
  }
}
