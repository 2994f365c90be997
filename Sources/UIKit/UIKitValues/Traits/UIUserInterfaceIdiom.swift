// SPDX-License-Identifier: MIT

/// The kind of device for which an interface is laid out, with UIKit's raw values.
///
/// Source: Apple, `UIUserInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// An unspecified idiom.
  case unspecified = -1
  /// An iPhone or iPod touch.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// CarPlay.
  case carPlay = 3
  /// A Mac app with the Mac's controls.
  case mac = 5
  /// Apple Vision.
  case vision = 6
}

/// The light or dark appearance, with UIKit's raw values.
///
/// Source: Apple, `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// An unspecified appearance.
  case unspecified = 0
  /// Dark content on light backgrounds.
  case light = 1
  /// Light content on dark backgrounds.
  case dark = 2
}

/// The amount of space along one axis, with UIKit's raw values.
///
/// Source: Apple, `UIUserInterfaceSizeClass`.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// An unspecified size class.
  case unspecified = 0
  /// A compact size, such as the width of a phone in portrait orientation.
  case compact = 1
  /// A regular size, such as both dimensions of an iPad.
  case regular = 2
}

/// The layout direction of a user interface, with UIKit's raw values.
///
/// Source: Apple, `UIUserInterfaceLayoutDirection`.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Left to right: the leading edge is the left edge.
  case leftToRight = 0
  /// Right to left: the leading edge is the right edge.
  case rightToLeft = 1
}

/// Whether the window of an interface is active. Raw values are UIKit's.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// The contrast of colors. Raw values are UIKit's.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// The range of colors of a display. Raw values are UIKit's.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}

/// Whether the force of touches is measured. Raw values are UIKit's.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

/// The weight of text. Raw values are UIKit's.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// The level of an interface: the base, or above it as in a sheet. Raw values are UIKit's.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}
