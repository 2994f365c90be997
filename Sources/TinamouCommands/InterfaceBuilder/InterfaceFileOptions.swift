// SPDX-License-Identifier: MIT

import ArgumentParser
import InterfaceBuilder

/// The file that a command edits, and where the result goes.
struct InterfaceFileOptions: ParsableArguments {
  @Argument(help: "The xib or storyboard; - for the standard input, which needs -o or --dry-run.")
  var file: String

  @Option(
    name: [.short, .long], help: "Where to write the result instead of into the file; - for the standard output.")
  var output: String?

  @Flag(help: "Print what would change, and write nothing.")
  var dryRun = false

  func validate() throws {
    guard file != "-" || output != nil || dryRun else {
      throw ValidationError("The standard input cannot be written back: add -o or --dry-run.")
    }
  }
}

extension InterfaceFrameUpdate: ExpressibleByArgument {}
