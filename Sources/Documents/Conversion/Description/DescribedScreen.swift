// SPDX-License-Identifier: MIT

/// The screen on which a described view lies.
public struct DescribedScreen: Sendable, Equatable {
  /// The width of the root view, in points.
  public var width: Double
  /// The height of the root view, in points.
  public var height: Double
  /// The number of pixels per point.
  public var scale: Double
  /// The safe area insets of the root view, in points.
  public var safeArea: DescribedInsets
  /// Whether the layout runs from right to left.
  public var isRightToLeft: Bool
  /// The word of a layout file for the text size, such as `accessibility3`; `nil` for the standard size.
  public var textSize: String?
  /// The name of the device in Interface Builder; `nil` if none is known.
  public var documentDevice: String?
  /// Whether the device is in landscape orientation.
  public var isLandscape: Bool
  /// The version of Interface Builder whose metrics count; `nil` for those of the running system.
  public var toolsVersion: String?
  /// The version of iOS whose rules and sizes apply; `nil` for that of the running system.
  public var system: Int?
}
