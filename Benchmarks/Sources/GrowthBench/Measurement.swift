// SPDX-License-Identifier: MIT

import Glibc

/// The times of an operation for several counts of elements.
struct Measurement {
  let operation: Operation
  /// The time for each count, in seconds; `nil` where smaller counts already took too long.
  private(set) var seconds: [Double?] = []

  /// The time after which larger counts are not tried, in seconds.
  private static let limit = 60.0

  /// The shortest time that says something about growth, in seconds.
  private static let shortest = 0.005

  /// The greatest factor by which the time may grow faster than n · log n from one count to the next. Caches no longer hold
  /// large inputs, and other programs disturb.
  private static let tolerance = 2.0

  /// Measures `operation` for each of `counts`, which ascend: the shortest of three times, or one time where that is long.
  @MainActor
  init(of operation: Operation, for counts: [Int]) throws {
    self.operation = operation
    for count in counts {
      guard (seconds.last ?? 0).map({ $0 < Self.limit }) == true else {
        seconds.append(nil)
        continue
      }
      var best = try operation.seconds(count)
      for _ in 0..<2 where best < 2 { best = min(best, try operation.seconds(count)) }
      seconds.append(best)
    }
  }

  /// Whether the time grows no faster than n · log n, with some tolerance, and every count was measured.
  func isInProportion(to counts: [Int]) -> Bool {
    guard !seconds.contains(where: { $0 == nil }) else { return false }
    return zip(counts, seconds).enumerated().dropFirst().allSatisfy { index, entry in
      guard let before = seconds[index - 1], let now = entry.1, now > Self.shortest else { return true }
      let allowed = Self.work(entry.0) / Self.work(counts[index - 1]) * Self.tolerance
      return now <= max(before, Self.shortest) * allowed
    }
  }

  private static func work(_ count: Int) -> Double { Double(count) * log2(Double(count)) }
}
