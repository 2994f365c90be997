// SPDX-License-Identifier: MIT

import LayoutChecks

/// Members whose use is a fault wherever it stands.
private struct ChainTable {
  let rule: RuleID
  let swift: [[String]]
  let objectiveC: [[String]]
  /// The fault, after the name of the member.
  let message: String
  let advice: String
  /// Names in the function around the member with which it has another purpose than layout.
  var exceptions: Set<String> = []
}

extension SourceRule {
  /// The rules about members that know the screen or the device instead of the window.
  static let chainRules: [SourceRule] = tables.map { table in
    SourceRule { text in
      (text.language == .swift ? table.swift : table.objectiveC).flatMap { names in
        text.chains(names).compactMap { chain in
          if !table.exceptions.isEmpty, let function = text.blocks.outermostFunction(at: chain.lowerBound),
            !table.exceptions.isDisjoint(
              with: text.identifiers(in: function.header.lowerBound..<function.body.upperBound))
          {
            return nil
          }
          if table.rule == .screenSize, text.isFrameOfWindow(chain) { return nil }
          if table.rule == .layoutGuide, text.isFallback(chain) { return nil }
          return SourceFault(
            rule: table.rule, range: text.bytes(of: chain), message: "\(names.joined(separator: ".")) \(table.message)",
            advice: table.advice)
        }
      }
    }
  }

  static let screenMessage = "is the size of the screen, which is not that of the window"
  static let screenAdvice =
    "use the bounds of the view or of its superview where the layout is made, in layoutSubviews or with constraints; "
    + "of a window, windowScene.effectiveGeometry"

  private static let tables: [ChainTable] = [
    ChainTable(
      rule: .screenSize,
      swift: ["bounds", "nativeBounds", "coordinateSpace", "fixedCoordinateSpace", "applicationFrame", "currentMode"]
        .flatMap {
          [
            ["UIScreen", "main", $0], ["UIScreen", "mainScreen", $0], ["windowScene", "screen", $0],
            ["window", "screen", $0],
          ]
        },
      objectiveC: [
        "bounds", "nativeBounds", "coordinateSpace", "fixedCoordinateSpace", "applicationFrame", "currentMode",
      ]
      .flatMap { [["UIScreen", "mainScreen", $0], ["window", "screen", $0]] },
      message: screenMessage, advice: screenAdvice),
    ChainTable(
      rule: .applicationWindow,
      swift: [["keyWindow"], ["windows"], ["delegate", "window"]].flatMap {
        [["UIApplication", "shared"] + $0, ["UIApplication", "sharedApplication"] + $0]
      },
      objectiveC: [["keyWindow"], ["windows"], ["delegate", "window"]].map {
        ["UIApplication", "sharedApplication"] + $0
      },
      message: windowMessage, advice: windowAdvice),
    ChainTable(
      rule: .interfaceOrientation,
      swift: [
        ["UIApplication", "shared", "statusBarOrientation"], ["UIDevice", "current", "orientation"],
        ["self", "interfaceOrientation"],
        ["windowScene", "interfaceOrientation"],
        ["UIDevice", "orientationDidChangeNotification"], ["UIDeviceOrientationDidChange"],
        ["UIDeviceOrientationDidChangeNotification"],
        ["UIApplication", "didChangeStatusBarOrientationNotification"], ["UIApplicationDidChangeStatusBarOrientation"],
        ["willRotate"], ["didRotate"], ["willAnimateRotation"],
      ],
      objectiveC: [
        ["UIApplication", "sharedApplication", "statusBarOrientation"], ["UIDevice", "currentDevice", "orientation"],
        ["self", "interfaceOrientation"], ["UIDeviceOrientationDidChangeNotification"],
        ["UIApplicationDidChangeStatusBarOrientationNotification"],
        ["UIApplicationWillChangeStatusBarOrientationNotification"],
        ["willRotateToInterfaceOrientation"], ["didRotateFromInterfaceOrientation"],
        ["willAnimateRotationToInterfaceOrientation"],
      ],
      message: "says how the device is held, and not which size the window has",
      advice: "use the bounds of the view, its size classes, or viewWillTransition(to:with:)",
      exceptions: [
        "AVCaptureVideoOrientation", "AVCaptureConnection", "AVCaptureVideoPreviewLayer", "videoOrientation",
        "videoRotationAngle",
        "UIImage", "CLHeading", "headingOrientation", "CMDeviceMotion",
      ]),
    ChainTable(
      rule: .statusBarFrame, swift: [["statusBarFrame"]], objectiveC: [["statusBarFrame"]],
      message: "is not where content may begin: bars, the camera and the edge of a folded screen take room as well",
      advice: "use the safe area: view.safeAreaLayoutGuide or view.safeAreaInsets"),
    ChainTable(
      rule: .layoutGuide, swift: [["topLayoutGuide"], ["bottomLayoutGuide"]],
      objectiveC: [["topLayoutGuide"], ["bottomLayoutGuide"]],
      message: "knows only the top and the bottom, so content lies under what stands at the sides",
      advice: "use view.safeAreaLayoutGuide"),
  ]

