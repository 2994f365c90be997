// SPDX-License-Identifier: MIT

@_exported import LayoutTesting
import ProfileKit
import UIKit
import XCTest

@MainActor
final class EditNameTests: XCTestCase {
  func testTheButtonStaysAboveTheKeyboard() {
    withDevice(.iPhone15, system: .iOS26) {
      let window = show(EditNameViewController())
      showKeyboard(in: window)
      expectLayout(of: window, named: "with the keyboard")
      expectNoOverlap(in: window)
      expectTouchTargets(in: window)
    }
  }

  func testSavingGivesTheNameToTheDelegate() {
    let controller = EditNameViewController()
    var saved: String?
    controller.didSave = { saved = $0 }
    let window = show(controller)
    typeText("Ada", into: "field", in: window)
    tap("Save", in: window)
    XCTAssertEqual(saved, "Ada")
  }

  func testSettingsInBothOrientations() {
    LayoutMatrix(devices: [.iPhoneSE], orientations: [.portrait, .landscape], systems: [.iOS26]).run { _ in
      let window = show(SettingsViewController())
      expectLayout(of: window)
      expectUnambiguous(window)
    }
  }
}
