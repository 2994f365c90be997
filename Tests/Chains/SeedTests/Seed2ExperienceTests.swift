// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

// swift-format-ignore
public class PaddingLabel: UILabel {
public var contentEdgeInsets: UIEdgeInsets = .zero

public override func drawText(in rect: CGRect) {
super.drawText(in: rect.inset(by: contentEdgeInsets))
}

public override var intrinsicContentSize: CGSize {
let size = super.intrinsicContentSize
return CGSize(width: size.width + contentEdgeInsets.left + contentEdgeInsets.right,
height: size.height + contentEdgeInsets.top + contentEdgeInsets.bottom)
}
}

@MainActor
@Suite("Seed 2, layout experience: without chains, stack views and web views")
struct Seed2ExperienceTests {
  private func tagLabel() -> PaddingLabel {
    let label = PaddingLabel()
    label.text = "未开始"
    label.font = .systemFont(ofSize: 12)
    label.contentEdgeInsets = UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6)
    return label
  }

  @Test("PaddingLabel as printed: its size is that of the text and the padding")
  func paddingLabel() {
    onScreen(scale: 2) {
      let root = stage(), label = root.with(tagLabel()), plain = UILabel()
      plain.text = label.text
      plain.font = label.font
      label.pin(left: 10, top: 20)
      root.layoutIfNeeded()
      let bare = plain.intrinsicContentSize
      #expect(text(of: bare.height) == "14.5")
      #expect(label.frameText == "10 20 \(text(of: bare.width + 12)) 18.5")
    }
  }

  @Test("PaddingLabel as printed: the text is drawn inside the padding")
  func paddingLabelDrawing() {
    final class Witness: UILabel {
      var drawn: CGRect = .zero
      var contentEdgeInsets = UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6)
      override func drawText(in rect: CGRect) {
        drawn = rect.inset(by: contentEdgeInsets)
        super.drawText(in: drawn)
      }
    }
    let label = Witness(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "未开始"
    let renderer = UIGraphicsImageRenderer(size: label.bounds.size)
    _ = renderer.image { _ in label.draw(label.bounds) }
    #expect(text(of: label.drawn) == "6 2 48 16")
  }

  @Test(
    "priorities: required is 1000, defaultHigh 750, defaultLow 250; fractions between 0 and 1 are valid too, unlike the article's 1 to 1000"
  )
  func priorityValues() {
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect(UILayoutPriority.defaultHigh.rawValue == 750)
    #expect(UILayoutPriority.defaultLow.rawValue == 250)
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
    #expect(raised { constraint.priority = UILayoutPriority(0.5) }.isEmpty)
    #expect(raised { constraint.priority = UILayoutPriority(0) }.count == 1)
  }

  @Test("a parent of zero width with required insets is a conflict, and is reported")
  func emptyParent() {
    let root = stage(), parent = root.withChild(), child = parent.withChild()
    activate("H:|-16-[child]-16-|", ["child": child])
    activate("V:|[child(10)]|", ["child": child])
    parent.pin(left: 0, top: 0, width: 0)
    let messages = logged { root.layoutIfNeeded() }
    #expect(messages.count == 1)
    #expect(child.frame.width == 0)
  }

  @Test("a parent sized by its content: insets and a width determine its size, without conflict")
  func parentFromInside() {
    let root = stage(375, 667), mooView = root.withChild(), bgView = mooView.withChild()
    let contentWidth: CGFloat = 375
    mooView.pin(left: 0, top: 0)
    activate("H:|-16-[bgView(w)]-16-|", ["bgView": bgView], metrics: ["w": contentWidth - 32])
    activate("V:|-12-[bgView(39)]|", ["bgView": bgView])
    let messages = logged { root.layoutIfNeeded() }
    #expect(messages.isEmpty)
    #expect(mooView.frameText == "0 0 375 51")
    #expect(bgView.frameText == "16 12 343 39")
  }

  @Test("a view sized by its content beside one that is positioned by its frame")
  func mixed() {
    let root = stage(), inside = root.with(SizedView(50, 20)),
      byFrame = UIView(frame: CGRect(x: 200, y: 5, width: 20, height: 20))
    root.addSubview(byFrame)
    inside.pin(left: 0, top: 0)
    let messages = logged { root.layoutIfNeeded() }
    #expect(messages.isEmpty)
    #expect(inside.frameText == "0 0 50 20")
    #expect(byFrame.frameText == "200 5 20 20")
  }

  @Test("a custom text view that only knows preferredMaxLayoutWidth, like YYLabel, grows once it is set")
  func preferredWidth() {
    final class TextBlock: UIView {
      var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: CGSize {
        let string = NSString(
          string: "A text that is longer than one line of the room that there is for it on the screen.")
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude
        let rect = string.boundingRect(
          with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
          attributes: [.font: UIFont.systemFont(ofSize: 17)], context: nil)
        return CGSize(width: rect.width.rounded(.up), height: rect.height.rounded(.up))
      }
    }
    let root = stage(), block = root.with(TextBlock())
    block.pin(left: 0, top: 0)
    block.widthAnchor.constraint(equalToConstant: 200).on()
    root.layoutIfNeeded()
    #expect(block.frame.height == 21)
    block.preferredMaxLayoutWidth = 200
    root.layoutIfNeeded()
    #expect(block.frame.height > 60)
  }
}
