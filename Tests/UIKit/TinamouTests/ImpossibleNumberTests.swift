// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

/// Invalid numbers must neither end the process nor remain in the layout.
@Suite("Numbers that layout cannot use")
@MainActor
struct ImpossibleNumberTests {
  private func pinned(_ view: UIView, in container: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
    ])
  }

  @Test(
    "a frame that is not a number is refused in Core Animation's words, and the old frame stays",
    arguments: [
      CGRect(x: Double.nan, y: 0, width: 10, height: 10), CGRect(x: 0, y: Double.nan, width: 10, height: 10),
    ])
  func framePosition(frame: CGRect) {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let reasons = raised { view.frame = frame }
    #expect(reasons.count == 1)
    #expect(reasons.first?.hasPrefix("CALayerInvalidGeometry: CALayer position contains NaN: [") == true)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("bounds, a center and an initial frame that are not numbers are refused")
  func otherGeometry() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(raised { view.bounds = CGRect(x: 0, y: 0, width: Double.nan, height: 4) }.count == 1)
    #expect(raised { view.bounds.origin.y = .nan }.count == 1)
    #expect(raised { view.center = CGPoint(x: 0, y: Double.nan) }.count == 1)
    #expect(raised { view.layer.position.x = .nan }.count == 1)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    var made: UIView?
    #expect(raised { made = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: Double.nan)) }.count == 1)
    #expect(made?.frame == .zero)
  }

  @Test("after frames without bound a layout heals", arguments: [Double.infinity, -.infinity, 1e308, 1e19])
  func healing(length: Double) {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UILabel()
    label.text = "Hi"
    pinned(label, in: container)
    let box = UIView(frame: CGRect(x: 0, y: 50, width: 50, height: 50))
    box.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    container.addSubview(box)
    container.layoutIfNeeded()
    let before = label.frame
    container.frame = CGRect(x: 0, y: 0, width: length, height: 100)
    container.layoutIfNeeded()
    box.frame = CGRect(x: length, y: 0, width: 5, height: length)
    container.layoutIfNeeded()
    container.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    box.frame = CGRect(x: 0, y: 50, width: 50, height: 50)
    let added = UIView()
    pinned(added, in: container)
    container.layoutIfNeeded()
    #expect(label.frame == before)
    #expect(box.frame == CGRect(x: 0, y: 50, width: 50, height: 50))
    #expect(added.frame.origin == CGPoint(x: 10, y: 10))
  }

  /// A view with the content size of a test.
  private final class Sized: UIView {
    var size: CGSize = .zero { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { size }
  }

  @Test("a content size without bound, or that is not a number, does not stop layout")
  func contentSize() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let sized = Sized()
    pinned(sized, in: container)
    let width = sized.widthAnchor.constraint(lessThanOrEqualToConstant: 60)
    width.isActive = true
    let reasons = raised {
      for size in [CGFloat.infinity, .greatestFiniteMagnitude, .nan, -.infinity] {
        sized.size = CGSize(width: size, height: 20)
        container.layoutIfNeeded()
        #expect(sized.frame.width >= 0 && sized.frame.width <= 60)
        #expect(sized.frame.height == 20)
      }
    }
    #expect(!reasons.isEmpty && reasons.allSatisfy { $0.hasSuffix("constant:nan") }, "only NaN is refused, as in UIKit")
    sized.size = CGSize(width: 30, height: 20)
    container.layoutIfNeeded()
    #expect(sized.frame == CGRect(x: 10, y: 10, width: 30, height: 20))
  }

  @Test("margins and insets without bound do not stay in a layout")
  func margins() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-[v(10)]", metrics: nil, views: ["v": view])
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|-[v(10)]", metrics: nil, views: ["v": view]))
    for inset in [CGFloat.infinity, .nan, 1e30] {
      container.layoutMargins = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
      container.layoutIfNeeded()
    }
    container.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 10, height: 10))
  }
}
