// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// A visual format gives the constraints of the names with which it is read now, whatever it gave before.
@MainActor
@Suite("Visual formats that are read again")
struct RepeatedFormatTests {
  private let format = "[a]-m-[b(==w)]"

  private func constants(
    _ metrics: [String: Any], options: NSLayoutConstraint.FormatOptions = [], _ views: [String: Any]
  ) -> [CGFloat] {
    NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
      .map(\.constant)
  }

  @Test("metrics, views and options are those of the call")
  func names() {
    let (a, b, width) = (UIView(), UIView(), UIView())
    for _ in 0..<2 {
      #expect(constants(["m": 3, "w": 40], ["a": a, "b": b]) == [3, 40])
      #expect(constants(["m": 4, "w": 50], ["a": a, "b": b]) == [4, 50])
      // A view of the name is a width to be equal to.
      let equal = NSLayoutConstraint.constraints(
        withVisualFormat: format, options: [], metrics: ["m": 4], views: ["a": a, "b": b, "w": width])
      #expect(equal.count == 2 && equal.last?.secondItem === width)
      #expect(constants(["m": 3, "w": 40], options: .alignAllTop, ["a": a, "b": b]) == [3, 40, 0])
    }
  }

  @Test("items are those of the call")
  func items() throws {
    for _ in 0..<2 {
      let (a, b) = (UIView(), UIView())
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: "[a][b]", options: [], metrics: nil, views: ["a": a, "b": b])
      let constraint = try #require(made.first)
      #expect(made.count == 1)
      #expect([constraint.firstItem, constraint.secondItem].contains { $0 === a })
      #expect([constraint.firstItem, constraint.secondItem].contains { $0 === b })
    }
  }

  @Test("an edge needs a superview at each call")
  func superview() {
    let (view, container) = (UIView(), UIView())
    func count() -> Int {
      NSLayoutConstraint.constraints(withVisualFormat: "|[v]", options: [], metrics: nil, views: ["v": view]).count
    }
    container.addSubview(view)
    #expect(count() == 1)
    view.removeFromSuperview()
    var raised = 0
    let handler = LayoutException.handler
    defer { LayoutException.handler = handler }
    LayoutException.handler = { _, _ in raised += 1 }
    #expect(count() == 0 && raised == 1)
    container.addSubview(view)
    #expect(count() == 1)
  }
}
