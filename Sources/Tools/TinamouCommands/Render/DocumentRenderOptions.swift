// SPDX-License-Identifier: MIT

import ArgumentParser

/// The options of `tinamou render` for documents and comparisons.
struct DocumentRenderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The scene of a document to draw, by name, class or identifier. The default is all scenes.",
      valueName: "name"))
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "Draw the scene beside an earlier version, with changed views marked: another file or a git revision.",
      valueName: "file|revision"))
  var against: String?
}
