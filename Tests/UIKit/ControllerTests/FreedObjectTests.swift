// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Everything that an app can make and show is freed when the app lets it go.
@MainActor
@Suite("Objects are freed after their life", .serialized)
struct FreedObjectTests {
  /// Something to make, with its name.
  struct Maker<Made>: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @MainActor @Sendable () -> Made

    init(_ name: String, _ make: @escaping @MainActor @Sendable () -> Made) {
      testDescription = name
      self.make = make
    }
  }

  private static let systems: [InterfaceGeneration] = [.iOS16, .iOS18, .iOS26]

  @Test("views with their constraints, recognizers and guides", arguments: FreedObjects.views)
  func views(_ maker: Maker<UIView>) {
    expectFreed { watched in
      life(UIViewController(), watched) { window, controller in
        let view = maker.make()
        controller.view.addSubview(view)
        view.frame = CGRect(x: 10, y: 100, width: 200, height: 200)
        view.addGestureRecognizer(UITapGestureRecognizer())
        window.layoutIfNeeded()
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
          view.topAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.topAnchor),
        ])
        _ = view.systemLayoutSizeFitting(.zero)
        UIView.animate(withDuration: 0.1) { view.alpha = 0.5 }
        if view.canBecomeFirstResponder { view.becomeFirstResponder() }
      }
    }
  }

  @Test("controllers as a root, pushed and popped, and as children", arguments: FreedObjects.controllers)
  func controllers(_ maker: Maker<UIViewController>) {
    expectFreed { watched in
      life(maker.make(), watched) { window, _ in
        window.frame.size = CGSize(width: 844, height: 390)
        window.layoutIfNeeded()
      }
      life(UIViewController(), watched) { window, controller in
        let child = maker.make()
        controller.addChild(child)
        controller.view.addSubview(child.view)
        child.didMove(toParent: controller)
        window.layoutIfNeeded()
        watched.add(child)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
      guard !(maker.make() is UINavigationController), !(maker.make() is UISplitViewController) else { return }
      let navigation = UINavigationController(rootViewController: UIViewController())
      life(navigation, watched) { window, _ in
        let pushed = maker.make()
        watched.add(pushed)
        navigation.pushViewController(pushed, animated: false)
        window.layoutIfNeeded()
        navigation.popViewController(animated: true)
      }
    }
  }

  @Test(
    "presented controllers, dismissed and left with their window", arguments: FreedObjects.presented, [false, true])
  func presented(_ maker: Maker<UIViewController>, isDismissed: Bool) {
    expectFreed { watched in
      life(UIViewController(), watched) { window, controller in
        let presented = maker.make()
        presented.popoverPresentationController?.sourceView = controller.view
        controller.present(presented, animated: false)
        window.layoutIfNeeded()
        watched.add(presented)
        if isDismissed { presented.dismiss(animated: false) }
      }
    }
  }

  @Test("lists with content, recognizers, interactions and animators", arguments: FreedObjects.parts)
  func parts(_ maker: Maker<@MainActor (UIView) -> [AnyObject]>) {
    expectFreed { watched in
      life(UIViewController(), watched) { window, controller in
        for object in maker.make()(controller.view) { watched.add(object) }
        window.layoutIfNeeded()
      }
    }
  }

  // MARK: Lives

  /// Objects that are not kept.
  @MainActor
  private final class Watched {
    private final class Reference {
      weak var object: AnyObject?
      let name: String

      init(_ object: AnyObject) {
        self.object = object
        name = "\(type(of: object))"
      }
    }

    private var references: [Reference] = []

    /// The classes of the objects that are still there.
    var alive: [String] { references.filter { $0.object != nil }.map(\.name) }

    func add(_ object: AnyObject) { references.append(Reference(object)) }

    func add(_ controller: UIViewController) {
      references.append(Reference(controller))
      for child in controller.children { add(child) }
    }

    func add(_ view: UIView) {
      references.append(Reference(view))
      references += (view.gestureRecognizers ?? []).map { Reference($0) }
      references += view.layoutGuides.map { Reference($0) } + view.constraints.map { Reference($0) }
      for subview in view.subviews { add(subview) }
    }
  }

  /// Shows a controller in a window, and takes it away after `body`.
  private func life(
    _ controller: UIViewController, _ watched: Watched, _ body: (UIWindow, UIViewController) -> Void
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    body(window, controller)
    window.layoutIfNeeded()
    watched.add(controller)
    watched.add(window)
    window.isHidden = true
    window.rootViewController = nil
  }

  /// Performs `body` in each system, and expects that nothing is left then.
  private func expectFreed(_ body: (Watched) -> Void) {
    let before = InterfaceGeneration.current
    let watched = Watched()
    for system in Self.systems {
      InterfaceGeneration.current = system
      body(watched)
    }
    InterfaceGeneration.current = before
    // Animations and dismissals end by the clock.
    let end = Date(timeIntervalSinceNow: 5)
    while !watched.alive.isEmpty, Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    }
    #expect(watched.alive.isEmpty)
  }
}
