// SPDX-License-Identifier: MIT

/// The lines with which coding agents see what they change.
enum AgentInstructions {
  /// The file that agents read in the folder of a project.
  static var file: InitialFile { InitialFile(path: "AGENTS.md", content: .lines(lines)) }

  private static let lines = """
    * After a change of a view, run `tinamou preview render NAME`, look at the picture, and mend what is reported.
    * `tinamou preview tree NAME --why` prints the views with their frames, and the line of code that determines each.
    * Try a flow with `tinamou run --tap VIEW --type TEXT --tree`, and documents with `tinamou check .`.

    """
}
