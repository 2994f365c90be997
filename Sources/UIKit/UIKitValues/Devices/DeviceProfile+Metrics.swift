// SPDX-License-Identifier: MIT

extension DeviceProfile {
  /// Returns the size of the screen, in points.
  public func size(in orientation: DeviceOrientation) -> CGSize {
    switch orientation {
    case .portrait: CGSize(width: portraitWidth, height: portraitHeight)
    case .landscape: CGSize(width: portraitHeight, height: portraitWidth)
    }
  }

  /// Returns the safe-area insets of the screen without bars, in points.
  public func safeArea(in orientation: DeviceOrientation) -> UIEdgeInsets {
    switch orientation {
    case .portrait: portraitSafeArea
    case .landscape: landscapeSafeArea
    }
  }

  /// Returns the safe-area insets of the screen without bars in a generation of iOS, in points.
  package func safeArea(in orientation: DeviceOrientation, _ generation: InterfaceGeneration) -> UIEdgeInsets {
    isRoundedPad ? generation.metrics.screens.roundedPad : safeArea(in: orientation)
  }

  /// Whether the device is an iPad with round corners and a home indicator.
  private var isRoundedPad: Bool { idiom == .pad && portraitSafeArea.bottom > 0 }

  /// Returns the height of the status bar, in points. It is 0 for a phone in landscape orientation.
  public func statusBarHeight(in orientation: DeviceOrientation) -> CGFloat {
    orientation == .landscape && idiom == .phone ? 0 : portraitStatusBarHeight
  }

  /// Returns the height of the status bar in a generation of iOS, in points.
  package func statusBarHeight(in orientation: DeviceOrientation, _ generation: InterfaceGeneration) -> CGFloat {
    isRoundedPad ? generation.metrics.screens.roundedPad.top : statusBarHeight(in: orientation)
  }

  /// Returns the horizontal size class of a full-screen window.
  ///
  /// In landscape orientation, a phone whose portrait width is at least 414 points (Plus, Max, XR) has the regular size
  /// class.
  public func horizontalSizeClass(in orientation: DeviceOrientation) -> UIUserInterfaceSizeClass {
    if idiom == .pad || isLargePhone { return .regular }
    return orientation == .landscape && portraitWidth >= 414 ? .regular : .compact
  }

  /// Returns the vertical size class of a full-screen window.
  public func verticalSizeClass(in orientation: DeviceOrientation) -> UIUserInterfaceSizeClass {
    idiom == .phone && orientation == .landscape && !isLargePhone ? .compact : .regular
  }

  /// Returns the height of a navigation bar with a standard title, in points, without the status bar.
  public func navigationBarHeight(in orientation: DeviceOrientation) -> CGFloat { bars(in: orientation).navigationBar }

  /// Returns the height of a navigation bar with a large title, in points. A phone in landscape orientation shows a
  /// standard title.
  public func largeTitleNavigationBarHeight(in orientation: DeviceOrientation) -> CGFloat {
    let bars = bars(in: orientation)
    return bars.navigationBar + (bars.allowsLargeTitles ? BarMetrics.largeTitle : 0)
  }

  /// Returns the height of a tab bar, in points, without the home indicator.
  public func tabBarHeight(in orientation: DeviceOrientation) -> CGFloat { bars(in: orientation).tabBar }

  /// Returns the height of a toolbar, in points, without the home indicator.
  public func toolbarHeight(in orientation: DeviceOrientation) -> CGFloat { bars(in: orientation).toolbar }

  /// Returns the minimum leading and trailing layout margin of a controller's root view, in points: 20 for widths of
  /// at least 400 points, otherwise 16. Recorded views of 393 points have 16, and of 402 points 20.
  ///
  /// Source: Apple, "Positioning content within layout margins"; Facts, “Layout margins”.
  public func systemMinimumLayoutMargin(in orientation: DeviceOrientation) -> CGFloat {
    let isLying = horizontalSizeClass(in: orientation) == .compact && verticalSizeClass(in: orientation) == .compact
    return isLying
      ? DeviceProfile.smallRootMargin : DeviceProfile.systemMinimumLayoutMargin(forWidth: size(in: orientation).width)
  }

  /// Returns the minimum leading and trailing layout margin of a root view of `width` points, in points.
  public static func systemMinimumLayoutMargin(forWidth width: CGFloat) -> CGFloat {
    width >= 400 ? 20 : smallRootMargin
  }

  /// The minimum side margin of a root view that is narrow, or on a phone in landscape orientation without a regular size class.
  package static let smallRootMargin: CGFloat = 16

  /// The margin of a view whose margin was not set, in points.
  package static let standardMargin: CGFloat = 8

  /// The side margin of rows on the canvas of Xcode 10 and 11, in points.
  package static let canvasRowMargin: CGFloat = 15

  /// The side margin of a grouped table's rows up to iOS 6, which documents from that time contain, in points.
  package static let oldGroupMargin: CGFloat = 10

  /// All default margins of views, in points.
  package static let margins: Set<CGFloat> = {
    let widths = Set(all.flatMap { [$0.portraitWidth, $0.portraitHeight] })
    return widths.reduce(into: [0, standardMargin, canvasRowMargin, oldGroupMargin]) { margins, width in
      margins.formUnion([systemMinimumLayoutMargin(forWidth: width), cellMargin(forTableWidth: width)])
    }
  }()

  /// Returns the side margin of a cell's content in a table of `width` points.
  ///
  /// Source: Facts, “Layout margins”.
  package static func cellMargin(forTableWidth width: CGFloat, isInsetGrouped: Bool = false) -> CGFloat {
    width < (isInsetGrouped ? 390 : 393) ? 16 : 20
  }

  /// Returns the heights of bars in a full-screen window, in `generation`.
  package func bars(in orientation: DeviceOrientation, _ generation: InterfaceGeneration = .iOS16) -> BarMetrics {
    BarMetrics(
      idiom: idiom, horizontal: horizontalSizeClass(in: orientation), vertical: verticalSizeClass(in: orientation),
      generation: generation)
  }
}

/// The two orientations that result in different layouts.
///
/// Not a UIKit type: UIKit's four interface orientations result in only two different layouts.
public enum DeviceOrientation: String, Sendable, CaseIterable {
  /// The height is greater than the width.
  case portrait
  /// The width is greater than the height.
  case landscape
}
