// SPDX-License-Identifier: MIT

import ArgumentParser

/// The options of `tinamou render` for documents and for comparisons.
struct DocumentRenderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The scene of a document to draw, by its name, class or identifier; all of them unless it is set.",
      valueName: "name"))
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "Draw what was before beside what is now, with moved views marked: another file, or a revision that git knows.",
      valueName: "file|revision"))
  var against: String?
}
