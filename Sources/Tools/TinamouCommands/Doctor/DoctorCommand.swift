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

  @Flag(help: "Print an object in JSON: the version, and each thing with its state (ok, note or missing) and remedy.")
  var json = false

  /// Creates a command. ArgumentParser sets its properties from the command line.
  public init() {}

  /// Performs the command and returns its exit status.
  @MainActor
  public func perform(on terminal: Terminal) -> ExitStatus {
    let diagnoses = Examination(folder: FileManager.default.currentDirectoryPath).diagnoses
    if json {
      terminal.print(Self.report(on: diagnoses).text() + "\n")
    } else {
      for diagnosis in diagnoses { print(diagnosis, on: terminal) }
    }
    return diagnoses.contains(where: \.isMissing) ? .findings : .clean
  }

  private func print(_ diagnosis: Diagnosis, on terminal: Terminal) {
    let style = terminal.outputStyle
    let mark =
      switch diagnosis.state {
      case .ok: "ok     "
      case .note: style.warning("note   ")
      case .missing: style.error("missing")
      }
    terminal.print("\(mark)  \(diagnosis.sentence.singleLine)\n")
    if let remedy = diagnosis.remedy { terminal.print("         \(style.bold(remedy.singleLine))\n") }
  }

  private static func report(on diagnoses: [Diagnosis]) -> JSONValue {
    .object([
      ("schema", .integer(1)), ("version", .string(Version.current)),
      ("isComplete", .bool(!diagnoses.contains(where: \.isMissing))), ("things", .array(diagnoses.map(\.json))),
    ])
  }
}
