// SPDX-License-Identifier: MIT

/// The views that a first responder has at the bottom of the screen: the keyboard, or a view in its place, and a view above it.
///
/// Source: comments of UIKit's header of `UIResponder`: the views are asked for when an object becomes first responder, and `nil` goes
/// up the responder chain.
@MainActor
struct InputViews {
  /// A view and the responder that has provided it.
  struct Provided {
    let view: UIView
    weak var provider: UIResponder?
  }

  /// The first responder.
  private(set) weak var responder: UIResponder?
  /// The view in place of the keyboard; `nil` for the keyboard, if the first responder takes text.
  private(set) var content: Provided?
  /// The view above the keyboard.
  private(set) var accessory: Provided?
  /// Whether the keyboard of the system is shown.
  private(set) var showsKeyboard = false

  /// Creates the views of no first responder: none.
  init() {}

  /// Reads the views of a first responder and of the responders after it.
  init(of responder: UIResponder) {
    self.responder = responder
    content = Self.first(from: responder) { $0.inputView ?? $0.inputViewController?.view }
    accessory = Self.first(from: responder) { $0.inputAccessoryView ?? $0.inputAccessoryViewController?.view }
    showsKeyboard = content == nil && KeyInput(responder) != nil
  }

  /// Whether there is a keyboard or a view in its place.
  var hasContent: Bool { content != nil || showsKeyboard }

  private static func first(from responder: UIResponder, _ view: (UIResponder) -> UIView?) -> Provided? {
    for next in sequence(first: responder, next: \.next) {
      if let found = view(next) { return Provided(view: found, provider: next) }
    }
    return nil
  }
}
