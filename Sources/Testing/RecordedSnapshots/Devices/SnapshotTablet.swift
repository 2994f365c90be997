// SPDX-License-Identifier: MIT

import Tinamou

/// A tablet: what suites were recorded for.
struct SnapshotTablet: Sendable {
  /// The size in portrait.
  let size: CGSize
  let safeArea: UIEdgeInsets
  /// The widths of a third and of two thirds in portrait.
  let portrait: (oneThird: CGFloat, twoThirds: CGFloat)
  /// The widths of a third, a half and two thirds in landscape.
  let landscape: (oneThird: CGFloat, oneHalf: CGFloat, twoThirds: CGFloat)
  /// Whether a half in landscape has the regular class.
  var isHalfWide = false

  static let mini = SnapshotTablet(
    size: CGSize(width: 768, height: 1024), safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
    portrait: (320, 438), landscape: (320, 507, 694))
  static let inch10_2 = SnapshotTablet(
    size: CGSize(width: 810, height: 1080), safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
    portrait: (320, 480), landscape: (320, 535, 750))
  static let inch10_5 = SnapshotTablet(
    size: CGSize(width: 834, height: 1112), safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
    portrait: (320, 504), landscape: (320, 551, 782))
  static let inch11 = SnapshotTablet(
    size: CGSize(width: 834, height: 1194), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    portrait: (320, 504), landscape: (375, 592, 809))
  static let inch12_9 = SnapshotTablet(
    size: CGSize(width: 1024, height: 1366), safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
    portrait: (375, 639), landscape: (375, 678, 981), isHalfWide: true)

  /// The whole screen in an orientation.
  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    config(orientation == .portrait ? .portrait(splitView: .full) : .landscape(splitView: .full))
  }

  /// A share of the screen.
  func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    let (width, isWide) =
      switch orientation {
      case .portrait(.oneThird): (portrait.oneThird, false)
      case .portrait(.twoThirds): (portrait.twoThirds, false)
      case .portrait(.full): (size.width, true)
      case .landscape(.oneThird): (landscape.oneThird, false)
      case .landscape(.oneHalf): (landscape.oneHalf, isHalfWide)
      case .landscape(.twoThirds): (landscape.twoThirds, true)
      case .landscape(.full): (size.height, true)
      }
    let height = if case .portrait = orientation { size.height } else { size.width }
    return ViewImageConfig(
      safeArea: safeArea, size: CGSize(width: width, height: height), traits: isWide ? Self.wide : Self.narrow)
  }

  static let wide = traits(.regular)
  static let narrow = traits(.compact)

  private static func traits(_ horizontal: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: horizontal), UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(userInterfaceIdiom: .pad),
    ])
  }
}
