// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor private var kept: [UIWindow] = []

private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [UIViewController]
  var log: [String] = []

  init(_ pages: [UIViewController]) { self.pages = pages }

  func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController)
    -> UIViewController?
  { pages.firstIndex(of: page).flatMap { $0 > 0 ? pages[$0 - 1] : nil } }
  func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController)
    -> UIViewController?
  { pages.firstIndex(of: page).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil } }
  func presentationCount(for controller: UIPageViewController) -> Int { pages.count }
  func presentationIndex(for controller: UIPageViewController) -> Int {
    controller.viewControllers?.first.flatMap { pages.firstIndex(of: $0) } ?? 0
  }
  func pageViewController(_ controller: UIPageViewController, willTransitionTo pending: [UIViewController]) {
    log.append("to \(pending.first?.title ?? "")")
  }
  func pageViewController(
    _ controller: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers previous: [UIViewController], transitionCompleted completed: Bool
  ) { log.append("from \(previous.first?.title ?? "") \(completed)") }
}

@MainActor
@Suite("Page view controllers")
struct PageTests {
  @Test("a swipe shows the next page, with the appearance of both and the delegate's methods")
  func swipe() throws {
    DeviceProfile.named("iPhone 15")?.simulate()
    let diary = Diary()
    let pages = ["a", "b"].map { Recorder($0, diary) }
    let book = Book(pages)
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = book
    controller.delegate = book
    var completed = false
    controller.setViewControllers([pages[0]], direction: .forward, animated: false) { completed = $0 }
    #expect(completed)
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    kept.append(window)
    // The dots are 37 points high, above the home indicator.
    #expect(pages[0].view.frame == CGRect(x: 0, y: 0, width: 393, height: 852 - 37 - 34))
    _ = diary.page()
    let user = try #require(controller.inspection.pages)
    #expect(user.swipe(.forward))
    #expect(book.log == ["to b", "from a true"])
    #expect(controller.viewControllers == [pages[1]])
    #expect(user.dots?.current == 1)
    let lines = diary.page()
    #expect(
      lines.filter { $0.hasPrefix("a ") } == ["a willLeave", "a viewWillDisappear", "a viewDidDisappear", "a didLeave"])
    #expect(lines.filter { $0.hasPrefix("b ") }.contains("b viewDidAppear"))
    #expect(pages[0].parent == nil)
    #expect(!user.swipe(.forward))
    #expect(user.swipe(.reverse))
    #expect(controller.children == [pages[0]])
  }
}
