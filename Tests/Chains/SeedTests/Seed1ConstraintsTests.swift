// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

/// The article's Objective-C, written in Swift: `view` is the root view of a screen of 375 × 667 points.
@MainActor
@Suite("Seed 1, “纯代码约束总结(二) AutoLayout”: the examples in Swift")
struct Seed1ConstraintsTests {
  private let view = stage(375, 667)

  private func relate(
    _ item: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: UIView?, _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute, multiplier: 1.0,
      constant: constant)
  }

  private func relate(
    _ item: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    relate(item, attribute, relation, nil, .notAnAttribute, constant)
  }

  private func square(_ color: UIColor) -> UIView {
    let square = UIView()
    square.backgroundColor = color
    square.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(square)
    return square
  }

  @Test("example 1: 40 points from every edge")
  func insets() {
    let subView = square(.black)
    let contraint1 = relate(subView, .top, .equal, view, .top, 40.0)
    let contraint2 = relate(subView, .left, .equal, view, .left, 40.0)
    let contraint3 = relate(subView, .bottom, .equal, view, .bottom, -40.0)
    let contraint4 = relate(subView, .right, .equal, view, .right, -40.0)
    let array = [contraint1, contraint2, contraint3, contraint4]
    view.addConstraints(array)
    view.layoutIfNeeded()
    #expect(subView.frameText == "40 40 295 587")
    #expect(view.constraints == array)
  }

  @Test("example 2: at least 300 × 200, centered, is exactly that")
  func centered() {
    let subView = square(.blue)
    view.addConstraints([
      relate(subView, .centerX, .equal, view, .centerX, 0), relate(subView, .centerY, .equal, view, .centerY, 0),
      relate(subView, .height, .greaterThanOrEqual, 200), relate(subView, .width, .greaterThanOrEqual, 300),
    ])
    onScreen(scale: 2) { view.layoutIfNeeded() }
    #expect(subView.frameText == "37.5 233.5 300 200")
  }

  @Test("below a label by 20, and 40 above the bottom")
  func relativePositions() {
    let labelLibrary = square(.gray), libraryView = square(.gray), btn = square(.gray)
    labelLibrary.pin(left: 0, top: 30, width: 100, height: 20)
    libraryView.pin(left: 0, width: 100, height: 50)
    btn.pin(left: 0, width: 100, height: 44)
    view.addConstraint(relate(libraryView, .top, .equal, labelLibrary, .bottom, 20.0))
    view.addConstraint(relate(btn, .bottom, .equal, view, .bottom, -40.0))
    view.layoutIfNeeded()
    #expect(libraryView.frameText == "0 70 100 50")
    #expect(btn.frameText == "0 583 100 44")
  }

  @Test("one width twice another, and a button 8 points after another")
  func formula() {
    let view1 = square(.gray), view2 = square(.gray)
    view1.pin(left: 10, top: 0, width: 60, height: 10)
    view2.pin(top: 0, height: 10)
    view.addConstraint(
      NSLayoutConstraint(
        item: view2, attribute: .width, relatedBy: .equal, toItem: view1, attribute: .width, multiplier: 2, constant: 0)
    )
    view.addConstraint(relate(view2, .leading, .equal, view1, .trailing, 8.0))
    view.layoutIfNeeded()
    #expect(view2.frameText == "78 0 120 10")
  }

  @Test("the four rules of adding: activation holds each constraint where the article says")
  func rules() {
    let parent = view.withChild(), first = parent.withChild(), second = parent.withChild()
    let cousin = view.withChild().withChild()
    let siblings = relate(first, .top, .equal, second, .top, 0)
    let cousins = relate(first, .top, .equal, cousin, .top, 0)
    let descent = relate(first, .top, .equal, view, .top, 0)
    let alone = relate(first, .width, .equal, 10)
    NSLayoutConstraint.activate([siblings, cousins, descent, alone])
    #expect(parent.constraints == [siblings])
    #expect(view.constraints == [cousins, descent])
    #expect(first.constraints == [alone])
  }

  @Test("a view must be a subview before it is constrained")
  func addFirst() {
    let subView = UIView()
    subView.translatesAutoresizingMaskIntoConstraints = false
    let constraint = relate(subView, .left, .equal, view, .left, 0)
    #expect(raised { constraint.isActive = true }.first?.contains("because they have no common ancestor") == true)
  }

  @Test("example 4: 10 from the left, 10 above the bottom, 100 × 20")
  func topView() {
    let topView = square(.red)
    view.addConstraints([
      relate(topView, .left, .equal, view, .left, 10), relate(topView, .bottom, .equal, view, .bottom, -10),
      relate(topView, .width, .equal, 100), relate(topView, .height, .equal, 20),
    ])
    view.layoutIfNeeded()
    #expect(topView.frameText == "10 637 100 20")
  }

  @Test("a constraint is found in view.constraints by its first attribute, and its constant changed")
  func findByAttribute() {
    let box = square(.red)
    box.pin(left: 0, width: 20)
    view.addConstraint(relate(box, .top, .equal, view, .top, 50))
    view.addConstraint(relate(box, .height, .equal, 20))
    view.layoutIfNeeded()
    #expect(box.frameText == "0 50 20 20")
    let constraints = view.constraints
    for constraint in constraints {
      if constraint.firstAttribute == .height {
        constraint.constant = 300
      }
    }
    for constraint in constraints {
      if constraint.firstAttribute == .top {
        constraint.constant = 10
      }
    }
    view.layoutIfNeeded()
    #expect(box.frameText == "0 10 20 300")
  }

  /// The red, blue and yellow squares of the article.
  private func squares() -> (red: UIView, blue: UIView, yellow: UIView) {
    // The margins of a view controller's root view on this screen.
    view.layoutMargins = UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16)
    let redView = square(.red)
    let redLeftLc = relate(redView, .leftMargin, .equal, view, .left, 20.0)
    view.addConstraint(redLeftLc)
    let reomLc = relate(redView, .bottom, .equal, view, .bottomMargin, -20)
    view.addConstraint(reomLc)
    let redWLc = relate(redView, .width, .equal, 50.0)
    redView.addConstraint(redWLc)
    let redHLc = relate(redView, .height, .equal, 50)
    redView.addConstraint(redHLc)

    let blueView = square(.blue)
    let blueLeft = relate(blueView, .left, .equal, redView, .right, 20.0)
    view.addConstraint(blueLeft)
    let blueBottom = relate(blueView, .bottom, .equal, redView, .bottom, 0.0)
    view.addConstraint(blueBottom)
    let blueW = relate(blueView, .width, .equal, redView, .width, 0.0)
    view.addConstraint(blueW)
    let blueH = relate(blueView, .height, .equal, redView, .height, 0.0)
    view.addConstraint(blueH)

    let yellowV = square(.yellow)
    let yellowLeft = relate(yellowV, .left, .equal, blueView, .right, 20)
    view.addConstraint(yellowLeft)
    let yellowBottom = relate(yellowV, .bottom, .equal, view, .bottom, -20)
    view.addConstraint(yellowBottom)
    let yellowW = relate(yellowV, .width, .equal, 50.0)
    yellowV.addConstraint(yellowW)
    let yellowH = relate(yellowV, .height, .equal, 50.0)
    yellowV.addConstraint(yellowH)
    let yellowAnotherLeft = relate(yellowV, .left, .equal, redView, .right, 20)
    let priority = UILayoutPriority(250)
    yellowAnotherLeft.priority = priority
    view.addConstraint(yellowAnotherLeft)
    return (redView, blueView, yellowV)
  }

  @Test(
    "red, blue and yellow: the article's 20 at the left edge is 12, because leftMargin is 8 points inside the square")
  func threeSquares() {
    let (red, blue, yellow) = squares()
    let messages = logged { view.layoutIfNeeded() }
    #expect(messages.isEmpty)
    #expect(red.frameText == "12 597 50 50")
    #expect(blue.frameText == "82 597 50 50")
    #expect(yellow.frameText == "152 597 50 50")
  }

  @Test("blue removed: the optional constraint of priority 250 moves yellow to its position")
  func blueRemoved() {
    let (red, blue, yellow) = squares()
    view.layoutIfNeeded()
    blue.removeFromSuperview()
    view.layoutIfNeeded()
    #expect(red.frameText == "12 597 50 50")
    #expect(yellow.frameText == "82 597 50 50")
  }

  @Test("more than the constant may change: the article omits the priority and isActive")
  func mutable() {
    let box = square(.red)
    box.pin(left: 0, top: 0, height: 10)
    let narrow = box.widthAnchor.constraint(equalToConstant: 10).at(500).on()
    let wide = box.widthAnchor.constraint(equalToConstant: 90).at(400).on()
    view.layoutIfNeeded()
    #expect(box.frame.width == 10)
    wide.priority = UILayoutPriority(600)
    view.layoutIfNeeded()
    #expect(box.frame.width == 90)
    wide.isActive = false
    view.layoutIfNeeded()
    #expect(box.frame.width == 10)
    narrow.constant = 30
    view.layoutIfNeeded()
    #expect(box.frame.width == 30)
  }

  @Test("a mask that is not translated stays in effect while nothing constrains the view")
  func untranslatedMask() {
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    box.autoresizingMask = [.flexibleWidth]
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    view.frame.size.width = 475
    #expect(box.frameText == "10 10 150 50")
  }

  @Test("a translated mask contradicts explicit constraints")
  func translatedMask() {
    let held = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(held)
    let messages = logged {
      held.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 99).on()
      view.layoutIfNeeded()
    }
    #expect(messages.count == 1)
    #expect(held.frameText == "0 0 10 10")
  }

  @Test("setNeedsLayout does not call layoutSubviews immediately, contrary to the article")
  func setNeedsLayoutOnlyMarks() {
    final class Counting: UIView {
      var layouts = 0
      var updates = 0
      override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
      }
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let counting = Counting()
    view.with(counting).pin(left: 0, top: 0, width: 10, height: 10)
    view.layoutIfNeeded()
    let (layouts, updates) = (counting.layouts, counting.updates)
    counting.setNeedsLayout()
    counting.setNeedsUpdateConstraints()
    #expect(counting.layouts == layouts && counting.updates == updates)
    counting.updateConstraintsIfNeeded()
    #expect(counting.layouts == layouts && counting.updates == updates + 1)
    counting.layoutIfNeeded()
    #expect(counting.layouts == layouts + 1 && counting.updates == updates + 1)
  }
}
