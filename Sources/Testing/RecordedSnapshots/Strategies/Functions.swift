// SPDX-License-Identifier: MIT

public import Foundation

extension Snapshotting where Value: CaseIterable, Format == String {
  /// A strategy that compares the results of a function for all cases, as lines of a table.
  ///
  /// - Parameter witness: The strategy for the results.
  public static func `func`<A>(into witness: Snapshotting<A, Format>) -> Snapshotting<(Value) -> A, Format> {
    Snapshotting<(Value) -> A, Format>(pathExtension: "csv", diffing: .lines) { (function: @escaping (Value) -> A) in
      Async { callback in
        let cases = Array(Value.allCases)
        var outputs: [Int: String] = [:]
        for (index, value) in cases.enumerated() {
          witness.snapshot(function(value)).run { output in
            outputs[index] = output
            guard outputs.count == cases.count else { return }
            let lines = cases.enumerated().map { [quoted("\($1)"), quoted(outputs[$0] ?? "")].joined(separator: ",") }
            callback(lines.joined(separator: "\n"))
          }
        }
        if cases.isEmpty { callback("") }
      }
    }
  }

  /// A cell of a table.
  private static func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }
}

extension Snapshotting {
  /// A strategy that waits before another one.
  ///
  /// - Parameters:
  ///   - duration: The time, in seconds, in which the main queue runs.
  ///   - strategy: The other strategy.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        MainQueueWait.run(until: Date(timeIntervalSinceNow: duration))
        strategy.snapshot(value).run(callback)
      }
    }
  }
}
