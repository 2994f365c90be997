// SPDX-License-Identifier: MIT

public import Tinamou

// The screens of tablets, by their names.
extension ViewImageConfig {
  /// The screen of an iPad mini in landscape.
  public static let iPadMini = iPadMini(.landscape)
  /// The screen of an iPad mini.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { SnapshotTablet.mini.config(orientation) }
  /// A share of the screen of an iPad mini.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    SnapshotTablet.mini.config(orientation)
  }

  /// The screen of an iPad 9.7 in landscape.
  public static let iPad9_7 = iPad9_7(.landscape)
  /// The screen of an iPad 9.7.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { SnapshotTablet.mini.config(orientation) }
  /// A share of the screen of an iPad 9.7.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    SnapshotTablet.mini.config(orientation)
  }

  /// The screen of an iPad 10.2 in landscape.
  public static let iPad10_2 = iPad10_2(.landscape)
  /// The screen of an iPad 10.2.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotTablet.inch10_2.config(orientation)
  }
  /// A share of the screen of an iPad 10.2.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    SnapshotTablet.inch10_2.config(orientation)
  }

  /// The screen of an iPad Pro 10.5 in landscape.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  /// The screen of an iPad Pro 10.5.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotTablet.inch10_5.config(orientation)
  }
  /// A share of the screen of an iPad Pro 10.5.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    SnapshotTablet.inch10_5.config(orientation)
  }

  /// The screen of an iPad Pro 11 in landscape.
  public static let iPadPro11 = iPadPro11(.landscape)
  /// The screen of an iPad Pro 11.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotTablet.inch11.config(orientation)
  }
  /// A share of the screen of an iPad Pro 11.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    SnapshotTablet.inch11.config(orientation)
  }

  /// The screen of an iPad Pro 12.9 in landscape.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  /// The screen of an iPad Pro 12.9.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotTablet.inch12_9.config(orientation)
  }
  /// A share of the screen of an iPad Pro 12.9.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    SnapshotTablet.inch12_9.config(orientation)
  }
}

// The traits of tablets, by their names.
extension UITraitCollection {
  /// The traits of an iPad mini.
  public static let iPadMini = SnapshotTablet.wide
  /// The traits of an app with a narrow share of an iPad mini.
  public static let iPadMini_Compact_SplitView = SnapshotTablet.narrow

  /// The traits of an iPad 9.7.
  public static let iPad9_7 = SnapshotTablet.wide
  /// The traits of an app with a narrow share of an iPad 9.7.
  public static let iPad9_7_Compact_SplitView = SnapshotTablet.narrow

  /// The traits of an iPad 10.2.
  public static let iPad10_2 = SnapshotTablet.wide
  /// The traits of an app with a narrow share of an iPad 10.2.
  public static let iPad10_2_Compact_SplitView = SnapshotTablet.narrow

  /// The traits of an iPad Pro 10.5.
  public static let iPadPro10_5 = SnapshotTablet.wide
  /// The traits of an app with a narrow share of an iPad Pro 10.5.
  public static let iPadPro10_5_Compact_SplitView = SnapshotTablet.narrow

  /// The traits of an iPad Pro 11.
  public static let iPadPro11 = SnapshotTablet.wide
  /// The traits of an app with a narrow share of an iPad Pro 11.
  public static let iPadPro11_Compact_SplitView = SnapshotTablet.narrow

  /// The traits of an iPad Pro 12.9.
  public static let iPadPro12_9 = SnapshotTablet.wide
  /// The traits of an app with a narrow share of an iPad Pro 12.9.
  public static let iPadPro12_9_Compact_SplitView = SnapshotTablet.narrow
}
