// SPDX-License-Identifier: MIT

import ArgumentParser
import Tinamou

/// The option for fonts that are not part of iOS.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A font file, a folder with font files or an Info.plist that lists them, for fonts that apps bring along; can be "
        + "repeated.", valueName: "path"))
  var fonts: [String] = []

  /// The options as command-line arguments.
  var arguments: [String] { fonts.flatMap { ["--fonts", $0] } }

  /// Calls `body` with the fonts registered, and returns its status. Reports the files that cannot be used, and does
  /// not call `body` if there are any.
  @MainActor
  func whileRegistered(on terminal: Terminal, _ body: () -> ExitStatus) -> ExitStatus {
    guard !fonts.isEmpty else { return body() }
    return FontRegistrations.whileRegistering {
      let failures = FontRegistrations.current.register(filesAndFolders: fonts)
      for failure in failures { terminal.report(failure.error.reason, at: failure.path) }
      return failures.isEmpty ? body() : .input
    }
  }
}
