// SPDX-License-Identifier: MIT

import FileChecks
import Foundation
import InterfaceDocuments
import SystemFiles

/// A document or layout file that differs between two sides.
struct ChangedFile {
  /// The contents of a file on one side.
  struct Version {
    /// The path, as the report names it.
    let path: String
    /// Reads the contents.
    let contents: () throws(DiffSideError) -> [UInt8]
  }

  /// The file before the change; `nil` for a new one.
  let before: Version?
  /// The file after the change; `nil` for one that is gone.
  let after: Version?

  /// The path after the change, or before it.
  var path: String { (after ?? before)?.path ?? "" }
}

/// The reason why a side cannot be read.
enum DiffSideError: Error {
  /// There is neither a file nor a revision with this name.
  case unknownSide(String, reason: String)
  /// A file is compared with something else.
  case unlikeSides(String, String)
  /// A folder or a file has no second side.
  case missingSide(String, isFolder: Bool)
  /// Neither side has this folder or file.
  case unknownPath(String)
  /// The file is neither a document nor a layout file.
  case unsupportedFile(String)
  /// Git or the system cannot read a file.
  case unreadable(String, reason: String)

  /// A description of the error.
  var sentence: String {
    switch self {
    case .unknownSide(let name, let reason):
      "'\(name)' is neither a file, a folder nor a revision of the repository in this folder"
        + (reason.isEmpty
          ? "; `git log` prints its revisions, and `git fetch` brings those of a server"
          : " (\(reason)); name two files or folders, or run the command in the repository")
    case .unlikeSides(let one, let other):
      "'\(one)' and '\(other)' cannot be compared; name two files, or two folders or revisions, and one file of these with --only"
    case .missingSide(let path, let isFolder):
      "'\(path)' has nothing to be compared with; name a second \(isFolder ? "folder or a revision" : "file")"
        + (isFolder ? "" : ", or its revision with --only: tinamou diff HEAD --only \(path)")
    case .unknownPath(let path):
      "neither side has '\(path)', which --only names; its path starts at the current folder, or at the compared folders"
    case .unsupportedFile(let path):
      "'\(path)' is neither a document (.storyboard, .xib) nor a layout file (.layout.yaml)"
    case .unreadable(let path, let reason): "'\(path)' cannot be read: \(reason)"
    }
  }

  /// The file that cannot be read; `nil` for another error.
  var path: String? {
    switch self {
    case .unreadable(let path, _), .unsupportedFile(let path): path
    case .unknownSide, .unlikeSides, .missingSide, .unknownPath: nil
    }
  }

  /// The exit status of the command.
  var status: ExitStatus {
    switch self {
    case .unknownSide, .unlikeSides, .missingSide, .unknownPath: .usage
    case .unreadable, .unsupportedFile: .input
    }
  }
}

/// The two sides of a comparison.
struct DiffSides {
  private let before: Side
  private let after: Side
  private let only: String?

  private enum Side {
    case file(String)
    case folder(String)
    case revision(Revision)
    case workingTree
  }

  private struct Revision {
    let name: String
    let commit: String
  }

  /// Finds out what the names of two sides mean. Without a second one, it is the working tree.
  init(before: String, after: String?, only: String?) throws(DiffSideError) {
    self.before = try Self.side(before)
    self.after = try after.map(Self.side) ?? .workingTree
    self.only = only
    try requirePath()
  }

  private static func side(_ name: String) throws(DiffSideError) -> Side {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: name, isDirectory: &isFolder) {
      return isFolder.boolValue ? .folder(name) : .file(name)
    }
    // Git would read a name that starts with a dash as an option.
    guard !name.hasPrefix("-") else { throw .unknownSide(name, reason: "") }
    do throws(GitCommand.Failure) {
      let commit = try GitCommand.output(of: ["rev-parse", "--verify", "--quiet", name + "^{commit}"], in: ".")
      let hash = String(decoding: commit, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      return .revision(Revision(name: name, commit: hash))
    } catch {
      throw .unknownSide(name, reason: error.reason.withoutGitsWord)
    }
  }

