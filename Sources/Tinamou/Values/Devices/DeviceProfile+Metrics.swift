// SPDX-License-Identifier: MIT

extension DeviceProfile {
  /// The screen's size, in points.
  public func size(in orientation: DeviceOrientation) -> CGSize {
    switch orientation {
    case .portrait: CGSize(width: portraitWidth, height: portraitHeight)
    case .landscape: CGSize(width: portraitHeight, height: portraitWidth)
    }
  }

  /// What the screen's shape and the system take of each edge, in points, with no bars shown.
  public func safeArea(in orientation: DeviceOrientation) -> DeviceInsets {
    switch orientation {
    case .portrait: portraitSafeArea
    case .landscape: landscapeSafeArea
    }
  }

  /// The height of the status bar, in points. A phone on its side hides it.
  public func statusBarHeight(in orientation: DeviceOrientation) -> CGFloat {
    orientation == .landscape && idiom == .phone ? 0 : portraitStatusBarHeight
  }

  /// Whether a full-screen window has little or much room from side to side.
  ///
  /// On its side, a phone of at least 414 points across (Plus, Max, XR) counts as wide.
  public func horizontalSizeClass(in orientation: DeviceOrientation) -> UIUserInterfaceSizeClass {
    if idiom == .pad { return .regular }
    return orientation == .landscape && portraitWidth >= 414 ? .regular : .compact
  }

  /// Whether a full-screen window has little or much room from top to bottom.
  public func verticalSizeClass(in orientation: DeviceOrientation) -> UIUserInterfaceSizeClass {
    idiom == .phone && orientation == .landscape ? .compact : .regular
  }

  /// The height of a navigation bar with a small title, in points, without the status bar above it.
  public func navigationBarHeight(in orientation: DeviceOrientation) -> CGFloat {
    idiom == .pad ? 50 : compactBarsApply(in: orientation) ? 32 : 44
  }

  /// The height of a navigation bar with a large title, in points. A phone on its side shows a small title.
  public func largeTitleNavigationBarHeight(in orientation: DeviceOrientation) -> CGFloat {
    let small = navigationBarHeight(in: orientation)
    return verticalSizeClass(in: orientation) == .compact ? small : small + 52
  }

  /// The height of a tab bar, in points, without the home indicator below it.
  public func tabBarHeight(in orientation: DeviceOrientation) -> CGFloat {
    if idiom == .pad { return 50 }
    return verticalSizeClass(in: orientation) == .compact ? 32 : 49
  }

  /// The height of a toolbar, in points, without the home indicator below it.
  public func toolbarHeight(in orientation: DeviceOrientation) -> CGFloat {
    idiom == .pad ? 50 : compactBarsApply(in: orientation) ? 32 : 44
  }

  /// The least leading and trailing layout margin of a screen's root view, in points: 16, or 20 from 414 points up.
  ///
  /// Source: Apple, "Positioning content within layout margins"; widths observed in Interface Builder documents.
  public func systemMinimumLayoutMargin(in orientation: DeviceOrientation) -> CGFloat {
    DeviceProfile.systemMinimumLayoutMargin(forWidth: size(in: orientation).width)
  }

  /// The least leading and trailing layout margin of a root view of `width` points.
  public static func systemMinimumLayoutMargin(forWidth width: CGFloat) -> CGFloat {
    width >= 414 ? 20 : 16
  }

  /// Bars shrink where both axes are compact; a Plus or Max on its side keeps them.
  private func compactBarsApply(in orientation: DeviceOrientation) -> Bool {
    horizontalSizeClass(in: orientation) == .compact && verticalSizeClass(in: orientation) == .compact
  }
}
