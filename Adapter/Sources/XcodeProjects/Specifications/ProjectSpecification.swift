// SPDX-License-Identifier: MIT

import Foundation
import Yams

/// A specification from which XcodeGen makes an Xcode project: `project.yml` with the files that it includes. What manifests of Tuist say in
/// literals is one as well.
struct ProjectSpecification {
  /// The file that XcodeGen looks for.
  static let fileName = "project.yml"

  /// The contents. Paths begin in the directory of the specification.
  let contents: Node
  /// The targets with their names, in the order of the file, each with what its templates say.
  private(set) var targets: [(name: String, contents: Node)] = []

  /// The parts that only a run of manifests tells, in sentences.
  let notes: [String]

  /// The depth at which files, or templates, are taken to contain each other.
  private static let deepest = 16

  /// Reads a specification and what it includes.
  ///
  /// - Throws: ``ManifestPlanError`` with the file and, for what is not YAML, the line.
  init(_ file: URL) throws {
    if TuistManifests.isManifest(file) {
      let manifests = try TuistManifests(file)
      (contents, notes) = (manifests.specification, manifests.notes)
    } else {
      (contents, notes) = (try Self.read(file, depth: 0), [])
    }
    for (name, own) in contents["targets"]?.entries ?? [] {
      do {
        targets.append((name, try target(name, own, depth: 0)))
      } catch {
        throw ManifestPlanError(message: "\(file.path): the target \(name): \(error)")
      }
    }
  }

  /// The specification in a folder: that of XcodeGen, or a manifest of Tuist.
  static func file(in folder: URL) -> URL? {
    let own = folder.appendingPathComponent(fileName)
    if isSpecification(own) { return own }
    return TuistManifests.fileNames.map(folder.appendingPathComponent).first(where: TuistManifests.isManifest)
  }

  /// Whether a file is a specification, as far as its lines tell.
  static func isSpecification(_ file: URL) -> Bool {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
    let keys = Set(
      text.split(whereSeparator: \.isNewline).compactMap { $0.split(separator: ":").first.map(String.init) })
    return keys.contains("name") && (keys.contains("targets") || keys.contains("include"))
  }

  // MARK: Includes

  private static func read(_ file: URL, depth: Int) throws -> Node {
    func fault(_ text: String) -> ManifestPlanError { ManifestPlanError(message: "\(file.path): \(text)") }
    guard depth < deepest else { throw fault("the included files include each other") }
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw fault("the specification of the project cannot be read; XcodeGen includes it")
    }
    let own: Node
    do {
      own = try (Yams.compose(yaml: text) ?? Node("", Tag(.null))).withoutMergeKeys
    } catch {
      throw fault("not YAML: \(error)")
    }
    guard own.mapping != nil else { throw fault("a specification of XcodeGen is a mapping with 'name' and 'targets'") }
    let directory = file.deletingLastPathComponent()
    var result: Node = [:]
    for include in own["include"].map({ $0.sequence.map(Array.init) ?? [$0] }) ?? [] {
      guard let path = include.text ?? include["path"]?.text, include["enable"]?.isTrue ?? true else { continue }
      let included = directory.appendingPathComponent(path).standardizedFileURL
      var contents = try read(included, depth: depth + 1)
      if include["relativePaths"]?.isTrue ?? true {
        let prefix = RelativePath.path(from: directory, to: included.deletingLastPathComponent())
        contents = contents.withPaths { XcodeProject.join(prefix, $0) }
      }
      result = result.merged(with: contents)
    }
    return result.merged(with: own)
  }

  // MARK: Targets

  /// Returns a target, or one of its templates, which can have templates, on top of these.
  private func target(_ name: String, _ own: Node, depth: Int) throws -> Node {
    guard depth < Self.deepest else { throw ManifestPlanError(message: "its templates contain each other") }
    var result: Node = [:]
    for template in own["templates"]?.texts ?? [] {
      guard let contents = contents["targetTemplates"]?[template] else {
        throw ManifestPlanError(message: "there is no template '\(template)' under 'targetTemplates'")
      }
      result = result.merged(with: try target(name, contents, depth: depth + 1))
    }
    result = result.merged(with: own)
    var values = ["target_name": name, "platform": "iOS"]
    for (key, value) in result["templateAttributes"]?.entries ?? [] { values[key] = value.text }
    return result.substituting(values)
  }
}

extension Node {
  /// Returns the contents of a specification with all paths changed by a function.
  fileprivate func withPaths(_ change: (String) -> String) -> Node {
    var result = self
    for key in ["targets", "targetTemplates"] {
      result[key] = self[key]?.mapEntries { target in
        var target = target
        for key in ["sources", "resources"] { target[key] = target[key]?.withSourcePaths(change) }
        target["configFiles"] = target["configFiles"]?.mapEntries { $0.withText(change) }
        target["info"] = target["info"]?.changing("path", change)
        return target
      }
    }
    result["configFiles"] = self["configFiles"]?.mapEntries { $0.withText(change) }
    for key in ["packages", "projectReferences"] {
      result[key] = self[key]?.mapEntries { $0.changing("path", change) }
    }
    result["localPackages"] = self["localPackages"]?.withSourcePaths(change)
    return result
  }

  private func withSourcePaths(_ change: (String) -> String) -> Node {
    guard let sequence else { return mapping == nil ? withText(change) : changing("path", change) }
    return Node(sequence.map { $0.withSourcePaths(change) })
  }

  private func changing(_ key: String, _ change: (String) -> String) -> Node {
    var result = self
    if let value = self[key] { result[key] = value.withText(change) }
    return result
  }

  private func withText(_ change: (String) -> String) -> Node { text.map { Node(change($0)) } ?? self }
}
