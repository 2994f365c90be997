// SPDX-License-Identifier: MIT

import Foundation
import SourceAdapter

/// The parts that are left out of the sources of a package because modules are missing, kept from one build to the next.
public struct OmissionRecord {
  /// A target of the package.
  public struct Target: Sendable {
    /// Its name.
    public let name: String
    /// The directory without symbolic links.
    let directory: String
    /// The paths of the sources; `nil` if they are all those in the directory.
    let sources: Set<String>?

    /// Creates the description of a target.
    ///
    /// - Parameter sources: The paths of the sources from the directory. The compiler does not see other files there.
    public init(name: String, directory: URL, sources: [String]? = nil) {
      let path = directory.resolvingSymlinksInPath().path
      self.name = name
      self.directory = path
      self.sources = sources.map { Set($0.map { path + "/" + $0 }) }
    }

    func contains(_ path: String) -> Bool { path.hasPrefix(directory + "/") && sources?.contains(path) ?? true }
  }

  private struct Stored: Codable {
    var circumstances: [String]
    var omissions: Omissions
    /// A hash of the text for the compiler of each file.
    var outputs: [String: UInt64]
  }

  private let package: AdaptedPackage
  private let paths: SourcePaths
  private let targets: [Target]
  private let circumstances: [String]
  /// The files with the adapted texts, by the path of the author's file.
  private let adapted: [String: String]
  /// The stand-ins for the headers in Objective-C of targets, by the path of the file that has it.
  private var headers: [String: String] = [:]
  private var outputs: [String: UInt64] = [:]
  /// The parts that are left out, and the stand-ins.
  public private(set) var omissions: Omissions

  /// Reads the record of the last build, without files that have changed since.
  ///
  /// - Parameters:
  ///   - circumstances: Values on which it depends what compiles, such as the compiler. A record of others is not used.
  ///   - completeTargets: The targets of which everything that does not compile is left out.
  ///   - adapted: The overlay with the adapted texts.
  ///   - headers: The declarations that stand for those of headers in Objective-C, by the names of targets.
  public init(
    of package: AdaptedPackage, targets: [Target], adapted: [(path: String, text: String)], isComplete: Bool,
    completeTargets: Set<String> = [], headers: [String: String] = [:], circumstances: [String]
  ) {
    self.package = package
    paths = package.sourcePaths()
    self.targets = targets
    self.circumstances = circumstances + ["\(SourceAdapter.version)"]
    self.adapted = Dictionary(adapted.map { ($0.path, $0.text) }) { first, _ in first }
    omissions = Omissions(isComplete: isComplete)
    omissions.completeTargets = completeTargets
    for target in targets {
      guard let text = headers[target.name], !text.isEmpty, let path = target.sources?.min() else { continue }
      self.headers[path] = text
    }
    guard let data = try? Data(contentsOf: Self.file(of: package)),
      let stored = try? PropertyListDecoder().decode(Stored.self, from: data),
      stored.circumstances == self.circumstances, isComplete || !stored.omissions.isComplete
    else { return }
    omissions = stored.omissions
    (omissions.isComplete, omissions.completeTargets) = (isComplete, completeTargets)
    outputs = stored.outputs
    for (path, file) in omissions.files where targetNames(of: path).isEmpty || base(of: path).hash != file.base {
      omissions.forget(path)
    }
  }

  /// The texts of which the last build of a package left something out, one on a line with its hash; `nil` if there were none.
  public static func texts(of package: AdaptedPackage) -> String? {
    guard let data = try? Data(contentsOf: file(of: package)),
      let stored = try? PropertyListDecoder().decode(Stored.self, from: data), !stored.outputs.isEmpty
    else { return nil }
    return stored.outputs.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined()
  }