  /// The screen by another name: a constant that is the main screen, or a member of an extension of `UIScreen`.
  static let screenAlias = SourceRule { text in
    guard text.language == .swift else { return [] }
    let names = text.chains(["UIScreen", "main"]).compactMap { chain -> String? in
      guard text.isAt(chain.lowerBound - 1, "="), !text.isAt(chain.upperBound, "."),
        ["let", "var"].contains(text.identifier(at: chain.lowerBound - 3))
      else { return nil }
      return text.identifier(at: chain.lowerBound - 2)
    }
    let aliases = Set(names).flatMap { text.chains([$0, "bounds"]) }
    let members = text.chains(["main", "bounds"]).filter { chain in
      !text.isAt(chain.lowerBound - 1, ".")
        && text.blocks.around(chain.lowerBound).contains { $0.kind == .type("UIScreen") }
    }
    return (aliases + members).map { chain in
      SourceFault(
        rule: .screenSize, range: text.bytes(of: chain), message: "\(text.text(of: chain)) \(screenMessage)",
        advice: screenAdvice)
    }
  }

  /// A window of the application by another name.
  static let applicationAlias = SourceRule { text in
    guard text.language == .swift else { return [] }
    let names = text.chains(["UIApplication", "shared"]).compactMap { chain -> String? in
      guard text.isAt(chain.lowerBound - 1, "="), !text.isAt(chain.upperBound, "."),
        text.identifier(at: chain.lowerBound - 3) == "let"
      else {
        return nil
      }
      return text.identifier(at: chain.lowerBound - 2)
    }
    // Methods of the application's delegate get it.
    let given = text.indices(of: "UIApplication").compactMap { index in
      text.isAt(index - 1, ":") && (text.isAt(index + 1, ",") || text.isAt(index + 1, ")"))
        ? text.identifier(at: index - 2) : nil
    }
    return Set(names + given).sorted().flatMap { name in
      [["keyWindow"], ["windows"], ["delegate", "window"]].flatMap { text.chains([name] + $0) }
    }.map { chain in
      SourceFault(
        rule: .applicationWindow, range: text.bytes(of: chain), message: "\(text.text(of: chain)) \(windowMessage)",
        advice: windowAdvice)
    }
  }

  private static let windowMessage = "is a window of any scene, and not that of this view"
  private static let windowAdvice = "use view.window, or the windows of view.window?.windowScene"

  /// Windows that belong to no scene.
  static let windowWithoutScene = SourceRule { text in
    text.windows.compactMap { window in
      guard !text.getsScene(window) else { return nil }
      return SourceFault(
        rule: .windowWithoutScene, range: text.bytes(of: window),
        message: "a window that is made without a scene is never shown in an app with scenes",
        advice: "make it with UIWindow(windowScene:) in scene(_:willConnectTo:options:)")
    }
  }
}

extension SourceCode {
  /// The calls that make a window without a scene.
  fileprivate var windows: [Range<Int>] {
    if language == .objectiveC {
      return chains(["UIWindow", "alloc", "init"]) + chains(["UIWindow", "alloc", "initWithFrame"])
        + chains(["UIWindow", "new"])
    }
    let plain = indices(of: "UIWindow").compactMap { index -> Range<Int>? in
      guard isAt(index + 1, "("), isAt(index + 2, ")") || identifier(at: index + 2) == "frame", !isAt(index - 1, ":")
      else { return nil }
      return index..<min(closing(index + 1) + 1, tokens.count)
    }
    return plain + ownWindows
  }

  /// The calls that make a window of a class of the app, which the code around gives a root controller or a level.
  private var ownWindows: [Range<Int>] {
    let windows = Set(
      ["rootViewController", "windowLevel", "makeKeyAndVisible"].flatMap(indices).map { index in
        isAt(index - 1, ".") ? identifier(at: isAt(index - 2, "?") ? index - 3 : index - 2) : ""
      })
    return windows.sorted().filter { !$0.isEmpty }.flatMap(indices).compactMap { index in
      let type = identifier(at: index + 2)
      guard isAssigned(after: index), type.hasSuffix("Window"), type.first?.isUppercase == true, type != "UIWindow",
        isAt(index + 3, "(")
      else { return nil }
      let call = (index + 2)..<min(closing(index + 3) + 1, tokens.count)
      return identifiers(in: call).contains { $0.lowercased().contains("scene") } ? nil : call
    }
  }

  /// Whether the function around a call, or else the file, gives a window its scene.
  fileprivate func getsScene(_ call: Range<Int>) -> Bool {
    let function = blocks.outermostFunction(at: call.lowerBound)
    var scopes = [function?.body ?? tokens.indices]
    // Another initializer can take the scene.
    if function?.kind == .function("init") { scopes = blocks.all.filter { $0.kind == .function("init") }.map(\.body) }
    return (indices(of: "windowScene") + indices(of: "setWindowScene")).contains { index in
      scopes.contains { $0.contains(index) } && (isAssigned(after: index) || identifier(at: index) == "setWindowScene")
    }
  }

  /// Whether a guide is used on systems without a safe area only.
  fileprivate func isFallback(_ chain: Range<Int>) -> Bool {
    guard let function = blocks.outermostFunction(at: chain.lowerBound) else { return false }
    let names = identifiers(in: function.body)
    return names.contains("available") && (names.contains("safeAreaInsets") || names.contains("safeAreaLayoutGuide"))
  }

  /// Whether a chain is the frame of a window that is made without a scene, which is a fault of its own.
  fileprivate func isFrameOfWindow(_ chain: Range<Int>) -> Bool {
    windows.contains { window in
      !getsScene(window)
        && (window.contains(chain.lowerBound) || list(around: chain.lowerBound)?.contains(window.lowerBound) == true)
        && line(of: window.lowerBound) == line(of: chain.lowerBound)
    }
  }
}
