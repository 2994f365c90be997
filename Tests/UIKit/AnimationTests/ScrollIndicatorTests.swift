// SPDX-License-Identifier: MIT

import LayoutTesting
import Testing

@testable import UIKitViews

/// The bars that show which part of the content of a scroll view is visible.
@MainActor
@Suite("Scroll indicators", .serialized, .system(.iOS26))
struct ScrollIndicatorTests {
  private let clock = AnimationClock()

  private func screen(_ device: String = "iPhone 16 Pro", _ body: (UIScrollView, UIWindow) -> Void) throws {
    try #require(DeviceProfile.named(device)).whileSimulated {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let controller = UIViewController()
      let scrollView = UIScrollView()
      controller.view = scrollView
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      scrollView.contentSize = CGSize(width: window.bounds.width, height: 4000)
      clock.whileMain { body(scrollView, window) }
    }
  }

  private func bars(of scrollView: UIScrollView) -> [UIView] {
    scrollView.subviews.filter {
      $0 is ScrollIndicatorView && !$0.isHidden && ($0.layer.presentation()?.opacity ?? 0) > 0
    }
  }

  @Test("a bar is there while content moves, and disappears afterward")
  func appearance() throws {
    try screen { scrollView, window in
      #expect(bars(of: scrollView).isEmpty)
      scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      clock.advance(by: 0.1)
      let shown = bars(of: scrollView)
      #expect(shown.count == 1)
      #expect(shown.first?.frame.width == 3 && shown.first?.frame.maxX == window.bounds.width - 3)
      clock.advance(by: 5)
      #expect(bars(of: scrollView).isEmpty && clock.isIdle)
      scrollView.flashScrollIndicators()
      #expect(bars(of: scrollView).count == 1)
    }
  }

  @Test("a screen that stands still has none")
  func still() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scrollView.contentSize.height = 4000
    scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    scrollView.flashScrollIndicators()
    #expect(scrollView.subviews.isEmpty)
  }

  @Test(
    "from the top safe area to the home indicator, or to the round corners from iOS 26 on",
    arguments: [(InterfaceGeneration.iOS18, CGFloat(34)), (.iOS26, 62)])
  func track(system: InterfaceGeneration, bottom: CGFloat) throws {
    try system.whileCurrent {
      try screen { scrollView, window in
        scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
        scrollView.flashScrollIndicators()
        let first = bars(of: scrollView).first?.convert(bars(of: scrollView).first?.bounds ?? .zero, to: nil)
        #expect(first?.minY == 62)
        scrollView.contentOffset.y = 4000 + scrollView.adjustedContentInset.bottom - window.bounds.height
        scrollView.flashScrollIndicators()
        let last = bars(of: scrollView).first?.convert(bars(of: scrollView).first?.bounds ?? .zero, to: nil)
        #expect(last.map { abs($0.maxY - (window.bounds.height - bottom)) < 0.01 } == true)
      }
    }
  }

  @Test("switched off, with insets of their own, and on the other side in right-to-left languages")
  func settings() throws {
    try screen { scrollView, window in
      scrollView.showsVerticalScrollIndicator = false
      scrollView.flashScrollIndicators()
      #expect(bars(of: scrollView).isEmpty)
      scrollView.showsVerticalScrollIndicator = true
      scrollView.automaticallyAdjustsScrollIndicatorInsets = false
      scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 20)
      scrollView.flashScrollIndicators()
      #expect(bars(of: scrollView).first?.frame.minY == scrollView.contentOffset.y + 100)
      #expect(bars(of: scrollView).first?.frame.maxX == window.bounds.width - 23)
      scrollView.semanticContentAttribute = .forceRightToLeft
      scrollView.flashScrollIndicators()
      #expect(bars(of: scrollView).first?.frame.minX == 3)
    }
  }

  @Test("a bar lies in its room at every offset, and is shorter where content is pulled")
  func thumbs() {
    let track = ScrollIndicatorTrack(
      length: 800, insets: (100, 50), content: 3000, contentInsets: (100, 80))
    var last = -CGFloat.infinity
    let full = 650 * 620 / 3000 as CGFloat
    for offset in stride(from: CGFloat(-100), through: 2280, by: 20) {
      let thumb = track.thumb(at: offset)
      let (start, end) = ((thumb?.lowerBound ?? 0) - offset, (thumb?.upperBound ?? 0) - offset)
      #expect(start >= 100 - 0.001 && end <= 750 + 0.001 && abs(end - start - full) < 0.001 && start > last)
      last = start
    }
    let pulled = track.thumb(at: -150)
    #expect(pulled.map { abs($0.upperBound - $0.lowerBound - (full - 50)) < 0.001 } == true)
    #expect(ScrollIndicatorTrack(length: 800, insets: (0, 0), content: 500, contentInsets: (0, 0)).thumb(at: 0) == nil)
  }
}