  /// The modules that were missing in the last build of a package.
  public static func lostModules(of package: AdaptedPackage) -> [String] {
    guard let data = try? Data(contentsOf: file(of: package)),
      let stored = try? PropertyListDecoder().decode(Stored.self, from: data)
    else { return [] }
    return stored.omissions.lostModules.sorted()
  }

  /// Leaves out the imports of modules that are known to be missing, in the files that import them.
  public mutating func leaveOutImports(of modules: Set<String>, in facts: [String: FileFacts]) {
    for (path, facts) in facts where !facts.imports.isDisjoint(with: modules) && !targetNames(of: path).isEmpty {
      omissions.leaveOutImports(of: modules, at: path, base: base(of: path))
    }
  }

  /// Finds the superclasses of stand-ins, and leaves out their members in the sources of the targets of a module. Returns the files whose
  /// text changed.
  public mutating func leaveOutMembersOfStandIns(in module: String) throws -> [String] {
    var isChanged = false
    for target in targets where ModuleName.of(target: target.name) == module {
      let names = Set((omissions.standIns[target.name] ?? [:]).keys)
      if names.isEmpty { continue }
      let sources = (target.sources ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { ($0, base(of: $0)) }
      for (path, base) in sources
      where omissions.findSuperclasses(at: path, of: targetNames(of: path), base: base.text) {
        isChanged = true
      }
      let extended = names.filter { name in sources.contains { $0.1.text.contains("extension \(name)") } }
      for (path, base) in sources
      where omissions.leaveOutMembersOfStandIns(at: path, of: targetNames(of: path), base: base, extended: extended) {
        isChanged = true
      }
    }
    return isChanged ? try write() : []
  }

  /// Leaves out what the compiler reports. Returns the files whose text changed; none if the errors have other reasons.
  public mutating func leaveOut(_ errors: [CompilerError]) throws -> [String] {
    var rest = errors
    while !rest.isEmpty {
      if try leaveOutFirst(Omissions.first(of: rest)) { return try write() }
      rest = Omissions.rest(of: rest)
    }
    return []
  }

  /// Leaves out the statement that ended the program: the innermost of the author's that had not ended. Returns the files whose text
  /// changed; none if there is no such statement.
  public mutating func leaveOutStatement(of crash: Crash) throws -> [String] {
    for place in crash.places.map(named) {
      let targets = targetNames(of: place.path)
      if targets.isEmpty { continue }
      if omissions.leaveOutStatement(at: place, of: targets, base: base(of: place.path)) { return try write() }
    }
    return []
  }

  /// The errors in statements that contain empty values in place of what is missing.
  public func havingEmptyValues(_ errors: [CompilerError]) -> [CompilerError] {
    errors.filter { omissions.hasEmptyValue(at: $0, in: paths.path(of: $0.path)) }
  }

  /// The names of the targets in which the compiler reports errors.
  public func targets(of errors: [CompilerError]) -> [String] {
    Set(errors.flatMap { targetNames(of: paths.path(of: $0.path)) }).sorted()
  }

  /// The error with the path of the author's file.
  private func named(_ error: CompilerError) -> CompilerError {
    var result = error
    result.path = paths.path(of: error.path)
    return result
  }

  private mutating func leaveOutFirst(_ errors: [CompilerError]) throws -> Bool {
    var places: [String: [CompilerError]] = [:]
    for error in errors.map(named) { places[error.path, default: []].append(error) }
    var isChanged = false
    let compiled = omissions.standIns
    for (path, errors) in places.sorted(by: { $0.key < $1.key }) {
      let targets = targetNames(of: path)
      if targets.isEmpty { continue }
      if omissions.leaveOut(errors, at: path, of: targets, base: base(of: path), compiled: compiled) {
        isChanged = true
      }
    }
    return isChanged
  }

  // MARK: Texts

  /// Writes the texts for the compiler. Returns the files whose text changed.
  @discardableResult
  public mutating func write() throws -> [String] {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    var changed: [String] = []
    var next: [String: UInt64] = [:]
    let additions = additions()
    for (path, file) in omissions.files.sorted(by: { $0.key < $1.key }) {
      let text = file.text + (additions[path] ?? "")
      let hash = ContentHash.of(text)
      next[path] = hash
      if outputs[path] == hash, FileManager.default.fileExists(atPath: location(of: path)) { continue }
      try Data(text.utf8).write(to: URL(fileURLWithPath: location(of: path)))
      changed.append(path)
    }
    changed += outputs.keys.filter { next[$0] == nil }
    outputs = next
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    try encoder.encode(Stored(circumstances: circumstances, omissions: omissions, outputs: outputs))
      .write(to: Self.file(of: package), options: .atomic)
    return changed
  }

  /// The overlay with the texts of which something is left out.
  public var overlay: [(path: String, text: String)] {
    let omitted = omissions.files.keys.flatMap { path in paths.names(of: path).map { ($0, location(of: path)) } }
    return adapted.merging(omitted) { $1 }.map { (path: $0.key, text: $0.value) }.sorted { $0.path < $1.path }
  }

  /// The stand-ins of each target, by the path of the file that has them: one that no other target compiles, if there is one. Targets
  /// without such a file come first, so that no target has two declarations of a name.
  private mutating func additions() -> [String: String] {
    var result: [String: String] = [:]
    // The names that are declared in a file for all targets that compile it.
    var declared: [String: Set<String>] = [:]
    for path in headers.keys { omissions.keep(path, base: base(of: path)) }
    let places = targets.map { target in (target, file(forStandInsOf: target)) }
    let shared = places.filter { place in place.1.map { targetNames(of: $0).count > 1 } ?? false }
    let alone = places.filter { place in place.1.map { targetNames(of: $0).count == 1 } ?? false }
    for case (let target, let path?) in shared + alone {
      var names = declared.filter { targetNames(of: $0.key).contains(target.name) }.values.reduce(into: Set<String>()) {
        $0.formUnion($1)
      }
      let text = omissions.standInText(
        of: target.name, importing: lostModules(of: target.name), without: &names)
      if text.isEmpty { continue }
      omissions.keep(path, base: base(of: path))
      result[path, default: ""] += text
      declared[path, default: []].formUnion(names)
    }
    return result
  }

  private func file(forStandInsOf target: Target) -> String? {
    let changed = omissions.files.keys.filter { targetNames(of: $0).contains(target.name) }.sorted()
    let all = changed + (target.sources?.sorted() ?? [])
    return all.first { targetNames(of: $0) == [target.name] } ?? all.first
  }

  private func lostModules(of name: String) -> Set<String> {
    omissions.files.filter { targetNames(of: $0.key).contains(name) }.values.reduce(into: []) {
      $0.formUnion($1.lostModules)
    }
  }

  private func base(of path: String) -> (text: String, hash: UInt64) {
    let text = (try? String(contentsOfFile: adapted[path] ?? path, encoding: .utf8)) ?? ""
    let whole = text + (headers[path] ?? "")
    return (whole, ContentHash.of(whole))
  }

  // MARK: Places

  private var directory: URL { package.output.appendingPathComponent("omissions", isDirectory: true) }

  private static func file(of package: AdaptedPackage) -> URL {
    package.output.appendingPathComponent("omissions.plist")
  }

  private func location(of path: String) -> String {
    let name = String(ContentHash.of(path), radix: 36) + "-" + (path as NSString).lastPathComponent
    return directory.appendingPathComponent(name).path
  }

  /// The names of the targets that compile a file: several in a project of Xcode can, and the one that is the nearest if only folders tell.
  private func targetNames(of path: String) -> [String] {
    let all = targets.filter { $0.contains(path) }
    let named = all.filter { $0.sources != nil }
    let nearest = all.max { $0.directory.count < $1.directory.count }
    return (named.isEmpty ? [nearest].compactMap(\.self) : named).map(\.name)
  }
}
