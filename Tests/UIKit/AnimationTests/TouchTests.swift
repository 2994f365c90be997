// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("Touches made by tests")
struct TouchTests {
  private final class Recorder: UIView {
    var heard: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }

    private func note(_ what: String, _ touches: Set<UITouch>) {
      let location = touches.first?.location(in: self) ?? .zero
      heard.append("\(what) \(Int(location.x)),\(Int(location.y))")
    }
  }

  @Test("a tap is delivered to the view that is hit, in its own coordinates, and up the responder chain")
  func tap() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let recorder = Recorder(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(recorder)
    recorder.addSubview(child)
    #expect(root.inspection.tap(at: CGPoint(x: 12, y: 23)) === child)
    #expect(recorder.heard == ["began 2,3", "ended 2,3"])
    #expect(root.inspection.tap(at: CGPoint(x: 200, y: 0)) == nil)
    recorder.heard = []
    recorder.inspection.drag(along: [CGPoint(x: 20, y: 20), CGPoint(x: 30, y: 25), CGPoint(x: 80, y: 25)])
    #expect(recorder.heard == ["began 20,20", "moved 30,25", "moved 80,25", "ended 80,25"])
  }

  @Test("a tap on a button sends its event")
  func button() {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.inspection.tap()
    #expect(taps == 1)
  }
}
