// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// A view that writes down the touches that it gets.
private final class TouchPad: UIView {
  var lines: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("began-\(touches.count)") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("ended-\(touches.count)") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    lines.append("cancelled-\(touches.count)")
  }
}

/// A target that runs a closure.
@MainActor
private final class Watcher<Recognizer: UIGestureRecognizer> {
  private let body: (Recognizer) -> Void
  init(_ recognizer: Recognizer, _ body: @escaping (Recognizer) -> Void) {
    self.body = body
    recognizer.addTarget(self, action: Watcher.called)
  }
  func called(_ recognizer: Recognizer) { body(recognizer) }
}

/// A delegate that zooms a view and writes down what it is told.
private final class ZoomDelegate: NSObject, UIScrollViewDelegate {
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  var lines: [String] = []
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    lines.append("will \(view === content) \(scrollView.isZooming)")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { lines.append("zoom \(scrollView.zoomScale)") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    lines.append("did \(scale) \(scrollView.isZooming)")
  }
}

private final class Both: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

@MainActor @Suite("Gestures of several fingers", .serialized)
struct FingersTests {
  private let pad = TouchPad(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let clock = AnimationClock()
  private let middle = CGPoint(x: 150, y: 150)

  @Test("a tap of two fingers is not one of one finger")
  func taps() {
    let one = UITapGestureRecognizer(), two = UITapGestureRecognizer()
    two.numberOfTouchesRequired = 2
    var lines: [String] = []
    let watchers = [one, two].map { tap in
      pad.addGestureRecognizer(tap)
      return Watcher(tap) {
        lines.append("\($0.numberOfTouchesRequired) \($0.numberOfTouches) \($0.location(in: $0.view))")
      }
    }
    pad.inspection.tap(at: CGPoint(x: 40, y: 50))
    #expect(lines == ["1 1 (40.0, 50.0)"])
    pad.inspection.tap(withTouches: 2, at: CGPoint(x: 40, y: 50))
    #expect(lines.dropFirst() == ["2 2 (40.0, 50.0)"])
    pad.inspection.tap(withTouches: 3)
    #expect(lines.count == 2)
    #expect(watchers.count == 2)
  }

  @Test("a double tap of two fingers")
  func doubleTap() {
    clock.whileMain {
      let tap = UITapGestureRecognizer()
      (tap.numberOfTouchesRequired, tap.numberOfTapsRequired) = (2, 2)
      pad.addGestureRecognizer(tap)
      var count = 0
      let watcher = Watcher(tap) { _ in count += 1 }
      pad.inspection.tap(withTouches: 2)
      #expect(count == 0)
      pad.inspection.tap(withTouches: 2)
      #expect(count == 1)
      withExtendedLifetime(watcher) {}
    }
  }

  @Test("a view gets one touch unless it wants several, and an exclusive view does not share")
  func multipleTouches() {
    pad.inspection.tap(withTouches: 2)
    #expect(pad.lines == ["began-1", "ended-1"])
    pad.isMultipleTouchEnabled = true
    pad.inspection.tap(withTouches: 2)
    #expect(pad.lines.dropFirst(2) == ["began-2", "ended-2"])
    let inner = TouchPad(frame: CGRect(x: 0, y: 0, width: 150, height: 300))
    pad.addSubview(inner)
    pad.lines = []
    pad.inspection.tap(withTouches: 2, at: middle)
    #expect(pad.lines == ["began-1", "ended-1"] && inner.lines == ["began-1", "ended-1"])
    inner.isExclusiveTouch = true
    pad.inspection.tap(withTouches: 2, at: middle)
    #expect(pad.lines.count == 2 && inner.lines.count == 4)
  }

  @Test("a pinch has the ratio of the distances, around the middle of the fingers")
  func pinch() {
    let pinch = UIPinchGestureRecognizer()
    pad.addGestureRecognizer(pinch)
    var lines: [String] = []
    let watcher = Watcher(pinch) {
      lines.append("\($0.state) \($0.scale) \($0.numberOfTouches) \($0.location(in: $0.view).x)")
    }
    pad.inspection.pinch(at: middle, from: 100, to: 200)
    #expect(lines == ["began 1.5 2 150.0", "changed 2.0 2 150.0", "ended 2.0 2 150.0"])
    #expect(pinch.scale == 1 && pad.lines == ["began-1", "cancelled-1"])
    lines = []
    pad.inspection.pinch(at: middle, from: 100, to: 104)
    #expect(lines.isEmpty)
    withExtendedLifetime(watcher) {}
  }

  @Test("setting the scale of a pinch makes the next one relative to it")
  func pinchInSteps() {
    let pinch = UIPinchGestureRecognizer()
    pad.addGestureRecognizer(pinch)
    var product: CGFloat = 1
    let watcher = Watcher(pinch) {
      product *= $0.scale
      $0.scale = 1
    }
    pad.inspection.pinch(at: middle, from: 80, to: 40)
    #expect(abs(product - 0.5) < 1e-9)
    withExtendedLifetime(watcher) {}
  }

  @Test("a rotation sums the turns of the fingers, and a pinch does not rotate")
  func rotation() {
    let rotation = UIRotationGestureRecognizer()
    pad.addGestureRecognizer(rotation)
    var last: CGFloat = 0
    var states: [UIGestureRecognizer.State] = []
    let watcher = Watcher(rotation) {
      last = $0.rotation
      states.append($0.state)
    }
    pad.inspection.rotate(at: middle, by: .pi / 2)
    #expect(abs(last - .pi / 2) < 1e-9 && states == [.began, .changed, .ended])
    pad.inspection.rotate(at: middle, by: -1.5 * .pi)
    #expect(abs(last + 1.5 * .pi) < 1e-9)
    states = []
    pad.inspection.pinch(at: middle, from: 50, to: 200)
    #expect(states.isEmpty)
    withExtendedLifetime(watcher) {}
  }

  @Test("a pinch and a rotation of the same fingers need a delegate that allows both")
  func together() {
    let pinch = UIPinchGestureRecognizer(), rotation = UIRotationGestureRecognizer(), both = Both()
    pad.addGestureRecognizer(pinch)
    pad.addGestureRecognizer(rotation)
    var count = (0, 0)
    let watchers: [AnyObject] = [
      Watcher(pinch) { if $0.state == .began { count.0 += 1 } },
      Watcher(rotation) { if $0.state == .began { count.1 += 1 } },
    ]
    let paths = [
      [CGPoint(x: 100, y: 150), CGPoint(x: 150, y: 50)], [CGPoint(x: 200, y: 150), CGPoint(x: 150, y: 250)],
    ]
    pad.inspection.drag(fingersAlong: paths)
    #expect(count == (1, 0))
    pinch.delegate = both
    pad.inspection.drag(fingersAlong: paths)
    #expect(count == (2, 1))
    #expect(watchers.count == 2)
  }

  @Test("a pan needs its number of fingers, and follows their middle")
  func pan() {
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    pad.addGestureRecognizer(pan)
    var last = CGPoint.zero
    let watcher = Watcher(pan) { last = $0.translation(in: $0.view) }
    let way = [CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 130), CGPoint(x: 100, y: 160)]
    pad.inspection.drag(along: way)
    #expect(last == .zero)
    pad.inspection.drag(withTouches: 2, along: way)
    #expect(last == CGPoint(x: 0, y: 60))
    (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches, last) = (1, 1, .zero)
    pad.inspection.drag(withTouches: 2, along: way)
    #expect(last == .zero)
    withExtendedLifetime(watcher) {}
  }

