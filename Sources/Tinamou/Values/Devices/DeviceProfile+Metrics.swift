// SPDX-License-Identifier: MIT

extension DeviceProfile {
  /// The size of the screen, in points.
  public func size(in orientation: DeviceOrientation) -> CGSize {
    switch orientation {
    case .portrait: CGSize(width: portraitWidth, height: portraitHeight)
    case .landscape: CGSize(width: portraitHeight, height: portraitWidth)
    }
  }

  /// The safe-area insets of the screen without bars, in points.
  public func safeArea(in orientation: DeviceOrientation) -> DeviceInsets {
    switch orientation {
    case .portrait: portraitSafeArea
    case .landscape: landscapeSafeArea
    }
  }

  /// The height of the status bar, in points. It is 0 for a phone in landscape orientation.
  public func statusBarHeight(in orientation: DeviceOrientation) -> CGFloat {
    orientation == .landscape && idiom == .phone ? 0 : portraitStatusBarHeight
  }

  /// The horizontal size class of a full-screen window.
  ///
  /// In landscape orientation, a phone whose portrait width is at least 414 points (Plus, Max, XR) has the regular size
  /// class.
  public func horizontalSizeClass(in orientation: DeviceOrientation) -> UIUserInterfaceSizeClass {
    if idiom == .pad { return .regular }
    return orientation == .landscape && portraitWidth >= 414 ? .regular : .compact
  }

  /// The vertical size class of a full-screen window.
  public func verticalSizeClass(in orientation: DeviceOrientation) -> UIUserInterfaceSizeClass {
    idiom == .phone && orientation == .landscape ? .compact : .regular
  }

  /// The height of a navigation bar with a standard title, in points, without the status bar.
  public func navigationBarHeight(in orientation: DeviceOrientation) -> CGFloat {
    idiom == .pad ? 50 : compactBarsApply(in: orientation) ? 32 : 44
  }

  /// The height of a navigation bar with a large title, in points. A phone in landscape orientation shows a standard
  /// title.
  public func largeTitleNavigationBarHeight(in orientation: DeviceOrientation) -> CGFloat {
    let small = navigationBarHeight(in: orientation)
    return verticalSizeClass(in: orientation) == .compact ? small : small + 52
  }

  /// The height of a tab bar, in points, without the home indicator.
  public func tabBarHeight(in orientation: DeviceOrientation) -> CGFloat {
    if idiom == .pad { return 50 }
    return verticalSizeClass(in: orientation) == .compact ? 32 : 49
  }

  /// The height of a toolbar, in points, without the home indicator.
  public func toolbarHeight(in orientation: DeviceOrientation) -> CGFloat {
    idiom == .pad ? 50 : compactBarsApply(in: orientation) ? 32 : 44
  }

  /// The minimum leading and trailing layout margin of a controller's root view, in points: 16, or 20 for widths of at
  /// least 414 points.
  ///
  /// Source: Apple, "Positioning content within layout margins"; widths observed in Interface Builder documents.
  public func systemMinimumLayoutMargin(in orientation: DeviceOrientation) -> CGFloat {
    DeviceProfile.systemMinimumLayoutMargin(forWidth: size(in: orientation).width)
  }

  /// The minimum leading and trailing layout margin of a root view of `width` points, in points.
  public static func systemMinimumLayoutMargin(forWidth width: CGFloat) -> CGFloat {
    width >= 414 ? 20 : 16
  }

  /// Whether bars have their compact height. They do when both size classes are compact, which excludes a Plus or Max
  /// in landscape orientation.
  private func compactBarsApply(in orientation: DeviceOrientation) -> Bool {
    horizontalSizeClass(in: orientation) == .compact && verticalSizeClass(in: orientation) == .compact
  }
}
