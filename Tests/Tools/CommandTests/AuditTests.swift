// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("tinamou audit")
struct AuditTests {
  /// A change that follows the advice of a finding.
  private struct Change {
    let rule: String
    let file: String
    let old: String
    let new: String
    /// A second place that the advice asks to change.
    var also: (old: String, new: String)?
  }

  private static let scene = """
    // SPDX-License-Identifier: MIT

    import UIKit

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = AlbumViewController()
        window?.makeKeyAndVisible()
      }
    }

    """

  private static let manifest = """
    \t<key>UIApplicationSceneManifest</key>
    \t<dict>
    \t\t<key>UISceneConfigurations</key>
    \t\t<dict>
    \t\t\t<key>UIWindowSceneSessionRoleApplication</key>
    \t\t\t<array><dict>
    \t\t\t\t<key>UISceneDelegateClassName</key>
    \t\t\t\t<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
    \t\t\t</dict></array>
    \t\t</dict>
    \t</dict>
    \t<key>LSRequiresIPhoneOS</key>
    """

  /// The advice, finding by finding.
  private static let changes = [
    Change(rule: "missing-scene-support", file: "Info.plist", old: "\t<key>LSRequiresIPhoneOS</key>", new: manifest),
    Change(
      rule: "missing-launch-screen", file: "Info.plist", old: "\t<key>LSRequiresIPhoneOS</key>",
      new: "\t<key>UILaunchScreen</key>\n\t<dict/>\n\t<key>LSRequiresIPhoneOS</key>"),
    Change(
      rule: "old-design-key", file: "Info.plist", old: "\t<key>UIDesignRequiresCompatibility</key>\n\t<true/>\n",
      new: ""),
    Change(
      rule: "limited-orientations", file: "Info.plist", old: "\t\t<string>UIInterfaceOrientationPortrait</string>\n",
      new: ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]
        .map { "\t\t<string>UIInterfaceOrientation\($0)</string>\n" }.joined()),
    Change(
      rule: "window-without-scene", file: "AppDelegate.swift",
      old: """
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = AlbumViewController()
            window?.makeKeyAndVisible()

        """, new: ""),
    Change(
      rule: "limited-orientations", file: "AlbumViewController.swift",
      old: "UIInterfaceOrientationMask { .portrait }", new: "UIInterfaceOrientationMask { .all }"),
    Change(
      rule: "screen-size", file: "AlbumViewController.swift", old: "UIScreen.main.bounds.width",
      new: "view.bounds.width"),
    Change(
      rule: "device-dependent-layout", file: "AlbumViewController.swift",
      old: "UIDevice.current.userInterfaceIdiom == .pad",
      new: "traitCollection.horizontalSizeClass == .regular"),
    Change(
      rule: "status-bar-frame", file: "AlbumViewController.swift", old: "UIApplication.shared.statusBarFrame.height",
      new: "view.safeAreaInsets.top"),
    Change(
      rule: "screen-constant", file: "AlbumViewController.swift", old: "view.bounds.width <= 320 ? 96.0 : 128.0",
      new: "min(128, view.bounds.width / 3)"),
    Change(
      rule: "application-window", file: "AlbumViewController.swift",
      old: "UIApplication.shared.keyWindow?.safeAreaInsets.bottom ?? 0",
      new: "view.safeAreaInsets.bottom"),
    Change(
      rule: "bar-constant", file: "AlbumViewController.swift",
      old: "    footer.frame = CGRect(x: 0, y: view.frame.height - 49, width: width, height: 49)",
      new: """
            let footerHeight = footer.sizeThatFits(view.bounds.size).height
            footer.frame = CGRect(x: 0, y: view.bounds.height - footerHeight, width: width, height: footerHeight)
        """),
    Change(
      rule: "early-frame", file: "AlbumViewController.swift",
      old: "    cover.layer.cornerRadius = cover.frame.width / 2\n", new: "",
      also: ("    let footerHeight", "    cover.layer.cornerRadius = cover.frame.width / 2\n    let footerHeight")),
  ]

  private func legacyApp() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let fixture = BuiltTool.package.appendingPathComponent("Fixtures/LegacyApp")
    for name in try FileManager.default.contentsOfDirectory(atPath: fixture.path) {
      _ = try folder.file(name, try String(contentsOf: fixture.appendingPathComponent(name), encoding: .utf8))
    }
    return folder
  }

  @Test("a legacy app is made ready by following the advice alone")
  func legacy() throws {
    let folder = try legacyApp()
    let before = try BuiltTool.run("audit", "--static", folder.url.path)
    #expect(before.status == 1)
    #expect(before.text.hasPrefix("not ready: missing-launch-screen"), "\(before.text)")
    _ = try folder.file("SceneDelegate.swift", Self.scene)
    for change in Self.changes {
      let audit = try BuiltTool.run("audit", "--static", folder.url.path)
      #expect(
        audit.text.split(separator: "\n").contains {
          $0.contains(change.file + ":") && $0.contains("[\(change.rule)]")
        },
        "\(change.rule) of \(change.file) is not named: \(audit.text)")
      let path = folder.path(change.file)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.contains(change.old), "\(change.rule)")
      let changed = text.replacing(change.old, with: change.new)
      let also = change.also ?? ("", "")
      _ = try folder.file(change.file, also.old.isEmpty ? changed : changed.replacing(also.old, with: also.new))
    }
    let fixed = try BuiltTool.run("audit", "--static", folder.url.path, "--fix")
    #expect(fixed.errors.contains("1 finding corrected in 1 file"), "\(fixed.errors)")
    let after = try BuiltTool.run("audit", "--static", folder.url.path)
    #expect(after.status == 0)
    #expect(after.text.hasPrefix("ready\n"), "\(after.text)")
  }

  @Test("known findings are not reported, and the verdict is about the others")
  func baseline() throws {
    let folder = try legacyApp()
    let baseline = folder.path("known.json")
    #expect(
      try BuiltTool.run("audit", "--static", folder.url.path, "--baseline", baseline, "--write-baseline").status == 0)
    let again = try BuiltTool.run("audit", "--static", folder.url.path, "--baseline", baseline)
    #expect(again.status == 0)
    #expect(again.text.hasPrefix("ready\n"), "\(again.text)")
    #expect(again.text.contains("of the baseline not listed"))
  }

  @Test("the audit is JSON and a page with the same verdict")
  func formats() throws {
    let folder = try legacyApp()
    let page = folder.path("audit.html")
    let outcome = try BuiltTool.run("audit", "--static", folder.url.path, "--format", "json", "-o", page)
    let json = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    #expect(json["ready"] as? Bool == false)
    let verdict = try #require(json["verdict"] as? String)
    let html = try String(contentsOfFile: page, encoding: .utf8)
    #expect(html.contains("<h1 class=\"error\">\(verdict)</h1>"))
    #expect(html.contains("screen-size") && html.contains("AlbumViewController.swift:25"))
  }

  @Test("documents are laid out on the screens of an audit, and a finding names the first that shows it")
  func documents() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("Login.storyboard", CheckFixtures.storyboard())
    let outcome = try BuiltTool.run("audit", "--static", folder.url.path)
    #expect(outcome.status == 0, "\(outcome.text)")
    #expect(outcome.text.hasPrefix("ready"))
  }

  /// A storyboard with a screen whose view has some contents and constraints.
  private func storyboard(_ contents: String, _ constraints: String = "", _ outlets: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="c1">
        <scenes>
            <scene sceneID="s1"><objects>
                <viewController id="c1" customClass="CardController" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="v1">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>\(contents)</subviews>
                        <viewLayoutGuide key="safeArea" id="g1"/>
                        <color key="backgroundColor" systemColor="secondarySystemGroupedBackgroundColor"/>
                        <constraints>\(constraints)</constraints>
                    </view>
                    <connections>\(outlets)</connections>
                </viewController>
            </objects></scene>
        </scenes>
    </document>

    """
  }

  @Test(
    "habits of documents are found, and not what only looks like them",
    arguments: [
      ("screen-edge", #"secondItem="l1" secondAttribute="bottom" constant="16""#, true),
      ("screen-edge", #"secondItem="l1" secondAttribute="bottom" constant="48""#, false),
    ])
  func edges(rule: String, attributes: String, isFault: Bool) throws {
    let folder = try TemporaryFolder()
    let label = #"<label text="Total" textAlignment="natural" id="l1" translatesAutoresizingMaskIntoConstraints="NO"/>"#
    let constraint = #"<constraint firstAttribute="bottom" \#(attributes) id="k1"/>"#
    _ = try folder.file("Main.storyboard", storyboard(label, constraint))
    #expect(try BuiltTool.run("audit", "--static", folder.url.path, "--all").text.contains("[\(rule)]") == isFault)
  }

  @Test("a background that stands out in the dark appearance alone is found")
  func matchingBackground() throws {
    for (color, isFault) in [
      ("systemBackgroundColor", true), ("secondarySystemGroupedBackgroundColor", false),
      ("systemGroupedBackgroundColor", false),
    ] {
      let folder = try TemporaryFolder()
      let card = #"<view id="v2"><color key="backgroundColor" systemColor="\#(color)"/></view>"#
      _ = try folder.file("Main.storyboard", storyboard(card))
      let text = try BuiltTool.run("audit", "--static", folder.url.path, "--all").text
      #expect(text.contains("[fixed-color]") == isFault, "\(color): \(text)")
    }
  }

  @Test("a font of a document is not reported where code sets the outlet's")
  func fontInCode() throws {
    let folder = try TemporaryFolder()
    let button = #"<button id="b1" buttonType="system"><state key="normal" title="Next"/></button>"#
    let outlet = #"<outlet property="nextButton" destination="b1" id="o1"/>"#
    _ = try folder.file("Main.storyboard", storyboard(button, "", outlet))
    _ = try folder.file("CardController.swift", "func f() { nextButton.isHidden = true }")
    #expect(try BuiltTool.run("audit", "--static", folder.url.path, "--all").text.contains("[fixed-font]"))
    _ = try folder.file("CardController.swift", "func f() { nextButton?.titleLabel?.font = Fonts.body }")
    #expect(try !BuiltTool.run("audit", "--static", folder.url.path, "--all").text.contains("[fixed-font]"))
  }

  @Test("a folder without an app is an error")
  func empty() throws {
    let folder = try TemporaryFolder()
    #expect(try BuiltTool.run("audit", "--static", folder.url.path).status == 66)
    #expect(try BuiltTool.run("audit", "--static", folder.path("none")).status == 66)
  }
}
