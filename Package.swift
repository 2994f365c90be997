// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

/// Places targets in a storey, each in the folder of its name.
func storey(_ folder: String, _ targets: Target...) -> [Target] {
  for target in targets { target.path = target.path ?? "\(folder)/\(target.name)" }
  return targets
}

func module(_ name: String, _ dependencies: [Target.Dependency] = [], linking: [LinkerSetting]? = nil) -> Target {
  .target(name: name, dependencies: dependencies, linkerSettings: linking)
}

func program(_ name: String, _ dependencies: [Target.Dependency], path: String? = nil) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: path)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies)
}

let yams = Target.Dependency.product(name: "Yams", package: "Yams")
let flyingFox = Target.Dependency.product(name: "FlyingFox", package: "FlyingFox")
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

/// The frameworks that screens import beside UIKit: what screens mention of them, without the system's services.
let companions = storey(
  "Sources/Companions",
  module("AVFoundation", ["AudioToolbox", "CoreMedia", "Tinamou"]),
  module("Accessibility", ["Tinamou"]),
  module("AVKit", ["AVFoundation"]),
  module("AdSupport"),
  module("AppTrackingTransparency"),
  module("AudioToolbox", ["FoundationAdditions"]),
  module("AuthenticationServices", ["Tinamou"]),
  module("BackgroundTasks", ["FoundationAdditions"]),
  module("Contacts", ["FoundationAdditions", "ObjectiveC"]),
  module("ContactsUI", ["Contacts", "Tinamou"]),
  module("CoreBluetooth", ["FoundationAdditions"]),
  module("CoreData", ["InterfaceDocuments", "Tinamou"]),
  module("CoreLocation", ["Contacts"]),
  module("CoreMedia"),
  module("CoreMotion", ["FoundationAdditions"]),
  module("CoreSpotlight", ["UniformTypeIdentifiers"]),
  module("CoreTelephony"),
  module("CoreText", ["Tinamou"]),
  module("EventKit", ["CoreLocation", "Tinamou"]),
  module("EventKitUI", ["EventKit", "Tinamou"]),
  module("GameplayKit", ["FoundationAdditions"]),
  // Not called `CoreImage`, for the reason that `UnifiedLogging` is not called `os`.
  module("ImageFilters", ["Tinamou"]),
  // Not called `Security`, for the same reason.
  module("KeychainServices", ["FoundationAdditions"]),
  module("LinkPresentation", ["FoundationAdditions", "Tinamou"]),
  module("LocalAuthentication", ["FoundationAdditions"]),
  module("MapKit", ["CoreLocation", "Tinamou"]),
  module("MediaPlayer", ["Tinamou"]),
  module("MessageUI", ["Tinamou"]),
  module("MobileCoreServices", ["FoundationAdditions", "ObjectiveC", "UniformTypeIdentifiers"]),
  // Not called `Network`, for the same reason.
  module("NetworkPaths"),
  // Not called `SystemConfiguration`, for the same reason.
  module("NetworkReachability", ["FoundationAdditions"]),
  module("PDFKit", ["Tinamou"]),
  module("Photos", ["Tinamou"]),
  module("PhotosUI", ["Photos", "Tinamou", "UniformTypeIdentifiers"]),
  module("QuickLook", ["Tinamou"]),
  module("SafariServices", ["Tinamou"]),
  module("StoreKit", ["Tinamou"]),
  module("UIKitEarlierNames", ["UIKit"]),
  // Not called `os`: packages that ask `canImport(os)` would take it for Apple's.
  module("UnifiedLogging"),
  // Not called `simd`, for the same reason.
  module("VectorFunctions"),
  module("WatchConnectivity", ["FoundationAdditions"]),
  module("WebKit", ["Tinamou"])
)

/// The files of the pages, which are part of the programs that show or write them.
let pageFiles = [
  "index.html", "page.css", "stage.css", "static.js", "main.js", "ui.js", "connection.js", "screen.js", "touches.js",
  "viewport.js", "chrome.js", "marks.js", "settings.js", "tree.js", "details.js", "tryit.js", "gallery.js", "walk.js",
  "variants.js", "compare.js", "ruler.js", "steps.js", "problems.js",
]

