// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("Frames set in code beside constraints")
struct HandSetFrameTests {
  /// Sets the frame of its subview in code, as bars and lists do.
  private final class FrameSetter: UIView {
    let placed = UIView()
    var passes = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      placed.frame = bounds.insetBy(dx: 10, dy: 10)
    }
  }

  @Test("a layoutSubviews that sets unchanged frames does not request layout again")
  func settles() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let setter = FrameSetter()
    setter.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(setter)
    setter.addSubview(setter.placed)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    setter.placed.addSubview(inner)
    NSLayoutConstraint.activate([
      setter.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      setter.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      setter.topAnchor.constraint(equalTo: root.topAnchor), setter.heightAnchor.constraint(equalToConstant: 100),
      inner.widthAnchor.constraint(equalTo: setter.placed.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(setter.passes <= 3)
    #expect(setter.placed.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
    #expect(inner.frame.width == 90 as CGFloat)
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(setter.passes <= 6)
    #expect(setter.placed.frame.width == 280 as CGFloat)
    #expect(inner.frame.width == 140 as CGFloat)
  }

  @Test("the frame that a view has already, set while its container is about to change, is kept afterward")
  func holds() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    view.autoresizingMask = [.flexibleWidth]
    let beside = UIView()
    beside.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    root.addSubview(beside)
    beside.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    root.layoutIfNeeded()
    root.frame.size.width = 300
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    root.layoutIfNeeded()
    #expect(view.frame.width == 200 as CGFloat)
    #expect(beside.frame.width == 200 as CGFloat)
  }
}
