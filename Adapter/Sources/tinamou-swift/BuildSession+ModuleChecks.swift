// SPDX-License-Identifier: MIT

import ArgumentParser
import Delivery
import Foundation
import SourceAdapter

extension BuildSession {
  /// The use of texts of which more is left out.
  typealias Use = ([String], OmissionRecord) throws -> Void

  /// Leaves out what the compiler reports of modules, before SwiftPM compiles them, but after what they import.
  ///
  /// - Parameter arguments: The arguments of `swift` for the build.
  func leaveOutBeforeBuild(
    _ targets: [String], by arguments: [String], _ record: inout OmissionRecord, using use: Use
  ) throws {
    var modules = targets.map { ModuleName.of(target: $0) }
    while !modules.isEmpty {
      let build = PlannedBuild(without: modules, in: package)
      let environment = try build.environment(resources: toolchain.paths.runtimeResourcePath)
      _ = try Subprocess.log("swift", arguments, environment: environment)
      let reached = build.reached
      if reached.isEmpty { return }
      try leaveOut(reached, &record, using: use)
      modules.removeAll(where: reached.contains)
    }
  }

  /// Leaves out what the compiler reports of modules, until each of them compiles.
  ///
  /// - Returns: Whether something was left out.
  @discardableResult
  func leaveOut(_ modules: [String], _ record: inout OmissionRecord, using use: Use) throws -> Bool {
    var isChanged = false
    for module in modules {
      guard let check = ModuleCheck(of: module, in: package, isRelease: arguments.isRelease) else { continue }
      if try leaveOutTypes(check, &record, using: use) {
        isChanged = true
        let changed = try record.leaveOutMembersOfStandIns(in: module)
        if !changed.isEmpty { try use(changed, record) }
      }
      for round in 1... {
        var (status, output) = try log(check.command)
        let errors = CompilerError.errors(in: output)
        if CompilerError.areUnknown(errors) {
          // Empty values can have so many types that the compiler does not find them, however long it searches.
          let changed = try record.leaveOut(record.havingEmptyValues(errors))
          if !changed.isEmpty {
            try use(changed, record)
            isChanged = true
            continue
          }
          (status, output) = try log(check.thoroughCommand)
        }
        if status == 0 { break }
        guard round < Self.maximumRounds, try leaveOutErrors(in: output, &record, using: use) else {
          throw try failure(status, output, record)
        }
        isChanged = true
        try leaveOutOfFiles(withErrorsIn: output, check, &record, using: use)
      }
    }
    return isChanged
  }

  /// Leaves out what is missing in declarations. Most names of types stand there, and the compiler finds them without the bodies of
  /// functions, in a fraction of the time.
  private func leaveOutTypes(
    _ check: ModuleCheck, _ record: inout OmissionRecord, using use: Use
  ) throws -> Bool {
    var isChanged = false
    for _ in 1..<Self.maximumRounds {
      let (_, output) = try log(check.commandForDeclarations)
      let changed = try record.leaveOut(CompilerError.ofTypes(CompilerError.errors(in: output)))
      if changed.isEmpty { break }
      try use(changed, record)
      isChanged = true
    }
    return isChanged
  }

  /// Leaves more out of files of which something was left out, until the compiler finds no errors in them.
  ///
  /// Of a closure, the compiler reports one error at a time. To check the whole module after each takes much longer.
  private func leaveOutOfFiles(
    withErrorsIn output: String, _ check: ModuleCheck, _ record: inout OmissionRecord, using use: Use
  ) throws {
    let (_, line) = try log(check.printing)
    var files = CompilerError.files(of: CompilerError.errors(in: output))
    for _ in 1..<Self.maximumRounds {
      guard let command = ModuleCheck.command(for: files, printed: line) else { return }
      let (status, output) = try log(command)
      let errors = CompilerError.errors(in: output)
      // The check of the module knows more about expressions that the compiler gave up.
      if status == 0 || CompilerError.areUnknown(errors) { return }
      guard try leaveOutErrors(in: output, &record, using: use) else { return }
      files = CompilerError.files(of: errors)
    }
  }

  /// Leaves out what the compiler reports. Returns `false` if the errors have other reasons.
  func leaveOutErrors(in output: String, _ record: inout OmissionRecord, using use: Use) throws -> Bool {
    let errors = CompilerError.errors(in: output)
    let changed = try record.leaveOut(errors)
    if changed.isEmpty { return false }
    StandardError.write("\(errors.count) errors; leaving out what missing modules take along.\n")
    try use(changed, record)
    return true
  }

  // MARK: Compiler

  private func log(_ command: [String]) throws -> (status: Int32, output: String) {
    try Subprocess.log(command[0], Array(command.dropFirst()), in: package.root)
  }
}
