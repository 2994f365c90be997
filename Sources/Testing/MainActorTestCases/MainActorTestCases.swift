// SPDX-License-Identifier: MIT

// This target is compiled in Swift 5 mode: only there do these parameters have exactly the types that XCTest's generated list of
// tests has, so that the compiler prefers these functions.

#if !canImport(Darwin)
  import ObjectiveC
  import XCTest

  /// Lists the tests of a class that is isolated to the main actor.
  ///
  /// XCTest on Linux has this function for classes without isolation only. It ends the process for a class whose tests are all
  /// isolated and synchronous: `Could not cast value of type '(CardTests) -> @MainActor () -> ()' to '(CardTests) -> () -> ()'`.
  /// The generated list of tests finds this function in a test target that contains the line `@_exported import LayoutTesting`.
  public func testCase<Case: XCTestCase>(_ allTests: [(String, (Case) -> @MainActor () -> Void)]) -> XCTestCaseEntry {
    (testCaseClass: Case.self, allTests: allTests.map { name, test in (name, onMainActor(test)) })
  }

  /// Lists the tests, some of which throw errors, of a class that is isolated to the main actor.
  public func testCase<Case: XCTestCase>(
    _ allTests: [(String, (Case) -> @MainActor () throws -> Void)]
  ) -> XCTestCaseEntry {
    (testCaseClass: Case.self, allTests: allTests.map { name, test in (name, onMainActor(test)) })
  }

  /// Returns a function that runs a test on the main actor. XCTest calls it on the main thread, with an instance of the class.
  private func onMainActor<Case: XCTestCase>(
    _ test: @escaping (Case) -> @MainActor () throws -> Void
  ) -> (XCTestCase) throws -> Void {
    { testCase in
      try MainThread.run((testCase, test)) { instance, test in
        guard let typed = instance as? Case else { return XCTFail("\(instance) is not a \(Case.self)") }
        try test(typed)()
      }
    }
  }
#endif
