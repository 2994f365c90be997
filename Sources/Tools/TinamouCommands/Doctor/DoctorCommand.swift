// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Reports

/// The command `tinamou doctor`, which says what building and drawing need and what is missing.
public struct DoctorCommand: TinamouCommand {
  /// The command's name and help text.
  public static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Say what is there and what is missing, with the command that mends it.",
    discussion: """
      The toolchain, the libraries and the fonts are those that this program and `tinamou build` would use; the project is \
      the one in the current folder. Exit codes: 0 nothing is missing, 1 something is.
      """)

  /// Creates a command. ArgumentParser sets its properties from the command line.
  public init() {}

  /// Performs the command and returns its exit status.
  @MainActor
  public func perform(on terminal: Terminal) -> ExitStatus {
    let diagnoses = Examination(folder: FileManager.default.currentDirectoryPath).diagnoses
    let style = terminal.outputStyle
    for diagnosis in diagnoses {
      let mark =
        diagnosis.isMissing ? style.error("missing") : diagnosis.remedy == nil ? "ok     " : style.warning("note   ")
      terminal.print("\(mark)  \(diagnosis.sentence.singleLine)\n")
      if let remedy = diagnosis.remedy { terminal.print("         \(style.bold(remedy.singleLine))\n") }
    }
    return diagnoses.contains(where: \.isMissing) ? .findings : .clean
  }
}
