// SPDX-License-Identifier: MIT

import ArgumentParser
import Delivery
import Foundation
import SourceAdapter
import XcodeProjects

extension BuildSession {
  /// The modules that sources import and that neither the kit nor a manifest provides.
  func missingModules(_ adaptation: Adaptation.Result) -> Set<String> {
    let facts = Array(adaptation.facts.values) + adaptation.factsOfLocalPackages.values
    let imported = facts.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    let manifests = ([package.root] + package.dependencies()).map { directory in
      (try? String(contentsOf: directory.appendingPathComponent("Package.swift"), encoding: .utf8)) ?? ""
    }
    let declared = manifests.reduce(into: Set<String>()) { $0.formUnion(ModuleName.all(inManifest: $1)) }
    return imported.subtracting(KnownModules.names).subtracting(declared.subtracting(missingNames))
  }

  /// Builds the package, and leaves out what the compiler reports, until it compiles.
  ///
  /// Only what missing modules and missing names of Apple's frameworks explain is left out, unless stand-ins are requested or Xcode has
  /// compiled the sources. Another error ends the command, but in dependencies: nobody can mend the packages of others.
  func leaveOut(
    _ modules: Set<String>, _ adaptation: Adaptation.Result, libraries: [PrebuiltLibrary], options: [String],
    toolset file: URL, isBuilt: Bool
  ) throws {
    let description = try describe()
    var record = omissionRecord(of: description, adaptation, libraries)
    record.leaveOutImports(of: modules, in: adaptation.facts)
    record.leaveOutImports(of: modules, in: adaptation.factsOfLocalPackages)
    let changed = try record.write()
    // The list is there as soon as something is left out, however the build ends.
    try writeList(record.omissions)
    Interruption.note(list: omissionList.path)
    // A build that ended before everything was found has not reported what it left out.
    let isNew = !changed.isEmpty || !FileManager.default.fileExists(atPath: completeness.path)
    StaleObjects.remove(for: changed, in: package)
    try toolset.write(record.overlay, libraries: libraries, to: file)
    if !isBuilt { return }
    // Tests are no part of the program.
    if !isNew, options.isEmpty, lastProgram(of: description, adaptation) != nil { return remind(of: record.omissions) }
    let arguments = ["build", "--toolset", file.path] + buildArguments + options
    func use(_ changed: [String], _ record: OmissionRecord) throws {
      StaleObjects.remove(for: changed, in: package)
      try toolset.write(record.overlay, libraries: libraries, to: file)
      try writeList(record.omissions)
    }
    if isNew { try leaveOutBeforeBuild(description.targets.map(\.name), by: arguments, &record, using: use) }
    var isChanged = isNew
    for round in 1... {
      let (status, output) = try Subprocess.log("swift", arguments)
      if status == 0 { break }
      isChanged = true
      try? FileManager.default.removeItem(at: completeness)
      let modules = record.targets(of: CompilerError.errors(in: output)).map { ModuleName.of(target: $0) }
      if try leaveOut(modules, &record, using: use) { continue }
      // The other build system of SwiftPM does not record the commands by which a module is checked.
      let (_, errors) = try Subprocess.log("swift", arguments + Self.searchOptions)
      guard round < Self.maximumRounds, try leaveOutErrors(in: errors, &record, using: use) else {
        throw try failure(status, errors, record)
      }
    }
    if isChanged { try report(record.omissions) } else { remind(of: record.omissions) }
  }

  /// Leaves out the statement that ended the app, if something is left out already: it may expect what that does.
  ///
  /// - Returns: Whether there was such a statement. Then the package has to be prepared again.
  func leaveOutStatement(of crash: Crash, _ adaptation: Adaptation.Result) throws -> Bool {
    guard makesStandIns || isOfXcode else { return false }
    var record = omissionRecord(of: try describe(), adaptation, libraries(for: adaptation))
    if record.omissions.files.isEmpty { return false }
    let changed = try record.leaveOutStatement(of: crash)
    if changed.isEmpty { return false }
    StaleObjects.remove(for: changed, in: package)
    try? FileManager.default.removeItem(at: completeness)
    return true
  }

  /// The texts of which the last build left something out; `nil` if there were none, or if errors are the author's.
  var incompleteTexts: String? { makesStandIns ? OmissionRecord.texts(of: package) : nil }

