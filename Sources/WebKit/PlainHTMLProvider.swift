// SPDX-License-Identifier: MIT

/// The provider that is there: plain HTML, measured with the fonts of the system.
public struct PlainHTMLProvider: WebContentProvider {
  static let shared = PlainHTMLProvider()

  /// The built-in provider.
  public init() {}
}
