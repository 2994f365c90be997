// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Reports
import TestSupport
import Testing

@testable import FileChecks

@Suite("Rules about the settings of apps")
@MainActor
struct AppSettingsTests {
  /// The rules that a file with settings breaks in a folder with other files.
  private func rules(of name: String, _ text: String, beside files: [String: String] = [:]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files.merging([name: text], uniquingKeysWith: { $1 }) {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let path = folder.appendingPathComponent(name).path
    let file = FileCheck(settings: [Setting()]).check(FileJob(path: path, isNamed: true))
    return file.findings.map { "\($0.location?.line ?? 0) \($0.rule.rawValue)" }
  }

  private func list(_ keys: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(keys)
    </dict>
    </plist>

    """
  }

  private static let launch = "<key>UILaunchScreen</key><dict/>"
  private static let scenes = "<key>UIApplicationSceneManifest</key><dict/>"

  @Test("an app without scenes, with the keys of earlier systems, has a finding at each")
  func legacy() throws {
    let keys = """
      <key>LSRequiresIPhoneOS</key>
      <true/>
      <key>UIRequiresFullScreen</key>
      <true/>
      <key>UIDesignRequiresCompatibility</key>
      <true/>
      <key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationPortrait</string></array>
      """
    #expect(
      try rules(of: "Info.plist", list(keys)) == [
        "4 missing-scene-support", "4 missing-launch-screen", "7 full-screen-key", "9 old-design-key",
        "11 limited-orientations",
      ])
  }

  @Test(
    "lists of anything but an app for iOS have no finding",
    arguments: [
      "<key>NSExtension</key><dict/><key>UISupportedInterfaceOrientations</key><array/>",
      "<key>CFBundlePackageType</key><string>FMWK</string><key>UILaunchScreen</key><dict/>",
      "<key>NSPrincipalClass</key><string>NSApplication</string><key>UIRequiresFullScreen</key><true/>",
      "<key>CFBundleName</key><string>A</string>",
      "<key>UIRequiresFullScreen</key><false/><key>UILaunchScreen</key><dict/><key>UIApplicationSceneManifest</key><dict/>",
    ])
  func others(keys: String) throws { #expect(try rules(of: "Info.plist", list(keys)).isEmpty) }

  @Test("a SwiftUI app needs no manifest, nor does one whose project generates it")
  func generated() throws {
    let app = "@main struct Shop: App { var body: some Scene { WindowGroup { Text(\"\") } } }"
    #expect(try rules(of: "Info.plist", list(Self.launch), beside: ["Shop.swift": app]).isEmpty)
    #expect(
      try rules(of: "Info.plist", list(Self.launch), beside: ["Shop.swift": "class App {}"]) == [
        "4 missing-scene-support"
      ])
    let project = """
      buildSettings = {
        INFOPLIST_FILE = Shop/Info.plist;
        INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
      };
      """
    #expect(
      try rules(of: "Shop/Info.plist", list(Self.launch), beside: ["Shop.xcodeproj/project.pbxproj": project]).isEmpty)
  }

  @Test("a manifest has to name a delegate that a source declares")
  func delegates() throws {
    let manifest =
      "<key>UIApplicationSceneManifest</key><dict><key>UISceneDelegateClassName</key><string>$(M).SceneDelegate</string></dict>"
    let other = ["A.swift": "class AppDelegate {}"]
    #expect(try rules(of: "Info.plist", list(Self.launch + manifest), beside: other) == ["5 missing-scene-support"])
    #expect(
      try rules(of: "Info.plist", list(Self.launch + manifest), beside: ["S.swift": "class SceneDelegate {}"]).isEmpty)
    #expect(try rules(of: "Info.plist", list(Self.launch + Self.scenes), beside: other) == ["5 missing-scene-support"])
    let made = ["A.swift": "func application(_ a: A, configurationForConnecting s: S) {}"]
    #expect(try rules(of: "Info.plist", list(Self.launch + Self.scenes), beside: made).isEmpty)
  }

  @Test(
    "an app for iPad has all four orientations", arguments: [("1", [String]()), ("1,2", ["6 limited-orientations"])])
  func orientations(family: String, expected: [String]) throws {
    let words = ["Portrait", "LandscapeLeft", "LandscapeRight"].map { "<string>UIInterfaceOrientation\($0)</string>" }
      .joined()
    let keys = Self.launch + Self.scenes + "\n<key>UISupportedInterfaceOrientations</key><array>\(words)</array>"
    let project = "buildSettings = {\n  INFOPLIST_FILE = Info.plist;\n  TARGETED_DEVICE_FAMILY = \"\(family)\";\n};\n"
    let found = try rules(of: "Info.plist", list(keys), beside: ["Shop.xcodeproj/project.pbxproj": project])
    #expect(found == expected)
  }

  @Test(
    "documents are laid out in landscape if the app is shown so",
    arguments: [
      ("Info.plist", "Portrait LandscapeLeft", true), ("Info.plist", "Portrait", false), ("Info.plist", "", true),
      ("Shop.xcodeproj/project.pbxproj", "Portrait", false),
      ("Shop.xcodeproj/project.pbxproj", "LandscapeLeft LandscapeRight", true), ("project.yml", "Portrait", false),
    ])
  func landscape(name: String, orientations: String, isIncluded: Bool) throws {
    let words = orientations.split(separator: " ").map { "UIInterfaceOrientation\($0)" }
    let key = "UISupportedInterfaceOrientations"
    let text =
      switch name {
      case "Info.plist":
        list(
          Self.launch
            + (words.isEmpty
              ? "" : "<key>\(key)</key><array>\(words.map { "<string>\($0)</string>" }.joined())</array>"))
      case "project.yml": "name: Shop\nsettings:\n  INFOPLIST_KEY_\(key): \(words.joined(separator: " "))\n"
      default: "buildSettings = {\n  INFOPLIST_KEY_\(key)_iPhone = \"\(words.joined(separator: " "))\";\n};\n"
      }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("landscape-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    for path in [file, folder.appendingPathComponent("Shop.xcodeproj/project.xcworkspace/contents")] {
      try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    try Data(text.utf8).write(to: file)
    #expect(
      AppOrientations.includeLandscape(around: folder.appendingPathComponent("Main.storyboard").path) == isIncluded)
  }

  @Test(
    "a sheet needs no place in an app for phones, whatever its tests run on",
    arguments: [("1", "1,2", [String]()), ("1,2", "1", ["2 popover-source"])])
  func sheets(app: String, tests: String, expected: [String]) throws {
    let project = [("PRODUCT_NAME = Shop;", app), ("TEST_HOST = Shop;", tests), ("TEST_TARGET_NAME = Shop;", tests)].map
    {
      "buildSettings = {\n  TARGETED_DEVICE_FAMILY = \"\($1)\";\n  \($0)\n};\n"
    }.joined()
    let source = """
      func share() {
        let sheet = UIActivityViewController(activityItems: [picture], applicationActivities: nil)
        present(sheet, animated: true)
      }
      """
    let found = try rules(of: "Screen.swift", source, beside: ["Shop.xcodeproj/project.pbxproj": project])
    #expect(found == expected)
  }

  @Test("a project that generates the list has its findings at the build settings, once for all configurations")
  func project() throws {
    let block = """
      buildSettings = {
        GENERATE_INFOPLIST_FILE = YES;
        INFOPLIST_KEY_UILaunchScreen_Generation = YES;
        INFOPLIST_KEY_UIRequiresFullScreen = YES;
        TARGETED_DEVICE_FAMILY = "1,2";
        INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait";
      };

      """
    #expect(
      try rules(of: "Shop.xcodeproj/project.pbxproj", block + block) == [
        "1 missing-scene-support", "4 full-screen-key", "6 limited-orientations",
      ])
    #expect(
      try rules(of: "Shop.xcodeproj/project.pbxproj", "buildSettings = {\n  SDKROOT = iphoneos;\n};\n").isEmpty)
  }

  @Test("a project of XcodeGen has its findings at its lines")
  func description() throws {
    let text = """
      targets:
        Shop:
          info:
            properties:
              UIRequiresFullScreen: true
              # UIDesignRequiresCompatibility: true
              UISupportedInterfaceOrientations:
                - UIInterfaceOrientationPortrait
      """
    #expect(try rules(of: "project.yml", text) == ["5 full-screen-key", "7 limited-orientations"])
  }

  @Test("the key that keeps an app from being resized is removed with its line")
  func fix() throws {
    let text = list("\(Self.launch)\n\(Self.scenes)\n<key>UIRequiresFullScreen</key>\n<true/>")
    var bytes = Array(text.utf8)
    let check = SettingsCheck(kind: .informationList)
    var file = CheckedFile(path: "/nowhere/Info.plist")
    file.findings = check.faults(in: bytes, at: file.path).map { $0.finding(in: LinePositions(of: bytes)) }
    #expect(try FileFixes.apply(to: file, in: &bytes) == 1)
    #expect(String(decoding: bytes, as: UTF8.self) == list("\(Self.launch)\n\(Self.scenes)"))
  }

  @Test("comments suppress findings")
  func suppression() throws {
    let keys =
      "\(Self.launch)\(Self.scenes)\n<!-- tinamou:disable:next full-screen-key -->\n<key>UIRequiresFullScreen</key><true/>"
    #expect(try rules(of: "Info.plist", list(keys)).isEmpty)
  }

  @Test(
    "the example of each rule about sources and settings breaks it, and after the change it does not",
    arguments: RuleGuide.all)
  func examples(guide: RuleGuide) throws {
    guard let after = guide.after else { return }
    func rules(_ text: String) throws -> [String] {
      text.hasPrefix("<key>")
        ? try self.rules(of: "Info.plist", list(text), beside: ["SceneDelegate.swift": "class SceneDelegate {}"])
        : try self.rules(of: "Screen.swift", text)
    }
    #expect(try rules(guide.example).contains { $0.hasSuffix(" " + guide.rule.rawValue) })
    #expect(try !rules(after).contains { $0.hasSuffix(" " + guide.rule.rawValue) })
  }
}
