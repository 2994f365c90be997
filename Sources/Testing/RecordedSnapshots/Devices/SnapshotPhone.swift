// SPDX-License-Identifier: MIT

import Tinamou

/// A phone: what suites were recorded for.
struct SnapshotPhone: Sendable {
  /// The size in portrait.
  let size: CGSize
  /// The top of the safe area in portrait, and its sides in landscape. A screen without rounded corners has none in landscape.
  let top: CGFloat
  /// The bottom of the safe area in portrait, and in landscape.
  let bottom: (portrait: CGFloat, landscape: CGFloat)
  /// Whether the phone is wide enough for the regular class in landscape.
  let isWide: Bool
  var hasForceTouch = true

  private init(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: (CGFloat, CGFloat) = (0, 0), isWide: Bool = false,
    hasForceTouch: Bool = true
  ) {
    size = CGSize(width: width, height: height)
    self.top = top
    self.bottom = bottom
    self.isWide = isWide
    self.hasForceTouch = hasForceTouch
  }

  static let se = SnapshotPhone(320, 568, top: 20)
  static let eight = SnapshotPhone(375, 667, top: 20)
  static let eightPlus = SnapshotPhone(414, 736, top: 20, isWide: true)
  static let x = SnapshotPhone(375, 812, top: 44, bottom: (34, 24))
  static let xsMax = SnapshotPhone(414, 896, top: 44, bottom: (34, 24), isWide: true)
  static let xr = SnapshotPhone(414, 896, top: 44, bottom: (34, 24), isWide: true, hasForceTouch: false)
  static let twelve = SnapshotPhone(390, 844, top: 47, bottom: (34, 21))
  static let twelveProMax = SnapshotPhone(428, 926, top: 47, bottom: (34, 21), isWide: true)
  static let thirteenMini = SnapshotPhone(375, 812, top: 50, bottom: (34, 21))

  /// The screen in an orientation.
  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(safeArea: safeArea(orientation), size: size(orientation), traits: traits(orientation))
  }

  private func size(_ orientation: ViewImageConfig.Orientation) -> CGSize {
    orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
  }

  private func safeArea(_ orientation: ViewImageConfig.Orientation) -> UIEdgeInsets {
    switch orientation {
    case .portrait: UIEdgeInsets(top: top, left: 0, bottom: bottom.portrait, right: 0)
    case .landscape where bottom.landscape == 0: .zero
    case .landscape: UIEdgeInsets(top: 0, left: top, bottom: bottom.landscape, right: top)
    }
  }

  /// The traits in an orientation.
  func traits(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    let isLandscape = orientation == .landscape
    return UITraitCollection(traitsFrom: [
      UITraitCollection(forceTouchCapability: hasForceTouch ? .available : .unavailable),
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .medium),
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(horizontalSizeClass: isLandscape && isWide ? .regular : .compact),
      UITraitCollection(verticalSizeClass: isLandscape ? .compact : .regular),
    ])
  }
}
