// SPDX-License-Identifier: MIT

import MainActorTestCases
import Testing
import Tinamou
import XCTest

/// A test case that is a delegate, as some suites have them.
private final class FieldTests: XCTestCase, UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
}

@MainActor
@Suite("Test cases as objects")
struct TestCaseObjectTests {
  private let testCase = FieldTests(name: "testField") { _ in }

  @Test("A test case can be a delegate")
  func delegate() {
    let field = UITextField()
    field.delegate = testCase
    #expect(field.delegate === testCase)
    #expect(field.delegate?.textFieldShouldReturn(field) == false)
    #expect(testCase.isEqual(testCase) && !testCase.isEqual(field) && !testCase.isProxy())
    #expect(testCase.description == testCase.name)
    #expect(testCase.classForCoder === FieldTests.self)
  }

  @Test("Activities return what they do, and throw their errors")
  func activities() throws {
    struct Failure: Error {}
    let name = XCTContext.runActivity(named: "Open") { activity in
      activity.add(XCTAttachment(string: "opened"))
      return activity.name
    }
    #expect(name == "Open")
    #expect(throws: Failure.self) { try XCTContext.runActivity(named: "Close") { _ in throw Failure() } }
    let attachment = XCTAttachment(image: UIImage())
    attachment.lifetime = .keepAlways
    testCase.add(attachment)
    #expect(attachment.uniformTypeIdentifier == "public.image" && attachment.name == nil)
  }
}
