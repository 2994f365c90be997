// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// The parts that are left out of the sources of some targets, so that they compile without the modules that are missing.
public struct Omissions: Codable, Sendable {
  /// A source of which something is left out.
  public struct File: Codable, Sendable {
    /// The text for the compiler, without stand-ins.
    public var text: String
    /// A hash of the text of which something was left out.
    public var base: UInt64
    /// The parts that are left out.
    public var parts: [Omission] = []
    /// The modules that the source imports and that are not there.
    public var lostModules: Set<String> = []
  }

  /// The files by path.
  public var files: [String: File] = [:]
  /// The stand-ins of each target by name.
  public private(set) var standIns: [String: [String: StandIn]] = [:]
  /// The targets in which empty values take the place of expressions.
  private var targetsWithEmptyValues: Set<String> = []
  /// The names of declarations that are left out.
  private var names: Set<String> = EmptyValue.names
  /// The errors that no missing module explains, with what is left out for them.
  public private(set) var unexplained: [CompilerError] = []
  /// Whether everything that does not compile is left out, not only what a missing module explains.
  public var isComplete: Bool

  /// The targets of which everything that does not compile is left out.
  public var completeTargets: Set<String> = []

  /// Creates an empty record.
  public init(isComplete: Bool) {
    self.isComplete = isComplete
  }

  /// The modules that are missing.
  public var lostModules: Set<String> { files.values.reduce(into: []) { $0.formUnion($1.lostModules) } }

  // MARK: Errors

  /// The errors that have to be dealt with first.
  ///
  /// Missing types in one file lead to errors in others. What the compiler does not understand is often code with the value of a property
  /// whose own value is wrong, and may be in any file. Other errors lead only to errors in the same member (``OmissionPass/first(of:)``).
  public static func first(of all: [CompilerError]) -> [CompilerError] {
    let errors = CompilerError.withoutConsequences(all)
    guard let step = errors.map(\.step).min() else { return [] }
    return errors.filter { step == .name ? $0.step <= .use : $0.step == step }
  }

  /// The errors without those that have to be dealt with first.
  public static func rest(of errors: [CompilerError]) -> [CompilerError] {
    let first = Set(first(of: errors))
    return errors.filter { !first.contains($0) }
  }

  /// Leaves out what the compiler reports about the source at a path. Returns whether there was anything to leave out.
  ///
  /// - Parameters:
  ///   - targets: The targets that the source belongs to.
  ///   - base: The text without omissions.
  ///   - compiled: The stand-ins that the compiler has seen, with which there were these errors. Those of now unless given.
  public mutating func leaveOut(
    _ errors: [CompilerError], at path: String, of targets: [String], base: (text: String, hash: UInt64),
    compiled: [String: [String: StandIn]]? = nil
  ) -> Bool {
    let file = files[path] ?? File(text: base.text, base: base.hash)
    let known = targets.reduce(into: [:]) { $0.merge((compiled ?? standIns)[$1] ?? [:]) { first, _ in first } }
    var pass = OmissionPass(file.text, path: path, lostModules: file.lostModules)
    for error in errors.filter({ $0.message.hasPrefix("no such module") }) { pass.leaveOut(error, standIns: known) }
    let isTouched = !file.parts.isEmpty || !pass.lostModules.isEmpty
    var rest = errors.filter { !$0.message.hasPrefix("no such module") }
    // Imports that are left out have no errors behind them.
    let imports = pass.changes.count
    while !rest.isEmpty, pass.changes.count == imports, pass.standIns.isEmpty {
      let first = pass.first(of: rest)
      for error in first {
        let isExplained = isTouched || isConsequence(error, known)
        guard isComplete || isExplained || error.isOfFramework || !completeTargets.isDisjoint(with: targets) else {
          continue
        }
        if !isExplained { unexplained.append(error) }
        // A module adds its members to types in all files of a target, whichever of them imports it.
        if !pass.lostModules.isEmpty, error.isOfName, let name = error.missingMember { names.insert(name) }
        pass.leaveOut(error, standIns: known)
      }
      rest.removeAll(where: first.contains)
    }
    return keep(pass, in: path, of: targets, base: base)
  }

  /// Lets stand-ins inherit from the classes of UIKit that a source takes them for. Returns whether one was found.
  public mutating func findSuperclasses(at path: String, of targets: [String], base: String) -> Bool {
    let known = targets.reduce(into: [:]) { $0.merge(standIns[$1] ?? [:]) { first, _ in first } }
    let types = Set(known.values.filter(\.isPlainClass).map(\.name))
    let text = files[path]?.text ?? base
    guard types.contains(where: text.contains) else { return false }
    let found = StandInSuperclasses(of: types, in: Syntax(Parser.parse(source: text))).found
    let derived = found.map { StandIn(name: $0.key, kind: .classType, base: $0.value) }
    return targets.count { target in merge(derived.filter { standIns[target]?[$0.name] != nil }, into: target) } > 0
  }

  /// Leaves out the members of objects of stand-ins, before the compiler reports them: in a closure, it reports one error at a time.
  ///
  /// - Parameter extended: The types to which the target adds members.
  /// - Returns: Whether there was anything to leave out.
  public mutating func leaveOutMembersOfStandIns(
    at path: String, of targets: [String], base: (text: String, hash: UInt64), extended: Set<String>
  ) -> Bool {
    let file = files[path] ?? File(text: base.text, base: base.hash)
    let known = targets.reduce(into: [:]) { $0.merge(standIns[$1] ?? [:]) { first, _ in first } }
    let types = Set(known.values.filter(\.hasNoMembers).map(\.name)).subtracting(extended)
    guard types.contains(where: file.text.contains) else { return false }
    var pass = OmissionPass(file.text, path: path, lostModules: file.lostModules)
    pass.leaveOutMembers(of: types, standIns: known)
    return keep(pass, in: path, of: targets, base: base)
  }

