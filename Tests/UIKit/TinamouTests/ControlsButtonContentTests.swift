// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// The content that a button with a configuration shows after values for states were set.
@MainActor @Suite("Content for states of buttons with a configuration")
struct ControlsButtonContentTests {
  /// A step in the life of a button, and the titles that it then shows in the normal, the highlighted and the disabled state.
  struct Step {
    let name: String
    let titles: [String]
    let change: @MainActor (UIButton) -> Void

    init(_ name: String, _ titles: [String], _ change: @escaping @MainActor (UIButton) -> Void) {
      (self.name, self.titles, self.change) = (name, titles, change)
    }
  }

  /// Lives of a button whose configuration has the title "first".
  private static let lives: [[Step]] = [
    [
      Step("set", ["new", "new", "new"]) { $0.setTitle("new", for: .normal) },
      Step("another property", ["new", "new", "new"]) { $0.configuration?.baseForegroundColor = .red },
      Step("configuration's title", ["own", "own", "own"]) { $0.configuration?.title = "own" },
      Step("set again", ["last", "last", "last"]) { $0.setTitle("last", for: .normal) },
      Step("new configuration", ["other", "other", "other"]) {
        var other = UIButton.Configuration.filled()
        other.title = "other"
        $0.configuration = other
      },
      Step("set to nil", ["", "", ""]) { $0.setTitle(nil, for: .normal) },
    ],
    [
      Step("set for a state", ["first", "pressed", "first"]) { $0.setTitle("pressed", for: .highlighted) },
      Step("set", ["new", "pressed", "new"]) { $0.setTitle("new", for: .normal) },
      Step("set for another state", ["new", "pressed", "off"]) { $0.setTitle("off", for: .disabled) },
      Step("remove for a state", ["new", "new", "off"]) { $0.setTitle(nil, for: .highlighted) },
    ],
    [
      Step("attributed", ["rich", "rich", "rich"]) {
        $0.setAttributedTitle(NSAttributedString(string: "rich"), for: .normal)
      },
      Step("plain titles come second", ["rich", "rich", "rich"]) { $0.setTitle("new", for: .normal) },
      Step("without the attributed title", ["new", "new", "new"]) { $0.setAttributedTitle(nil, for: .normal) },
      Step("attributed for a state", ["new", "rich", "new"]) {
        $0.setAttributedTitle(NSAttributedString(string: "rich"), for: .highlighted)
      },
    ],
    [
      Step("no title", ["", "", ""]) {
        $0.setTitle(nil, for: .normal)
        $0.configuration = .plain()
      },
      Step("set", ["new", "new", "new"]) { $0.setTitle("new", for: .normal) },
      Step("another configuration without a title", ["new", "new", "new"]) { $0.configuration = .tinted() },
      Step("no configuration", ["new", "new", "new"]) { $0.configuration = nil },
    ],
  ]

  private func shownTitle(_ button: UIButton) -> String {
    button.layoutIfNeeded()
    guard let label = button.titleLabel, !label.isHidden else { return "" }
    return label.attributedText?.string ?? label.text ?? ""
  }

  private func titles(_ button: UIButton) -> [String] {
    let normal = shownTitle(button)
    button.isHighlighted = true
    let highlighted = shownTitle(button)
    button.isHighlighted = false
    button.isEnabled = false
    let disabled = shownTitle(button)
    button.isEnabled = true
    return [normal, highlighted, disabled]
  }

  private func madeInCode() -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "first"
    return UIButton(configuration: configuration)
  }

  private func loaded() throws -> UIButton {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" id="b">
      <rect key="frame" x="0" y="0" width="100" height="40"/><state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain" title="first"/></button>
      </objects></document>
      """
    let objects = UINib(data: Data(nib.utf8), bundle: nil).instantiate(withOwner: nil, options: nil)
    return try #require(objects.first as? UIButton)
  }

  @Test("the last title that was set is shown, in code and from a document", arguments: [true, false])
  func lives(isLoaded: Bool) throws {
    for life in Self.lives {
      let button = isLoaded ? try loaded() : madeInCode()
      #expect(titles(button) == ["first", "first", "first"])
      for step in life {
        step.change(button)
        #expect(titles(button) == step.titles, "\(step.name)")
      }
    }
  }

  @Test("a new title has a new size, and is the current title")
  func size() {
    let button = madeInCode()
    let before = button.intrinsicContentSize.width
    button.setTitle("a much longer title", for: .normal)
    #expect(button.intrinsicContentSize.width > before)
    #expect(button.currentTitle == "a much longer title")
    #expect(button.configuration?.title == "a much longer title")
  }

  @Test("the last image that was set is shown, and one for a state in its state")
  func images() {
    let button = madeInCode()
    let first = UIImage(systemName: "star"), second = UIImage(systemName: "moon"),
      third = UIImage(systemName: "sun.max")
    button.configuration?.image = first
    #expect(button.currentImage === first)
    button.setImage(second, for: .normal)
    #expect(button.currentImage === second)
    button.configuration?.image = first
    #expect(button.currentImage === first)
    button.setImage(third, for: .highlighted)
    #expect(button.currentImage === first)
    button.isHighlighted = true
    #expect(button.currentImage === third)
    button.isHighlighted = false
    button.setImage(nil, for: .normal)
    #expect(button.currentImage == nil)
  }

  @Test("the configuration determines the color")
  func color() {
    let button = madeInCode()
    button.configuration?.baseForegroundColor = .green
    button.setTitleColor(.red, for: .normal)
    button.layoutIfNeeded()
    let color = button.titleLabel?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(color == .green)
  }
}