  @Test("a drag that takes time has a velocity")
  func velocity() {
    clock.whileMain {
      let pan = UIPanGestureRecognizer()
      pad.addGestureRecognizer(pan)
      var last = CGPoint.zero
      let watcher = Watcher(pan) { if $0.state == .ended { last = $0.velocity(in: $0.view) } }
      pad.inspection.drag(along: [.zero, CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 50)], for: 0.5)
      #expect(last == CGPoint(x: 200, y: 200))
      withExtendedLifetime(watcher) {}
    }
  }

  @Test("a press of two fingers")
  func press() {
    clock.whileMain {
      let press = UILongPressGestureRecognizer()
      press.numberOfTouchesRequired = 2
      pad.addGestureRecognizer(press)
      var states: [UIGestureRecognizer.State] = []
      let watcher = Watcher(press) { states.append($0.state) }
      pad.inspection.press(at: middle)
      #expect(states.isEmpty)
      pad.inspection.press(withTouches: 2, at: middle)
      #expect(states == [.began, .ended])
      withExtendedLifetime(watcher) {}
    }
  }

  @Test("the second of two quick taps has the tap count 2")
  func tapCount() {
    clock.whileMain {
      final class Counter: UIView {
        var counts: [Int] = []
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { counts += touches.map(\.tapCount) }
      }
      let counter = Counter(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      counter.inspection.tap()
      counter.inspection.tap()
      clock.advance(by: 1)
      counter.inspection.tap()
      #expect(counter.counts == [1, 2, 1])
    }
  }

  @Test("a pinch zooms a scroll view around the fingers, within its limits, and tells the delegate")
  func zoom() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let delegate = ZoomDelegate(), window = UIView(frame: scrollView.frame)
    window.addSubview(scrollView)
    scrollView.addSubview(delegate.content)
    scrollView.contentSize = delegate.content.bounds.size
    scrollView.delegate = delegate
    scrollView.inspection.pinch(at: CGPoint(x: 100, y: 100), from: 50, to: 100)
    #expect(delegate.lines.isEmpty)
    scrollView.maximumZoomScale = 3
    scrollView.inspection.pinch(at: CGPoint(x: 100, y: 100), from: 50, to: 100)
    #expect(delegate.lines == ["will true true", "zoom 1.5", "zoom 2.0", "did 2.0 false"])
    #expect(abs(scrollView.contentOffset.x - 100) < 1e-9 && abs(scrollView.contentOffset.y - 100) < 1e-9)
    #expect(scrollView.contentSize.width == 400)
    scrollView.inspection.pinch(at: CGPoint(x: 200, y: 200), from: 50, to: 150)
    #expect(scrollView.zoomScale == 3)
    scrollView.inspection.pinch(at: CGPoint(x: 300, y: 300), from: 150, to: 10)
    #expect(scrollView.zoomScale == 1 && scrollView.contentOffset == .zero)
  }
}
