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
    .library(name: "SystemFont", targets: ["SystemFont"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "Tinamou", targets: ["Tinamou"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "QuickVFL", targets: ["QuickVFL"]),
    .library(name: "Pictures", targets: ["Pictures"]),
    .library(name: "LayoutFiles", targets: ["LayoutFiles"]),
    .library(name: "LayoutChecks", targets: ["LayoutChecks"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "WebKit", targets: ["WebKit"]),
    .executable(name: "tinamou", targets: ["tinamou"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
  ],
  targets: [
    // Core: no imports but one another.
    .target(name: "Cassowary"),
    .target(name: "LayoutModel", dependencies: ["Cassowary"]),
    .target(name: "VisualFormat", dependencies: ["Cassowary", "LayoutModel"]),
    .target(name: "SystemFont"),

    // Reading files up to a limit, and replacing them whole.
    .target(name: "SystemFiles"),

    // Interface Builder's documents as they stand in their files; knows nothing of views.
    .target(name: "InterfaceDocuments", dependencies: ["LayoutModel", "SystemFiles"]),

    // The mirrors of Core Graphics, Core Animation and UIKit.
    .target(name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics"]),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),
    .target(
      name: "Tinamou",
      dependencies: [
        "Cassowary", "LayoutModel", "VisualFormat", "SystemFont", "InterfaceDocuments", "CoreGraphics", "QuartzCore",
        "SystemFiles",
      ]),
    .target(name: "UIKit", dependencies: ["Tinamou", "_Testing_UIKit"]),
    .target(name: "_Testing_UIKit"),
    .target(name: "QuickVFL", dependencies: ["Tinamou", "VisualFormat"]),
    .target(name: "WebKit", dependencies: ["Tinamou"]),

    // Pictures.
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .target(
      name: "Pictures",
      dependencies: ["Tinamou", "LayoutModel", "SystemFont", "SystemFiles", "CCairo", "CPango"]),

    // Files and commands.
    .target(
      name: "LayoutFiles",
      dependencies: ["LayoutModel", "Tinamou", "VisualFormat", "SystemFiles", .product(name: "Yams", package: "Yams")]),
    .target(name: "InterfaceBuilder", dependencies: ["VisualFormat", "LayoutModel", "Tinamou", "InterfaceDocuments"]),
    .target(name: "LayoutChecks", dependencies: ["LayoutModel", "Tinamou"]),
    .target(
      name: "Reports", dependencies: ["LayoutModel", "Tinamou", "LayoutFiles", "InterfaceBuilder", "LayoutChecks"]),
    .target(
      name: "FileChecks",
      dependencies: [
        "LayoutModel", "Tinamou", "LayoutFiles", "InterfaceBuilder", "InterfaceDocuments", "LayoutChecks", "Reports",
      ]),
    .target(
      name: "TinamouCommands",
      dependencies: [
        "LayoutModel", "LayoutFiles", "InterfaceBuilder", "InterfaceDocuments", "LayoutChecks", "FileChecks", "Reports",
        "Pictures", "SystemFiles",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "tinamou", dependencies: ["TinamouCommands"]),

    // Screens as an app would write them, drawn by `make demo`.
    .executableTarget(name: "gallery", dependencies: ["UIKit", "Pictures"], path: "Examples/Gallery"),

    // Tests.
    .target(name: "TestSupport", dependencies: [], path: "Tests/Support", exclude: ["Layout"]),
    .target(name: "LayoutTestSupport", dependencies: ["UIKit"], path: "Tests/Support/Layout"),
    .testTarget(name: "CassowaryTests", dependencies: ["Cassowary", "TestSupport"]),
    .testTarget(name: "LayoutModelTests", dependencies: ["LayoutModel", "TestSupport"]),
    .testTarget(
      name: "VisualFormatTests", dependencies: ["VisualFormat", "Cassowary", "LayoutModel", "TestSupport"]),
    .testTarget(name: "SystemFilesTests", dependencies: ["SystemFiles"]),
    .testTarget(name: "SystemFontTests", dependencies: ["SystemFont", "TestSupport"]),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
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
    .testTarget(name: "QuickVFLTests", dependencies: ["QuickVFL", "UIKit", "TestSupport"]),
    .testTarget(name: "PicturesTests", dependencies: ["Pictures", "CCairo", "TestSupport"]),
    .testTarget(name: "LayoutChecksTests", dependencies: ["LayoutChecks", "UIKit", "TestSupport"]),
    .testTarget(name: "LayoutFilesTests", dependencies: ["LayoutFiles", "TestSupport"]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "TinamouCommands", "LayoutFiles", "LayoutChecks", "FileChecks", "Reports", "tinamou", "TestSupport",
      ]),
    .testTarget(
      name: "SeedTests", dependencies: ["UIKit", "QuickVFL", "WebKit", "TestSupport", "LayoutTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// A whole build has every test target. `TINAMOU_TESTS=TableTests,SeedTests swift test` builds and runs only those named.
if let wanted = Context.environment["TINAMOU_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !wanted.contains($0.name) }
}

// The DocC plugin is resolved only where documentation is built:
// `TINAMOU_DOCUMENTATION=1 swift package generate-documentation --target Tinamou`.
if Context.environment["TINAMOU_DOCUMENTATION"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"))
}

// Tools of the project itself, which no product needs: `TINAMOU_TOOLS=fuzz swift build --product fuzz`.
if Context.environment["TINAMOU_TOOLS"]?.split(separator: ",").contains("fuzz") == true {
  package.targets.append(
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "TinamouCommands", "InterfaceBuilder", "InterfaceDocuments", "LayoutChecks", "LayoutFiles", "Pictures",
        "QuickVFL",
        "Reports", "UIKit", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Fuzz"))
}
