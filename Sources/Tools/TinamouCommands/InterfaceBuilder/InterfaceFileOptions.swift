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

/// The options that `align` and `pin` share: the file, the views, and which frames are updated.
struct InterfaceViewOptions: ParsableArguments {
  @OptionGroup
  var files: InterfaceFileOptions

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("The views. The others follow the first, which keeps its frame.", valueName: "view"))
  var views: [String]

  @Option(help: "The frames to update: none, new-constraints or all.")
  var updateFrames = InterfaceFrameUpdate.none
}

/// The command `tinamou ib`, which groups the Interface Builder commands.
public struct InterfaceCommand: ParsableCommand {
  /// The command's name and help text.
  public static let configuration = CommandConfiguration(
    commandName: "ib", abstract: "Align, pin and resolve views of a xib or storyboard, as Interface Builder does.",
    discussion: """
      Views are named by object id, or by label or text if only one view has it. The unchanged parts of a file stay \
      the same byte for byte, and the file is written atomically.
      """,
    subcommands: [AlignCommand.self, PinCommand.self, ResolveCommand.self])

  /// Creates a command. ArgumentParser sets its properties from the command line.
  public init() {}
}