/// The modules that other packages can import.
let libraries =
  [
    "Cassowary", "LayoutModel", "VisualFormat", "ObjectiveC", "FoundationAdditions", "UniformTypeIdentifiers",
    "UserNotifications", "CoreGraphics", "QuartzCore", "FontFiles", "SystemFont", "UIKitValues", "UIKitViews",
    "UIKitLists", "UIKitExtras", "UIKitNibs", "Tinamou", "ImageIO", "UIKit",
    "SnapKit", "Masonry", "QuickVFL", "InterfaceBuilder", "LayoutFiles", "Conversion", "LayoutChecks", "Pictures",
    "Previews", "LayoutTesting", "SnapshotTesting", "InlineSnapshotTesting",
    "FBSnapshotTestCase", "iOSSnapshotTestCase",
  ] + companions.map(\.name)

let package = Package(
  name: "Tinamou",
  products: libraries.map { .library(name: $0, targets: [$0]) } + [
    .executable(name: "tinamou", targets: ["TinamouProgram"]),
    .plugin(name: "TinamouCommand", targets: ["TinamouCommand"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  swiftLanguageModes: [.v6]
)

// MARK: The storeys of `Sources`: a module imports only modules of its own storey and of those before it.

// The solver, what it solves for views, and why constraints conflict. Imports nothing outside, not even Foundation.
package.targets += storey(
  "Sources/Engine",
  module("Cassowary"),
  // Rounding. Foundation brings this library along; programs without it need it said.
  module("LayoutModel", ["Cassowary"], linking: [.linkedLibrary("m", .when(platforms: [.linux]))]),
  module("VisualFormat", ["Cassowary", "LayoutModel"]),
  module("ConflictExplanations", ["Cassowary", "LayoutModel"])
)

// What Apple's platforms have below UIKit, and Linux lacks: the Objective-C runtime, parts of Foundation, two frameworks. Files.
package.targets += storey(
  "Sources/Foundation",
  module("ObjectiveC"),
  module("FoundationAdditions", ["FoundationCorrections", "ObjectiveC", "UniformTypeIdentifiers"]),
  module("FoundationCorrections"),
  module("UniformTypeIdentifiers"),
  module("UserNotifications"),
  module("SystemFiles")
)

// The mirrors of Core Graphics and Core Animation; fonts.
package.targets += storey(
  "Sources/Graphics",
  module("CoreGraphics", ["_Testing_CoreGraphics"]),
  module("_Testing_CoreGraphics"),
  module("QuartzCore", ["CoreGraphics", "FoundationAdditions", "ObjectiveC"]),
  module("FontFiles"),
  module("SystemFont", ["FontFiles"])
)

// The mirror of UIKit, with what it reads: Interface Builder's documents, and the lines that made constraints.
package.targets += storey(
  "Sources/UIKit",
  module("CCallSites"),
  module("CallSites", ["CCallSites"]),
  module("InterfaceDocuments", ["LayoutModel", "SystemFiles"]),
  module(
    "UIKitValues",
    [
      "LayoutModel", "VisualFormat", "FontFiles", "SystemFont", "CoreGraphics", "FoundationAdditions", "ObjectiveC",
      "QuartzCore", "SystemFiles",
    ]),
  module(
    "UIKitViews",
    [
      "CallSites", "Cassowary", "ConflictExplanations", "LayoutModel", "VisualFormat", "FontFiles", "SystemFont",
      "CoreGraphics", "FoundationAdditions", "ObjectiveC", "QuartzCore", "SystemFiles", "UIKitValues",
      "UniformTypeIdentifiers", "UserNotifications",
    ]),
  module("UIKitLists", ["LayoutModel", "UIKitViews"]),
  module("UIKitExtras", ["UIKitViews"]),
  module("UIKitNibs", ["InterfaceDocuments", "UIKitExtras", "UIKitLists", "UIKitViews"]),
  // What these four contain, under one name.
  module("Tinamou", ["CCallSites", "UIKitExtras", "UIKitLists", "UIKitNibs", "UIKitViews"]),
  module("ImageIO", ["Tinamou"]),
  module("UIKit", ["ImageIO", "Tinamou", "_Testing_UIKit"]),
  module("_Testing_UIKit")
)

package.targets += companions

// Libraries of chained constraints, on one core.
package.targets += storey(
  "Sources/Chains",
  module("ConstraintMaking", ["LayoutModel", "Tinamou"]),
  module("SnapKit", ["ConstraintMaking", "LayoutModel", "Tinamou"]),
  module("Masonry", ["ConstraintMaking", "LayoutModel", "Tinamou"]),
  module("QuickVFL", ["ConstraintMaking", "Tinamou", "VisualFormat"])
)

// Layouts as documents, layout files and code.
package.targets += storey(
  "Sources/Documents",
  module("InterfaceBuilder", ["VisualFormat", "LayoutModel", "Tinamou", "InterfaceDocuments"]),
  module("LayoutFiles", ["LayoutModel", "Tinamou", "VisualFormat", "SystemFiles", yams]),
  module(
    "Conversion",
    ["LayoutModel", "Tinamou", "LayoutFiles", "InterfaceBuilder", "InterfaceDocuments", "VisualFormat"])
)

// Findings about layouts and sources, and their texts.
package.targets += storey(
  "Sources/Checks",
  // Not in `LayoutModel`, because the core does without `Codable`.
  module("LayoutCoding", ["LayoutModel"]),
  module("LayoutChecks", ["ConflictExplanations", "LayoutCoding", "LayoutModel", "ObjectiveC", "Tinamou"]),
  .target(name: "Pages", resources: pageFiles.map { .embedInCode("Files/\($0)") }),
  module(
    "Reports",
    [
      "ConflictExplanations", "InterfaceDocuments", "LayoutModel", "Tinamou", "LayoutFiles", "InterfaceBuilder",
      "LayoutChecks", "Pages", "VisualFormat",
    ]),
  module(
    "FileChecks",
    [
      "LayoutModel", "Tinamou", "LayoutFiles", "InterfaceBuilder", "InterfaceDocuments", "LayoutChecks", "Reports",
      "SystemFiles", "VisualFormat",
    ])
)

// Screens as values, and what differs between two of them.
package.targets += storey(
  "Sources/Comparison",
  module("ScreenComparison", ["LayoutCoding", "LayoutModel"]),
  // Screens of live views.
  module("LiveScreens", ["LayoutChecks", "LayoutModel", "ObjectiveC", "QuartzCore", "ScreenComparison", "Tinamou"]),
  // Reads them from documents and layout files.
  module(
    "ScreenReading",
    [
      "Conversion", "InterfaceBuilder", "InterfaceDocuments", "LayoutFiles", "LayoutModel", "ScreenComparison",
      "Tinamou",
    ])
)

// Pictures of views, and tests for packages that use UIKit.
package.targets += storey(
  "Sources/Testing",
  .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
  .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
  .systemLibrary(name: "CPango", providers: [.apt(["libpango1.0-dev"])]),
  module(
    "Pictures",
    [
      "InterfaceDocuments", "Tinamou", "QuartzCore", "LayoutModel", "SystemFont", "SystemFiles", "CCairo", "CPNG",
      "CPango",
    ]),
  module("AccessibilityAudits", ["LayoutChecks", "LayoutModel", "ObjectiveC", "Pictures", "Tinamou"]),
  // C, whose only function runs before `main`.
  module("LayoutTestingStart"),
  .target(name: "MainActorTestCases", dependencies: ["ObjectiveC"], swiftSettings: [.swiftLanguageMode(.v5)]),
  module("RunningTestsStart"),
  module("RunningTests", ["CallSites", "ObjectiveC", "RunningTestsStart"]),
  module(
    "LayoutTesting",
    [
      "AccessibilityAudits", "LayoutTestingStart", "MainActorTestCases", "RunningTests", "Tinamou", "QuartzCore",
      "InterfaceDocuments", "LayoutChecks", "Reports", "LiveScreens", "Pictures", "ScreenComparison", "SystemFiles",
    ])
)

// Suites of recorded pictures and texts. The other modules have the names that suites import.
package.targets += storey(
  "Sources/Testing",
  module(
    "RecordedSnapshots",
    [
      "LayoutModel", "MainActorTestCases", "Pictures", "RunningTests", "ScreenComparison", "SystemFiles", "Tinamou",
    ]),
  module("SnapshotTesting", ["RecordedSnapshots"]),
  module("InlineSnapshotTesting", ["RecordedSnapshots"]),
  module("FBSnapshotTestCase", ["RecordedSnapshots"]),
  module("iOSSnapshotTestCase", ["RecordedSnapshots"])
)

// Running apps and their previews, for tools: the requests of `tinamou preview` and `tinamou run`, and the fingers that carry them out.
package.targets += storey(
  "Sources/Previews",
  module(
    "Previews",
    [
      "AccessibilityAudits", "ConflictExplanations", "LayoutChecks", "LayoutModel", "LiveScreens", "ObjectiveC",
      "Pictures", "QuartzCore", "ScreenComparison", "Tinamou", "VisualFormat",
    ])
)

// The command.
package.targets += storey(
  "Sources/Tools",
  // The toolchain's library for the compiler's index, which passes structures by value, as only C can say.
  module("CIndexStore"),
  module(
    "TinamouCommands",
    [
      "CIndexStore", "ConflictExplanations", "LayoutModel", "LayoutFiles", "InterfaceBuilder", "InterfaceDocuments",
      "LayoutChecks", "FileChecks", "Pages", "Reports", "Pictures", "Previews", "ScreenComparison", "ScreenReading",
      "SystemFiles",
      "VisualFormat",
      "Conversion", yams, argumentParser, flyingFox,
    ]),
  // Not called `tinamou` like its product: on disks that ignore case, its module and its build would overwrite those of `Tinamou`.
  program("TinamouProgram", ["TinamouCommands"])
)

// MARK: Programs outside of the storeys

package.targets += [
  program("engine-alone", ["Cassowary", "LayoutModel", "VisualFormat"], path: "Examples/EngineAlone"),
  // Scenes of the benchmarks, of which the checks count the instructions.
  .executableTarget(
    name: "ViewInstructions", dependencies: ["Tinamou"], path: "Benchmarks/Sources/ViewBench", exclude: ["Timing"]),
  // Screens as an app would write them, drawn by `make demo`.
  program("gallery", ["UIKit", "Pictures"], path: "Examples/Gallery"),
  program("draw-a-view", ["UIKit", "Pictures"], path: "Examples/DrawAView"),
]

// MARK: The storeys of `Tests`: each has the tests of the modules in the storey of the same name.

package.targets += [
  .target(name: "TestSupport", path: "Tests/Support", exclude: ["Layout"]),
  .target(
    name: "LayoutTestSupport", dependencies: ["UIKit", "LayoutTesting", "TestSupport"], path: "Tests/Support/Layout"),
]

package.targets += storey(
  "Tests/Engine",
  tests("CassowaryTests", ["Cassowary", "TestSupport"]),
  tests("LayoutModelTests", ["LayoutModel", "TestSupport"]),
  tests("VisualFormatTests", ["VisualFormat", "Cassowary", "LayoutModel", "TestSupport"]),
  tests("ConflictExplanationsTests", ["ConflictExplanations", "TestSupport"])
)

package.targets += storey(
  "Tests/Foundation",
  tests("ObjectiveCTests", ["ObjectiveC", "UIKit", "WebKit", "TestSupport", "LayoutTestSupport"]),
  tests("FoundationAdditionsTests", ["FoundationAdditions", "UIKit"]),
  tests("FoundationCorrectionsTests", ["FoundationCorrections"]),
  tests("SystemFilesTests", ["SystemFiles"])
)

package.targets += storey(
  "Tests/Graphics",
  tests("CoreGraphicsTests", ["CoreGraphics", "TestSupport"]),
  tests("QuartzCoreTests", ["QuartzCore", "TestSupport"]),
  tests("FontFilesTests", ["FontFiles", "SystemFont", "UIKit"]),
  tests("SystemFontTests", ["SystemFont", "TestSupport"])
)

package.targets += storey(
  "Tests/UIKit",
  tests("TinamouTests", ["UIKit", "LayoutTesting", "TestSupport", "LayoutTestSupport"]),
  tests("ControllerTests", ["UIKit", "LayoutTesting", "TestSupport", "LayoutTestSupport"]),
  tests("TableTests", ["UIKit", "LayoutTesting", "TestSupport", "LayoutTestSupport"]),
  tests("CollectionTests", ["UIKit", "LayoutTesting", "TestSupport", "LayoutTestSupport"]),
  tests("AnimationTests", ["UIKit", "LayoutTesting", "TestSupport", "LayoutTestSupport"])
)

package.targets += storey(
  "Tests/Companions",
  tests(
    "FrameworkTests",
    [
      "Accessibility", "AuthenticationServices", "FoundationAdditions", "KeychainServices", "LocalAuthentication",
      "Contacts", "ContactsUI", "CoreBluetooth", "ImageFilters", "NetworkPaths", "NetworkReachability",
      "UnifiedLogging", "VectorFunctions",
      "CoreLocation", "MapKit", "AVFoundation", "AVKit",
      "SafariServices",
      "MessageUI",
      "StoreKit", "GameplayKit",
      "PhotosUI", "UserNotifications", "UniformTypeIdentifiers", "MobileCoreServices", "AudioToolbox", "UIKit",
      "UIKitEarlierNames", "WebKit",
      "AdSupport", "AppTrackingTransparency", "BackgroundTasks", "CoreMotion", "CoreSpotlight", "CoreTelephony",
      "EventKit", "EventKitUI", "LinkPresentation", "MediaPlayer", "PDFKit", "QuickLook", "WatchConnectivity",
    ]),
  tests("CoreDataTests", ["CoreData", "FoundationAdditions", "ObjectiveC", "UIKit"]),
  tests("WebKitTests", ["WebKit", "UIKit", "TestSupport"])
)

package.targets += storey(
  "Tests/Chains",
  tests("SnapKitTests", ["SnapKit", "UIKit", "LayoutTestSupport"]),
  tests("MasonryTests", ["Masonry", "UIKit", "LayoutTestSupport"]),
  tests("QuickVFLTests", ["QuickVFL", "UIKit", "TestSupport"]),
  tests(
    "SeedTests",
    ["UIKit", "QuickVFL", "SnapKit", "Masonry", "WebKit", "LayoutTesting", "TestSupport", "LayoutTestSupport"])
)

package.targets += storey(
  "Tests/Documents",
  tests("InterfaceBuilderTests", ["InterfaceBuilder", "UIKit", "TestSupport"]),
  tests(
    "InterfaceBuilderCommandTests",
    ["LayoutModel", "InterfaceBuilder", "InterfaceDocuments", "TinamouCommands", "Tinamou", "TestSupport"]),
  tests("LayoutFilesTests", ["LayoutFiles", "TestSupport"]),
  tests(
    "ConversionTests",
    [
      "Conversion", "LayoutFiles", "InterfaceBuilder", "InterfaceDocuments", "TinamouCommands", "UIKit", "TestSupport",
    ])
)

package.targets += storey(
  "Tests/Checks",
  tests("LayoutChecksTests", ["LayoutChecks", "UIKit", "TestSupport", "LayoutTestSupport"]),
  tests("FileChecksTests", ["FileChecks", "LayoutChecks", "Reports", "VisualFormat", "TestSupport"])
)

package.targets += storey(
  "Tests/Comparison",
  tests(
    "ScreenComparisonTests", ["InterfaceDocuments", "LayoutModel", "ScreenComparison", "ScreenReading", "TestSupport"])
)

package.targets += storey(
  "Tests/Testing",
  tests("PicturesTests", ["Pictures", "UIKit", "CCairo", "TestSupport"]),
  // Without `LayoutTesting`, as suites of other authors.
  tests("RunningTestsTests", ["RunningTests", "UIKit"]),
  tests("SnapshotTestingTests", ["SnapshotTesting", "RecordedSnapshots", "UIKit", "LayoutTestSupport"]),
  tests(
    "LayoutTestingTests",
    [
      "AccessibilityAudits", "LayoutTesting", "UIKit", "LayoutTestSupport", "Conversion", "FileChecks", "LayoutChecks",
      "Pictures",
      "Reports",
    ])
)

// The example of a package with tests of its layouts, whose recordings have to follow the mirror.
package.targets += [
  .target(name: "ProfileKit", dependencies: ["UIKit"], path: "Examples/ProfileKit/Sources/ProfileKit"),
  .testTarget(
    name: "ProfileKitTests", dependencies: ["ProfileKit", "LayoutTesting"],
    path: "Examples/ProfileKit/Tests/ProfileKitTests"),
]

package.targets += storey(
  "Tests/Previews",
  tests(
    "PreviewsTests",
    [
      "Previews", "LayoutChecks", "LayoutModel", "Pictures", "Reports", "ScreenComparison", "QuartzCore", "UIKit",
      "LayoutTestSupport",
    ])
)

package.targets += storey(
  "Tests/Tools",
  // Rows are recorded and played back as the commands do it.
  tests("InteractionTests", ["TinamouCommands", "Previews", "LayoutChecks", "Reports", "QuartzCore", "UIKit"]),
  tests(
    "CommandTests",
    [
      "TinamouCommands", "LayoutModel", "LayoutFiles", "LayoutChecks", "FileChecks", "Pages", "Previews", "Reports",
      "ScreenComparison",
      "TinamouProgram", flyingFox,
      "TestSupport",
    ]),
  tests("PlaybackTests", ["TinamouCommands", "Previews", "LayoutChecks", "Reports", "QuartzCore", "UIKit"]),
  // Mutated inputs for every command, run by `Scripts/fuzz`.
  program(
    "fuzz",
    [
      "TinamouCommands", "InterfaceBuilder", "InterfaceDocuments", "LayoutChecks", "LayoutFiles", "Pictures",
      "QuickVFL", "Reports", "FileChecks", "UIKit", argumentParser,
    ],
    path: "Tests/Tools/Fuzz")
)

// MARK: Variants

// In the checkouts of another package, there are libraries only. Otherwise SwiftPM would compile the plugins of the argument parser for
// each package that depends on one of them.
if Context.packageDirectory.split(separator: "/").dropLast().last == "checkouts" {
  package.dependencies.removeAll { dependency in
    guard case .sourceControl(_, let location, _) = dependency.kind else { return false }
    return location.hasSuffix("/swift-argument-parser") || location.hasSuffix("/FlyingFox")
  }
  package.products.removeAll { $0.name == "tinamou" }
  package.targets.removeAll { $0.type == .executable || $0.type == .test || $0.name == "TinamouCommands" }
}

// A whole build has every test target. `TINAMOU_TESTS=TableTests,SeedTests swift test` builds and runs only those named.
if let wanted = Context.environment["TINAMOU_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !wanted.contains($0.name) }
}

// `TINAMOU_WHOLE_MODULES=1` compiles each library and program as one unit. That takes half the time where all is compiled, as in a
// fresh clone, and more time than it saves after small changes. Tests, of which most of the work is in expressions, gain nothing.
let wholeModules = ["-whole-module-optimization", "-num-threads", "2"]
if Context.environment["TINAMOU_WHOLE_MODULES"] != nil {
  for target in package.targets where target.type == .regular || target.type == .executable {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(wholeModules)]
  }
} else {
  // Debug builds, those of packages that depend on this one among them, have the engine optimized: without it, solving takes 10 to 70
  // times as long. The variant above, in which the tests run, keeps the checks of the engine's tables.
  for target in package.targets where ["Cassowary", "LayoutModel", "VisualFormat"].contains(target.name) {
    target.swiftSettings =
      (target.swiftSettings ?? []) + [
        .unsafeFlags(["-O", "-disable-batch-mode"] + wholeModules, .when(configuration: .debug))
      ]
  }
}

// The program of the archive `tinamou-check`, which runs no app: without the server of the page and the transfers of Foundation, for which
// it would need libcurl and the twenty libraries of that.
if Context.environment["TINAMOU_CHECK_ONLY"] != nil {
  for target in package.targets where ["UIKitViews", "TinamouCommands"].contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.define("CHECK_ONLY")]
    target.dependencies.removeAll {
      if case .productItem(name: "FlyingFox", _, _, _) = $0 { true } else { false }
    }
    if target.name == "TinamouCommands" {
      target.exclude = ["Live/HTTP/LiveServer.swift", "Live/HTTP/PromptSocketPool.swift"]
    }
  }
}

