// SPDX-License-Identifier: MIT

/// A target as the manifest declares it.
struct PlannedTarget {
  /// The kind of declaration in the manifest.
  enum Kind: String {
    case program = "executableTarget"
    case library = "target"
    case tests = "testTarget"
  }

  var kind: Kind
  var name: String
  /// The directory with its files.
  var path: String
  var dependencies: [String]
  var excluded: [String]
  var resources: [String]
  /// The directories that are copied with all that is in them, as they are.
  var copiedFolders: [String] = []
  /// The paths of its Swift files.
  var sources: Set<String>
  var isolation = XcodeTarget.Isolation()
  /// Whether the compiler takes the only file for a script unless it is told otherwise.
  var isNoScript = false
  /// The number of the link by which SwiftPM finds the files, from 0.
  var link = 0

  /// The declaration in a manifest beside a link to the package's directory, or in that directory.
  func text(below link: String?) -> String {
    let link = link.map { Self.name(ofLink: self.link, $0) }
    let path = [link, path.isEmpty ? nil : path].compactMap { $0 }.joined(separator: "/")
    var lines = ["name: \(quoted(name))"]
    if !dependencies.isEmpty { lines.append("dependencies: [\(dependencies.joined(separator: ", "))]") }
    lines.append("path: \(quoted(path.isEmpty ? "." : path))")
    if !excluded.isEmpty { lines.append(list("exclude", excluded.map(quoted))) }
    if !resourceRules.isEmpty { lines.append(list("resources", resourceRules)) }
    if !swiftSettings.isEmpty { lines.append(list("swiftSettings", swiftSettings)) }
    return "    .\(kind.rawValue)(\n      " + lines.joined(separator: ",\n      ") + ")"
  }

  /// The name of a link to the package's directory, of which the first has the name `first`.
  static func name(ofLink number: Int, _ first: String) -> String {
    number == 0 ? first : "\(first)-\(number + 1)"
  }

  /// The features of `SWIFT_APPROACHABLE_CONCURRENCY`.
  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// The kinds of folders that are copied with all that is in them: bundles, in which code of their author looks for it, and models.
  private static let copiedKinds = [".bundle", ".xcdatamodeld", ".xcdatamodel"]

  /// The rules for the resources.
  private var resourceRules: [String] {
    resources.map { path in
      "\(Self.copiedKinds.contains(where: path.hasSuffix) ? ".copy" : ".process")(\(quoted(path)))"
    }
      + copiedFolders.map { ".copy(\(quoted($0)))" }
  }

  private var swiftSettings: [String] {
    (isNoScript ? [".unsafeFlags([\"-parse-as-library\"])"] : [])
      + (isolation.isMainActor ? [".defaultIsolation(MainActor.self)"] : [])
      + (isolation.isApproachable ? Self.approachable.map { ".enableUpcomingFeature(\(quoted($0)))" } : [])
  }

  private func list(_ label: String, _ values: [String]) -> String {
    if values.count < 3 { return "\(label): [\(values.joined(separator: ", "))]" }
    return "\(label): [\n        " + values.joined(separator: ",\n        ") + ",\n      ]"
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
