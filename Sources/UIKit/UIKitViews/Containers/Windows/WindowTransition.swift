// SPDX-License-Identifier: MIT

/// The transition of a window to another size and other traits.
///
/// Source: Apple, `UIContentContainer`: traits are announced before sizes, and both before anything changes.
@MainActor
final class WindowTransition {
  let window: UIWindow
  private var coordinator: SizeTransition?
  private let isSceneSized: Bool

  /// The duration of a rotation, in seconds.
  private static let duration: TimeInterval = 0.3

  init(_ window: UIWindow) {
    self.window = window
    isSceneSized = window.fillsScene
  }

  /// Notifies the view controllers of the upcoming change.
  func announce(_ size: CGSize, _ traits: TraitValues, _ turn: InterfaceTurn?) {
    guard isSceneSized, let controller = window.rootViewController, controller.isViewLoaded else { return }
    controller.activeTransition?.endNow()
    let turned = (size.width > size.height) != (window.bounds.width > window.bounds.height)
    let coordinator = SizeTransition(
      in: window, duration: WindowTransition.duration,
      transform: turned ? CGAffineTransform(rotationAngle: .pi / 2) : .identity)
    coordinator.turn = turn
    self.coordinator = coordinator
    let own = window.storedTraitOverrides.map { traits.overridden(by: $0.values) } ?? traits
    controller.activeTransition = coordinator
    if own != window.traitValues { controller.willTransition(to: UITraitCollection(values: own), with: coordinator) }
    if size != window.bounds.size { controller.viewWillTransition(to: size, with: coordinator) }
  }

  /// Performs the change together with the animations of the transition. On a running animation clock, views move to their new
  /// frames in the course of time.
  func perform(to size: CGSize, _ change: () -> Void) {
    guard let coordinator else {
      resize(to: size, change)
      return window.layoutIfNeeded()
    }
    let controller = window.rootViewController
    coordinator.show(takesTime: SizeTransition.takesTime) {
      resize(to: size, change)
    } last: {
      window.layoutIfNeeded()
      for call in coordinator.afterLayout { call() }
    } end: {
      if controller?.activeTransition === coordinator { controller?.activeTransition = nil }
      coordinator.finish()
    }
  }

  private func resize(to size: CGSize, _ change: () -> Void) {
    window.changeTraits {
      // Safe areas are computed once, after all views have their new sizes.
      window.holdingSafeArea {
        change()
        if isSceneSized { window.frame = CGRect(origin: window.frame.origin, size: size) }
      }
    }
  }
}
