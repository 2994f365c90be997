// SPDX-License-Identifier: MIT

/// The screen of one device, or of several devices that have the same screen, as far as layout can see it.
///
/// Not a UIKit type: on iOS the device is the one in the hand, here it is chosen from ``all``.
/// Lengths are in points; ``scale`` tells how many pixels a point has along each axis.
public struct DeviceProfile: Sendable, Hashable {
  /// The device's name, as Apple writes it.
  public let name: String

  /// Other devices with the same screen, as Apple writes them.
  public let aliases: [String]

  /// The kind of device.
  public let idiom: UIUserInterfaceIdiom

  /// The screen's width when the device is upright, in points.
  public let portraitWidth: CGFloat

  /// The screen's height when the device is upright, in points.
  public let portraitHeight: CGFloat

  /// Pixels a point, along each axis, that layout rounds to.
  public let scale: CGFloat

  /// Pixels of glass a point; smaller than ``scale`` on screens that shrink what is drawn.
  public let nativeScale: CGFloat

  /// The glass's width and height when the device is upright, in pixels.
  public let nativeSize: CGSize

  /// What the screen's shape and the system take of each edge when the device is upright.
  public let portraitSafeArea: DeviceInsets

  /// What the screen's shape and the system take of each edge when the device is on its side.
  public let landscapeSafeArea: DeviceInsets

  /// The height of the status bar when the device is upright, in points.
  public let portraitStatusBarHeight: CGFloat

  init(
    _ name: String, _ aliases: [String] = [], idiom: UIUserInterfaceIdiom = .phone,
    width: CGFloat, height: CGFloat, scale: CGFloat, nativeScale: CGFloat? = nil,
    nativeSize: CGSize? = nil, portrait: DeviceInsets, landscape: DeviceInsets, statusBar: CGFloat
  ) {
    self.name = name
    self.aliases = aliases
    self.idiom = idiom
    portraitWidth = width
    portraitHeight = height
    self.scale = scale
    self.nativeScale = nativeScale ?? scale
    self.nativeSize = nativeSize ?? CGSize(width: width * scale, height: height * scale)
    portraitSafeArea = portrait
    landscapeSafeArea = landscape
    portraitStatusBarHeight = statusBar
  }
}
