// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// Runs one scene once, for counting instructions in a debug build.
///
/// ```
/// ViewInstructions SCENE VIEWS once
/// ```
@main
@MainActor
enum ViewInstructions {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let count = Int(arguments[2]), CountedRun.run(arguments[1], count) else {
      print("usage: ViewInstructions SCENE VIEWS once")
      exit(2)
    }
  }
}
