// SPDX-License-Identifier: MIT

/// The style of a bar before iOS 13. Raw values are UIKit's.
public enum UIBarStyle: Int, Sendable {
  /// A light style.
  case `default` = 0
  /// A dark style.
  case black = 1
  /// A dark, translucent style.
  case blackTranslucent = 2

  /// The old name of `black`.
  public static let blackOpaque = UIBarStyle.black
}
