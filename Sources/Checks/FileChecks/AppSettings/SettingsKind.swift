// SPDX-License-Identifier: MIT

/// A kind of file with settings of an app.
enum SettingsKind {
  /// An information property list, in XML.
  case informationList
  /// A project of Xcode.
  case xcodeProject
  /// A project of XcodeGen.
  case projectDescription

  /// Creates the kind of the file at a path; `nil` for any other file.
  init?(path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if name == "project.pbxproj" {
      self = .xcodeProject
    } else if name == "project.yml" || name == "project.yaml" {
      self = .projectDescription
    } else if name.hasSuffix(".plist"), name.contains("Info"), !name.hasPrefix("GoogleService") {
      self = .informationList
    } else {
      return nil
    }
  }
}
