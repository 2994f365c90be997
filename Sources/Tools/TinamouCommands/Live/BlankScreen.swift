// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Pictures
import Previews

/// A screen on which nothing can be seen.
enum BlankScreen {
  /// Whether the views of a screen show nothing: there is no text, nothing that is spoken, and no view of another class than `UIView`.
  static func isBlank(_ screen: ScreenElement) -> Bool {
    screen.all.allSatisfy { $0.text == nil && $0.spoken == nil && $0.className == "UIView" }
  }

  /// The sentence about what an app shows; `nil` if something can be seen.
  ///
  /// - Parameters:
  ///   - picture: The drawn screen; `nil` if it is not known. Where all of it has one color, nothing can be seen of the views.
  ///   - missing: The modules without which the app was built.
  static func sentence(about content: LiveReply.Content, drawn picture: PixelImage?, missing: [String]) -> String? {
    switch content {
    case .screen(let shown) where isBlank(shown.screen): return sentence(missing: missing)
    case .screen(let shown):
      guard let color = picture?.onlyColor else { return nil }
      let views = "nothing can be seen of \(names(of: shown.screen)), and all of it is \(color)"
      return sentence("the screen is blank, because \(views)", missing: missing)
    case .failed(.noWindow): return sentence("the screen is blank, because the app shows no window", missing: missing)
    default: return nil
    }
  }

  /// The classes of the views of a screen, three at most.
  private static func names(of screen: ScreenElement) -> String {
    var names: [String] = []
    for name in screen.all.map(\.className) where name != "UIView" && !names.contains(name) { names.append(name) }
    let rest = names.count - 3
    return names.prefix(3).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
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

extension PixelImage {
  /// The color of all pixels, as six hexadecimal digits; `nil` if there are several colors.
  fileprivate var onlyColor: String? {
    guard let first = pixels.first else { return nil }
    // An image is equal to itself moved by one pixel if all pixels are equal.
    let isPlain = pixels.withUnsafeBufferPointer { pixels in
      pixels.baseAddress.map { memcmp($0, $0 + 1, (pixels.count - 1) * MemoryLayout<UInt32>.size) == 0 } ?? false
    }
    return isPlain ? "#" + String(format: "%06X", first & 0xFF_FFFF) : nil
  }
}
