// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

// swift-format-ignore
private class StackView: UIStackView {
private var color: UIColor?
override var backgroundColor: UIColor? {
get { return color }
set {
color = newValue
self.setNeedsLayout()
}
}

private lazy var backgroundLayer: CAShapeLayer = {
let layer = CAShapeLayer()
self.layer.insertSublayer(layer, at: 0)
return layer
}()

override func layoutSubviews() {
super.layoutSubviews()
if layer.cornerRadius > 0 {
backgroundLayer.path = UIBezierPath(roundedRect: self.bounds, cornerRadius: layer.cornerRadius).cgPath
} else {
backgroundLayer.path = UIBezierPath(rect: self.bounds).cgPath
}

backgroundLayer.fillColor = self.backgroundColor?.cgColor
}
}

@MainActor
@Suite("Seed 2, layout experience: stack views")
struct Seed2StackTests {
  // swift-format-ignore
  private let mainStackView: UIStackView = {
let stackView = UIStackView()
stackView.axis = .vertical
stackView.spacing = 12
stackView.alignment = .leading
stackView.isLayoutMarginsRelativeArrangement = true
stackView.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
stackView.distribution = .fill
stackView.backgroundColor = UIColor.clear
return stackView
  }()

  @Test("StackView as printed: an additional layer fills the background")
  func background() {
    let root = stage(), stack = root.with(StackView())
    stack.addArrangedSubview(SizedView(100, 30))
    stack.backgroundColor = .red
    stack.pin(left: 0, top: 0)
    root.layoutIfNeeded()
    let layer = stack.layer.sublayers?.first as? CAShapeLayer
    #expect(stack.frameText == "0 0 100 30")
    #expect(layer?.fillColor == UIColor.red.cgColor)
    #expect(layer?.path.map { text(of: $0.boundingBox) } == "0 0 100 30")
  }

  @Test("margins move leading-aligned children in by 16, without conflict")
  func leadingWithMargins() {
    let root = stage(375, 667), first = SizedView(100, 30), second = SizedView(50, 20)
    root.with(mainStackView)
    mainStackView.addArrangedSubview(first)
    mainStackView.addArrangedSubview(second)
    activate("H:|[stack]|", ["stack": mainStackView])
    mainStackView.pin(top: 0)
    let messages = logged { root.layoutIfNeeded() }
    #expect(messages.isEmpty)
    #expect(mainStackView.frameText == "0 0 375 62")
    #expect(first.frameText == "16 0 100 30")
    #expect(second.frameText == "16 42 50 20")
  }

  @Test("a child's own 16 at the left contradicts leading alignment, and is reported")
  func leadingConflict() {
    let root = stage(375, 667), child = SizedView(100, 30)
    mainStackView.isLayoutMarginsRelativeArrangement = false
    root.with(mainStackView)
    mainStackView.addArrangedSubview(child)
    activate("H:|[stack]|", ["stack": mainStackView])
    mainStackView.pin(top: 0)
    child.leftAnchor.constraint(equalTo: mainStackView.leftAnchor, constant: 16).on()
    #expect(logged { root.layoutIfNeeded() }.count == 1)
  }

  @Test("a hidden child gives up its space automatically")
  func hiding() {
    let root = stage(), stack = root.with(UIStackView()), views = (0..<3).map { _ in SizedView(40, 20) }
    stack.axis = .vertical
    stack.spacing = 10
    for view in views { stack.addArrangedSubview(view) }
    stack.pin(left: 0, top: 0)
    root.layoutIfNeeded()
    #expect(stack.frameText == "0 0 40 80")
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frameText == "0 0 40 50")
    #expect(views[2].down == "30…50")
  }

  @Test("fillEqually gives equal sizes, fillProportionally keeps proportions, equalSpacing equal gaps")
  func distributions() {
    func widths(_ distribution: UIStackView.Distribution) -> [String] {
      let root = stage(240, 50), stack = root.with(UIStackView()), views = [SizedView(80, 20), SizedView(40, 20)]
      stack.distribution = distribution
      for view in views { stack.addArrangedSubview(view) }
      activate("H:|[stack]|", ["stack": stack])
      stack.pin(top: 0)
      root.layoutIfNeeded()
      return views.map(\.across)
    }
    #expect(widths(.fillEqually) == ["0…120", "120…240"])
    #expect(widths(.fillProportionally) == ["0…160", "160…240"])
    #expect(widths(.equalSpacing) == ["0…80", "200…240"])
  }
}
