// SPDX-License-Identifier: MIT

extension DeviceProfile {
  /// All known devices. Phones precede tablets, and older screens precede newer ones.
  ///
  /// Source: Apple's human interface guidelines for sizes; Facts, “Devices”.
  public static let all: [DeviceProfile] =
    phonesWithHomeButton + phonesWithNotch + phonesWithIsland + foldingPhones + pads

  /// The default device.
  public static let standard: DeviceProfile = phonesWithIsland[0]

  private static let phonesWithHomeButton = [
    homeButtonPhone("iPhone 4s", ["iPhone 4"], in: ["retina3_5"], 320, 480),
    homeButtonPhone("iPhone SE (1st generation)", ["iPhone 5s", "iPhone 5c", "iPhone 5"], in: ["retina4_0"], 320, 568),
    homeButtonPhone(
      "iPhone SE (3rd generation)",
      ["iPhone SE", "iPhone SE (2nd generation)", "iPhone 8", "iPhone 7", "iPhone 6s", "iPhone 6"], in: ["retina4_7"],
      375, 667),
    homeButtonPhone(
      "iPhone 8 Plus", ["iPhone 7 Plus", "iPhone 6s Plus", "iPhone 6 Plus"], in: ["retina5_5"], 414, 736,
      scale: 3, nativeScale: 2.608, nativeSize: CGSize(width: 1080, height: 1920)),
  ]

  private static let phonesWithNotch = [
    notchPhone(
      "iPhone X", ["iPhone 11 Pro", "iPhone XS"], in: ["retina5_9"], 375, 812, top: 44, statusBar: 44, corner: 39),
    notchPhone(
      "iPhone 11", ["iPhone XR"], in: ["retina6_1"], 414, 896, scale: 2, top: 48, statusBar: 48, corner: 41.5),
    notchPhone(
      "iPhone 11 Pro Max", ["iPhone XS Max"], in: ["retina6_5"], 414, 896, top: 44, statusBar: 44, corner: 39),
    notchPhone(
      "iPhone 13 mini", ["iPhone 12 mini"], in: ["retina5_4"], 375, 812, nativeScale: 2.88,
      nativeSize: CGSize(width: 1080, height: 2340), top: 50, statusBar: 50, corner: 44),
    notchPhone(
      "iPhone 14", ["iPhone 17e", "iPhone 16e", "iPhone 13", "iPhone 13 Pro", "iPhone 12", "iPhone 12 Pro"],
      in: ["retina6_0"], 390, 844, top: 47, statusBar: 47, corner: 47.33),
    notchPhone(
      "iPhone 14 Plus", ["iPhone 13 Pro Max", "iPhone 12 Pro Max"], in: ["retina6_7"], 428, 926, top: 47, statusBar: 47,
      corner: 53.33),
  ]

  private static let phonesWithIsland = [
    notchPhone(
      "iPhone 15", ["iPhone 16", "iPhone 15 Pro", "iPhone 14 Pro"], in: ["retina6_12"], 393, 852, top: 59,
      statusBar: 54, corner: 55),
    notchPhone(
      "iPhone 15 Plus", ["iPhone 16 Plus", "iPhone 15 Pro Max", "iPhone 14 Pro Max"], in: ["retina6_72"], 430, 932,
      top: 59, statusBar: 54, corner: 55),
    notchPhone(
      "iPhone 16 Pro", ["iPhone 17", "iPhone 17 Pro", "iPhone 18 Pro"], in: ["retina6_3"], 402, 874, top: 62,
      statusBar: 54, corner: 62),
    notchPhone(
      "iPhone 16 Pro Max", ["iPhone 17 Pro Max", "iPhone 18 Pro Max"], in: ["retina6_9"], 440, 956, top: 62,
      statusBar: 54, corner: 62),
    notchPhone("iPhone Air", [], 420, 912, top: 68, landscapeBottom: 29, statusBar: 54, corner: 62),
  ]

