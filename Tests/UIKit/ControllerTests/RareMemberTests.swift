// SPDX-License-Identifier: MIT

import LayoutTesting
import Testing
import UIKit

/// Members that libraries of views use, and that apps use rarely.
@MainActor
@Suite("Members that are used rarely", .system(.iOS18))
struct RareMemberTests {
  @Test("Attributes of an attributed string are those of a container")
  func container() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    let container = AttributeContainer([
      .foregroundColor: UIColor.red, .kern: 2, .baselineOffset: 1.5, .paragraphStyle: style,
      .underlineStyle: NSUnderlineStyle.single.rawValue, .link: "left out",
    ])
    let text = NSAttributedString(AttributedString("Text", attributes: container))
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == .red && attributes[.kern] as? CGFloat == 2)
    #expect(attributes[.baselineOffset] as? CGFloat == 1.5 && attributes[.underlineStyle] as? Int == 1)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 3)
    #expect(attributes.count == 5)
  }

  @Test("The text of a badge has the attributes of the item for its state")
  func badge() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    for item in tabs.tabBar.items ?? [] {
      item.badgeValue = "3"
      item.setBadgeTextAttributes([.foregroundColor: UIColor.green], for: .normal)
      item.setBadgeTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    }
    window.layoutIfNeeded()
    func labels(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? [] + labels($0) }
    }
    let colors = labels(tabs.tabBar).filter { $0.text == "3" }.map {
      $0.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    #expect(colors == [.blue, .green])
    #expect(tabs.tabBar.items?[0].badgeTextAttributes(for: .selected)?.count == 1)
  }

  @Test("Content bounces at the edges where it may", arguments: [true, false])
  func bouncing(isVertical: Bool) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 300, height: 300)
    (scroll.bouncesVertically, scroll.bouncesHorizontally) = (isVertical, !isVertical)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(scroll)
    window.makeKeyAndVisible()
    final class Watcher: NSObject, UIScrollViewDelegate {
      var least = CGPoint.zero
      func scrollViewDidScroll(_ scroll: UIScrollView) {
        least = CGPoint(x: min(least.x, scroll.contentOffset.x), y: min(least.y, scroll.contentOffset.y))
      }
    }
    let watcher = Watcher()
    scroll.delegate = watcher
    scroll.inspection.drag(by: CGSize(width: 20, height: 20))
    #expect((watcher.least.y < 0) == isVertical && (watcher.least.x < 0) == !isVertical)
  }

  @Test("The current page has an image of its own")
  func pages() {
    let control = UIPageControl()
    let (all, current, third) = (UIImage(), UIImage(), UIImage())
    control.preferredIndicatorImage = all
    control.preferredCurrentPageIndicatorImage = current
    control.setCurrentPageIndicatorImage(third, forPage: 2)
    #expect(
      control.currentPageIndicatorImage(forPage: 2) === third && control.currentPageIndicatorImage(forPage: 0) == nil)
    #expect(control.direction == .natural)
  }

  @Test("An image view can change its image when it has to be drawn again")
  func imageView() {
    final class Changing: UIImageView {
      var calls = 0
      let star = UIImage(systemName: "star")
      override func setNeedsDisplay() {
        calls += 1
        image = star
      }
    }
    let view = Changing(image: nil)
    view.image = UIImage(systemName: "circle")
    view.contentMode = .scaleAspectFill
    #expect(view.calls == 0)
    view.setNeedsDisplay()
    #expect(view.calls == 1 && view.image === view.star)
  }

  @Test("Views can draw their hierarchy themselves")
  func hierarchy() {
    final class Own: UIView {
      var calls = 0
      override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        calls += 1
        return super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
      }
    }
    let view = Own(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = view.snapshotView(afterScreenUpdates: true)
    #expect(view.calls == 1)
  }

  @Test("A section's snapshot is described with a line for each item")
  func description() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["a", "b"])
    snapshot.append(["c"], to: "a")
    #expect(snapshot.visualDescription() == "+ a\n  * c\n* b")
    snapshot.expand(["a"])
    #expect(snapshot.visualDescription().hasPrefix("- a"))
  }

  @Test("A symbol configuration takes the values of another")
  func symbols() {
    let first = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    let second = UIImage.SymbolConfiguration(scale: .large)
    #expect(first.applying(second) == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
  }
}
