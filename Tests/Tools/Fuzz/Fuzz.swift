// SPDX-License-Identifier: MIT

import Foundation
import TinamouCommands

/// `fuzz`: mutated inputs for the commands and parsers of `tinamou`. `Scripts/fuzz` builds and starts it.
@main
enum Fuzz {
  @MainActor
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    // The commands under test start this program for their own workers.
    case "check-worker": TinamouTool.start()
    case "worker": FuzzWorker.main(Array(arguments.dropFirst()))
    default: FuzzRun.main(Array(arguments))
    }
  }
}
