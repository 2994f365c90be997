// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

/// Scrolling that takes time on a running animation clock.
@MainActor
@Suite("Scrolling on the clock", .serialized)
struct ScrollMotionTests {
  /// Records the calls of a scroll view.
  private final class Listener: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var offsets: [CGFloat] = []
    var scaled: UIView?
    func page() -> [String] {
      defer { lines = [] }
      return lines
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("willBeginDragging") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      lines.append("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { lines.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("didEndScrollingAnimation") }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { lines.append("didScrollToTop") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      lines.append("didEndZooming \(scale)")
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scaled }
  }

  private let clock = AnimationClock()
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let listener = Listener()

  init() {
    scroll.contentSize = CGSize(width: 300, height: 4000)
    scroll.delegate = listener
  }

  @Test("an animated offset is reached in frames, and the end is reported once")
  func offset() {
    clock.whileMain {
      scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      #expect(scroll.contentOffset.y == 0 && scroll.isScrollAnimating)
      clock.advance(by: 0.15)
      #expect(abs(scroll.contentOffset.y - 300) < 1)
      #expect(listener.offsets.count == 9 && listener.offsets == listener.offsets.sorted())
      #expect(listener.page() == [])
      clock.advance(by: 0.15)
      #expect(scroll.contentOffset.y == 600 && !scroll.isScrollAnimating)
      #expect(listener.page() == ["didEndScrollingAnimation"])
      clock.advance(by: 1)
      #expect(listener.page() == [] && listener.offsets.last == 600 && clock.isIdle)
    }
  }

  @Test("an animation to the present offset reports nothing")
  func same() {
    clock.whileMain {
      scroll.setContentOffset(.zero, animated: true)
      clock.finish()
      #expect(listener.lines == [] && listener.offsets == [])
    }
  }

  @Test("an offset without an animation ends scrolling where it is")
  func interruption() {
    clock.whileMain {
      scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      clock.advance(by: 0.1)
      let offset = scroll.contentOffset
      #expect(offset.y > 0 && offset.y < 300)
      scroll.setContentOffset(offset, animated: false)
      clock.advance(by: 1)
      #expect(scroll.contentOffset == offset && listener.lines == [])
      scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      clock.advance(by: 0.1)
      scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      clock.finish()
      #expect(scroll.contentOffset.y == 900 && listener.page() == ["didEndScrollingAnimation"])
    }
  }

  @Test("on a clock that is not running the offset is set at once, and the end is reported at the next tick")
  func withoutClock() {
    scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(scroll.contentOffset.y == 600 && listener.page() == [])
    AnimationClock.main.advance(by: 0)
    #expect(listener.page() == ["didEndScrollingAnimation"])
    clock.whileMain {
      UIView.performWithoutAnimation { scroll.setContentOffset(.zero, animated: true) }
      #expect(scroll.contentOffset.y == 0)
    }
  }

  @Test("a drag with a velocity decelerates for seconds, and another drag stops it")
  func deceleration() {
    clock.whileMain {
      scroll.inspection.drag(by: CGSize(width: 0, height: -50), velocity: CGSize(width: 0, height: -1000))
      #expect(listener.page() == ["willBeginDragging", "didEndDragging true", "willBeginDecelerating"])
      #expect(scroll.contentOffset.y == 50 && scroll.isDecelerating && !scroll.isScrollAnimating)
      clock.advance(by: 0.5)
      // Half a second leaves 0.998 to the power of 500 of the distance of 499 points.
      #expect(abs(scroll.contentOffset.y - (50 + 499 * (1 - 0.3675))) < 2)
      #expect(listener.page() == [])
      clock.finish()
      #expect(abs(scroll.contentOffset.y - 549) < 0.01 && !scroll.isDecelerating)
      #expect(listener.page() == ["didEndDecelerating"])
      #expect(clock.now > 3 && clock.now < 4)

      scroll.inspection.drag(by: .zero, velocity: CGSize(width: 0, height: -1000))
      clock.advance(by: 0.2)
      let offset = scroll.contentOffset.y
      scroll.inspection.drag(by: CGSize(width: 0, height: 10))
      #expect(scroll.contentOffset.y == offset - 10 && !scroll.isDecelerating && clock.isIdle)
    }
  }

  @Test("content that is pulled beyond its edge returns, and a page is reached faster than content comes to rest")
  func edges() {
    clock.whileMain {
      scroll.inspection.drag(by: CGSize(width: 0, height: 100))
      #expect(scroll.contentOffset.y == -50 && scroll.isDecelerating)
      clock.advance(by: 0.25)
      #expect(scroll.contentOffset.y > -10 && scroll.contentOffset.y < 0)
      clock.finish()
      #expect(scroll.contentOffset.y == 0)
      scroll.isPagingEnabled = true
      let start = clock.now
      scroll.inspection.drag(by: CGSize(width: 0, height: -30), velocity: CGSize(width: 0, height: -500))
      clock.finish()
      #expect(scroll.contentOffset.y == 400 && clock.now - start < 1)
    }
  }

  @Test("the pan gesture recognizer of a scroll view follows the drag")
  func pan() {
    @MainActor final class Watcher: NSObject {
      var lines: [String] = []
      func moved(_ pan: UIPanGestureRecognizer) {
        lines.append("\(pan.state.rawValue) \(pan.translation(in: pan.view).y) \(pan.velocity(in: pan.view).y)")
      }
    }
    let watcher = Watcher()
    scroll.panGestureRecognizer.addTarget(watcher, action: Watcher.moved)
    var held: (Bool, CGFloat)?
    scroll.inspection.drag(by: CGSize(width: 0, height: -80), velocity: CGSize(width: 0, height: -20)) {
      held = (scroll.isDragging, scroll.contentOffset.y)
    }
    #expect(held?.0 == true && held?.1 == 80)
    #expect(watcher.lines == ["1 0.0 0.0", "2 -80.0 -20.0", "3 -80.0 -20.0"])
    #expect(scroll.panGestureRecognizer.state == .possible)
  }

  @Test("the tap on the status bar and zooming take time")
  func others() {
    clock.whileMain {
      scroll.contentOffset.y = 1000
      scroll.inspection.scrollToTop()
      #expect(scroll.contentOffset.y == 1000)
      clock.finish()
      #expect(scroll.contentOffset.y == 0 && listener.page() == ["didScrollToTop"])

      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      scroll.addSubview(content)
      listener.scaled = content
      scroll.maximumZoomScale = 4
      scroll.setZoomScale(2, animated: true)
      #expect(scroll.zoomScale == 2 && scroll.isZoomAnimating && listener.page() == [])
      clock.advance(by: 0.15)
      let width = content.layer.presentation()?.frame.width ?? .nan
      #expect(width > 400 && width < 500)
      clock.finish()
      #expect(listener.page() == ["didEndZooming 2.0"] && !scroll.isZoomAnimating)
    }
  }

  @Test("a scroll view that is released while it scrolls is forgotten")
  func release() {
    clock.whileMain {
      weak var released: UIScrollView?
      autoreleasedScope {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 1000)
        scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        released = scroll
      }
      clock.advance(by: 0.1)
      #expect(released == nil)
      clock.finish()
      #expect(clock.isIdle)
    }
  }

  private func autoreleasedScope(_ body: () -> Void) { body() }
}
