// SPDX-License-Identifier: MIT

import Foundation

/// A workspace: the projects and packages that Xcode builds together.
struct XcodeWorkspace {
  /// The files and directories that it names.
  let members: [URL]

  /// Reads a workspace. Returns `nil` if it has no contents.
  init?(_ url: URL) {
    let contents = url.appendingPathComponent("contents.xcworkspacedata")
    guard let text = try? String(contentsOf: contents, encoding: .utf8) else { return nil }
    members = Self.members(in: text, of: url.deletingLastPathComponent())
  }

  /// The workspaces in the directory of a project and in three directories above it that name the project.
  static func containing(_ project: URL) -> [XcodeWorkspace] {
    var result: [XcodeWorkspace] = []
    var directory = project.deletingLastPathComponent()
    for _ in 0..<4 where directory.path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
      for name in names.sorted() where name.hasSuffix(".xcworkspace") {
        guard let workspace = XcodeWorkspace(directory.appendingPathComponent(name)) else { continue }
        if workspace.members.contains(where: { $0.path == project.standardizedFileURL.path }) {
          result.append(workspace)
        }
      }
      directory.deleteLastPathComponent()
    }
    return result
  }

  /// The locations of the file references in the text of a workspace, whose groups can be nested.
  static func members(in text: String, of directory: URL) -> [URL] {
    var groups = [directory]
    var result: [URL] = []
    for tag in text.split(separator: "<") {
      if tag.hasPrefix("Group") {
        groups.append(location(in: tag, groups, directory) ?? groups[groups.count - 1])
      } else if tag.hasPrefix("/Group"), groups.count > 1 {
        groups.removeLast()
      } else if tag.hasPrefix("FileRef"), let found = location(in: tag, groups, directory) {
        result.append(found)
      }
    }
    return result
  }

  /// The file that a `location` refers to: relative to the enclosing group, to the workspace, or absolute.
  private static func location(in tag: Substring, _ groups: [URL], _ directory: URL) -> URL? {
    guard let start = tag.range(of: "location")?.upperBound else { return nil }
    let parts = tag[start...].split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count > 1, let colon = parts[1].firstIndex(of: ":") else { return nil }
    let path = String(parts[1][parts[1].index(after: colon)...]).replacing("&amp;", with: "&")
    switch parts[1][..<colon] {
    case "absolute": return URL(fileURLWithPath: path).standardizedFileURL
    case "container": return directory.appendingPathComponent(path).standardizedFileURL
    case "group": return groups[groups.count - 1].appendingPathComponent(path).standardizedFileURL
    default: return nil
    }
  }
}
