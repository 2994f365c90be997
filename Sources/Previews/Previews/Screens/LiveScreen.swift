// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Pictures
import Tinamou

/// The screen of a running app: its windows, and those of the system, such as that of the keyboard.
@MainActor
struct LiveScreen {
  /// The window of a preview, which is shown in place of the whole screen; `nil` for the app.
  var stage: UIWindow?

  /// The windows that are shown, back to front: those of the app, and in front of them those of the system.
  var windows: [UIWindow] { appWindows + UIScreen.main.systemWindows }

  /// The windows of the app that are shown, back to front.
  var appWindows: [UIWindow] { UIScreen.main.scene.windowsFromBack.filter { !$0.isHidden } }

  /// Whether the app has views of its own above the keyboard or in its place.
  var showsInputViewsOfApp: Bool {
    let responder = UIScreen.main.firstResponder
    return [responder?.inputView, responder?.inputAccessoryView].contains { $0?.window is SystemWindow }
  }

  /// The window that receives a touch at a point of the screen.
  func window(at point: CGPoint) -> UIWindow? {
    windows.last { $0.hitTest($0.convert(point, from: nil), with: nil) != nil }
  }

  /// The area that is shown, in points.
  var bounds: CGRect { stage?.bounds ?? UIScreen.main.bounds }

  /// Whether the area that is shown is that of the whole display.
  var fillsDisplay: Bool { bounds.size == UIScreen.main.bounds.size }

  /// The parts of the system around the app.
  var surroundings: ScreenSurroundings { ScreenSurroundings(safeArea: appWindows.last?.safeAreaInsets ?? .zero) }

  /// The view that receives a touch at a point of the screen; `nil` if none does.
  func hit(at point: CGPoint) -> UIView? {
    guard let window = window(at: point) else { return nil }
    return window.hitTest(window.convert(point, from: nil), with: nil)
  }

  /// The window of the open menu; `nil` if there is none.
  var menus: UIWindow? { windows.last { ($0 as? SystemWindow)?.kind == .menus && !$0.subviews.isEmpty } }

  /// The windows in which words are looked for: menus, then the windows of the app from the front, then the keyboard, whose keys have the
  /// words of many other things.
  var windowsByImportance: [UIWindow] {
    let system = windows.compactMap { $0 as? SystemWindow }
    return system.filter { $0.kind != .keyboard }.reversed() + appWindows.reversed()
      + system.filter { $0.kind == .keyboard }
  }

  /// The views that a word describes, in the most important window that has one. Keys of the keyboard are the last resort: what the app
  /// shows is more often meant.
  func views(described word: String) -> [UIView] {
    var keys: [UIView] = []
    for window in windowsByImportance {
      let found = ViewFinder.views(described: word, in: window)
      let others = found.filter { !($0 is KeyboardKey) }
      if !others.isEmpty { return others }
      keys += found
    }
    return keys
  }

  /// Whether a word describes a view that is hidden.
  func hides(_ word: String) -> Bool {
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    return windows.flatMap(all).contains { ViewTitle($0).isPrinted(as: word) }
  }

  /// The first responder; `nil` if there is none.
  var firstResponder: UIResponder? { UIScreen.main.firstResponder }

  /// The keys of the first responder; `nil` if there is none that takes text.
  var keys: KeyInput? { KeyInput(firstResponder) }

  /// The view that takes text; `nil` if there is none.
  var textInput: UIView? { keys == nil ? nil : firstResponder as? UIView }

  /// Lets the keyboard follow what is edited from now on, as on a device.
  func useKeyboard() { UIScreen.main.inspection.keyboard.followsFirstResponder = true }

  /// The picture of the screen, at the present time of the animations, with a text over it.
  func picture(scale: CGFloat, showsAnimations: Bool, caption: String? = nil) -> Picture {
    let bounds = stage?.bounds ?? UIScreen.main.bounds
    // Behind the windows of an app, a screen is black; a preview is on a sheet.
    let base: UIColor = stage == nil ? .black : .systemBackground
    var commands: [DrawingCommand] = []
    for window in windows {
      var options = Picture.Options(scale: scale, background: commands.isEmpty ? base : nil)
      options.showsAnimations = showsAnimations
      let origin = window.frame.origin
      commands += [.saveState, .concatenate(CGAffineTransform(translationX: origin.x, y: origin.y))]
      commands += Picture(of: window, options: options).commands
      commands.append(.restoreState)
    }
    if let caption { commands += Self.commands(for: caption, in: bounds, scale: scale) }
    return Picture(size: bounds.size, scale: scale, commands: commands)
  }

  /// The commands that draw a text in the middle of the screen, in a color that can be read on light and dark ones.
  private static func commands(for caption: String, in bounds: CGRect, scale: CGFloat) -> [DrawingCommand] {
    let label = UILabel(frame: bounds.insetBy(dx: 32, dy: 0))
    label.text = caption
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .systemGray
    let place = CGAffineTransform(translationX: label.frame.minX, y: label.frame.minY)
    let picture = Picture(of: label, options: Picture.Options(scale: scale, background: nil))
    return [.saveState, .concatenate(place)] + picture.commands + [.restoreState]
  }
}
