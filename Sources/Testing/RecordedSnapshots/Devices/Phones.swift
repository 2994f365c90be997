// SPDX-License-Identifier: MIT

public import Tinamou

// The screens of phones, by their names.
extension ViewImageConfig {
  /// The screen of an iPhone SE in portrait.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// The screen of an iPhone SE.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig { SnapshotPhone.se.config(orientation) }

  /// The screen of an iPhone 8 in portrait.
  public static let iPhone8 = iPhone8(.portrait)
  /// The screen of an iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { SnapshotPhone.eight.config(orientation) }

  /// The screen of an iPhone 8 Plus in portrait.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// The screen of an iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.eightPlus.config(orientation)
  }

  /// The screen of an iPhone X in portrait.
  public static let iPhoneX = iPhoneX(.portrait)
  /// The screen of an iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig { SnapshotPhone.x.config(orientation) }

  /// The screen of an iPhone XS Max in portrait.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// The screen of an iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.xsMax.config(orientation)
  }

  /// The screen of an iPhone XR in portrait.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// The screen of an iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig { SnapshotPhone.xr.config(orientation) }

  /// The screen of an iPhone 12 in portrait.
  public static let iPhone12 = iPhone12(.portrait)
  /// The screen of an iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.twelve.config(orientation)
  }

  /// The screen of an iPhone 12 Pro in portrait.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// The screen of an iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.twelve.config(orientation)
  }

  /// The screen of an iPhone 12 Pro Max in portrait.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// The screen of an iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.twelveProMax.config(orientation)
  }

  /// The screen of an iPhone 13 in portrait.
  public static let iPhone13 = iPhone13(.portrait)
  /// The screen of an iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.twelve.config(orientation)
  }

  /// The screen of an iPhone 13 mini in portrait.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// The screen of an iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.thirteenMini.config(orientation)
  }

  /// The screen of an iPhone 13 Pro in portrait.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// The screen of an iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.twelve.config(orientation)
  }

  /// The screen of an iPhone 13 Pro Max in portrait.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// The screen of an iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.twelveProMax.config(orientation)
  }
}

// The traits of phones, by their names.
extension UITraitCollection {
  /// The traits of an iPhone SE.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    SnapshotPhone.se.traits(orientation)
  }

  /// The traits of an iPhone 8.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    SnapshotPhone.eight.traits(orientation)
  }

  /// The traits of an iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    SnapshotPhone.eightPlus.traits(orientation)
  }

  /// The traits of an iPhone X.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    SnapshotPhone.x.traits(orientation)
  }

  /// The traits of an iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    SnapshotPhone.xsMax.traits(orientation)
  }

  /// The traits of an iPhone XR.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    SnapshotPhone.xr.traits(orientation)
  }

  /// The traits of an iPhone 12.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    SnapshotPhone.twelve.traits(orientation)
  }

  /// The traits of an iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    SnapshotPhone.twelveProMax.traits(orientation)
  }

  /// The traits of an iPhone 13.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    SnapshotPhone.twelve.traits(orientation)
  }

  /// The traits of an iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    SnapshotPhone.twelveProMax.traits(orientation)
  }
}
