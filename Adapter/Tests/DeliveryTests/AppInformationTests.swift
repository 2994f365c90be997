// SPDX-License-Identifier: MIT

import Delivery
import Foundation
import TemporaryFolders
import Testing

struct AppInformationTests {
  private let temporary = TemporaryFolder()
  private var root: URL { temporary.url }

  private func write(_ entries: String, _ path: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("<plist version=\"1.0\"><dict>\(entries)</dict></plist>".utf8).write(to: file)
  }

  @Test func theAppsPropertyListIsWrittenWithTheNamesOfTheTarget() throws {
    try write("<key>CFBundlePackageType</key><string>BNDL</string>", "Tests/Info.plist")
    try write("<key>NSExtension</key><dict/><key>UIMainStoryboardFile</key><string>X</string>", "Info.plist")
    try write(
      """
      <key>CFBundlePackageType</key><string>APPL</string>
      <key>Class</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string><key>Name</key><string>${PRODUCT_NAME}</string>
      """, "Support/App-Info.plist")
    let information = try #require(AppInformation(of: "Shop", below: root))
    #expect(information.file?.lastPathComponent == "App-Info.plist")
    let resources = root.appendingPathComponent("out")
    try information.write(to: resources)
    let data = try Data(contentsOf: resources.appendingPathComponent("Info.plist"))
    let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
    #expect(list?["Class"] == "Shop.SceneDelegate")
    #expect(list?["Name"] == "Shop")
  }

  @Test func theMainBundleHasLinksToTheResourcesAndThePropertyList() throws {
    try write("<key>CFBundlePackageType</key><string>APPL</string><key>A</key><string>own</string>", "App/Info.plist")
    try write("<key>A</key><string>SwiftPM</string>", "debug/App.resources/Info.plist")
    try write("", "debug/App.resources/Base.lproj/Main.storyboard")
    let bundle = MainBundle(ofProgramsIn: root.appendingPathComponent("debug"))
    let information = AppInformation(of: "App", below: root.appendingPathComponent("App"))
    try bundle.link(["App"], information)
    let resources = root.appendingPathComponent("debug/Resources")
    let names = { try FileManager.default.contentsOfDirectory(atPath: resources.path).sorted() }
    #expect(try names() == ["Base.lproj", "Info.plist"])
    #expect(try String(contentsOf: resources.appendingPathComponent("Info.plist"), encoding: .utf8).contains("own"))
    // Searches do not follow links to directories.
    let found = try FileManager.default.subpathsOfDirectory(atPath: resources.path)
    #expect(found.contains("Base.lproj/Main.storyboard"))
    let storyboard = resources.appendingPathComponent("Base.lproj/Main.storyboard")
    #expect(FileManager.default.fileExists(atPath: storyboard.path))
    try FileManager.default.removeItem(at: root.appendingPathComponent("debug/App.resources/Base.lproj"))
    try write("", "debug/App.resources/Assets.xcassets")
    try bundle.link(["App"], information)
    #expect(try names() == ["Assets.xcassets", "Info.plist"])
    // Without resources, there is the property list alone.
    try bundle.link([], information)
    #expect(try names() == ["Info.plist"])
    try bundle.link(["App"], nil)
    #expect(try String(contentsOf: resources.appendingPathComponent("Info.plist"), encoding: .utf8).contains("SwiftPM"))
  }

