// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// The screen of a canvas: that of the document's device or of another one.
@MainActor
struct CanvasScreen {
  /// The size classes.
  let traits: InterfaceTraits
  /// The number of pixels per point.
  let scale: CGFloat
  /// The size in points; `nil` for the square canvas before Xcode 8, whose sides are ``squareSide`` long.
  let size: CGSize?
  /// The insets of the screen's shape and the status bar, in points.
  let safeArea: UIEdgeInsets
  /// Whether the device is an iPad.
  let isPad: Bool
  /// The length of the sides of the canvas before Xcode 8, in points.
  static let squareSide: CGFloat = 600
  /// The canvas before Xcode 8.
  static let square = CGSize(width: squareSide, height: squareSide)

  init(_ document: InterfaceDocument, options: CanvasOptions) {
    let rules = CanvasRules(document, options)
    if let profile = options.device {
      let orientation = options.orientation ?? .portrait
      size = profile.size(in: orientation)
      scale = profile.scale
      isPad = profile.idiom == .pad
      safeArea = profile.safeArea(in: orientation, options.system ?? .current)
      traits = InterfaceTraits(
        width: profile.horizontalSizeClass(in: orientation) == .compact ? .compact : .regular,
        height: profile.verticalSizeClass(in: orientation) == .compact ? .compact : .regular)
    } else if let device = document.device {
      let profile = Self.profile(of: device, rules)
      size = profile.size(in: device.isLandscape ? .landscape : .portrait)
      scale = profile.scale
      isPad = device.isPad
      let upright = Self.uprightInsets(of: profile, rules)
      safeArea = device.isLandscape ? Self.landscapeInsets(of: profile, upright) : upright
      traits = document.traits
    } else {
      let isBeforeDevices = document.toolsVersion.number < Self.firstWithDevices
      size = Self.simulatedSize(in: document) ?? (isBeforeDevices ? nil : Self.phoneSize(in: document))
      // The versions before there were devices placed views on whole points.
      scale = isBeforeDevices ? 1 : Self.homeButtonPhone.scale
      isPad = false
      safeArea = Self.homeButtonPhone.portraitSafeArea
      traits = document.traits
    }
  }

  /// Returns the size of the canvas before documents named a device: a square, unless the document simulates a screen.
  private static func simulatedSize(in document: InterfaceDocument) -> CGSize? {
    let metrics = document.markup.root.element("simulatedMetricsContainer")?.elements ?? []
    let name: String
    switch metrics.first(where: { $0["key"] == "destination" })?["type"] {
    case "retina4": name = "retina4_0"
    case "retina47", "retina4_7.fullscreen": name = "retina4_7"
    case "retina55", "retina5_5.fullscreen": name = "retina5_5"
    default: return nil
    }
    return DeviceProfile.documentDevice(name)?.size(in: .portrait)
  }

  /// Returns the traits of everything on the screen.
  func traitCollection(_ options: CanvasOptions) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceIdiom: isPad ? .pad : .phone),
      UITraitCollection(horizontalSizeClass: traits.width == .regular ? .regular : .compact),
      UITraitCollection(verticalSizeClass: traits.height == .compact ? .compact : .regular),
      UITraitCollection(layoutDirection: options.direction ?? .leftToRight),
      UITraitCollection(preferredContentSizeCategory: options.textSize ?? .large),
    ])
  }

  // MARK: Devices

  /// The first version whose documents name a device, that of Xcode 8.
  private static let firstWithDevices = 11000

  /// Returns the size of a phone with a home button if a view has it; otherwise, `nil`. Documents of later versions that
  /// name no device are for this phone, unless their views have the size of the square canvas.
  private static func phoneSize(in document: InterfaceDocument) -> CGSize? {
    let size = homeButtonPhone.size(in: .portrait)
    let roots = document.scenes.flatMap(\.roots).compactMap(\.frame)
    return roots.contains { $0.width == Double(size.width) && $0.height == Double(size.height) } ? size : nil
  }

  /// A phone with a home button, whose status bar the canvas had before there were devices.
  private static let homeButtonPhone = DeviceProfile.documentDevice("retina4_7") ?? .standard

  /// The device that the tools draw for `device`; for an unknown one, a device whose name begins alike, or that of new
  /// documents.
  private static func profile(of device: InterfaceDevice, _ rules: CanvasRules) -> DeviceProfile {
    let name = device.name == "retina5_9" && rules.apply(.miniInsets) ? "retina5_4" : device.name
    return DeviceProfile.documentDevice(name) ?? DeviceProfile.similarDocumentDevice(name)
      ?? DeviceProfile.documentDevice(device.isPad ? "ipad9_7" : "retina6_1") ?? .standard
  }

  /// The insets of an upright screen, as the tools have them.
  private static func uprightInsets(of profile: DeviceProfile, _ rules: CanvasRules) -> UIEdgeInsets {
    var insets = profile.portraitSafeArea
    if rules.apply(.firstPhoneInsets), insets.bottom > 0, profile.idiom != .pad,
      let first = DeviceProfile.documentDevice("retina5_9")
    {
      insets.top = first.portraitSafeArea.top
    }
    return insets
  }

  /// The insets of a screen in landscape. The sides of a phone have the inset that the top has in portrait.
  private static func landscapeInsets(of profile: DeviceProfile, _ upright: UIEdgeInsets) -> UIEdgeInsets {
    var insets = profile.landscapeSafeArea
    if insets.left > 0 { (insets.left, insets.right) = (upright.top, upright.top) }
    return insets
  }
}
