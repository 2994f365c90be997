// SPDX-License-Identifier: MIT

import ArgumentParser
import InterfaceBuilder

/// The options for the file that a command edits and for the output.
struct InterfaceFileOptions: ParsableArguments {
  @Argument(help: "The xib or storyboard; - for the standard input, which needs -o or --dry-run.")
  var file: String

  @Option(
    name: [.short, .long], help: "The file to write instead of the input; - for the standard output.")
  var output: String?

  @Flag(help: "Print the changes without writing them.")
  var dryRun = false

  func validate() throws {
    guard file != "-" || output != nil || dryRun else {
      throw ValidationError("The standard input cannot be replaced: add -o or --dry-run.")
    }
  }
}

extension InterfaceFrameUpdate: ExpressibleByArgument {}