// The code that `Scripts/check-conversion` writes, compiled against the modules that it imports.
if Context.environment["TINAMOU_CONVERSION"] != nil {
  package.targets.append(
    .executableTarget(
      name: "converted", dependencies: ["UIKit", "SnapKit", "Masonry", "QuickVFL"], path: "out/conversion",
      exclude: ["frames.layout.yaml"]))
}

// `swift package tinamou …` in packages that depend on this one: the installed program.
package.targets.append(
  .plugin(
    name: "TinamouCommand",
    capability: .command(
      intent: .custom(verb: "tinamou", description: "Run the installed tinamou in the folder of the package.")),
    path: "Plugins/TinamouCommand"))

// What `tinamou build` links to packages that say `import UIKit` and do not name Tinamou in their manifests: one dynamic library. Apps are
// debugged with it, so that it records the lines that make constraints also where it is optimized.
if Context.environment["TINAMOU_KIT"] != nil {
  for target in package.targets where target.name == "UIKitViews" {
    target.swiftSettings =
      (target.swiftSettings ?? []) + [.define("RECORDS_CALL_SITES", .when(configuration: .release))]
  }
  package.products.append(
    .library(
      name: "TinamouKit", type: .dynamic,
      targets: [
        "UIKit", "Pictures", "Previews", "LayoutTesting", "SnapshotTesting",
        "InlineSnapshotTesting",
        "FBSnapshotTestCase",
        "iOSSnapshotTestCase",
      ] + companions.map(\.name)))
}

// The DocC plugin is resolved only where documentation is built:
// `TINAMOU_DOCUMENTATION=1 swift package generate-documentation --target Tinamou`.
if Context.environment["TINAMOU_DOCUMENTATION"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"))
}
