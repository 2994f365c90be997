// SPDX-License-Identifier: MIT

import ArgumentParser
import Delivery
import Foundation

extension BuildSession {
  /// Builds the app of the package, or an app that links its libraries, if something has changed, and returns the program.
  func program(of description: PackageDescription, _ adaptation: Adaptation.Result) throws -> URL {
    try BuildLock.hold(package) {
      let record = buildRecord(of: description, adaptation)
      if let program = record.program { return program }
      let program = try updatedProgram(of: description, record) ?? builtProgram(of: description, adaptation)
      try record.keep(program)
      return program
    }
  }

  /// Builds the app of the package if something has changed, and returns it.
  ///
  /// - Returns: `nil` if SwiftPM has to choose it: the package has no app, or depends on Tinamou itself, or the arguments name one.
  func app(_ adaptation: Adaptation.Result) throws -> URL? {
    let description = try describe()
    guard description.program != nil, Set(arguments).isSubset(of: buildArguments),
      !package.dependencies().contains(where: Installation.isCheckout)
    else { return nil }
    return try program(of: description, adaptation)
  }

  /// Runs a program, and returns its status, with the error that ended it.
  func run(_ program: URL, environment: [String: String]) throws -> (status: Int32, crash: Crash?) {
    let own = ProcessInfo.processInfo.environment
    let environment = try Crash.environment.merging(own) { $1 }.merging(environment) { $1 }.merging(runEnvironment()) {
      $1
    }
    let (status, errors) = try Subprocess.errors(program.path, environment: environment)
    return (status, Crash(in: errors))
  }

  /// The program of the last build; `nil` if something has changed since.
  func lastProgram(of description: PackageDescription, _ adaptation: Adaptation.Result) -> URL? {
    buildRecord(of: description, adaptation).program
  }

  private func buildRecord(of description: PackageDescription, _ adaptation: Adaptation.Result) -> BuildRecord {
    BuildRecord(
      of: package, targets: description.targets.map { package.root.appendingPathComponent($0.path) },
      without: generated?.outputs ?? [],
      adapted: adaptation.stamps, toolset: toolset.defaultFile, circumstances: arguments + [toolchain.compilerVersion])
  }

  /// Compiles changed sources and links the program by SwiftPM's own commands, but without SwiftPM.
  ///
  /// - Returns: The program; `nil` if more has changed or if there are errors, which SwiftPM's build then reports.
  private func updatedProgram(of description: PackageDescription, _ record: BuildRecord) throws -> URL? {
    guard description.program != nil, let target = description.appTarget, target.type == "executable"
    else { return nil }
    let directory = package.root.appendingPathComponent(target.path).path
    // Targets can be in directories of others.
    let sources = Set((target.sources ?? []).filter { $0.hasSuffix(".swift") }.map { "\(directory)/\($0)" })
    guard let program = record.program(beforeChangesOf: sources),
      let commands = RecordedCommands(of: program, module: target.moduleName, in: package)
    else { return nil }
    let environment = try commands.environment(resources: toolchain.paths.runtimeResourcePath)
    for (command, environment) in [(commands.compilation, environment), (commands.linking, [:])] {
      let (status, output) = try Subprocess.log(
        command[0], Array(command.dropFirst()), environment: environment, in: package.root)
      guard status == 0 else { return nil }
      StandardError.write(output)
    }
    return program
  }

  /// Builds the program, and once more without what uses names of Apple's frameworks that Linux lacks, if such names are among the
  /// errors.
  private func builtProgram(of description: PackageDescription, _ adaptation: Adaptation.Result) throws -> URL {
    do {
      return try buildProgram(of: description)
    } catch let failure as BuildFailure {
      guard try leaveOutOfFrameworks(errorsIn: failure.output, adaptation) else { throw ExitCode(failure.status) }
    }
    do {
      return try buildProgram(of: description)
    } catch let failure as BuildFailure {
      throw ExitCode(failure.status)
    }
  }

  /// The end of a build with errors.
  private struct BuildFailure: Error {
    let status: Int32
    /// The text that was printed.
    let output: String
  }

  private func buildProgram(of description: PackageDescription) throws -> URL {
    let checkout = package.dependencies().first(where: Installation.isCheckout)
    if let program = description.program, checkout == nil {
      try build(package.directoryOptions, product: program)
      try buildWithResources()
      return try programs(package.directoryOptions).appendingPathComponent(program)
    }
    let host = PreviewHost(package, description, checkout: checkout)
    guard host.isPossible else {
      throw ValidationError(
        "\(package.root.path) has neither an app nor a library product, so there is nothing that can show a preview.")
    }
    try host.write()
    try build(host.directories, product: PreviewHost.name)
    let directory = try programs(host.directories)
    try MainBundle(ofProgramsIn: directory).linkFrameworks(without: [])
    return directory.appendingPathComponent(PreviewHost.name)
  }

  private func build(_ directories: [String], product: String) throws {
    let arguments = ["build", "--toolset", toolset.defaultFile.path, "--product", product] + directories + options
    // A terminal shows progress, of which nothing can be read; the errors are those of another build.
    let isTerminal = isatty(STDERR_FILENO) != 0
    if isTerminal, try Subprocess.run("swift", arguments, output: .error) == 0 { return }
    let (status, output) = try Subprocess.log("swift", arguments) {
      if !isTerminal { FileHandle.standardError.write($0) }
    }
    guard status == 0 else { throw BuildFailure(status: status, output: output) }
  }

  /// The directory of the programs of a package, which depends on the build system.
  func programs(_ directories: [String]) throws -> URL {
    let data = try Subprocess.read("swift", ["build"] + directories + options + ["--show-bin-path"])
    return URL(
      fileURLWithPath: String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines),
      isDirectory: true)
  }
}
