// SPDX-License-Identifier: MIT

import LayoutChecks
import Previews

/// A screen on which nothing can be seen.
enum BlankScreen {
  /// Whether the views of a screen show nothing: there is no text, nothing that is spoken, and no view of another class than `UIView`.
  static func isBlank(_ screen: ScreenElement) -> Bool {
    screen.all.allSatisfy { $0.text == nil && $0.spoken == nil && $0.className == "UIView" }
  }

  /// The sentence about what an app shows; `nil` if something can be seen.
  ///
  /// - Parameter missing: The modules without which the app was built.
  static func sentence(about content: LiveReply.Content, missing: [String]) -> String? {
    switch content {
    case .screen(let shown): isBlank(shown.screen) ? sentence(missing: missing) : nil
    case .failed(.noWindow): sentence("the screen is blank, because the app shows no window", missing: missing)
    default: nil
    }
  }

  /// The sentence about a blank picture.
  ///
  /// - Parameters:
  ///   - first: What is wrong.
  ///   - missing: The modules without which the app was built.
  static func sentence(_ first: String = "the screen is blank", missing: [String]) -> String {
    if missing.isEmpty { return first + ": the app shows nothing yet; a step such as --wait 5 gives it time" }
    let (list, isOne) = (missing.joined(separator: ", "), missing.count == 1)
    return
      "\(first): the app was built without \(list), which \(isOne ? "is" : "are") not available on Linux and may make "
      + "what it shows; --packages FOLDER takes modules from a folder of packages"
  }
}
