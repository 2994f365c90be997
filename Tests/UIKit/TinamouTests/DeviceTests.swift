// SPDX-License-Identifier: MIT

import Testing
import Tinamou

@MainActor
@Suite("Devices, screens and traits", .serialized)
struct DeviceTests {
  private final class WideScreen: UIScreen {
    let ownScale: CGFloat
    init(scale: CGFloat) {
      ownScale = scale
      super.init()
    }
    override var scale: CGFloat { ownScale }
  }

  private final class QuietPrinter: UIPrintInteractionController {}

  @Test("objects that UIKit shares can be subclassed and made, without a change of the shared ones")
  func subclasses() {
    let screen = WideScreen(scale: 7)
    #expect(screen.scale == 7 && screen.bounds == UIScreen.main.bounds && screen !== UIScreen.main)
    #expect(screen.traitCollection == UIScreen.main.traitCollection && UIScreen.main.scale == 3)
    #expect(QuietPrinter() !== UIPrintInteractionController.shared)
  }

  @Test(
    "a device is found in any spelling",
    arguments: [
      ("iPhone 15", "iPhone 15"), ("iphone15", "iPhone 15"), ("IPHONE 15 PRO", "iPhone 15"),
      ("iPhone SE 3rd generation", "iPhone SE (3rd generation)"), ("iphone-x", "iPhone X"),
      ("iPad Pro 12.9", "iPad Pro 12.9"), ("iPhone 6s", "iPhone SE (3rd generation)"),
    ])
  func lookup(name: String, found: String) {
    #expect(DeviceProfile.named(name)?.name == found)
  }

  @Test(
    "an unknown device is nil, with suggestions if a name is similar", arguments: ["", "Nokia 3310", "!!!"])
  func noDevice(name: String) {
    #expect(DeviceProfile.named(name) == nil)
    #expect(DeviceProfile.suggestions(for: name).isEmpty)
  }

