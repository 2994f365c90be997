// SPDX-License-Identifier: MIT

import Foundation

/// The command that lets the compiler report all errors of a module, without SwiftPM and without machine code.
///
/// SwiftPM plans a build before it starts the compiler, which takes seconds; the compiler finds the errors of a hundred files in less
/// than one.
public struct ModuleCheck {
  /// The command and its arguments.
  public let command: [String]

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
    command = Self.checking(compilations[0])
  }

  /// The options that say what is written, with their values.
  private static let outputs: Set<String> = [
    "-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path", "-num-threads",
  ]
  private static let modes: Set<String> = [
    "-emit-module", "-emit-dependencies", "-emit-objc-header", "-serialize-diagnostics", "-parseable-output", "-c",
    "-incremental", "-enable-batch-mode", "-whole-module-optimization", "-O", "-Osize", "-Ounchecked",
  ]

  /// One process finds all errors of a module; those about the flow of control only after all others are gone. In this style, notes have
  /// places. Expressions with missing parts can take minutes otherwise.
  private static let options = [
    "-emit-sil", "-o", "/dev/null", "-whole-module-optimization", "-diagnostic-style=llvm", "-Xfrontend",
    "-solver-expression-time-threshold=20",
  ]

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
