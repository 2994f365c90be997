// SPDX-License-Identifier: MIT

import MainActorTestCases
import Testing
import XCTest

private final class EmptyTests: XCTestCase {}

/// A metric that counts how often it is read.
private final class Reads: XCTMetric {
  var count = 0.0
  var measuredValue: String { "Reads, 1" }
  func read() -> Double {
    count += 1
    return count
  }
}

@Suite("Measurements of XCTest")
struct MeasurementTests {
  private let testCase = EmptyTests(name: "testNothing") { _ in }

  @Test("A block runs once, and then for each measurement, between two readings of each metric")
  func iterations() {
    let (metric, options) = (Reads(), XCTMeasureOptions())
    var calls = 0
    testCase.measure(metrics: [metric]) { calls += 1 }
    #expect(calls == 6 && metric.count == 10)
    options.iterationCount = 2
    testCase.measure(metrics: [metric, metric], options: options) { calls += 1 }
    #expect(calls == 9 && metric.count == 18)
    testCase.measure(options: options) { calls += 1 }
    #expect(calls == 12 && XCTMeasureOptions.default.iterationCount == 5)
  }

  @Test("Time, processor time and memory grow")
  func values() {
    for metric: any XCTMetric in [XCTClockMetric(), XCTCPUMetric(), XCTMemoryMetric()] {
      let before = metric.read()
      let numbers = (0..<200_000).map { $0 * 3 }
      #expect(numbers.count == 200_000 && metric.read() >= before && before > 0)
    }
  }
}
