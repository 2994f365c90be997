// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import XcodeProjects

/// `tinamou-swift project`: says what the other commands build in a folder. `tinamou doctor` calls it.
struct ProjectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "project", abstract: "Say what would be built in a folder.", shouldDisplay: false)

  @Option(help: "The folder.")
  var packagePath = "."

  func run() throws {
    print(try ProjectSearch.description(in: URL(fileURLWithPath: packagePath, isDirectory: true)))
  }
}
