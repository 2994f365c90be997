// SPDX-License-Identifier: MIT

import ArgumentParser

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
