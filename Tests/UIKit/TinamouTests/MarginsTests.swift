// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("Layout margins")
struct MarginsTests {
  @Test("a plain view has margins of 8 on all sides")
  func defaults() {
    let view = UIView()
    #expect(text(of: view.layoutMargins) == "8 8 8 8")
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    #expect(!view.preservesSuperviewLayoutMargins)
    #expect(view.insetsLayoutMarginsFromSafeArea)
  }

  @Test("the margins guide is the view less its margins")
  func guide() {
    let root = stage(100, 100), view = root.withChild()
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let guide = root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frameText == "2 1 94 96")
    #expect(text(of: guide.layoutFrame) == "2 1 94 96")
    #expect(guide.identifier == "UIViewLayoutMarginsGuide")
    #expect(guide === root.layoutMarginsGuide)
  }

  @Test("a hyphen next to the superview is its margin")
  func format() {
    let root = stage(100, 100), view = root.withChild()
    activate("H:|-[view]-|", ["view": view])
    activate("V:|-[view]-|", ["view": view])
    root.layoutIfNeeded()
    #expect(view.frameText == "8 8 84 84")
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    root.layoutIfNeeded()
    #expect(view.frameText == "20 10 40 60")
  }

  @Test("margin attributes are the view's own margins, on either side of a constraint")
  func attributes() {
    let root = stage(375, 667), view = root.withChild()
    NSLayoutConstraint(
      item: view, attribute: .leftMargin, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1, constant: 20
    ).isActive = true
    NSLayoutConstraint(
      item: view, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottomMargin, multiplier: 1,
      constant: -20
    ).isActive = true
    view.pin(width: 50, height: 50)
    root.layoutIfNeeded()
    #expect(view.frameText == "12 589 50 50")
  }

  @Test("directional margins and margins are consistent")
  func directional() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(text(of: view.layoutMargins) == "1 2 3 4")
    view.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
  }

  @Test("preserved margins are at least those of the superview, as far as the view covers them")
  func preserving() {
    let root = stage(320, 320), view = UIView(frame: CGRect(x: 5, y: 50, width: 310, height: 100))
    root.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    root.addSubview(view)
    #expect(text(of: view.layoutMargins) == "8 8 8 8")
    view.preservesSuperviewLayoutMargins = true
    root.layoutIfNeeded()
    #expect(text(of: view.layoutMargins) == "8 25 8 25")
  }

  @Test("preserved margins move content that refers to them")
  func preservingMoves() {
    let root = stage(320, 100), box = root.withChild(), view = box.withChild()
    root.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    box.preservesSuperviewLayoutMargins = true
    activate("H:|-10-[box]|", ["box": box])
    activate("V:|[box]|", ["box": box])
    activate("H:|-[view]-|", ["view": view])
    view.pin(top: 0, height: 10)
    root.layoutIfNeeded()
    #expect(view.across == "30…270")
  }

  @Test("a change of margins notifies the view")
  func didChange() {
    final class Told: UIView {
      var count = 0
      override func layoutMarginsDidChange() {
        count += 1
        super.layoutMarginsDidChange()
      }
    }
    let view = Told()
    view.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    #expect(view.count == 1)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    #expect(view.count == 1)
  }

  @Test("outside a window there is no safe area to add")
  func noSafeArea() {
    let view = stage()
    #expect(text(of: view.safeAreaInsets) == "0 0 0 0")
    #expect(view.safeAreaLayoutGuide.identifier == "UIViewSafeAreaLayoutGuide")
  }

  @Test("in a plain window the safe area guide is the whole view")
  func safeAreaGuide() {
    let root = stage(100, 100), view = root.withChild()
    let guide = root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor), view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frameText == "0 0 100 100")
  }

  @Test("the readable width is at most 672 points, centered")
  func readableContent() {
    for (width, expected) in [(CGFloat(1024), "176…848"), (320, "8…312")] {
      let root = stage(width, 100), view = root.withChild()
      let guide = root.readableContentGuide
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor).on()
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor).on()
      view.pin(top: 0, height: 10)
      root.layoutIfNeeded()
      #expect(view.across == expected)
    }
  }

  @Test("guides that were used are listed, and their constraints come after explicit ones")
  func listing() {
    let root = stage(), view = root.withChild()
    let guide = root.layoutMarginsGuide
    let own = view.topAnchor.constraint(equalTo: guide.topAnchor).on()
    root.layoutIfNeeded()
    #expect(root.layoutGuides.contains(guide))
    #expect(root.constraints.first === own)
    let identifiers = Set(root.constraints.compactMap(\.identifier).filter { $0.hasSuffix("Margin-guide-constraint") })
    #expect(
      identifiers == [
        "UIView-topMargin-guide-constraint", "UIView-leftMargin-guide-constraint",
        "UIView-bottomMargin-guide-constraint",
        "UIView-rightMargin-guide-constraint",
      ])
  }

  @Test("preserved margins are no larger than the superview's", arguments: [-100, -3, 0, 3, 19, 40] as [CGFloat])
  func preservedBeyondTheSuperview(distance: CGFloat) {
    let root = stage(100, 100), view = UIView()
    root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    view.layoutMargins = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    view.preservesSuperviewLayoutMargins = true
    root.addSubview(view)
    view.frame = root.bounds.insetBy(dx: distance, dy: distance)
    let margin = min(20, max(2, 20 - distance))
    #expect(text(of: view.layoutMargins) == "\(Array(repeating: text(of: margin), count: 4).joined(separator: " "))")
  }

  @Test("a view that is as high as its content with preserved margins does not grow from pass to pass")
  func preservedMarginsOfTallContent() {
    let root = stage(100, 100), column = root.withChild(), content = column.withChild()
    root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    column.preservesSuperviewLayoutMargins = true
    column.pin(left: 0, top: 0, width: 100)
    activate("V:|-[content(300)]-|", ["content": content])
    activate("H:|-[content]-|", ["content": content])
    for _ in 0..<20 {
      root.setNeedsLayout()
      column.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(column.frameText == "0 0 100 340")
    #expect(content.frameText == "20 20 60 300")
  }
}