  /// Throws if neither side has the folder or file to which the comparison is limited.
  private func requirePath() throws(DiffSideError) {
    guard let only, !contains(only, before), !contains(only, after) else { return }
    throw .unknownPath(only)
  }

  private func contains(_ path: String, _ side: Side) -> Bool {
    switch side {
    case .folder(let folder): FileManager.default.fileExists(atPath: "\(folder)/\(path)")
    case .revision(let revision):
      (try? git(["ls-tree", "--name-only", revision.commit, "--", path])).map { !$0.isEmpty } ?? false
    case .workingTree, .file: FileManager.default.fileExists(atPath: path)
    }
  }

  /// The documents and layout files that differ, ordered by path.
  func files() throws(DiffSideError) -> [ChangedFile] {
    switch (before, after) {
    case (.file(let one), .file(let other)):
      [ChangedFile(before: Self.version(ofFile: one), after: Self.version(ofFile: other))]
    case (.folder(let one), .folder(let other)): folderPairs(Self.listing(ofFolder: one), Self.listing(ofFolder: other))
    case (.revision(let one), .revision(let other)): try changes(from: one.commit, to: other.commit)
    case (.revision(let one), .workingTree): try changes(from: one.commit, to: nil)
    case (.revision(let one), .folder(let other)):
      folderPairs(try listing(ofRevision: one.commit), Self.listing(ofFolder: other))
    case (.folder(let one), .revision(let other)):
      folderPairs(Self.listing(ofFolder: one), try listing(ofRevision: other.commit))
    case (.revision(let one), .file(let other)): throw .unlikeSides(one.name, other)
    case (.file(let one), .revision(let other)): throw .unlikeSides(one, other.name)
    case (.file(let one), .folder(let other)), (.folder(let one), .file(let other)): throw .unlikeSides(one, other)
    case (.file(let path), .workingTree): throw .missingSide(path, isFolder: false)
    case (.folder(let path), .workingTree): throw .missingSide(path, isFolder: true)
    case (.workingTree, _): []
    }
  }

  /// The number of sources in Swift and Objective-C that differ between two revisions, or a revision and the working tree, and lay out views;
  /// 0 for other sides.
  var sourceCount: Int {
    guard case .revision(let one) = before else { return 0 }
    let other: String?
    switch after {
    case .revision(let revision): other = revision.commit
    case .workingTree: other = nil
    case .file, .folder: return 0
    }
    let patterns = ["*.swift", "*.m", "*.mm"].map { ":(glob)" + (only.map { $0 + "/" } ?? "") + "**/" + $0 }
    let words = "UI[A-Z]|[Cc]onstraint|[Ff]rame|Layout|layout|Insets|Preview|snp|Anchor"
    let arguments =
      ["diff", "--name-only", "--no-ext-diff", "-z", "-G", words, one.commit] + [other].compactMap { $0 } + ["--"]
      + patterns
    return (try? git(arguments))?.split(separator: "\0").count ?? 0
  }

  /// Whether a path is that of a document or layout file.
  static func isCompared(_ path: String) -> Bool {
    DocumentPaths.isDocument(path) || path.hasSuffix(".layout.yaml") || path.hasSuffix(".layout.yml")
  }

  // MARK: Git

