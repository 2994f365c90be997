// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  import Foundation
  public import XCTest

  /// A value that is measured while a test runs a block.
  public protocol XCTMetric: AnyObject {
    /// The name and the unit of the value.
    var measuredValue: String { get }
    /// The value at this time, of which a measurement is the difference.
    func read() -> Double
  }

  /// The time that passes.
  public final class XCTClockMetric: XCTMetric {
    /// Creates the metric.
    public init() {}
    /// The name and the unit.
    public var measuredValue: String { "Clock Monotonic Time, s" }
    /// The value at this time.
    public func read() -> Double { ProcessInfo.processInfo.systemUptime }
  }

  /// The processor time of the process.
  ///
  /// Differs from XCTest on Apple's platforms: cycles and instructions are not counted.
  public final class XCTCPUMetric: XCTMetric {
    /// Creates the metric.
    public init() {}
    /// Creates the metric. The process has one count for all its threads.
    public init(limitingToCurrentThread: Bool) {}
    /// The name and the unit.
    public var measuredValue: String { "CPU Time, s" }
    /// The value at this time.
    public func read() -> Double {
      var usage = rusage()
      getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
      return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    }
  }

  /// The growth of the largest amount of memory that the process has used.
  public final class XCTMemoryMetric: XCTMetric {
    /// Creates the metric.
    public init() {}
    /// The name and the unit.
    public var measuredValue: String { "Memory Peak Physical, kB" }
    /// The value at this time.
    public func read() -> Double {
      var usage = rusage()
      getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
      return Double(usage.ru_maxrss)
    }
  }

  /// The settings of a measurement.
  open class XCTMeasureOptions {
    /// The parts of a block that are measured.
    public struct InvocationOptions: OptionSet, Sendable {
      /// The bits of the options.
      public let rawValue: UInt
      /// Creates options from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The part begins where the block says so.
      public static let manuallyStart = InvocationOptions(rawValue: 1 << 0)
      /// The part ends where the block says so.
      public static let manuallyStop = InvocationOptions(rawValue: 1 << 1)
    }

    /// Creates settings with the default values.
    public init() {}
    /// Settings with the default values.
    open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
    /// The number of measurements. The block runs once more, before them. The default is 5.
    open var iterationCount = 5
    /// The parts of the block that are measured. Stored; has no effect: the whole block is measured.
    open var invocationOptions: InvocationOptions = []
  }

  extension XCTestCase {
    /// Measures a block by metrics, and writes the values to the standard error.
    ///
    /// Differs from XCTest on Apple's platforms: there are no baselines, so a measurement does not fail.
    public func measure(
      metrics: [any XCTMetric], options: XCTMeasureOptions = .default, block: () -> Void
    ) {
      block()
      var values = Array(repeating: [Double](), count: metrics.count)
      for _ in 0..<max(1, options.iterationCount) {
        let before = metrics.map { $0.read() }
        block()
        for (index, metric) in metrics.enumerated() { values[index].append(metric.read() - before[index]) }
      }
      for (metric, values) in zip(metrics, values) { report(metric.measuredValue, values) }
    }

    /// Measures the time of a block.
    public func measure(options: XCTMeasureOptions, block: () -> Void) {
      measure(metrics: [XCTClockMetric()], options: options, block: block)
    }

    private func report(_ value: String, _ values: [Double]) {
      let average = values.reduce(0, +) / Double(values.count)
      let list = values.map { String(format: "%.6f", $0) }.joined(separator: ", ")
      let line =
        "Test Case '\(name)' measured [\(value)] average: \(String(format: "%.6f", average)), values: [\(list)]\n"
      FileHandle.standardError.write(Data(line.utf8))
    }
  }
#endif
