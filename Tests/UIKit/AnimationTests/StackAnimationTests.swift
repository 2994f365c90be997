// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("Stack views that hide and show arranged views", .serialized)
struct StackAnimationTests {
  private let root = stage(300, 100)
  private let stack = UIStackView()
  private let views = (0..<3).map { _ in SizedView(80, 40) }

  init() {
    stack.spacing = 10
    for view in views { stack.addArrangedSubview(view) }
    root.with(stack).pin(left: 0, top: 0)
    root.layoutIfNeeded()
  }

  @Test("an arranged view that is hidden in an animation closes its gap and fades, without layoutIfNeeded")
  func hides() {
    withClock { clock in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = true }
      #expect(views[1].isHidden)
      #expect(stack.frameText == "0 0 170 40")
      #expect(views[2].frameText == "90 0 80 40")
      clock.advance(by: 0.5)
      let fading = views[1].layer.presentation()
      #expect(fading?.isHidden == false)
      #expect(fading?.opacity == 0.5)
      #expect(fading?.bounds.width == CGFloat(40))
      #expect(seen(views[2]) == "135 0 80 40")
      clock.advance(by: 0.5)
      #expect(views[1].layer.presentation()?.isHidden == true)
      #expect(views[1].alpha == CGFloat(1))
    }
  }

  @Test("shown again, it opens the gap; hiding twice is hiding once")
  func shows() {
    withClock { clock in
      views[1].isHidden = true
      views[1].isHidden = true
      root.layoutIfNeeded()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = false }
      clock.advance(by: 0.25)
      let growing = views[1].layer.presentation()
      #expect(growing?.isHidden == false)
      #expect(growing?.opacity == 0.25)
      #expect(growing?.bounds.width == CGFloat(20))
      clock.finish()
      #expect(views[2].frameText == "180 0 80 40")
      #expect(views[1].layer.presentation()?.opacity == 1)
    }
  }
}
