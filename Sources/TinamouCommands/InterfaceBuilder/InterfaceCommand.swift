// SPDX-License-Identifier: MIT

import ArgumentParser

/// `tinamou ib`: the commands of Interface Builder.
public struct InterfaceCommand: ParsableCommand {
  /// What the command is called, and what it says of itself when asked for help.
  public static let configuration = CommandConfiguration(
    commandName: "ib", abstract: "Align, pin and resolve the views of a xib or storyboard, as Interface Builder does.",
    discussion: """
      Views are named by object id, or by label or text where only one view has it. What a command does not change \
      stays as it was, byte for byte; the file is written all at once or not at all.
      """,
    subcommands: [AlignCommand.self, PinCommand.self, ResolveCommand.self])

  /// A command that is filled from the command line.
  public init() {}
}
