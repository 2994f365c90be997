// SPDX-License-Identifier: MIT

import Foundation

/// Counts the instructions of fixed scenes under valgrind's callgrind, and compares them with the recorded counts.
///
///     InstructionCheck SOLVERBENCH VIEWINSTRUCTIONS RECORD-FILE [record]
///
/// Instruction counts are reproducible and times are not, so a change of a few percent shows on any machine of the same
/// architecture.
@main
enum InstructionCheck {
  /// The maximum relative difference in both directions. An improvement beyond it must be recorded too.
  static let tolerance = 0.03

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4 else {
      print("usage: InstructionCheck SOLVERBENCH VIEWINSTRUCTIONS RECORD-FILE [record]")
      exit(2)
    }
    let file = URL(fileURLWithPath: arguments[3])
    let counts = try (CountedScene.solver + CountedScene.views).map { scene in
      Count(scene: scene.title, instructions: try scene.count(running: arguments[scene.isOfViews ? 2 : 1]))
    }
    if arguments.count > 4, arguments[4] == "record" {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try (encoder.encode(counts) + Data("\n".utf8)).write(to: file)
      for count in counts { print("recorded  \(count.scene): \(count.instructions)") }
    } else if try !agree(counts, with: file) {
      print("If this is meant, record the new counts: Scripts/check-instructions record")
      exit(1)
    }
  }

  /// Prints the difference of each count from the recorded one. Returns `false` if a difference exceeds the tolerance.
  private static func agree(_ counts: [Count], with file: URL) throws -> Bool {
    let recorded = try JSONDecoder().decode([Count].self, from: Data(contentsOf: file))
    var isGood = true
    for count in counts {
      guard let old = recorded.first(where: { $0.scene == count.scene }) else {
        print("FAIL  \(count.scene): not on record")
        isGood = false
        continue
      }
      let change = Double(count.instructions) / Double(old.instructions) - 1
      let isClose = abs(change) <= tolerance
      isGood = isGood && isClose
      let percent = String(format: "%+.2f", 100 * change)
      print("\(isClose ? "ok  " : "FAIL")  \(count.scene): \(count.instructions) instructions, \(percent) %")
    }
    return isGood
  }
}
