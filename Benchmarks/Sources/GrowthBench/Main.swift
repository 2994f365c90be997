// SPDX-License-Identifier: MIT

import Foundation

/// Measures how the time of operations grows with the number of views, and prints a table.
///
/// ```
/// GrowthBench TINAMOU [LARGEST]    from 1,000 to LARGEST elements, 100,000 by default; TINAMOU is the path of the program
/// ```
///
/// Ends with 1 if an operation grows faster than n · log n.
@main
@MainActor
enum GrowthBench {
  static func main() {
    do {
      exit(try measure() ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("GrowthBench: \(error)\n".utf8))
      exit(70)
    }
  }

  /// Prints the table. Returns whether no operation grows too fast.
  private static func measure() throws -> Bool {
    let arguments = CommandLine.arguments
    guard arguments.count >= 2, let largest = arguments.count > 2 ? Int(arguments[2]) : 100_000, largest >= 1000 else {
      print("usage: GrowthBench TINAMOU [LARGEST]")
      exit(64)
    }
    let counts = Array(sequence(first: 1000) { $0 * 10 <= largest ? $0 * 10 : nil })
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("growth-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }

    printRow("operation", counts.map { "\($0)" } + ["n · log n"])
    printRow("---", counts.map { _ in "--:" } + ["---"])
    var isInProportion = true
    for operation in ViewOperations.all + FileOperations(program: arguments[1], directory: directory).all {
      let measurement = try Measurement(of: operation, for: counts)
      let holds = measurement.isInProportion(to: counts)
      printRow(operation.name, measurement.seconds.map(milliseconds) + [holds ? "yes" : "**no**"])
      isInProportion = isInProportion && holds
    }
    return isInProportion
  }

  private static func printRow(_ name: String, _ cells: [String]) {
    FileHandle.standardOutput.write(Data("| \(name) | \(cells.joined(separator: " | ")) |\n".utf8))
  }

  private static func milliseconds(_ seconds: Double?) -> String {
    seconds.map { String(format: $0 < 0.01 ? "%.2f ms" : "%.0f ms", $0 * 1000) } ?? "—"
  }
}
