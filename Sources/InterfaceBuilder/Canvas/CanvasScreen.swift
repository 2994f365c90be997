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
  /// The size in points; `nil` for the square canvas before Xcode 8.
  let size: CGSize?
  /// The insets of the screen's shape and the status bar, in points.
  let safeArea: UIEdgeInsets
  /// The insets of freeform views, in points. In landscape orientation they have no insets at the sides.
  let freeformSafeArea: UIEdgeInsets
  /// Whether the device is an iPad.
  let isPad: Bool
  /// Whether the device replaces the document's own.
  let isSubstituted: Bool

  init(_ document: InterfaceDocument, options: CanvasOptions) {
    isSubstituted = options.device != nil
    if let profile = options.device {
      let orientation = options.orientation ?? .portrait
      size = profile.size(in: orientation)
      scale = profile.scale
      isPad = profile.idiom == .pad
      let insets = profile.safeArea(in: orientation)
      safeArea = UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
      freeformSafeArea = safeArea
      traits = InterfaceTraits(
        width: profile.horizontalSizeClass(in: orientation) == .compact ? .compact : .regular,
        height: profile.verticalSizeClass(in: orientation) == .compact ? .compact : .regular)
    } else if let device = document.device {
      let known = Self.devices[device.name] ?? Self.devices[device.isPad ? "ipad9_7" : "retina6_1"]
      let (width, height) = (known?.width ?? 414, known?.height ?? 896)
      size = device.isLandscape ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
      scale = known?.scale ?? 2
      isPad = device.isPad
      freeformSafeArea = Self.freeformSafeArea(of: device, known, document.toolsVersion)
      safeArea = Self.safeArea(of: device, known) ?? freeformSafeArea
      traits = document.traits
    } else {
      size = Self.simulatedSize(in: document)
      // These versions placed views on whole points.
      scale = 1
      isPad = false
      safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      freeformSafeArea = safeArea
      traits = document.traits
    }
  }

  /// Returns the size of the canvas before documents named a device: a square, unless the document simulates a screen.
  private static func simulatedSize(in document: InterfaceDocument) -> CGSize? {
    let metrics = document.markup.root.element("simulatedMetricsContainer")?.elements ?? []
    switch metrics.first(where: { $0["key"] == "destination" })?["type"] {
    case "retina4": return CGSize(width: 320, height: 568)
    case "retina47", "retina4_7.fullscreen": return CGSize(width: 375, height: 667)
    case "retina55", "retina5_5.fullscreen": return CGSize(width: 414, height: 736)
    default: return nil
    }
  }

  /// A device in Interface Builder.
  private struct Device {
    let width: CGFloat
    let height: CGFloat
    let scale: CGFloat
    var top: CGFloat = 20
    var bottom: CGFloat = 0
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

  private static let devices: [String: Device] = [
    "retina3_5": Device(width: 320, height: 480, scale: 2), "retina4_0": Device(width: 320, height: 568, scale: 2),
    "retina4_7": Device(width: 375, height: 667, scale: 2), "retina5_5": Device(width: 414, height: 736, scale: 3),
    "retina5_9": Device(width: 375, height: 812, scale: 3, top: 44, bottom: 34),
    "retina6_1": Device(width: 414, height: 896, scale: 2, top: 44, bottom: 34),
    "retina6_5": Device(width: 414, height: 896, scale: 3, top: 44, bottom: 34),
    "retina5_4": Device(width: 375, height: 812, scale: 3, top: 50, bottom: 34),
    "retina6_0": Device(width: 390, height: 844, scale: 3, top: 47, bottom: 34),
    "retina6_7": Device(width: 428, height: 926, scale: 3, top: 47, bottom: 34),
    "retina6_12": Device(width: 393, height: 852, scale: 3, top: 59, bottom: 34),
    "retina6_72": Device(width: 430, height: 932, scale: 3, top: 59, bottom: 34),
    "retina6_3": Device(width: 402, height: 874, scale: 3, top: 62, bottom: 34),
    "retina6_9": Device(width: 440, height: 956, scale: 3, top: 62, bottom: 34),
    "ipad7_9": Device(width: 768, height: 1024, scale: 2), "ipad9_7": Device(width: 768, height: 1024, scale: 2),
    "ipad10_2": Device(width: 810, height: 1080, scale: 2), "ipad10_5": Device(width: 834, height: 1112, scale: 2),
    "ipad8_3": Device(width: 744, height: 1133, scale: 2, top: 24, bottom: 20),
    "ipad10_9rounded": Device(width: 820, height: 1180, scale: 2, top: 24, bottom: 20),
    "ipad11_0rounded": Device(width: 834, height: 1194, scale: 2, top: 24, bottom: 20),
    "ipad12_9": Device(width: 1024, height: 1366, scale: 2),
    "ipad12_9rounded": Device(width: 1024, height: 1366, scale: 2, top: 24, bottom: 20),
  ]

  /// Returns the insets of a screen with insets at its sides; `nil` for a screen without.
  private static func safeArea(of device: InterfaceDevice, _ known: Device?) -> UIEdgeInsets? {
    guard let known, device.isLandscape, known.bottom > 0, !device.isPad else { return nil }
    return UIEdgeInsets(top: 0, left: known.top, bottom: 21, right: known.top)
  }

  /// Returns the insets of a portrait screen, and of freeform views, as the tool's version applied them.
  private static func freeformSafeArea(
    of device: InterfaceDevice, _ known: Device?, _ version: InterfaceToolsVersion
  ) -> UIEdgeInsets {
    guard let known else { return UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }
    var top = known.top
    if version.number >= 21000 {
      if device.name == "retina6_1" { top = 48 }
      if device.name == "retina5_9" { top = 50 }
    } else if known.bottom > 0, !device.isPad {
      top = 44
    }
    // A phone in landscape orientation has no status bar.
    if device.isLandscape, known.bottom > 0, !device.isPad { top = 0 }
    return UIEdgeInsets(top: top, left: 0, bottom: known.bottom, right: 0)
  }
}