  /// The record of what the last build left out.
  private func omissionRecord(
    of description: PackageDescription, _ adaptation: Adaptation.Result, _ libraries: [PrebuiltLibrary]
  ) -> OmissionRecord {
    let targets = description.targets.map {
      OmissionRecord.Target(
        name: $0.name, directory: package.root.appendingPathComponent($0.path), sources: $0.sources)
    }
    let dependencies = dependencyTargets()
    let tests = isOfXcode ? description.targets.filter { $0.type == "test" }.map(\.name) : []
    let standIns = description.targets.filter { package.hasStandIns(at: $0.path) }.map(\.name)
    return OmissionRecord(
      of: package, targets: targets + dependencies, adapted: adaptation.overlay, isComplete: makesStandIns,
      completeTargets: Set(tests + standIns + dependencies.map(\.name)), headers: headers(of: description),
      circumstances: libraries.flatMap(\.compilerOptions) + [compilerVersion])
  }

  /// The declarations that stand for those of the app's headers in Objective-C, by the name of its target.
  private func headers(of description: PackageDescription) -> [String: String] {
    guard let generated, let app = description.appTarget,
      let header = BridgingHeader(settings: generated.settings, target: app.name, below: package.sources)
    else { return [:] }
    return [app.name: header.standIns]
  }

  /// The targets of the dependencies: those of packages near the project as their manifests say, others by the usual folders.
  private func dependencyTargets() -> [OmissionRecord.Target] {
    let local = generated?.local ?? amended?.local
    let known = local?.directories ?? []
    let near = (local?.targets ?? []).sorted { $0.name < $1.name }.map {
      OmissionRecord.Target(name: $0.name, directory: $0.directory)
    }
    return near + foldersOfDependencies(without: known)
  }

  private func foldersOfDependencies(without known: Set<URL>) -> [OmissionRecord.Target] {
    let unknown = package.dependencies().filter { !Installation.isCheckout($0) && !known.contains($0) }
    return unknown.flatMap { dependency in
      let sources = dependency.appendingPathComponent("Sources", isDirectory: true)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
      return names.sorted().map { OmissionRecord.Target(name: $0, directory: sources.appendingPathComponent($0)) }
    }
  }

  /// The number of builds after which the errors that remain end the command. Each error can be the consequence of one before it.
  static let maximumRounds = 100

  /// One process for each module finds all errors of it, and compiles nothing before they are gone. In this style, notes have places.
  /// Expressions with missing parts can take minutes otherwise.
  private static let searchOptions = [
    "-whole-module-optimization", "-num-threads", "2", "-diagnostic-style=llvm", "-Xfrontend",
    "-solver-expression-time-threshold=20",
  ].flatMap { ["-Xswiftc", $0] }

  /// Writes errors for which nothing can be left out, and what was left out before, and returns the error for a status.
  func failure(_ status: Int32, _ errors: String, _ record: OmissionRecord) throws -> ExitCode {
    try writeList(record.omissions)
    let advice = "No missing module explains these errors; --stand-ins leaves out, and names, what does not compile.\n"
    StandardError.write(errors + (makesStandIns ? "" : advice))
    return ExitCode(status)
  }

  private var omissionList: URL { package.output.appendingPathComponent("omissions.txt") }
  /// A file that is there while the list contains all that is left out.
  private var completeness: URL { package.output.appendingPathComponent("omissions-complete") }

  @discardableResult
  private func writeList(_ omissions: Omissions) throws -> OmissionReport {
    let report = OmissionReport(omissions, below: package.sources.path)
    try Data(report.details.utf8).write(to: omissionList, options: .atomic)
    return report
  }

  /// Says in a line what an earlier build left out, and this one as well.
  private func remind(of omissions: Omissions) {
    let line = OmissionReport(omissions, below: package.sources.path).reminder
    if !line.isEmpty { StandardError.write("\(line) \(omissionList.path) lists it.\n") }
  }

  private func report(_ omissions: Omissions) throws {
    let report = try writeList(omissions)
    try Data().write(to: completeness)
    if report.summary.isEmpty, report.warnings.isEmpty { return }
    let warnings = report.warnings
    let more = warnings.count > 20 ? "\(warnings.count - 20) more errors that no missing module explains.\n" : ""
    StandardError.write(
      warnings.prefix(20).joined() + more + report.summary + "\(omissionList.path) lists all of it.\n")
  }
}
