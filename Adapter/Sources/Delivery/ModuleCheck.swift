// SPDX-License-Identifier: MIT

import Foundation

/// The command that lets the compiler report all errors of a module, without SwiftPM and without machine code.
///
/// SwiftPM plans a build before it starts the compiler, which takes seconds; the compiler finds the errors of a hundred files in less
/// than one.
public struct ModuleCheck {
  /// The command and its arguments. The compiler soon gives up expressions with missing parts, which can take minutes.
  public let command: [String]
  /// The command by which the compiler examines expressions for longer.
  public let thoroughCommand: [String]

  /// The command that checks declarations without the bodies of functions, which finds most types that are missing.
  public var commandForDeclarations: [String] {
    command.map { $0 == "-emit-sil" ? "-typecheck" : $0 } + ["-Xfrontend", "-experimental-skip-all-function-bodies"]
  }

  /// Finds the command that compiles a module in SwiftPM's record of a build.
  ///
  /// - Returns: `nil` if there is no such record, as with the other build system of SwiftPM.
  public init?(of module: String, in package: AdaptedPackage, isRelease: Bool) {
    let record = package.scratch.appendingPathComponent(isRelease ? "release.yaml" : "debug.yaml")
    guard let text = try? String(contentsOf: record, encoding: .utf8) else { return nil }
    let compilations = RecordedCommands.commands(in: text).filter {
      RecordedCommands.value(of: "-module-name", in: $0) == module && $0.contains("-output-file-map")
    }
    guard compilations.count == 1 else { return nil }
    thoroughCommand = Self.checking(compilations[0])
    command = thoroughCommand + Self.limit
  }

  /// The options that say what is written, with their values.
  private static let outputs: Set<String> = [
    "-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path", "-num-threads",
  ]
  private static let modes: Set<String> = [
    "-emit-module", "-emit-dependencies", "-emit-objc-header", "-serialize-diagnostics", "-parseable-output", "-c",
    "-incremental", "-enable-batch-mode", "-warnings-as-errors", "-whole-module-optimization", "-O", "-Osize",
    "-Ounchecked",
  ]

  /// One process finds all errors of a module; those about the flow of control only after all others are gone. In this style, notes have
  /// places.
  private static let options = [
    "-emit-sil", "-o", "/dev/null", "-whole-module-optimization", "-diagnostic-style=llvm", "-Xfrontend",
    "-solver-expression-time-threshold=8",
  ]

  /// The number of attempts for one expression. The compiler's own limit is a million. With this one, it checked 53,000 lines without the
  /// module that 84 of their files import in 16 seconds instead of 83. Expressions that it gives up are checked without it in the end.
  private static let limit = ["-Xfrontend", "-solver-scope-threshold=20000"]

  // MARK: Some files

  /// The command by which the compiler prints that of its frontend, from which ``command(for:printed:)`` makes one for some files.
  public var printing: [String] { command + ["-###", "-driver-filelist-threshold=1000000"] }

  /// The command that checks only some files of the module, which takes a fraction of the time.
  ///
  /// - Parameters:
  ///   - files: The paths of the files as the compiler names them.
  ///   - line: What the command ``printing`` prints.
  /// - Returns: `nil` if none of the files is one of the module's.
  public static func command(for files: Set<String>, printed line: String) -> [String]? {
    var command: [String] = []
    var isValue = false
    for word in ShellWords.of(line) {
      if isValue || word == "-o" {
        isValue = !isValue
        continue
      }
      if files.contains(word) { command.append("-primary-file") }
      command.append(word)
    }
    let count = command.count { $0 == "-primary-file" }
    return count == 0 ? nil : command + (0..<count).flatMap { _ in ["-o", "/dev/null"] }
  }

  private static func checking(_ compilation: [String]) -> [String] {
    var command: [String] = []
    var isValue = false
    for argument in compilation {
      if !isValue, !outputs.contains(argument), !modes.contains(argument) { command.append(argument) }
      isValue = !isValue && outputs.contains(argument)
    }
    return command + options
  }
}