  @Test(
    "the names that Xcode and Apple's pages print are found",
    arguments: [
      ("iPad Pro 11-inch (M5)", "iPad Pro 11 (M4)"), ("iPad Pro 13-inch (M4)", "iPad Pro 13 (M4)"),
      ("iPad Air 11-inch (M3)", "iPad Air 10.9"), ("iPad Air 13-inch (M2)", "iPad Pro 12.9"),
      ("iPad mini (A17 Pro)", "iPad mini 8.3"), ("iPad (A16)", "iPad (A16)"), ("iPhone 17e", "iPhone 14"),
      ("iPhone 18 Pro", "iPhone 16 Pro"), ("iPhone 18 Pro Max", "iPhone 16 Pro Max"), ("iPhone 17", "iPhone 16 Pro"),
      ("iPad Pro (12.9-inch) (6th generation)", "iPad Pro 12.9"), ("iPhone Duo", "iPhone Duo"),
    ])
  func newNames(name: String, found: String) { #expect(DeviceProfile.named(name)?.name == found) }

  @Test("a device that is not found is an error with the three nearest names")
  func nearestNames() {
    let error = #expect(throws: DeviceProfile.UnknownName.self) { try DeviceProfile(named: "iPhon 15") }
    #expect(error?.nearestNames.first == "iPhone 15")
    #expect(error?.description.hasPrefix("there is no device 'iPhon 15'; the nearest names are iPhone 15, ") == true)
    #expect(error?.nearestNames.count == 3)
    let other = #expect(throws: DeviceProfile.UnknownName.self) { try DeviceProfile(named: "Nokia 3310") }
    #expect(other?.nearestNames.count == 3)
  }

  @Test(
    "the corners of displays have the recorded radii",
    arguments: [
      ("iPhone SE", 0), ("iPhone XS", 39), ("iPhone XR", 41.5), ("iPhone 12 mini", 44), ("iPhone 16e", 47.33),
      ("iPhone 13 Pro Max", 53.33), ("iPhone 15 Pro", 55), ("iPhone 17 Pro", 62), ("iPhone Air", 62),
      ("iPad mini 7", 21.5), ("iPad (A16)", 25), ("iPad Air 11", 18), ("iPad Pro 13 (M5)", 30), ("iPad 10.2", 0),
    ] as [(String, CGFloat)])
  func corners(name: String, radius: CGFloat) {
    #expect(DeviceProfile.named(name)?.displayCornerRadius == radius)
    #expect(DeviceProfile.named(name)?.withScale(1).displayCornerRadius == radius)
  }

  @Test("the inner screen of the folding phone is regular in both directions, the outer one compact")
  func foldingPhone() throws {
    let (inner, outer) = (
      try #require(DeviceProfile.named("iPhone Duo")), try #require(DeviceProfile.named("iPhone Duo (outer screen)"))
    )
    for orientation in [DeviceOrientation.portrait, .landscape] {
      #expect(inner.horizontalSizeClass(in: orientation) == .regular)
      #expect(inner.verticalSizeClass(in: orientation) == .regular)
    }
    #expect(outer.horizontalSizeClass(in: .portrait) == .compact)
    #expect(inner.size(in: .landscape) == CGSize(width: 951, height: 669))
    #expect(outer.safeArea(in: .portrait) == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84))
  }

  @Test("the closest names are suggested")
  func suggestions() {
    #expect(DeviceProfile.suggestions(for: "iPhon 15").first == "iPhone 15")
    #expect(DeviceProfile.suggestions(for: "iPad Pro 12,8").first == "iPad Pro 12.9")
  }

  @Test("no two devices share a name, and every screen is higher than wide")
  func table() {
    let names = DeviceProfile.all.flatMap(\.names)
    #expect(Set(names.map { $0.lowercased() }).count == names.count)
    for device in DeviceProfile.all {
      #expect(device.portraitHeight > device.portraitWidth && device.scale >= device.nativeScale)
      #expect(DeviceProfile.named(device.name) == device)
    }
  }

  @Test("the safe area of a phone without a home button moves to the sides in landscape")
  func safeAreas() throws {
    let phone = try #require(DeviceProfile.named("iPhone 14"))
    #expect(phone.safeArea(in: .portrait) == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(phone.safeArea(in: .landscape) == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(phone.statusBarHeight(in: .landscape) == 0)
    let old = try #require(DeviceProfile.named("iPhone 8"))
    #expect(old.safeArea(in: .portrait) == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(old.safeArea(in: .landscape) == .zero)
  }

  @Test("size classes and bars follow the device and its orientation")
  func sizeClasses() throws {
    let phone = try #require(DeviceProfile.named("iPhone 15"))
    let plus = try #require(DeviceProfile.named("iPhone 15 Plus"))
    let pad = try #require(DeviceProfile.named("iPad Pro 11"))
    #expect(phone.horizontalSizeClass(in: .portrait) == .compact && phone.verticalSizeClass(in: .portrait) == .regular)
    #expect(phone.horizontalSizeClass(in: .landscape) == .compact)
    #expect(phone.verticalSizeClass(in: .landscape) == .compact)
    #expect(plus.horizontalSizeClass(in: .landscape) == .regular)
    #expect(pad.horizontalSizeClass(in: .portrait) == .regular && pad.verticalSizeClass(in: .landscape) == .regular)
    #expect(phone.navigationBarHeight(in: .portrait) == 44 && phone.navigationBarHeight(in: .landscape) == 32)
    #expect(plus.navigationBarHeight(in: .landscape) == 44 && plus.tabBarHeight(in: .landscape) == 32)
    #expect(phone.largeTitleNavigationBarHeight(in: .portrait) == 96 && pad.navigationBarHeight(in: .portrait) == 50)
    #expect(phone.tabBarHeight(in: .portrait) == 49 && pad.toolbarHeight(in: .landscape) == 50)
    #expect(phone.systemMinimumLayoutMargin(in: .portrait) == 16 && plus.systemMinimumLayoutMargin(in: .portrait) == 20)
    #expect(phone.systemMinimumLayoutMargin(in: .landscape) == 16)
    #expect(plus.systemMinimumLayoutMargin(in: .landscape) == 20 && pad.systemMinimumLayoutMargin(in: .landscape) == 20)
  }

  @Test("the main screen is that of the simulated device")
  func screens() throws {
    let before = UIScreen.main.inspection
    defer { before.device.simulate(in: before.orientation) }
    try #require(DeviceProfile.named("iPhone 8 Plus")).simulate()
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 414, height: 736))
    #expect(UIScreen.main.scale == 3 && UIScreen.main.nativeScale == 2.608)
    #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1080, height: 1920))
    #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.name == "iPhone 8 Plus")
    try #require(DeviceProfile.named("iPad Pro 11")).simulate(
      in: .landscape, overriddenBy: UITraitCollection(layoutDirection: .rightToLeft))
    #expect(UIScreen.main.bounds.size == CGSize(width: 1194, height: 834))
    #expect(UITraitCollection.current.layoutDirection == .rightToLeft)
    #expect(UITraitCollection.current.userInterfaceIdiom == .pad && UIDevice.current.orientation.isLandscape)
  }

  @Test("a trait collection has the values that it was created from, and later ones override")
  func traits() {
    let phone = UITraitCollection(userInterfaceIdiom: .phone)
    let both = UITraitCollection(traitsFrom: [
      phone, UITraitCollection(displayScale: 2), UITraitCollection(displayScale: 3),
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
    ])
    #expect(both.userInterfaceIdiom == .phone && both.displayScale == 3)
    #expect(both.horizontalSizeClass == .unspecified && both.layoutDirection == .unspecified)
    #expect(both.containsTraits(in: phone) && !phone.containsTraits(in: both) && phone.containsTraits(in: nil))
    #expect(both == UITraitCollection(traitsFrom: [both, UITraitCollection()]))
    #expect(both.preferredContentSizeCategory.isAccessibilityCategory)
    #expect(UIContentSizeCategory.extraSmall < .large && !UIContentSizeCategory.large.isAccessibilityCategory)
  }

  @Test("code performed as another collection sees that collection, and the old one is restored")
  func current() {
    let before = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current == before)
  }

  @Test(
    "documents of Interface Builder name devices of the table",
    arguments: [
      ("retina4_7", CGSize(width: 375, height: 667), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      ("retina6_1", CGSize(width: 414, height: 896), UIEdgeInsets(top: 48, left: 0, bottom: 34, right: 0)),
      ("ipad12_9", CGSize(width: 1024, height: 1366), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      ("ipad12_9rounded", CGSize(width: 1024, height: 1366), UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    ])
  func documentDevices(_ name: String, _ size: CGSize, _ insets: UIEdgeInsets) throws {
    let device = try #require(DeviceProfile.documentDevice(name))
    #expect(device.size(in: .portrait) == size)
    #expect(device.safeArea(in: .portrait) == insets)
    #expect(DeviceProfile.documentDevice("retina0_0") == nil)
  }

  @Test("no two devices have the same name in documents of Interface Builder")
  func documentNames() {
    let names = DeviceProfile.all.flatMap(\.documentNames)
    #expect(Set(names).count == names.count)
  }

  @Test("bars grow with the generation: those of iPads in iOS 12, navigation bars of phones in iOS 26")
  func generations() {
    let generations = InterfaceGeneration.allCases
    #expect(generations.map { BarMetrics.upright(.phone, $0).navigationBar } == [44, 44, 44, 44, 44, 44, 54, 54])
    #expect(generations.map { BarMetrics.upright(.pad, $0).navigationBar } == [44, 44, 50, 50, 50, 50, 54, 54])
    #expect(generations.map { BarMetrics.upright(.pad, $0).tabBar } == [49, 49, 50, 50, 50, 50, 44, 44])
    #expect(generations.map { BarMetrics.upright(.phone, $0).toolbar } == [44, 44, 44, 44, 44, 44, 48, 48])
    #expect(generations.map { BarMetrics.upright(.phone, $0).searchBar } == [44, 56, 56, 56, 56, 56, 44, 44])
  }
}
