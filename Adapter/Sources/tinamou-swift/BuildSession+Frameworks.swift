// SPDX-License-Identifier: MIT

import Delivery
import Foundation
import SourceAdapter

extension BuildSession {
  /// Lets SwiftPM build the package, and once more without what uses names of Apple's frameworks that Linux lacks, if such names are
  /// among the errors.
  func build(_ adaptation: Adaptation.Result) throws -> Int32 {
    let (status, output, errors) = try swift("build", [], environment: [:]) { _ in }
    guard status != 0, try leaveOutOfFrameworks(errorsIn: output + errors, adaptation) else { return status }
    return try swift("build")
  }

  /// Builds the package before its tests are run, so that what uses names of Apple's frameworks that Linux lacks is left out. Other errors
  /// are reported by the build that follows.
  func leaveOutOfFrameworks(_ adaptation: Adaptation.Result, toolset file: URL, options: [String]) throws {
    let (status, output) = try Subprocess.log("swift", ["build", "--toolset", file.path] + buildArguments + options)
    if status != 0 { _ = try leaveOutOfFrameworks(errorsIn: output, adaptation, options: options) }
  }

  /// Leaves out what uses names of Apple's frameworks that Linux lacks, if errors of a build are about such names.
  ///
  /// - Returns: Whether there are such errors. Then the package compiles.
  func leaveOutOfFrameworks(
    errorsIn output: String, _ adaptation: Adaptation.Result, options: [String] = []
  ) throws -> Bool {
    guard CompilerError.errors(in: output).contains(where: \.isOfFramework) else { return false }
    StandardError.write("Frameworks on Linux lack names that the errors are about; leaving out what uses them.\n")
    try leaveOut(
      missingModules(adaptation), adaptation, libraries: libraries(for: adaptation), options: options,
      toolset: toolset.defaultFile, isBuilt: true)
    return true
  }
}
