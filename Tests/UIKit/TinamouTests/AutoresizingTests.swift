// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("Autoresizing masks, alone and as constraints")
struct AutoresizingTests {
  /// One axis: a view at 20 with a length of 100, in a superview that grows from 200 to 300.
  struct Rule: CustomTestStringConvertible {
    let mask: String
    let expected: String
    var testDescription: String { "\(mask): \(expected)" }

    /// `&` flexible, `-` fixed: the near margin, the size, the far margin.
    static let all = [
      Rule(mask: "---", expected: "20 100"), Rule(mask: "--&", expected: "20 100"),
      Rule(mask: "&--", expected: "120 100"),
      Rule(mask: "-&-", expected: "20 200"), Rule(mask: "&-&", expected: "40 100"),
      Rule(mask: "&&-", expected: "36.667 183.333"),
      Rule(mask: "-&&", expected: "20 155.556"), Rule(mask: "&&&", expected: "30 150"),
    ]

    func mask(_ near: UIView.AutoresizingMask, _ size: UIView.AutoresizingMask, _ far: UIView.AutoresizingMask)
      -> UIView.AutoresizingMask
    {
      var result: UIView.AutoresizingMask = []
      for (flag, part) in zip(mask, [near, size, far]) where flag == "&" { result.insert(part) }
      return result
    }
  }

  private func pair(_ first: CGFloat, _ second: CGFloat) -> String {
    "\(text(of: first)) \(text(of: second))"
  }

  @Test("raw values are those of UIKit")
  func rawValues() {
    let masks: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
      .flexibleBottomMargin,
    ]
    #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    #expect(UIView().autoresizingMask == [])
    #expect(UIView().translatesAutoresizingMaskIntoConstraints)
    #expect(UIView().autoresizesSubviews)
  }

  @Test("flexible parts share the change in proportion to their sizes, horizontally", arguments: Rule.all)
  func across(rule: Rule) {
    let root = stage(200, 100), view = UIView(frame: CGRect(x: 20, y: 0, width: 100, height: 10))
    view.autoresizingMask = rule.mask(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
    root.addSubview(view)
    root.frame.size.width = 300
    #expect(pair(view.frame.minX, view.frame.width) == rule.expected)
    #expect(pair(view.frame.minY, view.frame.height) == "0 10")
  }

  @Test("flexible parts share the change in proportion to their sizes, vertically", arguments: Rule.all)
  func down(rule: Rule) {
    let root = stage(100, 200), view = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 100))
    view.autoresizingMask = rule.mask(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
    root.addSubview(view)
    root.bounds.size.height = 300
    #expect(pair(view.frame.minY, view.frame.height) == rule.expected)
  }

  @Test("as constraints the same rules position the view", arguments: Rule.all)
  func asConstraints(rule: Rule) {
    onScreen(scale: 3) {
      let root = stage(200, 200), view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100)),
        other = root.withChild()
      view.autoresizingMask = rule.mask(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
        .union(rule.mask(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))
      root.addSubview(view)
      other.leftAnchor.constraint(equalTo: view.rightAnchor).on()
      other.topAnchor.constraint(equalTo: view.bottomAnchor).on()
      other.pin(width: 10, height: 10)
      root.layoutIfNeeded()
      #expect(view.frameText == "20 20 100 100")
      #expect(other.frameText == "120 120 10 10")
      root.frame.size = CGSize(width: 300, height: 300)
      root.layoutIfNeeded()
      let edge = view.frame.maxX
      #expect(abs(view.frame.minX - number(rule.expected, 0)) <= 0.34)
      #expect(abs(view.frame.width - number(rule.expected, 1)) <= 0.34)
      #expect(abs(other.frame.minX - edge) <= 0.34 && abs(other.frame.minY - edge) <= 0.34)
    }
  }

  private func number(_ text: String, _ index: Int) -> CGFloat {
    CGFloat(Double(text.split(separator: " ")[index]) ?? .nan)
  }

  @Test("width and height flexible: the margins stay")
  func bothFlexible() {
    let root = stage(200, 100), view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 50))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)
    root.frame.size = CGSize(width: 300, height: 160)
    #expect(view.frameText == "20 20 200 110")
  }

  @Test("parts of zero size share equally")
  func zeroTotal() {
    let root = stage(100, 100), view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    root.addSubview(view)
    root.frame.size.width = 160
    #expect(view.frameText == "30 0 100 100")
  }

  @Test("only a change of the superview's size moves subviews, and only if it autoresizes them")
  func onlySize() {
    let root = stage(100, 100), view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.autoresizingMask = [.flexibleLeftMargin]
    root.addSubview(view)
    root.frame.origin = CGPoint(x: 50, y: 50)
    root.bounds.origin = CGPoint(x: 7, y: 7)
    #expect(view.frameText == "0 0 10 10")
    root.autoresizesSubviews = false
    root.frame.size.width = 200
    #expect(view.frameText == "0 0 10 10")
  }

  @Test("a frame that is set becomes the constraints' frame")
  func handSet() {
    let root = stage(), view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), other = root.withChild()
    root.addSubview(view)
    other.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 5).on()
    other.pin(top: 0, width: 10, height: 10)
    root.layoutIfNeeded()
    #expect(other.frame.minX == 15)
    view.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    root.layoutIfNeeded()
    #expect(view.frameText == "100 100 50 50")
    #expect(other.frame.minX == 155)
  }

  @Test("a view that translates its mask conflicts with explicit constraints, with a message")
  func conflict() {
    let root = stage(), view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(view)
    let messages = logged {
      view.widthAnchor.constraint(equalToConstant: 50).on()
      root.layoutIfNeeded()
    }
    #expect(messages.count == 1)
    let message = messages.first ?? ""
    #expect(message.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand"))
    #expect(message.contains("<NSAutoresizingMaskLayoutConstraint:0x0 h=--& v=--& UIView:0x0.width == 10   (active)>"))
    #expect(
      message.contains(
        "Will attempt to recover by breaking constraint \n<NSLayoutConstraint:0x0 UIView:0x0.width == 50   (active)>"))
    #expect(view.frame.width == 10)
  }

  @Test("turning translation off drops the generated constraints")
  func turningOff() {
    let root = stage(), view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    root.addSubview(view)
    root.withChild().pin(left: 0, top: 0, width: 1, height: 1)
    root.layoutIfNeeded()
    view.translatesAutoresizingMaskIntoConstraints = false
    let messages = logged {
      view.pin(left: 40, top: 50, width: 60, height: 70)
      root.layoutIfNeeded()
    }
    #expect(messages.isEmpty)
    #expect(view.frameText == "40 50 60 70")
  }

  @Test("generated constraints are described by their mask")
  func descriptions() {
    func width(_ mask: UIView.AutoresizingMask) -> String {
      let root = stage(200, 200), view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
      view.autoresizingMask = mask
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 77).on()
      let message = logged { root.layoutIfNeeded() }.first ?? ""
      return message.components(separatedBy: "h=").dropFirst().first.map { "h=" + $0.prefix(3) } ?? message
    }
    #expect(width([]) == "h=--&")
    #expect(width(.flexibleRightMargin) == "h=--&")
    #expect(width(.flexibleLeftMargin) == "h=&--")
    #expect(width([.flexibleLeftMargin, .flexibleRightMargin]) == "h=&-&")
  }
}