  /// Leaves out the statement at a place where the program ended, with a warning. Returns `false` if the place is in no statement of the
  /// author's.
  ///
  /// - Parameters:
  ///   - targets: The targets that the source belongs to.
  ///   - base: The text without omissions.
  public mutating func leaveOutStatement(
    at place: CompilerError, of targets: [String], base: (text: String, hash: UInt64)
  ) -> Bool {
    let file = files[place.path] ?? File(text: base.text, base: base.hash)
    let known = targets.reduce(into: [:]) { $0.merge(standIns[$1] ?? [:]) { first, _ in first } }
    var pass = OmissionPass(file.text, path: place.path, lostModules: file.lostModules)
    guard pass.leaveOutStatement(place, standIns: known), keep(pass, in: place.path, of: targets, base: base) else {
      return false
    }
    unexplained.append(place)
    return true
  }

  /// Keeps what was left out of a source. Returns whether there was anything.
  private mutating func keep(
    _ pass: OmissionPass, in path: String, of targets: [String], base: (text: String, hash: UInt64)
  ) -> Bool {
    let added = targets.count { merge(pass.standIns, into: $0) } > 0
    let changes = pass.innermost
    guard added || !changes.isEmpty else { return false }
    var file = files[path] ?? File(text: base.text, base: base.hash)
    file.text = pass.result
    file.parts += changes.map(\.omission)
    file.lostModules = pass.lostModules
    for change in changes { names.formUnion(change.names) }
    if changes.contains(where: { $0.omission.kind == .expression }) { targetsWithEmptyValues.formUnion(targets) }
    files[path] = file
    return true
  }

  /// Leaves out the imports of modules that are known to be missing.
  public mutating func leaveOutImports(of modules: Set<String>, at path: String, base: (text: String, hash: UInt64)) {
    if files[path] != nil { return }
    var pass = OmissionPass(base.text, path: path, lostModules: [])
    pass.leaveOutImports(of: modules, at: path)
    files[path] = File(
      text: pass.result, base: base.hash, parts: pass.changes.map(\.omission), lostModules: pass.lostModules)
  }

  /// Keeps a source to which stand-ins are added, with or without parts that are left out.
  public mutating func keep(_ path: String, base: (text: String, hash: UInt64)) {
    if files[path] == nil { files[path] = File(text: base.text, base: base.hash) }
  }

  /// Takes back what is left out of a source, which has changed since.
  public mutating func forget(_ path: String) {
    files[path] = nil
    unexplained.removeAll { $0.path == path }
  }

  /// Whether the statement at an error in a source contains an empty value.
  public func hasEmptyValue(at error: CompilerError, in path: String) -> Bool {
    guard let file = files[path] else { return false }
    let pass = OmissionPass(file.text, path: path, lostModules: file.lostModules)
    let statement = pass.node(at: error)?.ancestor(CodeBlockItemSyntax.self)
    return statement?.trimmedDescription.contains(EmptyValue.function) ?? false
  }

  /// Whether a message is about a stand-in or a declaration that is left out.
  private func isConsequence(_ error: CompilerError, _ known: [String: StandIn]) -> Bool {
    error.message.contains(OmissionPass.reason)
      || error.quoted.contains { quoted in
        quoted.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains {
          names.contains(String($0)) || known[String($0)] != nil
        }
      }
  }

  /// Adds stand-ins. Returns whether one is new.
  private mutating func merge(_ added: [StandIn], into target: String) -> Bool {
    let prepared = preparedNames(of: target)
    var isChanged = false
    for standIn in added where !prepared.contains(standIn.name) {
      var merged = standIns[target]?[standIn.name] ?? standIn
      merged.merge(standIn)
      if merged.base.map({ isDerived($0, from: standIn.name, in: target) }) == true { merged.base = nil }
      isChanged = isChanged || merged != standIns[target]?[standIn.name]
      standIns[target, default: [:]][standIn.name] = merged
    }
    return isChanged
  }

  /// Whether a stand-in is another one, or inherits from it.
  private func isDerived(_ name: String, from other: String, in target: String) -> Bool {
    name == other || standIns[target]?[name]?.base.map { isDerived($0, from: other, in: target) } ?? false
  }

  private func preparedNames(of target: String) -> Set<String> {
    lostModules.reduce(into: []) { $0.formUnion(StandIn.preparedNames(for: $1)) }
  }

  // MARK: Stand-ins

  /// The lines with the stand-ins of a target, which follow the last line of one of its sources.
  ///
  /// - Parameters:
  ///   - modules: The missing modules that the target imports.
  ///   - declared: The declarations that other sources of the target have, by their names. Those of this text are added.
  public func standInText(of target: String, importing modules: Set<String>, without declared: inout Set<String>)
    -> String
  {
    let prepared = modules.sorted().compactMap { module in StandIn.prepared(for: module).map { (module, $0) } }
    let declarations = (standIns[target] ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value.declaration) }
    let values = targetsWithEmptyValues.contains(target) ? [(EmptyValue.function, EmptyValue.declarations)] : []
    let lines = (prepared + declarations + values).filter { declared.insert($0.0).inserted }.map(\.1)
    return lines.isEmpty ? "" : "\nimport UIKit\nimport ObjectiveC\n" + lines.joined(separator: "\n") + "\n"
  }
}
