// SPDX-License-Identifier: MIT

import AccessibilityAudits
import LayoutChecks
import LayoutModel
import Tinamou

/// Uses one screen of an app: edits its texts, resizes its window, and gives it another safe area.
@MainActor
struct ScreenProbe {
  let window: UIWindow
  /// The setting in which the screen is shown.
  let setting: Setting
  let camera: ProbeCamera

  /// The device to which a phone is unfolded.
  private static let unfolded = "iPhone Duo"

  /// The findings in use, with what shows them.
  func findings() throws(PreviewFailure) -> [Finding] {
    let covered = KeyboardProbe(window: window, camera: camera).findings()
    var other = setting
    other.device = Self.unfolded
    let screen = window.screen
    let lost = try ResizeProbe(window: window, camera: camera).findings(
      resize: { () throws(PreviewFailure) in try PreviewStage(other).move(screen) },
      restore: { () throws(PreviewFailure) in try PreviewStage(setting).move(screen) })
    return covered + lost + gaps
  }

  /// The findings in other settings, to which the screen changes while it is shown.
  func findings(in settings: [Setting]) throws(PreviewFailure) -> [Finding] {
    var merge = FindingMerge()
    for setting in settings {
      try PreviewStage(setting).move(window.screen)
      window.settle()
      let layout = CheckedLayout(LiveDescription(root: window.frontView))
      let found = layout.findings() + Self.audited(layout)
      let picture = found.contains { $0.severity > .note } ? camera.picture() : nil
      merge.add(found.map { $0.demonstrated(by: [], picture: picture) }, in: setting)
    }
    try PreviewStage(setting).move(window.screen)
    window.settle()
    return merge.merged
  }

  /// The findings of an audit for readers of all kinds. The rules of every screen are about clipped texts and small controls already.
  static func audited(_ layout: CheckedLayout) -> [Finding] {
    let kinds = AccessibilityAudit.Kind.allCases.filter { $0 != .hitRegion && $0 != .textClipped }
    return layout.findings(LayoutRules.ofRunningApps)
      + AccessibilityAudit(of: layout.description.root).issues(of: kinds).map(\.finding)
  }

  /// The views that touch with the safe area of this device only.
  private var gaps: [Finding] {
    guard let controller = window.rootViewController, window.frame == window.screen.bounds else { return [] }
    let own = controller.additionalSafeAreaInsets
    defer {
      controller.additionalSafeAreaInsets = own
      window.layoutIfNeeded()
    }
    return SafeAreaProbe(CheckedLayout(LiveDescription(root: window.frontView))) { change in
      var insets = own
      let length = change?.length ?? 0
      switch change {
      case .top: insets.top += length
      case .bottom: insets.bottom += length
      case .sides:
        insets.left += length
        insets.right += length
      case .margins, nil: break
      }
      controller.additionalSafeAreaInsets = insets
      window.layoutIfNeeded()
      return change == .margins ? 0 : length
    }.findings()
  }
}

extension UIWindow {
  /// The controllers that are presented on one another, the last one in front; empty if none is.
  var presentedControllers: [UIViewController] {
    guard let root = rootViewController else { return [] }
    return Array(sequence(first: root, next: \.presentedViewController).dropFirst())
  }

  /// The view of the controller that is presented last, or the window: what a person uses now. The rest is behind it.
  var frontView: UIView { presentedControllers.last?.view ?? self }
}
