// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Pictures
import Tinamou

/// The screen of a running app: its windows, and the keyboard.
@MainActor
struct LiveScreen {
  /// The window of a preview, which is shown in place of the whole screen; `nil` for the app.
  var stage: UIWindow?

  /// The windows that are shown, back to front.
  var windows: [UIWindow] {
    UIScreen.main.scene.windows.enumerated().filter { !$0.element.isHidden }
      .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
      .map(\.element)
  }

  /// The window that receives a touch at a point of the screen.
  func window(at point: CGPoint) -> UIWindow? {
    windows.last { $0.hitTest($0.convert(point, from: nil), with: nil) != nil }
  }

  /// The frontmost window that a word describes a view of, or the frontmost window.
  func views(described word: String) -> [UIView] {
    for window in windows.reversed() {
      let found = ViewFinder.views(described: word, in: window)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// A word that describes the view at a point of the screen, or a superview that is tapped in its place; `nil` if no word describes
  /// only this view.
  func word(forViewAt point: CGPoint) -> String? {
    guard let window = window(at: point) else { return nil }
    var current = window.hitTest(window.convert(point, from: nil), with: nil)
    while let view = current, view !== window {
      let words = [
        view.accessibilityIdentifier, NamedItem(view).givenName, view.accessibilityLabel, ShownText.wholeText(of: view),
        Self.isCell(view) ? Self.firstText(in: view) : nil,
      ]
      for case let word? in words where !word.isEmpty {
        let found = views(described: word)
        if found.count == 1 { return word }
        if let position = found.firstIndex(where: { $0 === view || $0.isDescendant(of: view) }) {
          return "\(word)[\(position + 1)]"
        }
      }
      current = view.superview
    }
    return nil
  }

  private static func isCell(_ view: UIView) -> Bool { view is UITableViewCell || view is UICollectionViewCell }

  private static func firstText(in view: UIView) -> String? {
    ViewFinder.shownViews(view).lazy.compactMap { ShownText.wholeText(of: $0) }.first
  }

  /// The view that accepts keys; `nil` if there is none.
  var textInput: UIView? {
    for window in windows.reversed() {
      if let view = Self.firstResponder(in: window) { return view }
    }
    return nil
  }

  private static func firstResponder(in view: UIView) -> UIView? {
    if view.isFirstResponder, view is UITextField || view is UITextView { return view }
    for subview in view.subviews { if let found = firstResponder(in: subview) { return found } }
    return nil
  }

  /// Shows the keyboard where a text is edited, and hides it elsewhere, as a device does.
  func updateKeyboard() {
    let keyboard = UIScreen.main.inspection.keyboard
    guard let input = textInput else { return keyboard.hide() }
    let hasOwn = (input as? UITextField)?.inputView != nil || (input as? UITextView)?.inputView != nil
    hasOwn ? keyboard.hide() : keyboard.show()
  }

  /// The picture of the screen, at the present time of the animations.
  func picture(scale: CGFloat, showsAnimations: Bool) -> Picture {
    let bounds = stage?.bounds ?? UIScreen.main.bounds
    var commands: [DrawingCommand] = []
    for window in windows {
      var options = Picture.Options(scale: scale, background: commands.isEmpty ? .systemBackground : nil)
      options.showsAnimations = showsAnimations
      let origin = window.frame.origin
      commands += [.saveState, .concatenate(CGAffineTransform(translationX: origin.x, y: origin.y))]
      commands += Picture(of: window, options: options).commands
      commands.append(.restoreState)
    }
    if let frame = UIScreen.main.inspection.keyboard.frame {
      let keyboard = KeyboardPicture(frame: CGRect(origin: .zero, size: frame.size)).commands
      commands += [.saveState, .concatenate(CGAffineTransform(translationX: frame.minX, y: frame.minY))]
      commands += keyboard + [.restoreState]
    }
    return Picture(size: bounds.size, scale: scale, commands: commands)
  }
}

/// A simple picture of the keyboard: its keys, without suggestions.
@MainActor
struct KeyboardPicture {
  let frame: CGRect

  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  private static let rowHeight: CGFloat = 42
  private static let gap: CGFloat = 6
  private static let rowGap: CGFloat = 12

  /// The drawing of the keyboard with its upper left corner at the origin.
  var commands: [DrawingCommand] {
    let view = UIView(frame: frame)
    view.overrideUserInterfaceStyle = UIScreen.main.traitCollection.userInterfaceStyle
    view.backgroundColor = .systemGray4
    let side = (frame.width - 11 * Self.gap) / 10
    for (number, row) in Self.rows.enumerated() {
      let width = CGFloat(row.count) * (side + Self.gap) - Self.gap
      let y = top + CGFloat(number) * (Self.rowHeight + Self.rowGap)
      for (column, letter) in row.enumerated() {
        let x = (frame.width - width) / 2 + CGFloat(column) * (side + Self.gap)
        add(String(letter), CGRect(x: x, y: y, width: side, height: Self.rowHeight), to: view)
      }
    }
    let y = top + 3 * (Self.rowHeight + Self.rowGap)
    let middle = frame.width / 2
    add("space", CGRect(x: middle / 2, y: y, width: middle, height: Self.rowHeight), to: view)
    add("123", CGRect(x: Self.gap, y: y, width: middle / 2 - 2 * Self.gap, height: Self.rowHeight), to: view)
    add(
      "return", CGRect(x: middle * 1.5 + Self.gap, y: y, width: middle / 2 - 2 * Self.gap, height: Self.rowHeight),
      to: view)
    return Picture(of: view, options: Picture.Options(background: nil)).commands
  }

  private var top: CGFloat { max(8, min(54, frame.height - 4 * (Self.rowHeight + Self.rowGap))) }

  private func add(_ title: String, _ frame: CGRect, to view: UIView) {
    let key = UILabel(frame: frame)
    key.text = title
    key.textAlignment = .center
    key.font = .systemFont(ofSize: title.count == 1 ? 23 : 16)
    key.backgroundColor = view.traitCollection.userInterfaceStyle == .dark ? .systemGray2 : .systemBackground
    key.layer.cornerRadius = 5
    key.clipsToBounds = true
    view.addSubview(key)
  }
}
