// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT

import PackageDescription

/// What imports what. Arrows point down only; the four core targets import nothing outside the core.
let package = Package(
  name: "Tinamou",
  products: [
    .library(name: "Cassowary", targets: ["Cassowary"]),
    .library(name: "LayoutModel", targets: ["LayoutModel"]),
    .library(name: "VisualFormat", targets: ["VisualFormat"]),
    .library(name: "FontFiles", targets: ["FontFiles"]),
    .library(name: "SystemFont", targets: ["SystemFont"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "ObjectiveC", targets: ["ObjectiveC"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "Tinamou", targets: ["Tinamou"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "QuickVFL", targets: ["QuickVFL"]),
    .library(name: "SnapKit", targets: ["SnapKit"]),
    .library(name: "Masonry", targets: ["Masonry"]),
    .library(name: "Pictures", targets: ["Pictures"]),
    .library(name: "LayoutFiles", targets: ["LayoutFiles"]),
    .library(name: "LayoutChecks", targets: ["LayoutChecks"]),
    .library(name: "Conversion", targets: ["Conversion"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
    .library(name: "WebKit", targets: ["WebKit"]),
    .library(name: "UnifiedLogging", targets: ["UnifiedLogging"]),
    .library(name: "ImageIO", targets: ["ImageIO"]),
    .library(name: "CoreLocation", targets: ["CoreLocation"]),
    .library(name: "MapKit", targets: ["MapKit"]),
    .library(name: "AVFoundation", targets: ["AVFoundation"]),
    .library(name: "AVKit", targets: ["AVKit"]),
    .library(name: "SafariServices", targets: ["SafariServices"]),
    .library(name: "MessageUI", targets: ["MessageUI"]),
    .library(name: "StoreKit", targets: ["StoreKit"]),
    .library(name: "PhotosUI", targets: ["PhotosUI"]),
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "MobileCoreServices", targets: ["MobileCoreServices"]),
    .library(name: "CoreMedia", targets: ["CoreMedia"]),
    .library(name: "AudioToolbox", targets: ["AudioToolbox"]),
    .library(name: "Photos", targets: ["Photos"]),
    .executable(name: "tinamou", targets: ["tinamou"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
  ],
  targets: [
    // Core: no imports but one another.
    .target(name: "Cassowary"),
    .target(
      name: "LayoutModel", dependencies: ["Cassowary"],
      // Rounding. Foundation brings this library along; programs without it need it said.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "VisualFormat", dependencies: ["Cassowary", "LayoutModel"]),
    .target(name: "SourceFormats", dependencies: ["VisualFormat"]),
    .target(name: "FontFiles"),
    .target(name: "SystemFont", dependencies: ["FontFiles"]),

    // Conflicts in the words of the author: values and sentences, for logs at run time, for files and for pasted logs.
    .target(name: "ConflictExplanations"),
    // The lines of source code that made constraints, looked up only when something is wrong.
    .target(name: "CCallSites"),
    .target(name: "CallSites", dependencies: ["CCallSites"]),
    .target(name: "ConflictLogs", dependencies: ["Cassowary", "ConflictExplanations"]),

    // Reading files up to a limit, and replacing them whole.
    .target(name: "SystemFiles"),

    // Interface Builder's documents as they stand in their files; knows nothing of views.
    .target(name: "InterfaceDocuments", dependencies: ["LayoutModel", "SystemFiles"]),

    // Selectors and members found by name, in place of the Objective-C runtime.
    .target(name: "ObjectiveC"),

    // The mirrors of Core Graphics, Core Animation and UIKit.
    .target(name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics"]),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "ObjectiveC"]),
    .target(
      name: "Tinamou",
      dependencies: [
        "CallSites", "Cassowary", "ConflictExplanations", "LayoutModel", "VisualFormat", "FontFiles", "SystemFont",
        "InterfaceDocuments", "CoreGraphics", "ObjectiveC", "QuartzCore", "SystemFiles", "UniformTypeIdentifiers",
        "UserNotifications",
      ]),
    .target(name: "UIKit", dependencies: ["ImageIO", "Tinamou", "_Testing_UIKit"]),
    .target(name: "_Testing_UIKit"),
    .target(name: "WebKit", dependencies: ["Tinamou"]),

    // Modules that code imports beside UIKit: what screens mention of them, without the system's services.
    // Not called `os`: packages that ask `canImport(os)` would take it for Apple's.
    .target(name: "UnifiedLogging"),
    .target(name: "CoreLocation"),
    .target(name: "ImageIO", dependencies: ["Tinamou"]),
    .target(name: "MapKit", dependencies: ["CoreLocation", "Tinamou"]),
    .target(name: "CoreMedia"),
    .target(name: "AudioToolbox"),
    .target(name: "AVFoundation", dependencies: ["AudioToolbox", "CoreMedia", "Tinamou"]),
    .target(name: "AVKit", dependencies: ["AVFoundation"]),
    .target(name: "SafariServices", dependencies: ["Tinamou"]),
    .target(name: "MessageUI", dependencies: ["Tinamou"]),
    .target(name: "StoreKit", dependencies: ["Tinamou"]),
    .target(name: "Photos", dependencies: ["Tinamou"]),
    .target(name: "PhotosUI", dependencies: ["Photos", "Tinamou"]),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "MobileCoreServices", dependencies: ["ObjectiveC", "UniformTypeIdentifiers"]),
    .target(name: "UserNotifications"),
    // Libraries of chained constraints, on one core.
    .target(name: "ConstraintMaking", dependencies: ["LayoutModel", "Tinamou"]),
    .target(name: "QuickVFL", dependencies: ["ConstraintMaking", "Tinamou", "VisualFormat"]),
    .target(name: "SnapKit", dependencies: ["ConstraintMaking", "Tinamou"]),
    .target(name: "Masonry", dependencies: ["ConstraintMaking", "Tinamou"]),

    // Pictures.
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", providers: [.apt(["libpango1.0-dev"])]),
    .target(
      name: "Pictures",
      dependencies: ["Tinamou", "LayoutModel", "SystemFont", "SystemFiles", "CCairo", "CPango"]),

    // Files and commands.
    .target(
      name: "LayoutFiles",
      dependencies: ["LayoutModel", "Tinamou", "VisualFormat", "SystemFiles", .product(name: "Yams", package: "Yams")]),
    .target(name: "InterfaceBuilder", dependencies: ["VisualFormat", "LayoutModel", "Tinamou", "InterfaceDocuments"]),
    .target(
      name: "Conversion",
      dependencies: ["LayoutModel", "Tinamou", "LayoutFiles", "InterfaceBuilder", "InterfaceDocuments", "VisualFormat"]),
    .target(name: "LayoutChecks", dependencies: ["ConflictExplanations", "LayoutModel", "Tinamou"]),
    .target(
      name: "Reports",
      dependencies: [
        "ConflictExplanations", "ConflictLogs", "LayoutModel", "Tinamou", "LayoutFiles", "InterfaceBuilder",
        "LayoutChecks", "VisualFormat",
      ]),
    .target(
      name: "FileChecks",
      dependencies: [
        "LayoutModel", "Tinamou", "LayoutFiles", "InterfaceBuilder", "InterfaceDocuments", "LayoutChecks", "Reports",
        "SourceFormats", "SystemFiles",
      ]),
    .target(
      name: "TinamouCommands",
      dependencies: [
        "ConflictLogs", "LayoutModel", "LayoutFiles", "InterfaceBuilder", "InterfaceDocuments", "LayoutChecks",
        "FileChecks", "Reports", "Pictures", "SystemFiles", "VisualFormat", "Conversion",
        .product(name: "Yams", package: "Yams"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "tinamou", dependencies: ["TinamouCommands"]),

    // Layout tests for packages that use UIKit. The C target's only function runs before `main`.
    .target(name: "LayoutTestingStart"),
    .target(name: "MainActorTestCases", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "LayoutTesting",
      dependencies: [
        "LayoutTestingStart", "MainActorTestCases", "Tinamou", "QuartzCore", "LayoutChecks", "Reports", "Pictures",
        "SystemFiles",
      ]),

    // Screens as an app would write them, drawn by `make demo`.
    .executableTarget(
      name: "engine-alone", dependencies: ["Cassowary", "LayoutModel", "VisualFormat"], path: "Examples/EngineAlone"),
    .executableTarget(name: "gallery", dependencies: ["UIKit", "Pictures"], path: "Examples/Gallery"),

    // Mutated inputs for every command, run by `Scripts/fuzz`.
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "TinamouCommands", "InterfaceBuilder", "InterfaceDocuments", "LayoutChecks", "LayoutFiles", "Pictures",
        "QuickVFL", "Reports", "FileChecks", "UIKit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Tools/Fuzz"),

    // Tests.
    .target(name: "TestSupport", dependencies: [], path: "Tests/Support", exclude: ["Layout"]),
    .target(name: "LayoutTestSupport", dependencies: ["UIKit", "LayoutTesting"], path: "Tests/Support/Layout"),
    .testTarget(name: "CassowaryTests", dependencies: ["Cassowary", "TestSupport"]),
    .testTarget(name: "LayoutModelTests", dependencies: ["LayoutModel", "TestSupport"]),
    .testTarget(
      name: "VisualFormatTests", dependencies: ["VisualFormat", "Cassowary", "LayoutModel", "TestSupport"]),
    .testTarget(name: "SourceFormatsTests", dependencies: ["SourceFormats", "VisualFormat", "TestSupport"]),
    .testTarget(name: "ConflictLogsTests", dependencies: ["ConflictLogs", "ConflictExplanations", "TestSupport"]),
    .testTarget(name: "SystemFilesTests", dependencies: ["SystemFiles"]),
    .testTarget(name: "FontFilesTests", dependencies: ["FontFiles", "SystemFont", "UIKit"]),
    .testTarget(name: "SystemFontTests", dependencies: ["SystemFont", "TestSupport"]),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
    .testTarget(name: "ObjectiveCTests", dependencies: ["ObjectiveC", "UIKit", "TestSupport", "LayoutTestSupport"]),
    .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore"]),
    .testTarget(name: "TinamouTests", dependencies: ["UIKit", "TestSupport", "LayoutTestSupport"]),
    .testTarget(name: "ControllerTests", dependencies: ["UIKit", "TestSupport", "LayoutTestSupport"]),
    .testTarget(name: "TableTests", dependencies: ["UIKit", "TestSupport", "LayoutTestSupport"]),
    .testTarget(name: "CollectionTests", dependencies: ["UIKit", "TestSupport", "LayoutTestSupport"]),
    .testTarget(name: "AnimationTests", dependencies: ["UIKit", "TestSupport", "LayoutTestSupport"]),
    .testTarget(name: "WebKitTests", dependencies: ["WebKit", "UIKit", "TestSupport"]),
    .testTarget(
      name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "UIKit", "TestSupport"]),
    .testTarget(
      name: "InterfaceBuilderCommandTests",
      dependencies: [
        "LayoutModel", "InterfaceBuilder", "InterfaceDocuments", "TinamouCommands", "Tinamou", "TestSupport",
      ]),
    .testTarget(
      name: "FrameworkTests",
      dependencies: [
        "UnifiedLogging", "CoreLocation", "MapKit", "AVFoundation", "AVKit", "SafariServices", "MessageUI", "StoreKit",
        "PhotosUI", "UserNotifications", "UniformTypeIdentifiers", "MobileCoreServices", "AudioToolbox", "UIKit",
      ]),
    .testTarget(name: "QuickVFLTests", dependencies: ["QuickVFL", "UIKit", "TestSupport"]),
    .testTarget(name: "SnapKitTests", dependencies: ["SnapKit", "UIKit", "LayoutTestSupport"]),
    .testTarget(name: "MasonryTests", dependencies: ["Masonry", "UIKit", "LayoutTestSupport"]),
    .testTarget(name: "PicturesTests", dependencies: ["Pictures", "UIKit", "CCairo", "TestSupport"]),
    .testTarget(name: "LayoutChecksTests", dependencies: ["LayoutChecks", "UIKit", "TestSupport"]),
    .testTarget(name: "LayoutFilesTests", dependencies: ["LayoutFiles", "TestSupport"]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "TinamouCommands", "LayoutFiles", "LayoutChecks", "FileChecks", "Reports", "tinamou", "TestSupport",
      ]),
    .testTarget(
      name: "ConversionTests",
      dependencies: [
        "Conversion", "LayoutFiles", "InterfaceBuilder", "InterfaceDocuments", "TinamouCommands", "UIKit",
        "TestSupport",
      ]),
    .testTarget(name: "LayoutTestingTests", dependencies: ["LayoutTesting", "UIKit", "LayoutTestSupport"]),
    .testTarget(
      name: "SeedTests",
      dependencies: ["UIKit", "QuickVFL", "SnapKit", "Masonry", "WebKit", "TestSupport", "LayoutTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// Each target is in the folder of its storey.
let storeys: [String: [String]] = [
  "Sources/Engine": [
    "Cassowary",
    "ConflictExplanations",
    "ConflictLogs",
    "LayoutModel",
    "VisualFormat",
  ],
  "Sources/Foundation": [
    "ObjectiveC",
    "SystemFiles",
    "UniformTypeIdentifiers",
    "UserNotifications",
  ],
  "Sources/Graphics": [
    "CoreGraphics",
    "FontFiles",
    "QuartzCore",
    "SystemFont",
    "_Testing_CoreGraphics",
  ],
  "Sources/UIKit": [
    "CCallSites",
    "CallSites",
    "ImageIO",
    "InterfaceDocuments",
    "Tinamou",
    "UIKit",
    "_Testing_UIKit",
  ],
  "Sources/Companions": [
    "AVFoundation",
    "AVKit",
    "AudioToolbox",
    "CoreLocation",
    "CoreMedia",
    "MapKit",
    "MessageUI",
    "MobileCoreServices",
    "Photos",
    "PhotosUI",
    "SafariServices",
    "StoreKit",
    "UnifiedLogging",
    "WebKit",
  ],
  "Sources/Chains": [
    "ConstraintMaking",
    "Masonry",
    "QuickVFL",
    "SnapKit",
  ],
  "Sources/Documents": [
    "Conversion",
    "InterfaceBuilder",
    "LayoutFiles",
  ],
  "Sources/Checks": [
    "FileChecks",
    "LayoutChecks",
    "Reports",
    "SourceFormats",
  ],
  "Sources/Testing": [
    "CCairo",
    "CPango",
    "LayoutTesting",
    "LayoutTestingStart",
    "MainActorTestCases",
    "Pictures",
    "SceneDrawing",
  ],
  "Sources/Tools": [
    "TinamouCommands",
    "tinamou",
  ],
  "Tests/Engine": [
    "CassowaryTests",
    "ConflictLogsTests",
    "LayoutModelTests",
    "VisualFormatTests",
  ],
  "Tests/Foundation": [
    "ObjectiveCTests",
    "SystemFilesTests",
  ],
  "Tests/Graphics": [
    "CoreGraphicsTests",
    "FontFilesTests",
    "QuartzCoreTests",
    "SystemFontTests",
  ],
  "Tests/UIKit": [
    "AnimationTests",
    "CollectionTests",
    "ControllerTests",
    "TableTests",
    "TinamouTests",
  ],
  "Tests/Companions": [
    "FrameworkTests",
    "WebKitTests",
  ],
  "Tests/Chains": [
    "MasonryTests",
    "QuickVFLTests",
    "SeedTests",
    "SnapKitTests",
  ],
  "Tests/Documents": [
    "ConversionTests",
    "InterfaceBuilderCommandTests",
    "InterfaceBuilderTests",
    "LayoutFilesTests",
  ],
  "Tests/Checks": [
    "LayoutChecksTests",
    "SourceFormatsTests",
  ],
  "Tests/Testing": [
    "LayoutTestingTests",
    "PicturesTests",
  ],
  "Tests/Tools": [
    "CommandTests"
  ],
]
for (storey, names) in storeys {
  for target in package.targets where names.contains(target.name) { target.path = "\(storey)/\(target.name)" }
}

// In the checkouts of another package, there are libraries only. Otherwise SwiftPM would compile the plugins of the argument parser for
// each package that depends on one of them.
if Context.packageDirectory.split(separator: "/").dropLast().last == "checkouts" {
  package.dependencies.removeAll { dependency in
    guard case .sourceControl(_, let location, _) = dependency.kind else { return false }
    return location.hasSuffix("/swift-argument-parser")
  }
  package.products.removeAll { $0.name == "tinamou" }
  package.targets.removeAll { $0.type == .executable || $0.type == .test || $0.name == "TinamouCommands" }
}

// A whole build has every test target. `TINAMOU_TESTS=TableTests,SeedTests swift test` builds and runs only those named.
if let wanted = Context.environment["TINAMOU_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !wanted.contains($0.name) }
}

// The code that `Scripts/check-conversion` writes, compiled against the modules that it imports.
if Context.environment["TINAMOU_CONVERSION"] != nil {
  package.targets.append(
    .executableTarget(
      name: "converted", dependencies: ["UIKit", "SnapKit", "Masonry", "QuickVFL"], path: "out/conversion",
      exclude: ["frames.layout.yaml"]))
}

// What `tinamou build` links to packages that say `import UIKit` and do not name Tinamou in their manifests: one dynamic library.
if Context.environment["TINAMOU_KIT"] != nil {
  package.targets.append(
    .target(
      name: "SceneDrawing", dependencies: ["Tinamou", "UIKit", "Pictures", "InterfaceDocuments"],
      path: "Sources/Testing/SceneDrawing"))
  package.products.append(
    .library(
      name: "TinamouKit", type: .dynamic,
      targets: [
        "UIKit", "WebKit", "UnifiedLogging", "ImageIO", "CoreLocation", "MapKit", "AVFoundation", "AVKit",
        "SafariServices",
        "MessageUI", "StoreKit", "PhotosUI", "UserNotifications", "UniformTypeIdentifiers", "MobileCoreServices",
        "CoreMedia", "AudioToolbox", "Photos", "Pictures", "SceneDrawing",
      ]))
}

// The DocC plugin is resolved only where documentation is built:
// `TINAMOU_DOCUMENTATION=1 swift package generate-documentation --target Tinamou`.
if Context.environment["TINAMOU_DOCUMENTATION"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"))
}
