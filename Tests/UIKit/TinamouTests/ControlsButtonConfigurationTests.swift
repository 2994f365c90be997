// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Buttons with a configuration")
struct ControlsButtonConfigurationTests {
  private func button(_ configuration: UIButton.Configuration, scale: CGFloat = 3) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.traitOverrides.displayScale = scale
    return button
  }

  private func plain(_ title: String, _ edit: (inout UIButton.Configuration) -> Void = { _ in })
    -> UIButton.Configuration
  {
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    edit(&configuration)
    return configuration
  }

  private func width(_ text: String, _ font: UIFont, scale: CGFloat) -> CGFloat {
    let label = UILabel()
    label.traitOverrides.displayScale = scale
    label.text = text
    label.font = font
    return label.intrinsicContentSize.width
  }

  /// Source: Facts, “Recorded documents”.
  @Test(
    "the height is that of the line, in whole pixels, plus 14",
    arguments: [(17, 3, 34 + 1.0 / 3), (17, 2, 34.5), (14, 3, 31), (13, 2, 30), (11, 2, 27.5)]
      as [(CGFloat, CGFloat, CGFloat)])
  func heights(size: CGFloat, scale: CGFloat, height: CGFloat) {
    let configuration = plain("Update") {
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = .systemFont(ofSize: size)
        return outgoing
      }
    }
    let size = button(configuration, scale: scale).intrinsicContentSize
    #expect(abs(size.height - height) < 1e-9)
  }

  @Test("the width is that of the title plus 24")
  func width() {
    let title = width("Tap Me", .systemFont(ofSize: 17), scale: 3)
    #expect(abs(button(plain("Tap Me")).intrinsicContentSize.width - title - 24) < 1e-9)
  }

  @Test("an attributed title counts with its own font")
  func attributedTitle() {
    var title = AttributedString("Big")
    title.font = .systemFont(ofSize: 30)
    let big = button(plain("x") { $0.attributedTitle = title })
    #expect(big.intrinsicContentSize.height == 50)
    #expect(big.configuration?.title == "Big")
  }

  @Test("content insets, image padding and a subtitle add up")
  func metrics() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    let text = button(plain("Title")).intrinsicContentSize
    let beside = button(
      plain("Title") {
        $0.image = image
        $0.imagePadding = 6
      }
    ).intrinsicContentSize
    #expect(abs(beside.width - text.width - 26) < 1e-9)
    #expect(abs(beside.height - text.height) < 1e-9)
    let above = button(
      plain("Title") {
        $0.image = image
        $0.imagePadding = 6
        $0.imagePlacement = .top
      }
    ).intrinsicContentSize
    #expect(abs(above.width - text.width) < 1e-9)
    #expect(abs(above.height - text.height - 26) < 1e-9)
    let twoLines = button(
      plain("Title") {
        $0.subtitle = "Sub"
        $0.titlePadding = 3
      }
    ).intrinsicContentSize
    // A footnote's line is 15.667 points at three pixels per point.
    #expect(abs(twoLines.height - text.height - 3 - 47.0 / 3) < 1e-9)
    let bare = button(plain("Title") { $0.contentInsets = .zero }).intrinsicContentSize
    #expect(abs(bare.width - text.width + 24) < 1e-9)
    #expect(abs(bare.height - text.height + 14) < 1e-9)
  }

  @Test("the image is at the side that the placement says, in both reading directions")
  func placement() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    func frames(_ edge: NSDirectionalRectEdge, rightToLeft: Bool) -> (image: CGRect, title: CGRect) {
      let button = button(
        plain("Title") {
          $0.image = image
          $0.imagePlacement = edge
        })
      if rightToLeft { button.semanticContentAttribute = .forceRightToLeft }
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      button.layoutIfNeeded()
      return (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
    }
    for (edge, rightToLeft) in [(NSDirectionalRectEdge.leading, false), (.trailing, true)] {
      let (image, title) = frames(edge, rightToLeft: rightToLeft)
      #expect(image.maxX <= title.minX + 0.34 && image.minX > 40)
    }
    for (edge, rightToLeft) in [(NSDirectionalRectEdge.trailing, false), (.leading, true)] {
      let (image, title) = frames(edge, rightToLeft: rightToLeft)
      #expect(title.maxX <= image.minX + 0.34)
    }
    #expect(frames(.top, rightToLeft: false).image.maxY <= frames(.top, rightToLeft: false).title.minY + 0.34)
    #expect(frames(.bottom, rightToLeft: false).title.maxY <= frames(.bottom, rightToLeft: false).image.minY + 0.34)
  }

  @Test("a title wraps in a narrow button and makes it higher")
  func wrapping() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    root.traitOverrides.displayScale = 2
    let button = UIButton(configuration: plain("a title of many words that does not fit on one line"))
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor),
      button.widthAnchor.constraint(equalToConstant: 160),
    ])
    root.layoutIfNeeded()
    let lines = ((button.frame.height - 14) / 20.287).rounded(.down)
    #expect(lines >= 3)
    #expect(button.titleLabel?.frame.height ?? 0 == button.frame.height - 14)
  }

  @Test("the update handler changes the configuration with the state")
  func updateHandler() {
    let button = button(plain("Off"))
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "On" : "Off" }
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "On")
  }

  @Test(
    "every style draws its title, and all but plain a background", arguments: ["plain", "gray", "tinted", "filled"])
  func styles(name: String) {
    var configuration: UIButton.Configuration =
      switch name {
      case "gray": .gray()
      case "tinted": .tinted()
      case "filled": .filled()
      default: .plain()
      }
    configuration.title = "Title"
    let button = button(configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    let context = CGContext()
    UIGraphicsPushContext(context)
    button.draw(button.bounds)
    UIGraphicsPopContext()
    #expect(context.commands.isEmpty == (name == "plain"))
    #expect(button.titleLabel?.textColor == (name == "filled" ? .white : .systemBlue))
  }
}
