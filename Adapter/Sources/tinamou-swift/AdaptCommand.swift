// SPDX-License-Identifier: MIT

import ArgumentParser
import Delivery
import Foundation

/// `tinamou adapt`: adapts the sources, for those who call `swift` themselves.
struct AdaptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adapt", abstract: "Adapt the sources of a package, and write a toolset for `swift build --toolset`.")

  @Option(help: "The directory of the package.")
  var packagePath = "."

  @Option(help: "The directory that SwiftPM builds in.")
  var scratchPath: String?

  @Option(help: "Where the toolset is written; in the scratch directory unless named.")
  var toolset: String?

  @Option(help: "A checkout of Tinamou; the one that this program was built in unless named.")
  var tinamou: String?

  func run() throws {
    var arguments = ["--package-path", packagePath]
    if let scratchPath { arguments += ["--scratch-path", scratchPath] }
    if let tinamou { arguments += ["--tinamou", tinamou] }
    let session = try BuildSession(arguments)
    let file = toolset.map { URL(fileURLWithPath: $0) } ?? session.toolset.defaultFile
    let result = try session.prepare(toolset: file)
    StandardError.write("\(result.files) files, \(result.adapted) adapted. swift build --toolset \(file.path)\n")
  }
}
