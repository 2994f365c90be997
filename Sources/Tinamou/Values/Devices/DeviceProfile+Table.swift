// SPDX-License-Identifier: MIT

extension DeviceProfile {
  /// All known devices, oldest screens first, phones before tablets.
  ///
  /// Source: Apple's human interface guidelines for sizes; insets as devices report them.
  public static let all: [DeviceProfile] = phonesWithHomeButton + phonesWithNotch + phonesWithIsland + pads

  /// The default device.
  public static let standard: DeviceProfile = phonesWithIsland[0]

  private static let phonesWithHomeButton = [
    homeButtonPhone("iPhone 4s", ["iPhone 4"], 320, 480),
    homeButtonPhone("iPhone SE (1st generation)", ["iPhone 5s", "iPhone 5c", "iPhone 5"], 320, 568),
    homeButtonPhone(
      "iPhone SE (3rd generation)",
      ["iPhone SE", "iPhone SE (2nd generation)", "iPhone 8", "iPhone 7", "iPhone 6s", "iPhone 6"], 375, 667),
    homeButtonPhone(
      "iPhone 8 Plus", ["iPhone 7 Plus", "iPhone 6s Plus", "iPhone 6 Plus"], 414, 736,
      scale: 3, nativeScale: 2.608, nativeSize: CGSize(width: 1080, height: 1920)),
  ]

  private static let phonesWithNotch = [
    notchPhone("iPhone X", ["iPhone 11 Pro", "iPhone XS"], 375, 812, top: 44, statusBar: 44),
    notchPhone("iPhone 11", ["iPhone XR"], 414, 896, scale: 2, top: 48, statusBar: 48),
    notchPhone("iPhone 11 Pro Max", ["iPhone XS Max"], 414, 896, top: 44, statusBar: 44),
    notchPhone(
      "iPhone 13 mini", ["iPhone 12 mini"], 375, 812, nativeScale: 2.88,
      nativeSize: CGSize(width: 1080, height: 2340), top: 50, statusBar: 50),
    notchPhone(
      "iPhone 14", ["iPhone 16e", "iPhone 13", "iPhone 13 Pro", "iPhone 12", "iPhone 12 Pro"], 390, 844,
      top: 47, statusBar: 47),
    notchPhone(
      "iPhone 14 Plus", ["iPhone 13 Pro Max", "iPhone 12 Pro Max"], 428, 926, top: 47, statusBar: 47),
  ]

  private static let phonesWithIsland = [
    notchPhone(
      "iPhone 15", ["iPhone 16", "iPhone 15 Pro", "iPhone 14 Pro"], 393, 852, top: 59, statusBar: 54),
    notchPhone(
      "iPhone 15 Plus", ["iPhone 16 Plus", "iPhone 15 Pro Max", "iPhone 14 Pro Max"], 430, 932,
      top: 59, statusBar: 54),
    notchPhone("iPhone 16 Pro", ["iPhone 17", "iPhone 17 Pro"], 402, 874, top: 62, statusBar: 54),
    notchPhone("iPhone 16 Pro Max", ["iPhone 17 Pro Max"], 440, 956, top: 62, statusBar: 54),
    notchPhone("iPhone Air", [], 420, 912, top: 68, landscapeBottom: 29, statusBar: 54),
  ]

  private static let pads = [
    homeButtonPad(
      "iPad 9.7", ["iPad (6th generation)", "iPad (5th generation)", "iPad Air 2", "iPad mini 4", "iPad mini 5"],
      768, 1024),
    homeButtonPad(
      "iPad 10.2", ["iPad (9th generation)", "iPad (8th generation)", "iPad (7th generation)"], 810, 1080),
    homeButtonPad("iPad Air 10.5", ["iPad Air (3rd generation)", "iPad Pro 10.5"], 834, 1112),
    roundedPad("iPad mini 8.3", ["iPad mini (6th generation)", "iPad mini 6", "iPad mini"], 744, 1133),
    roundedPad(
      "iPad Air 10.9", ["iPad (10th generation)", "iPad Air (5th generation)", "iPad Air (4th generation)", "iPad"],
      820, 1180),
    roundedPad("iPad Pro 11", ["iPad Pro 11 (4th generation)"], 834, 1194),
    roundedPad("iPad Pro 11 (M4)", ["iPad Pro 11 M4"], 834, 1210),
    roundedPad("iPad Pro 12.9", ["iPad Pro 12.9 (6th generation)"], 1024, 1366),
    roundedPad("iPad Pro 13 (M4)", ["iPad Pro 13", "iPad Pro 13 M4"], 1032, 1376),
  ]

  private static func homeButtonPhone(
    _ name: String, _ aliases: [String], _ width: CGFloat, _ height: CGFloat,
    scale: CGFloat = 2, nativeScale: CGFloat? = nil, nativeSize: CGSize? = nil
  ) -> DeviceProfile {
    DeviceProfile(
      name, aliases, width: width, height: height, scale: scale, nativeScale: nativeScale, nativeSize: nativeSize,
      portrait: DeviceInsets(top: 20, bottom: 0), landscape: .none, statusBar: 20)
  }

  /// A phone without a home button. Its top inset becomes the inset of both sides in landscape orientation.
  private static func notchPhone(
    _ name: String, _ aliases: [String], _ width: CGFloat, _ height: CGFloat,
    scale: CGFloat = 3, nativeScale: CGFloat? = nil, nativeSize: CGSize? = nil, top: CGFloat,
    landscapeBottom: CGFloat = 21,
    statusBar: CGFloat
  ) -> DeviceProfile {
    DeviceProfile(
      name, aliases, width: width, height: height, scale: scale, nativeScale: nativeScale, nativeSize: nativeSize,
      portrait: DeviceInsets(top: top, bottom: 34),
      landscape: DeviceInsets(top: 0, bottom: landscapeBottom, sides: top), statusBar: statusBar)
  }

  private static func homeButtonPad(
    _ name: String, _ aliases: [String], _ width: CGFloat, _ height: CGFloat
  ) -> DeviceProfile {
    let insets = DeviceInsets(top: 20, bottom: 0)
    return DeviceProfile(
      name, aliases, idiom: .pad, width: width, height: height, scale: 2,
      portrait: insets, landscape: insets, statusBar: 20)
  }

  private static func roundedPad(
    _ name: String, _ aliases: [String], _ width: CGFloat, _ height: CGFloat
  ) -> DeviceProfile {
    let insets = DeviceInsets(top: 24, bottom: 20)
    return DeviceProfile(
      name, aliases, idiom: .pad, width: width, height: height, scale: 2,
      portrait: insets, landscape: insets, statusBar: 24)
  }
}
