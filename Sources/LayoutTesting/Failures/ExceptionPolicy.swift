// SPDX-License-Identifier: MIT

#if os(Linux)
  import QuartzCore

  /// What happens when code in a test does what UIKit raises an exception for.
  ///
  /// A test target that depends on `LayoutTesting` has ``failTest`` in force everywhere, without a line of code. Another policy is
  /// set for a test or a suite with the trait ``Testing/Trait/exceptions(_:)``, and for the calls in a closure with
  /// ``withExceptions(_:_:)``.
  public enum ExceptionPolicy: Sendable {
    /// The test fails at the line of its own or the app's code that made the call, with UIKit's text. The call has no effect and
    /// returns, and the test goes on. Outside tests the process ends, as with ``endProcess``.
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

  /// Calls `body` with a policy for exceptions in force for the current task, and returns its result.
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
