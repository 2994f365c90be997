// SPDX-License-Identifier: MIT

import LayoutTestSupport
import LayoutTesting
import Testing
import UIKit

@MainActor
@Suite("Frames and constraints together", .system(.iOS18))
struct FrameLayoutTests {
  @Test("a sibling constrained to a view that is positioned by its frame follows the frame")
  func follows() {
    let root = stage(320, 200)
    let byFrame = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 40))
    root.addSubview(byFrame)
    let tied = root.with(SizedView(30, 10))
    tied.leadingAnchor.constraint(equalTo: byFrame.trailingAnchor, constant: 8).on()
    tied.topAnchor.constraint(equalTo: byFrame.topAnchor).on()
    root.layoutIfNeeded()
    #expect(tied.frameText == "78 20 30 10")
    byFrame.frame = CGRect(x: 50, y: 60, width: 100, height: 10)
    root.layoutIfNeeded()
    #expect(tied.frameText == "158 60 30 10")
    byFrame.center.x += 10
    root.layoutIfNeeded()
    #expect(tied.frameText == "168 60 30 10")
    #expect(byFrame.frameText == "60 60 100 10")
  }

  @Test("a frame set on a view that constraints position lasts until the next layout")
  func overwritten() {
    let root = stage(320, 200), box = root.with(UIView())
    box.pin(left: 10, top: 10, width: 50, height: 50)
    root.layoutIfNeeded()
    box.frame = CGRect(x: 100, y: 100, width: 10, height: 10)
    #expect(box.frameText == "100 100 10 10")
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(box.frameText == "10 10 50 50")
  }

  @Test("layoutSubviews sets some frames after constraints have placed the others")
  func mixed() {
    final class Card: UIView {
      let title = UILabel(), badge = UIView(), body = UIView()

      override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Title"
        addSubview(title)
        addSubview(badge)
        with(body).pin(left: 16, height: 50)
        body.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16).on()
        body.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16).on()
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) { nil }

      override func layoutSubviews() {
        super.layoutSubviews()
        title.sizeToFit()
        title.frame.origin = CGPoint(x: 16, y: 12)
        badge.frame = CGRect(x: body.frame.maxX - 20, y: body.frame.minY - 10, width: 20, height: 20)
      }
    }
    let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    card.layoutIfNeeded()
    #expect(card.body.frameText == "16 54 168 50")
    #expect(card.badge.frameText == "164 44 20 20")
    #expect(card.title.frame.origin == CGPoint(x: 16, y: 12))
    #expect(card.title.frame.size == card.title.sizeThatFits(.zero))
    card.frame.size.width = 300
    card.layoutIfNeeded()
    #expect(card.badge.frameText == "264 44 20 20")
  }

  @Test("sizeThatFits: the result of each control, for any proposal")
  func fits() {
    let sizes: [(UIView, String)] = [
      (UISwitch(), "51 31"), (UIStepper(), "94 32"), (UIActivityIndicatorView(style: .medium), "20 20"),
      (UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 4)), "3 4"),
    ]
    for (view, size) in sizes {
      #expect(text(of: view.sizeThatFits(CGSize(width: 1000, height: 1))) == size)
      view.frame.origin = CGPoint(x: 7, y: 9)
      view.sizeToFit()
      #expect(view.frameText == "7 9 \(size)")
    }
  }

  @Test("boundingRect and a label without a limit agree on the height of wrapped text")
  func boundingRect() {
    let string = String(repeating: "多行文本的高度 and words of another script, ", count: 6)
    let label = UILabel()
    label.font = .systemFont(ofSize: 15)
    label.numberOfLines = 0
    label.text = string
    for width in [80, 150, 333] as [CGFloat] {
      let rect = NSString(string: string).boundingRect(
        with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
        attributes: [.font: label.font as Any], context: nil)
      let fitting = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      #expect(abs(fitting.height - rect.height) < 1)
      #expect(rect.width <= width)
    }
  }
}
