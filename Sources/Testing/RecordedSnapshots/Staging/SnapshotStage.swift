// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// The window in which a view is laid out for a snapshot.
@MainActor
struct SnapshotStage {
  let config: ViewImageConfig
  let usesKeyWindow: Bool
  let traits: UITraitCollection
  let view: UIView
  let controller: UIViewController

  /// The place of a view that must not have a share in the safe area.
  private static let farAway = CGPoint(x: 10_000, y: 10_000)

  init(
    _ config: ViewImageConfig, usesKeyWindow: Bool = false, traits: UITraitCollection = UITraitCollection(),
    view: UIView, in controller: UIViewController
  ) {
    self.config = config
    self.usesKeyWindow = usesKeyWindow
    self.traits = traits
    self.view = view
    self.controller = controller
  }

  /// Draws the view, laid out in the window.
  func picture() -> UIImage {
    let frame = view.frame
    return whileShown {
      if config.safeArea == .zero { view.frame.origin = Self.farAway }
      defer { view.frame = frame }
      let format = UIGraphicsImageRendererFormat(for: traits)
      LastStage.current = LastStage(view, scale: format.scale)
      return UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
        if usesKeyWindow {
          view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        } else {
          view.layer.render(in: context.cgContext)
        }
      }
    }
  }

  /// Calls a function while the view is in the window, laid out.
  func whileShown<Result>(_ body: () -> Result) -> Result {
    let size = config.size ?? controller.view.frame.size
    view.frame.size = size
    if view !== controller.view {
      controller.view.bounds = view.bounds
      controller.view.addSubview(view)
    }
    let all = UITraitCollection(traitsFrom: [config.traits, traits])
    let window = window(of: size)
    let root = root(in: window)
    show(root, all, in: window)
    if size.width == 0 || size.height == 0 {
      view.sizeToFit()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    defer { remove(root, from: window) }
    return body()
  }

  // MARK: Steps

  private func window(of size: CGSize) -> UIWindow {
    guard usesKeyWindow else {
      return SnapshotWindow(size: size, safeArea: config.safeArea, for: controller)
    }
    let window = Self.keyWindow
    window.frame.size = size
    return window
  }

  /// The key window of the app; tests on Linux run without an app, and get one.
  private static var keyWindow: UIWindow {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    if let window = scenes.flatMap(\.windows).first(where: \.isKeyWindow) { return window }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    return window
  }

  /// A view controller that has the shown one as its child, filled by it.
  private func root(in window: UIWindow) -> UIViewController {
    guard controller !== window.rootViewController else { return controller }
    let root = UIViewController()
    let shown: UIView = controller.view
    root.view.backgroundColor = .clear
    root.view.frame = window.frame
    root.view.translatesAutoresizingMaskIntoConstraints = shown.translatesAutoresizingMaskIntoConstraints
    root.preferredContentSize = root.view.frame.size
    shown.frame = root.view.frame
    root.view.addSubview(shown)
    if shown.translatesAutoresizingMaskIntoConstraints {
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    } else {
      let outer: UIView = root.view
      NSLayoutConstraint.activate([
        shown.topAnchor.constraint(equalTo: outer.topAnchor),
        shown.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        shown.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        shown.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      ])
    }
    root.addChild(controller)
    return root
  }

  private func show(_ root: UIViewController, _ traits: UITraitCollection, in window: UIWindow) {
    root.setOverrideTraitCollection(traits, forChild: controller)
    controller.didMove(toParent: root)
    window.rootViewController = root
    root.beginAppearanceTransition(true, animated: false)
    root.endAppearanceTransition()
    for view: UIView in [root.view, controller.view] {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }

  private func remove(_ root: UIViewController, from window: UIWindow) {
    root.beginAppearanceTransition(false, animated: false)
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    controller.didMove(toParent: nil)
    root.endAppearanceTransition()
    window.rootViewController = nil
    if !usesKeyWindow { window.isHidden = true }
  }
}