  /// The files that differ between a commit and another one, or the working tree for `nil`.
  private func changes(from commit: String, to other: String?) throws(DiffSideError) -> [ChangedFile] {
    let scope = ["--", only ?? ":/"]
    // A bare repository has commits, and no files.
    let root = other == nil ? try root() : ""
    var files = ChangedFiles.statuses(
      in: try git(
        ["diff", "--name-status", "--find-renames", "--no-ext-diff", "-z", commit] + [other].compactMap { $0 } + scope))
    if other == nil {
      let untracked = try git(["ls-files", "--others", "--exclude-standard", "--full-name", "-z"] + scope)
      files += untracked.split(separator: "\0").map { (before: nil, after: String($0)) }
    }
    return files.filter { Self.isCompared($0.after ?? $0.before ?? "") }
      .sorted { ($0.after ?? $0.before ?? "") < ($1.after ?? $1.before ?? "") }
      .map { file in
        ChangedFile(
          before: file.before.map { Self.version(of: $0, in: commit) },
          after: file.after.map { path in
            other.map { Self.version(of: path, in: $0) } ?? Self.version(ofFile: root + "/" + path, named: path)
          })
      }
  }

  private func root() throws(DiffSideError) -> String {
    try git(["rev-parse", "--show-toplevel"]).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func git(_ arguments: [String]) throws(DiffSideError) -> String {
    do throws(GitCommand.Failure) {
      return String(decoding: try GitCommand.output(of: arguments, in: "."), as: UTF8.self)
    } catch {
      throw .unreadable(".", reason: "Git says: " + error.reason.withoutGitsWord)
    }
  }

  private func listing(ofRevision commit: String) throws(DiffSideError) -> [String: ChangedFile.Version] {
    let paths = try git(["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit]).split(separator: "\0").map(
      String.init)
    return Dictionary(
      uniqueKeysWithValues: paths.filter(Self.isCompared).map { ($0, Self.version(of: $0, in: commit)) })
  }

  private static func version(of path: String, in commit: String) -> ChangedFile.Version {
    ChangedFile.Version(path: path) { () throws(DiffSideError) in
      do throws(GitCommand.Failure) {
        return try GitCommand.output(of: ["show", "\(commit):\(path)"], in: ".", limit: MarkupLimits().bytes)
      } catch {
        throw .unreadable(path, reason: error.reason)
      }
    }
  }

  // MARK: Folders

  private static func listing(ofFolder folder: String) -> [String: ChangedFile.Version] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let paths = FileSearch.jobs(for: [folder]).map(\.path).filter(isCompared)
    return Dictionary(
      paths.map { path in
        let name = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
        return (name, version(ofFile: path, named: name))
      }, uniquingKeysWith: { first, _ in first })
  }

  private static func version(ofFile path: String, named name: String? = nil) -> ChangedFile.Version {
    ChangedFile.Version(path: name ?? path) { () throws(DiffSideError) in
      do throws(FileFault) {
        return try InputFile.read(path, limit: MarkupLimits().bytes)
      } catch {
        throw .unreadable(path, reason: error.reason)
      }
    }
  }

  /// Pairs files by their paths, then those that are left by their names, if no other file has these: they were moved.
  private func folderPairs(
    _ before: [String: ChangedFile.Version], _ after: [String: ChangedFile.Version]
  ) -> [ChangedFile] {
    let gone = Dictionary(grouping: before.keys.filter { after[$0] == nil }) { ($0 as NSString).lastPathComponent }
    let new = Dictionary(grouping: after.keys.filter { before[$0] == nil }) { ($0 as NSString).lastPathComponent }
    var moves: [String: String] = [:]
    for (name, paths) in new where paths.count == 1 && gone[name]?.count == 1 { moves[paths[0]] = gone[name]?[0] }
    let moved = Set(moves.values)
    let files =
      after.keys.map { path in
        ChangedFile(before: before[path] ?? moves[path].flatMap { before[$0] }, after: after[path])
      }
      + before.keys.filter { after[$0] == nil && !moved.contains($0) }.map {
        ChangedFile(before: before[$0], after: nil)
      }
    return files.filter { file in
      only.map { file.path == $0 || file.path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") } ?? true
    }
    .sorted { $0.path < $1.path }
  }
}

extension String {
  /// A message of Git without the word with which most of them begin.
  var withoutGitsWord: String { hasPrefix("fatal: ") ? String(dropFirst("fatal: ".count)) : self }
}
