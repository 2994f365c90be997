// SPDX-License-Identifier: MIT

import LayoutChecks
import Testing
import UIKit

@testable import TinamouCommands

@MainActor
@Suite("Blank screens")
struct BlankScreenTests {
  private func screen(_ views: [UIView]) -> ScreenElement {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    for view in views {
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      root.addSubview(view)
    }
    return ScreenReader.read(CheckedLayout(LiveDescription(root: root)))
  }

  @Test("views without content are a blank screen; texts and controls are none")
  func blank() {
    let label = UILabel()
    label.text = "Shop"
    #expect(BlankScreen.isBlank(screen([])))
    #expect(BlankScreen.isBlank(screen([UIView()])))
    for view in [label, UISwitch(), UIImageView(), UITableView()] { #expect(!BlankScreen.isBlank(screen([view]))) }
  }

  @Test(
    "the sentence names what the app waits for",
    arguments: [([], "--wait"), (["Rx"], "without Rx, which is not"), (["Rx", "Then"], "Rx, Then, which are not")])
  func sentences(missing: [String], part: String) {
    #expect(BlankScreen.sentence(missing: missing).contains(part))
  }

  @Test("An app without a window is told, one with something to see is not")
  func windows() {
    let none = BlankScreen.sentence(about: .failed(.noWindow), missing: ["RxSwift"])
    #expect(
      none?.hasPrefix("the screen is blank, because the app shows no window: the app was built without RxSwift") == true
    )
    #expect(BlankScreen.sentence(about: .failed(.noWindow), missing: [])?.contains("no window") == true)
    #expect(BlankScreen.sentence(about: .failed(.nothingThere), missing: []) == nil)
  }
}
