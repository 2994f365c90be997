// SPDX-License-Identifier: MIT

#if os(Linux)
  import QuartzCore

  /// The response to code in a test for which UIKit raises an exception.
  ///
  /// In a test target that depends on `LayoutTesting`, ``failTest`` applies everywhere without additional code. The
  /// trait ``Testing/Trait/exceptions(_:)`` sets another policy for a test or a suite, and ``withExceptions(_:_:)``
  /// for the calls in a closure.
  public enum ExceptionPolicy: Sendable {
    /// The test fails at the line of the test or app that made the call, with UIKit's text. The call has no effect
    /// and returns, and the test continues. Outside of tests the process ends, as with ``endProcess``.
    case failTest
    /// UIKit's text is written to the standard error stream and the process ends, as for an uncaught exception on iOS.
    case endProcess

    @MainActor
    var handler: @MainActor (LayoutException.Name, String) -> Void {
      switch self {
      case .failTest: LayoutException.stop
      case .endProcess: { LayoutException.end($0, $1) }
      }
    }
  }

  /// Calls `body` with a policy for exceptions in the current task, and returns its result.
  ///
  /// In an `XCTestCase`, override `invokeTest()` to set a policy for all tests of the class:
  ///
  /// ```swift
  /// override func invokeTest() {
  ///   MainActor.assumeIsolated { withExceptions(.endProcess) { super.invokeTest() } }
  /// }
  /// ```
  @MainActor
  public func withExceptions<Result>(_ policy: ExceptionPolicy, _ body: () throws -> Result) rethrows -> Result {
    try LayoutException.whileHandling(policy.handler, body)
  }
#endif
