// SPDX-License-Identifier: MIT

/// The default provider: plain HTML, measured with the system's fonts.
public struct PlainHTMLProvider: WebContentProvider {
  static let shared = PlainHTMLProvider()

  /// Creates the default provider.
  public init() {}
}
