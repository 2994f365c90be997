// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import Synchronization

/// The warnings about symbols and characters that pictures cannot show.
package enum DrawingWarnings {
  private static let written = Mutex<Set<String>>([])

  /// Writes a message to `LayoutLog`, unless the same message has been written.
  static func writeOnce(_ message: String) {
    guard written.withLock({ $0.insert(message).inserted }) else { return }
    MainThread.perform { LayoutLog.write(message) }
  }

  /// Warns that something else is drawn in place of a symbol.
  static func warn(ofSymbol name: String, _ undrawn: UndrawnSymbol) {
    switch undrawn {
    case .standIn(let other):
      writeOnce("The symbol '\(name)' has no drawing of its own; that of '\(other)' is drawn in its place.")
    case .placeholder where !IconFiles.areInstalled:
      writeOnce(
        "Shapes of symbols are missing, and boxes with a dot are drawn in their place. "
          + "Install the packages bootstrap-icons and fonts-materialdesignicons-webfont.")
    case .placeholder:
      writeOnce("The symbol '\(name)' has no drawing; a box with a dot is drawn in its place.")
    }
  }

  /// Warns that a character is drawn as a box.
  package static func warn(ofMissingCharacter character: Unicode.Scalar) {
    let code = String(character.value, radix: 16, uppercase: true)
    let digits = String(repeating: "0", count: max(0, 4 - code.count)) + code
    let remedy =
      character.properties.isEmojiPresentation
      ? "Install a font with outlines of emoji, such as Noto Emoji, or register one."
      : "Install or register a font that contains it."
    writeOnce("No font contains the character '\(character)' (U+\(digits)); a box is drawn in its place. \(remedy)")
  }
}
