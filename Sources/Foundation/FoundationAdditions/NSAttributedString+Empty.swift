// SPDX-License-Identifier: MIT

public import Foundation

/// The protocol to which the initializer of an empty text is added, which Foundation on Linux lacks.
///
/// Differs from Foundation: Foundation has no such protocol.
public protocol _EmptyTextMaking {}

extension NSAttributedString: _EmptyTextMaking {}

extension _EmptyTextMaking where Self: NSAttributedString {
  /// Creates a text without characters.
  ///
  /// Differs from Foundation: a subclass of an app that has no such initializer stops the process.
  public init() {
    let made =
      Self.self is NSMutableAttributedString.Type
      ? NSMutableAttributedString(string: "") : NSAttributedString(string: "")
    guard let text = made as? Self else {
      preconditionFailure("\(Self.self) has no initializer without arguments")
    }
    self = text
  }
}
