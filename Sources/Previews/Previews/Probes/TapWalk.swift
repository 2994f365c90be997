// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Tinamou

/// Reaches further screens from the first one of an app: taps each row, button and tab, and comes back.
@MainActor
struct TapWalk {
  let window: UIWindow
  /// The time after which nothing else is tapped.
  let end: Date

  private let screen = LiveScreen()
  /// The number of taps, beside the time.
  private static let limit = 24

  init(_ window: UIWindow, for seconds: TimeInterval) {
    self.window = window
    end = Date(timeIntervalSinceNow: seconds)
  }

  /// Calls `examine` on each screen that a tap leads to, with the tap in words.
  func visit(_ examine: (_ step: String) throws(PreviewFailure) -> Void) throws(PreviewFailure) {
    let home = Home(of: window)
    for word in doors.map(\.word).prefix(Self.limit) where Date() < end {
      guard let door = doors.first(where: { $0.word == word }) else { continue }
      LiveFingers(screen).tap(at: door.point)
      window.settle()
      if Home(of: window) != home, !(window.presentedControllers.last is UIAlertController) {
        try examine("tap “\(word)”")
      }
      guard home.restore(window) else { return }
    }
  }

  // MARK: Doors

  /// Something that may lead to another screen.
  private struct Door {
    let word: String
    /// The place of a finger, on the screen.
    let point: CGPoint
  }

  /// The rows, buttons and tabs that can be touched, each word once.
  private var doors: [Door] {
    var known: Set<String> = []
    return ViewFinder.shownViews(window).compactMap { view in
      guard isDoor(view), let word = word(for: view), !word.isEmpty, known.insert(word).inserted else { return nil }
      let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      guard let hit = screen.hit(at: middle), hit.isDescendant(of: view) || view.isDescendant(of: hit) else {
        return nil
      }
      return Door(word: word, point: middle)
    }
  }

  private func isDoor(_ view: UIView) -> Bool {
    switch view {
    case is UITableViewCell, is UICollectionViewCell: true
    case is UITextField, is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIDatePicker,
      is UIPageControl:
      false
    case let control as UIControl: control.isEnabled && ViewTitle(view).className != "BackButtonView"
    default: false
    }
  }

  private func word(for view: UIView) -> String? {
    if let cell = SpokenCell(view)?.label { return cell }
    if let own = ShownText.wholeText(of: view) ?? SpokenElement.label(of: view) { return own }
    return ViewFinder.shownViews(view).dropFirst().lazy.compactMap { ShownText.wholeText(of: $0) }.first
  }

  // MARK: The way back

  /// The controllers that are shown.
  private struct Home: Equatable {
    private let root: ObjectIdentifier?
    private let presented: [ObjectIdentifier]
    private let stacks: [[ObjectIdentifier]]
    private let tabs: [Int]

    @MainActor
    init(of window: UIWindow) {
      let controllers = window.rootViewController.map(Self.controllers) ?? []
      root = window.rootViewController.map { ObjectIdentifier($0) }
      presented = controllers.compactMap { $0.presentedViewController.map { ObjectIdentifier($0) } }
      stacks = controllers.compactMap { ($0 as? UINavigationController)?.viewControllers.map { ObjectIdentifier($0) } }
      tabs = controllers.compactMap { ($0 as? UITabBarController)?.selectedIndex }
    }

    @MainActor
    private static func controllers(in controller: UIViewController) -> [UIViewController] {
      [controller] + controller.children.flatMap(controllers)
    }

    /// Goes back, and returns whether that is where the window is.
    @MainActor
    func restore(_ window: UIWindow) -> Bool {
      guard Home(of: window) != self, let controller = window.rootViewController else {
        return Home(of: window) == self
      }
      if controller.presentedViewController != nil { controller.dismiss(animated: false) }
      let controllers = Self.controllers(in: controller)
      let navigations = controllers.compactMap { $0 as? UINavigationController }
      for (tab, index) in zip(controllers.compactMap { $0 as? UITabBarController }, tabs) { tab.selectedIndex = index }
      for (navigation, stack) in zip(navigations, stacks) where navigation.viewControllers.count > stack.count {
        if let last = navigation.viewControllers.first(where: { ObjectIdentifier($0) == stack.last }) {
          navigation.popToViewController(last, animated: false)
        }
      }
      window.settle()
      return Home(of: window) == self
    }
  }
}
