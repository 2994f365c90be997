// SPDX-License-Identifier: MIT

/// The layout-related properties of a device's screen, which other devices can share.
///
/// Not a UIKit type: on iOS the device is given; here it is selected from ``all``. Lengths are in points; ``scale``
/// is the number of pixels per point along each axis.
public struct DeviceProfile: Sendable, Hashable {
  /// The name of the device, as Apple writes it.
  public let name: String

  /// The names of other devices with the same screen, as Apple writes them.
  public let aliases: [String]

  /// The identifiers of the device in documents of Interface Builder; empty if Interface Builder does not offer it.
  package let documentNames: [String]

  /// The user interface idiom of the device.
  public let idiom: UIUserInterfaceIdiom

  /// The width of the screen in portrait orientation, in points.
  public let portraitWidth: CGFloat

  /// The height of the screen in portrait orientation, in points.
  public let portraitHeight: CGFloat

  /// The number of pixels per point along each axis, to which layout rounds.
  public let scale: CGFloat

  /// The number of physical pixels per point. It is less than ``scale`` on screens that downsample.
  public let nativeScale: CGFloat

  /// The size of the screen in portrait orientation, in physical pixels.
  public let nativeSize: CGSize

  /// The safe-area insets in portrait orientation, in points.
  public let portraitSafeArea: UIEdgeInsets

  /// The safe-area insets in landscape orientation, in points.
  public let landscapeSafeArea: UIEdgeInsets

  /// The height of the status bar in portrait orientation, in points.
  public let portraitStatusBarHeight: CGFloat

  /// The radius of the display's corners, in points; 0 for a rectangular display.
  public let displayCornerRadius: CGFloat

  /// Whether both size classes are regular in every orientation, as on the inner screen of a folding phone.
  let isLargePhone: Bool

  init(
    _ name: String, _ aliases: [String] = [], documentNames: [String] = [], idiom: UIUserInterfaceIdiom = .phone,
    width: CGFloat, height: CGFloat, scale: CGFloat, nativeScale: CGFloat? = nil,
    nativeSize: CGSize? = nil, portrait: UIEdgeInsets, landscape: UIEdgeInsets, statusBar: CGFloat,
    cornerRadius: CGFloat = 0, isLargePhone: Bool = false
  ) {
    self.name = name
    self.aliases = aliases
    self.documentNames = documentNames
    self.idiom = idiom
    portraitWidth = width
    portraitHeight = height
    self.scale = scale
    self.nativeScale = nativeScale ?? scale
    self.nativeSize = nativeSize ?? CGSize(width: width * scale, height: height * scale)
    portraitSafeArea = portrait
    landscapeSafeArea = landscape
    portraitStatusBarHeight = statusBar
    displayCornerRadius = cornerRadius
    self.isLargePhone = isLargePhone
  }
}
