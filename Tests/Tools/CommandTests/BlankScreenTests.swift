// SPDX-License-Identifier: MIT

import LayoutChecks
import Pictures
import Testing
import UIKit

@testable import Previews
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
    let none = BlankScreen.sentence(about: .failed(.noWindow), drawn: nil, missing: ["RxSwift"])
    #expect(
      none?.hasPrefix("the screen is blank, because the app shows no window: the app was built without RxSwift") == true
    )
    #expect(BlankScreen.sentence(about: .failed(.noWindow), drawn: nil, missing: [])?.contains("no window") == true)
    #expect(BlankScreen.sentence(about: .failed(.nothingThere), drawn: nil, missing: []) == nil)
  }

  @Test("A screen of one color is blank whatever views it has")
  func colors() throws {
    let content = LiveReply.Content.screen(
      ShownPreview(
        screen: screen([UITableView(), UISwitch(), UILabel(), UIImageView(), UITableView()]), spoken: [], findings: [],
        explanations: [:]))
    var image = PixelImage(width: 30, height: 20, pixel: 0xFF00_0000)
    let sentence = try #require(BlankScreen.sentence(about: content, drawn: image, missing: ["RxSwift"]))
    #expect(
      sentence.contains("nothing can be seen of UITableView, UISwitch, UILabel and 1 more, and all of it is #000000"))
    #expect(sentence.contains("without RxSwift"))
    #expect(BlankScreen.sentence(about: content, drawn: image, missing: [])?.contains("--wait") == true)
    #expect(BlankScreen.sentence(about: content, drawn: nil, missing: []) == nil)
    for place in [(0, 0), (29, 19), (7, 9)] {
      image = PixelImage(width: 30, height: 20, pixel: 0xFFFF_FFFF)
      #expect(BlankScreen.sentence(about: content, drawn: image, missing: [])?.contains("#FFFFFF") == true)
      image[place.0, place.1] = 0xFF00_00FF
      #expect(BlankScreen.sentence(about: content, drawn: image, missing: []) == nil)
    }
  }
}
