// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing

@testable import UIKitViews

/// Subtitles, badges and the new looks of bars of iOS 26.
@MainActor @Suite("What bars of iOS 26 show besides titles and buttons", .serialized)
struct NewBarTests {
  private func shown(
    _ system: InterfaceGeneration = .iOS26, large: Bool = false, _ change: (UINavigationItem) -> Void
  ) throws -> UINavigationBar {
    let device = try #require(DeviceProfile.named("iPhone 16 Pro"))
    return system.whileCurrent {
      device.whileSimulated {
        let controller = UIViewController()
        controller.title = "Inbox"
        change(controller.navigationItem)
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = large
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        kept.append(window)
        return navigation.navigationBar
      }
    }
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    for subview in view.subviews where !subview.isHidden && subview.alpha > 0 {
      if let label = subview as? UILabel, label.text == text { return label }
      if let found = label(text, in: subview) { return found }
    }
    return nil
  }

  @Test("a subtitle is below the inline title; both are in the middle of the row, and the bar keeps its height")
  func subtitle() throws {
    let bar = try shown { $0.subtitle = "49 unread" }
    #expect(bar.frame.height == 54)
    let (title, subtitle) = (try #require(label("Inbox", in: bar)), try #require(label("49 unread", in: bar)))
    #expect(title.frame.maxY == subtitle.frame.minY && title.font.pointSize < 17)
    #expect(abs((title.frame.minY + subtitle.frame.maxY) / 2 - 22) <= 0.34)
    #expect(abs(title.frame.midX - subtitle.frame.midX) <= 0.34)
  }

  @Test("a subtitle below a large title makes the bar higher by its line; a large one comes before")
  func largeSubtitle() throws {
    let bar = try shown(large: true) { $0.subtitle = "49 unread" }
    let line = try #require(label("49 unread", in: bar))
    #expect(bar.frame.height == 106 + line.frame.height)
    let title = try #require(label("Inbox", in: bar))
    #expect(title.frame.maxY == line.frame.minY)
    let other = try shown(large: true) {
      $0.subtitle = "49 unread"
      $0.largeTitle = "All mail"
      $0.largeSubtitle = "Updated now"
    }
    #expect(label("Updated now", in: other) != nil && label("49 unread", in: other) == nil)
    #expect(label("All mail", in: other) != nil)
  }

  @Test("a view takes the place of a subtitle, with its own height")
  func subtitleView() throws {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.heightAnchor.constraint(equalToConstant: 24).isActive = true
    view.widthAnchor.constraint(equalToConstant: 80).isActive = true
    let bar = try shown(large: true) {
      $0.subtitle = "49 unread"
      $0.largeSubtitleView = view
    }
    #expect(bar.frame.height == 130)
    #expect(view.frame.size == CGSize(width: 80, height: 24))
    #expect(label("49 unread", in: bar) == nil)
  }

  @Test("attributes of a title come before those of the bar, and a plain subtitle has those of the bar")
  func attributes() throws {
    var title = AttributedString("Inbox")
    title.foregroundColor = .systemRed
    let bar = try shown {
      $0.attributedTitle = title
      $0.attributedSubtitle = AttributedString("49 unread")
    }
    let shownTitle = try #require(label("Inbox", in: bar)?.attributedText)
    #expect(shownTitle.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
    #expect(shownTitle.attribute(.font, at: 0, effectiveRange: nil) as? UIFont != nil)
    #expect(label("49 unread", in: bar)?.textColor == .secondaryLabel)
  }

  @Test("iOS 18 shows no subtitles and no badges")
  func older() throws {
    let bar = try shown(.iOS18, large: true) {
      $0.subtitle = "49 unread"
      $0.rightBarButtonItem = Self.item(badge: .count(3))
    }
    #expect(bar.frame.height == 96)
    #expect(label("49 unread", in: bar) == nil && label("3", in: bar) == nil)
  }

  private static func item(badge: UIBarButtonItem.Badge) -> UIBarButtonItem {
    let item = UIBarButtonItem(title: "Filter", style: .plain, target: nil, action: nil as Selector?)
    item.badge = badge
    return item
  }

  @Test("a badge is at the trailing corner of its button, which keeps its size")
  func badges() throws {
    let plain = try shown {
      $0.rightBarButtonItem = UIBarButtonItem(title: "Filter", style: .plain, target: nil, action: nil as Selector?)
    }
    var red: UIColor?
    let marked = try shown {
      $0.rightBarButtonItem = Self.item(badge: .count(3))
      red = .systemRed
    }
    let buttons = [plain, marked].map { $0.subviews.compactMap { $0 as? BarButtonView } }
    #expect(buttons[0].map(\.frame) == buttons[1].map(\.frame))
    let badge = try #require(label("3", in: marked))
    let button = try #require(buttons[1].first)
    #expect(badge.frame.maxX > button.bounds.midX && badge.frame.midY < button.bounds.midY)
    #expect(badge.frame.height == 20 && badge.backgroundColor == red)
  }
}

/// The windows that stay alive.
@MainActor private var kept: [UIWindow] = []
