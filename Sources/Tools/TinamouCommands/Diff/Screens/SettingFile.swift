// SPDX-License-Identifier: MIT

import Foundation

/// A file with settings of the app, which concern all of its screens: a manifest, a project, or a property list.
struct SettingFile {
  private let path: String

  /// Recognizes a file with settings by its path; `nil` for another file.
  init?(_ path: String) {
    let endings: Set<String> = ["pbxproj", "plist", "xcconfig", "resolved"]
    let names: Set<String> = ["Package.swift", "Project.swift", "project.yml", "Podfile"]
    let name = (path as NSString).lastPathComponent
    guard endings.contains((path as NSString).pathExtension.lowercased()) || names.contains(name) else { return nil }
    self.path = path
  }

  /// Whether two versions differ in more than the app's version, its signature and, in a project, the list of its files.
  func differs(_ before: String, _ after: String) -> Bool {
    let (old, new) = (text(in: before), text(in: after))
    let changed = ChangedLines(old, new, ignoring: isIgnored)
    return !changed.isEmpty
  }

  private func text(in folder: String) -> String {
    let data = FileManager.default.contents(atPath: "\(folder)/\(path)") ?? Data()
    let text = String(decoding: data, as: UTF8.self)
    guard path.hasSuffix(".plist") else { return text }
    // The value of a key stands on the line after it.
    return text.replacingOccurrences(of: "</key>\\s*", with: "</key>", options: .regularExpression)
  }

  private func isIgnored(_ line: Substring) -> Bool {
    let names = ["CFBundleVersion", "CFBundleShortVersionString", "MARKETING_VERSION", "CURRENT_PROJECT_VERSION"]
    let signature = ["CODE_SIGN", "DEVELOPMENT_TEAM", "PROVISIONING_PROFILE", "LastUpgradeCheck", "LastUpgradeVersion"]
    if (names + signature).contains(where: { line.contains($0) }) { return true }
    // Objects of a project have a comment with the name of the file or group; settings do not.
    return path.hasSuffix(".pbxproj") && line.contains("/* ")
  }
}