  /// The screens of the folding phone: a column beside the content has the status bar of the outer screen, and that of the inner one in
  /// landscape orientation. The radii of their corners and the outer screen on its side are not recorded.
  private static let foldingPhones = [
    DeviceProfile(
      "iPhone Duo", width: 669, height: 951, scale: 3,
      portrait: UIEdgeInsets(top: 82, left: 0, bottom: 34, right: 0),
      landscape: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84), statusBar: 82, isLargePhone: true),
    DeviceProfile(
      "iPhone Duo (outer screen)", width: 466, height: 678, scale: 3,
      portrait: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84),
      landscape: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84), statusBar: 0),
  ]

  private static let pads = [
    homeButtonPad(
      "iPad 9.7", ["iPad (6th generation)", "iPad (5th generation)", "iPad Air 2", "iPad mini 4", "iPad mini 5"],
      in: ["ipad9_7", "ipad7_9"], 768, 1024),
    homeButtonPad(
      "iPad 10.2", ["iPad (9th generation)", "iPad (8th generation)", "iPad (7th generation)"], in: ["ipad10_2"], 810,
      1080),
    homeButtonPad(
      "iPad Pro 12.9 (2nd generation)", ["iPad Pro 12.9 (1st generation)"], in: ["ipad12_9"], 1024, 1366),
    homeButtonPad("iPad Air 10.5", ["iPad Air (3rd generation)", "iPad Pro 10.5"], in: ["ipad10_5"], 834, 1112),
    roundedPad(
      "iPad mini 8.3",
      ["iPad mini 7", "iPad mini (A17 Pro)", "iPad mini (6th generation)", "iPad mini 6", "iPad mini"], in: ["ipad8_3"],
      744, 1133, corner: 21.5),
    roundedPad(
      "iPad Air 10.9",
      [
        "iPad (10th generation)", "iPad Air (5th generation)", "iPad Air (4th generation)", "iPad", "iPad Air 11",
        "iPad Air 11 (M4)", "iPad Air 11 (M3)", "iPad Air 11 (M2)",
      ], in: ["ipad10_9rounded"], 820, 1180, corner: 18),
    roundedPad("iPad (A16)", ["iPad (11th generation)"], 820, 1180, corner: 25),
    roundedPad(
      "iPad Pro 11",
      [
        "iPad Pro 11 (4th generation)", "iPad Pro 11 (3rd generation)", "iPad Pro 11 (2nd generation)",
        "iPad Pro 11 (1st generation)",
      ], in: ["ipad11_0rounded"], 834, 1194, corner: 18),
    roundedPad("iPad Pro 11 (M4)", ["iPad Pro 11 M4", "iPad Pro 11 (M5)"], 834, 1210, corner: 30),
    roundedPad(
      "iPad Pro 12.9",
      [
        "iPad Pro 12.9 (6th generation)", "iPad Pro 12.9 (5th generation)", "iPad Pro 12.9 (4th generation)",
        "iPad Pro 12.9 (3rd generation)", "iPad Air 13", "iPad Air 13 (M4)", "iPad Air 13 (M3)", "iPad Air 13 (M2)",
      ], in: ["ipad12_9rounded"], 1024, 1366, corner: 18),
    roundedPad("iPad Pro 13 (M4)", ["iPad Pro 13", "iPad Pro 13 M4", "iPad Pro 13 (M5)"], 1032, 1376, corner: 30),
  ]

  private static func homeButtonPhone(
    _ name: String, _ aliases: [String], in documents: [String] = [], _ width: CGFloat, _ height: CGFloat,
    scale: CGFloat = 2, nativeScale: CGFloat? = nil, nativeSize: CGSize? = nil
  ) -> DeviceProfile {
    DeviceProfile(
      name, aliases, documentNames: documents, width: width, height: height, scale: scale, nativeScale: nativeScale,
      nativeSize: nativeSize,
      portrait: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscape: .zero, statusBar: 20)
  }

  /// Returns a phone without a home button. Its top inset becomes the inset of both sides in landscape orientation.
  private static func notchPhone(
    _ name: String, _ aliases: [String], in documents: [String] = [], _ width: CGFloat, _ height: CGFloat,
    scale: CGFloat = 3, nativeScale: CGFloat? = nil, nativeSize: CGSize? = nil, top: CGFloat,
    landscapeBottom: CGFloat = 21, statusBar: CGFloat, corner: CGFloat
  ) -> DeviceProfile {
    DeviceProfile(
      name, aliases, documentNames: documents, width: width, height: height, scale: scale, nativeScale: nativeScale,
      nativeSize: nativeSize,
      portrait: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
      landscape: UIEdgeInsets(top: 0, left: top, bottom: landscapeBottom, right: top), statusBar: statusBar,
      cornerRadius: corner)
  }

  private static func homeButtonPad(
    _ name: String, _ aliases: [String], in documents: [String] = [], _ width: CGFloat, _ height: CGFloat
  ) -> DeviceProfile {
    let insets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    return DeviceProfile(
      name, aliases, documentNames: documents, idiom: .pad, width: width, height: height, scale: 2,
      portrait: insets, landscape: insets, statusBar: 20)
  }

  private static func roundedPad(
    _ name: String, _ aliases: [String], in documents: [String] = [], _ width: CGFloat, _ height: CGFloat,
    corner: CGFloat
  ) -> DeviceProfile {
    let insets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    return DeviceProfile(
      name, aliases, documentNames: documents, idiom: .pad, width: width, height: height, scale: 2,
      portrait: insets, landscape: insets, statusBar: 24, cornerRadius: corner)
  }
}
