// SPDX-License-Identifier: MIT

import LayoutChecks

/// The settings of an app on which its windows depend, wherever they are written.
@MainActor
struct AppSettings {
  /// The value of a setting with its place.
  struct Setting {
    /// The words of the value; one for a single value.
    let words: [String]
    /// The byte offsets of the setting, with its name.
    let range: Range<Int>

    var isTrue: Bool { ["true", "yes", "1"].contains(words.first?.lowercased()) }
  }

  /// The settings by the key of the information property list.
  var values: [String: Setting] = [:]
  /// The place that stands for the whole app.
  let place: Range<Int>
  /// Whether the app runs on iPads; `nil` if that is not known.
  var isForPad: Bool?
  /// Returns the text that replaces a setting that is removed.
  var removal: (Setting) -> String? = { _ in nil }

  nonisolated private static let launchKeys = [
    "UILaunchStoryboardName", "UILaunchScreen", "UILaunchScreens", "UILaunchStoryboards", "UILaunchScreen_Generation",
  ]
  nonisolated private static let sceneKeys = ["UIApplicationSceneManifest", "UIApplicationSceneManifest_Generation"]
  nonisolated static let orientationKey = "UISupportedInterfaceOrientations"

  /// The keys whose presence shows that a list is of an app with windows.
  nonisolated static let keysOfApps = Set(
    launchKeys + sceneKeys + [
      orientationKey, orientationKey + "~ipad", "UIMainStoryboardFile", "UIRequiresFullScreen",
      "UIDesignRequiresCompatibility", "LSRequiresIPhoneOS",
    ])

  /// Faults of single settings.
  var faultsOfKeys: [SourceFault] {
    var found: [SourceFault] = []
    if let setting = values["UIDesignRequiresCompatibility"], setting.isTrue {
      found.append(
        SourceFault(
          rule: .oldDesignKey, range: setting.range,
          message: "UIDesignRequiresCompatibility is ignored in an app that is built for iOS 27",
          advice: "remove it, and look at each screen in the design of iOS 26: tinamou preview render --os 18 --os 26"))
    }
    for name in ["UIRequiresFullScreen", "UIRequiresFullScreen~ipad"] {
      guard let setting = values[name], setting.isTrue else { continue }
      found.append(
        SourceFault(
          rule: .fullScreenKey, range: setting.range,
          message: "\(name) does not keep the app from being resized on iOS 27",
          advice: "remove it, and let each screen fit in any size",
          replacement: removal(setting)))
    }
    return found + faultsOfOrientations
  }

  /// The orientations in which phones show the app; `nil` if it does not say.
  var phoneOrientations: Setting? {
    let phone = values[Self.orientationKey] ?? values[Self.orientationKey + "_iPhone"]
    return phone?.words.isEmpty == false ? phone : nil
  }

  private var faultsOfOrientations: [SourceFault] {
    let all = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"].map {
      "UIInterfaceOrientation" + $0
    }
    var found: [SourceFault] = []
    let pad = values[Self.orientationKey + "~ipad"] ?? values[Self.orientationKey + "_iPad"]
    if let pad, isForPad != false, !Set(all).isSubset(of: pad.words) {
      found.append(
        SourceFault(
          rule: .limitedOrientations, range: pad.range, message: "an app for iPad has to support all four orientations",
          advice: "add " + all.filter { !pad.words.contains($0) }.joined(separator: ", ")))
    }
    guard let phone = phoneOrientations else { return found }
    if isForPad == true, pad == nil, !Set(all).isSubset(of: phone.words) {
      found.append(
        SourceFault(
          rule: .limitedOrientations, range: phone.range,
          message: "an app for iPad has to support all four orientations",
          advice: "list all four under \(Self.orientationKey)~ipad"))
    } else if !phone.words.contains(where: { $0.contains("Landscape") })
      || !phone.words.contains(where: { $0.contains("Portrait") })
    {
      let only = phone.words.contains { $0.contains("Portrait") } ? "portrait" : "landscape"
      found.append(
        SourceFault(
          rule: .limitedOrientations, range: phone.range,
          message: "an app in \(only) only is shown at any size and shape all the same, because windows are resized",
          advice: "support all orientations, and let each screen fit in every shape"))
    }
    return found
  }

  /// Faults of the app as a whole: what it has to have. `sources` are the app's.
  func faultsOfApp(_ sources: AppSources) -> [SourceFault] {
    var found: [SourceFault] = []
    if !Self.sceneKeys.contains(where: { values[$0] != nil }), !sources.hasSwiftUIApp {
      found.append(
        SourceFault(
          rule: .missingSceneSupport, range: place,
          message: "the app has no scenes, so it does not start when it is built with the SDK of iOS 27",
          advice: "add UIApplicationSceneManifest with a configuration, and a scene delegate that makes the window in "
            + "scene(_:willConnectTo:options:)"))
    }
    if !Self.launchKeys.contains(where: { values[$0] != nil }) {
      found.append(
        SourceFault(
          rule: .missingLaunchScreen, range: place,
          message: "the app has no launch screen, so it is not shown at the size of the screen",
          advice: "add UILaunchScreen with an empty dictionary, or UILaunchStoryboardName"))
    }
    return found
  }

  /// Faults of the scene manifest: delegates that no source declares.
  func faultsOfDelegates(_ names: [String], _ sources: AppSources) -> [SourceFault] {
    guard let manifest = values["UIApplicationSceneManifest"], !sources.isEmpty, !sources.hasSwiftUIApp else {
      return []
    }
    let missing = names.filter { !sources.declares($0) }
    if let name = missing.first {
      return [
        SourceFault(
          rule: .missingSceneSupport, range: manifest.range,
          message: "the scene manifest names the delegate '\(name)', which no source declares",
          advice: "declare class \(name): UIResponder, UIWindowSceneDelegate, or correct the name")
      ]
    }
    guard names.isEmpty, !sources.mentions("configurationForConnecting"),
      !sources.mentions("configurationForConnectingSceneSession")
    else { return [] }
    return [
      SourceFault(
        rule: .missingSceneSupport, range: manifest.range,
        message: "the scene manifest has no configuration, and the app's delegate makes none",
        advice:
          "add UISceneConfigurations with UISceneDelegateClassName, or application(_:configurationForConnecting:options:)"
      )
    ]
  }
}
