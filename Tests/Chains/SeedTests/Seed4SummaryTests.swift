// SPDX-License-Identifier: MIT

import LayoutTestSupport
import LayoutTesting
import Testing
import UIKit

// swift-format-ignore
extension UIView {
    var left: CGFloat {
        set {
            frame.origin.x = newValue
        }

        get {
            return frame.origin.x
        }
    }
}

private struct FittingAsPrinted: OldCode {
  let contentView: UIView

  @available(*, deprecated)
  func run() -> CGSize { contentView.systemLayoutSizeFitting(UILayoutFittingCompressedSize) }
}

@MainActor
@Suite("Seed 4, “iOS 布局总结”: layout by frames, measuring, converting", .system(.iOS18))
struct Seed4SummaryTests {
  private let paragraph = "布局总结 is a summary of layout, with lines enough to be wrapped at the width of a narrow phone."

  @Test("the extension as printed")
  func extensionOfView() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.left == 10)
    view.left = 55
    #expect(view.frameText == "55 20 30 40")
  }

  @Test("layoutSubviews is the last method that can set frames")
  func layoutSubviews() {
    final class Column: UIView {
      let title = UILabel()
      let detail = UILabel()
      override func layoutSubviews() {
        super.layoutSubviews()
        title.sizeToFit()
        title.frame.origin = CGPoint(x: 10, y: 10)
        let size = detail.sizeThatFits(CGSize(width: bounds.width - 20, height: .greatestFiniteMagnitude))
        detail.frame = CGRect(x: 10, y: title.frame.maxY + 5, width: bounds.width - 20, height: size.height)
      }
    }
    let column = Column(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    column.title.text = "Title"
    column.detail.text = paragraph
    column.detail.numberOfLines = 0
    column.addSubview(column.title)
    column.addSubview(column.detail)
    column.layoutIfNeeded()
    #expect(column.title.frame.size == column.title.intrinsicContentSize)
    #expect(column.detail.frame.minY == column.title.frame.maxY + 5)
    #expect(column.detail.frame.height > 3 * 20)
    let tall = column.detail.frame.height
    column.frame.size.width = 400
    column.layoutIfNeeded()
    #expect(column.detail.frame.height < tall)
  }

  @Test("sizeThatFits of a view is its own size, for any proposed size")
  func sizeThatFitsOfView() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(text(of: view.sizeThatFits(CGSize(width: 500, height: 1))) == "30 40")
  }

  @Test("sizeThatFits of a switch is 51 × 31")
  func sizeThatFitsOfSwitch() {
    #expect(text(of: UISwitch().sizeThatFits(.zero)) == "51 31")
    let control = UISwitch(frame: CGRect(x: 7, y: 8, width: 1, height: 1))
    control.sizeToFit()
    #expect(control.frameText == "7 8 51 31")
  }

  @Test("buttons and image views fit their content")
  func sizeThatFitsOfContent() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    #expect(button.sizeThatFits(.zero) == button.intrinsicContentSize)
    #expect(button.sizeThatFits(.zero).height == 30)
    #expect(text(of: UIImageView().sizeThatFits(.zero)) == "0 0")
  }

  @Test("a single-line label ignores the proposed width, a multiline label wraps to it")
  func sizeThatFitsOfLabel() {
    let label = UILabel()
    label.text = paragraph
    let one = label.sizeThatFits(CGSize(width: 100, height: 1000))
    #expect(one.width > 500 && one.height < 25)
    label.numberOfLines = 2
    let two = label.sizeThatFits(CGSize(width: 200, height: 1000))
    #expect(two.width <= 200 && two.height > one.height && two.height < 2.2 * one.height)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 200, height: 1000)).height > two.height)
  }

  @Test("sizeToFit takes that size and leaves the origin")
  func sizeToFit() {
    let label = UILabel(frame: CGRect(x: 5, y: 6, width: 200, height: 1))
    label.text = paragraph
    label.numberOfLines = 0
    let size = label.sizeThatFits(CGSize(width: 200, height: 1))
    label.sizeToFit()
    #expect(text(of: label.frame.origin) == "5 6")
    #expect(label.frame.size == size)
  }

  @Test("boundingRect measures several lines with usesLineFragmentOrigin; its height must be rounded up")
  func boundingRect() {
    let string = NSString(string: paragraph)
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let room = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
    let wrapped = string.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    let single = string.boundingRect(with: room, options: [], attributes: attributes, context: nil)
    let lines = (wrapped.height / 20.287109375).rounded()
    #expect(lines >= 4)
    #expect(abs(wrapped.height - lines * 20.287109375) < 0.01)
    #expect(wrapped.width <= 200)
    #expect(abs(single.height - 20.287109375) < 0.01)
    let label = UILabel()
    label.text = paragraph
    label.numberOfLines = 0
    #expect(ceil(label.sizeThatFits(room).height) == ceil(wrapped.height))
  }

  @Test("boundingRect of an attributed string, with the signature of the document")
  func attributedBoundingRect() {
    let string = NSAttributedString(string: paragraph, attributes: [.font: UIFont.systemFont(ofSize: 13)])
    let rect = string.boundingRect(
      with: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin, context: nil)
    #expect(rect.height > 40 && rect.width <= 200)
  }

  @Test("systemLayoutSizeFitting gives the height when the subviews form a chain from top to bottom at a fixed width")
  func fitting() {
    let contentView = UIView(), title = contentView.with(UILabel()), detail = contentView.with(UILabel())
    title.text = "Title"
    detail.text = paragraph
    detail.numberOfLines = 0
    detail.preferredMaxLayoutWidth = 200
    activate("V:|-10-[title]-5-[detail]-10-|", ["title": title, "detail": detail])
    activate("H:|[title]|", ["title": title])
    activate("H:|[detail]|", ["detail": detail])
    let size = asPrinted(FittingAsPrinted(contentView: contentView))
    #expect(size.width <= 200)
    let expected = title.intrinsicContentSize.height + detail.intrinsicContentSize.height + 25
    #expect(abs(size.height - expected) < 0.34)
  }

  @Test("points and rectangles are converted between views of one window")
  func converting() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let first = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let second = UIView(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    window.addSubview(first)
    window.addSubview(second)
    first.addSubview(inner)
    #expect(text(of: inner.convert(CGPoint(x: 1, y: 1), to: second)) == "-34 -174")
    #expect(text(of: second.convert(inner.bounds, from: inner)) == "-35 -175 10 10")
    #expect(text(of: inner.convert(inner.bounds, to: nil)) == "15 25 10 10")
  }
}
