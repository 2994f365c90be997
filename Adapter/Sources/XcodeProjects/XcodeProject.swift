// SPDX-License-Identifier: MIT

/// An Xcode project: its targets with their files, and the packages it depends on.
public struct XcodeProject: Sendable {
  /// The targets in the project's order.
  public internal(set) var targets: [XcodeTarget] = []
  /// The packages.
  public internal(set) var packages: [XcodePackage] = []
  /// The language of texts that are not translated.
  public internal(set) var developmentRegion = "en"

  /// The parts that cannot be read, in sentences.
  var notes: [String] = []

  /// The paths of the projects that it refers to.
  var projectReferences: [String] = []
  /// The paths of the directories that it refers to, and of those of local packages.
  var folderReferences: [String] = []
  /// The paths of the folders that Xcode keeps in step with the disk.
  var synchronizedFolders: [String] = []

  /// Reads the text of a `project.pbxproj`.
  ///
  /// - Parameters:
  ///   - directory: The project's directory, which paths begin with.
  ///   - prefix: The beginning of the identifiers of targets, which differs between projects that are used together.
  ///   - spelling: A function that returns a path as the disk spells it.
  ///   - configuration: A function that returns the settings of a configuration file.
  public init(
    _ text: String, directory: String = "", prefix: String = "",
    spelling: @escaping (_ path: String) -> String = { $0 },
    configuration: @escaping (_ path: String) -> [String: String] = { _ in [:] }
  ) throws(PropertyListError) {
    self = try ProjectFile(
      text, directory: directory, prefix: prefix, spelling: spelling, configuration: configuration
    ).project
  }

  init() {}

  /// A path from a directory, without the steps `.` and `..` where they can be taken.
  static func join(_ directory: String, _ path: String) -> String {
    var parts = directory.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// A name as a module can have it.
  static func identifier(_ name: String) -> String {
    let letters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return (letters.first?.isNumber == true ? "_" : "") + String(letters)
  }
}