  @Test func theResourcesOfTestsAreInTheMainBundleToo() throws {
    try write("app", "debug/App.resources/Images/logo.json")
    try write("app", "debug/App.resources/both.json")
    try write("tests", "debug/AppTests.resources/Images/icon.json")
    try write("tests", "debug/AppTests.resources/both.json")
    try MainBundle(ofProgramsIn: root.appendingPathComponent("debug")).link(["App", "AppTests"], nil)
    let resources = root.appendingPathComponent("debug/Resources")
    let images = resources.appendingPathComponent("Images").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: images).sorted() == ["icon.json", "logo.json"])
    let both = try String(contentsOf: resources.appendingPathComponent("both.json"), encoding: .utf8)
    #expect(both.contains("app"))
  }

  @Test func aTargetWithoutAnAppsPropertyListHasNone() throws {
    try write("<key>CFBundlePackageType</key><string>FMWK</string>", "Info.plist")
    #expect(AppInformation(of: "Kit", below: root) == nil)
  }

  @Test func theSettingCanNameAPropertyListAboveTheTarget() throws {
    try write("<key>A</key><string>of the app</string>", "Info.plist")
    try write("<key>CFBundlePackageType</key><string>APPL</string>", "App/Other/Other-Info.plist")
    let information = AppInformation(
      of: "App", below: root.appendingPathComponent("App"), settings: ["INFOPLIST_FILE": "$(SRCROOT)/Info.plist"])
    #expect(information?.file?.deletingLastPathComponent().lastPathComponent == root.lastPathComponent)
  }

  @Test func theDirectoryCanBeALink() throws {
    try write("<key>CFBundlePackageType</key><string>APPL</string>", "Info.plist")
    let link = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: root)
    defer { try? FileManager.default.removeItem(at: link) }
    #expect(AppInformation(of: "App", below: link)?.file?.lastPathComponent == "Info.plist")
  }

  @Test func valuesOfSettingsStandInThePropertyList() throws {
    try write(
      """
      <key>CFBundlePackageType</key><string>APPL</string><key>A</key><string>$(NAME:upper)-$(UNKNOWN)</string>
      <key>B</key><array><string>$(LANGUAGE:default=de) ${OTHER}</string></array><key>C</key><string>$(SELF) $5</string>
      """, "Info.plist")
    let settings = ["NAME": "$(OTHER)x", "OTHER": "y", "SELF": "<$(SELF)>"]
    let information = try #require(AppInformation(of: "App", below: root, settings: settings))
    let list = try written(information)
    #expect(list["A"] as? String == "YX-" && list["B"] as? [String] == ["de y"] && list["C"] as? String == "<> $5")
  }

  /// Apps of one project for several systems have lists of the same name.
  @Test(arguments: [
    ("Phone/Resources/Info.plist", "phone"), ("$(SRCROOT)/Mac/Resources/Info.plist", "mac"),
    ("Reader/Phone/Resources/Info.plist", "phone"), ("Tablet/Info.plist", "mac"),
  ])
  func theListIsTheOneThatTheSettingNames(setting: String, expected: String) throws {
    for (path, name) in [("Mac/Resources/Info.plist", "mac"), ("Phone/Resources/Info.plist", "phone")] {
      try write("<key>CFBundlePackageType</key><string>APPL</string><key>Name</key><string>\(name)</string>", path)
    }
    let information = try #require(AppInformation(of: "App", below: root, settings: ["INFOPLIST_FILE": setting]))
    #expect(try written(information)["Name"] as? String == expected)
  }

  @Test func theKeysThatXcodeGeneratesAreThereWithoutAFile() throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    let settings = [
      "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UIMainStoryboardFile": "Main", "TARGETED_DEVICE_FAMILY": "2",
      "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES", "INFOPLIST_KEY_UIStatusBarHidden": "NO",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad":
        "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft",
      "PRODUCT_BUNDLE_IDENTIFIER": "org.example.$(PRODUCT_NAME:rfc1034identifier)", "PRODUCT_NAME": "My App",
    ]
    let list = try written(try #require(AppInformation(of: "App", below: root, settings: settings)))
    #expect(list["UIMainStoryboardFile"] as? String == "Main" && list["UIDeviceFamily"] as? [Int] == [2])
    #expect(
      list["CFBundleIdentifier"] as? String == "org.example.My-App" && list["UIStatusBarHidden"] as? Bool == false)
    #expect((list["UISupportedInterfaceOrientations~ipad"] as? [String])?.count == 2)
    #expect(list["UIApplicationSceneManifest"] is [String: Any])
  }

  private func written(_ information: AppInformation) throws -> [String: Any] {
    let resources = root.appendingPathComponent("out")
    try information.write(to: resources)
    let data = try Data(contentsOf: resources.appendingPathComponent("Info.plist"))
    return try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
  }
}
