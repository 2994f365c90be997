// SPDX-License-Identifier: MIT

/// The modules that Swift on Linux and Tinamou have.
public enum KnownModules {
  /// The names of the modules.
  public static let names: Set<String> = [
    "Swift", "Foundation", "FoundationNetworking", "FoundationXML", "FoundationEssentials", "FoundationAdditions",
    "FoundationInternationalization", "Distributed", "Cxx", "CxxStdlib", "_StringProcessing", "_Differentiation",
    "Dispatch", "Glibc", "Previews", "TinamouCombine", "UnifiedLogging", "LayoutTesting",
    "XCTest",
    "Testing", "Observation", "RegexBuilder", "Synchronization", "_Concurrency", "UIKit", "CoreGraphics", "QuartzCore",
    "WebKit", "ObjectiveC", "Darwin", "Tinamou", "UIKitValues", "UIKitViews",
    "UIKitEarlierNames", "UIKitLists", "UIKitExtras", "UIKitNibs", "QuickVFL", "LayoutChecks", "Pictures",
    "CoreFoundation",
    "Combine", "CryptoKit", "CommonCrypto",
    "simd", "VectorFunctions", "SystemConfiguration", "NetworkReachability", "Security", "KeychainServices", "Network",
    "NetworkPaths", "LocalAuthentication", "AuthenticationServices", "CoreBluetooth", "CoreImage", "ImageFilters", "os",
    "OSLog",
    "ImageIO",
    "Contacts", "ContactsUI", "CoreData", "CoreLocation", "MapKit", "AVFoundation", "AVKit", "SafariServices",
    "MessageUI",
    "StoreKit", "GameplayKit", "PhotosUI", "UserNotifications", "UniformTypeIdentifiers", "MobileCoreServices",
    "CoreMedia",
    "Accessibility", "AudioToolbox", "Photos", "CoreText", "SnapshotTesting", "InlineSnapshotTesting",
    "FBSnapshotTestCase",
    "iOSSnapshotTestCase",
    "PDFKit", "QuickLook", "LinkPresentation", "EventKit", "EventKitUI", "CoreMotion", "MediaPlayer", "BackgroundTasks",
    "CoreTelephony", "AppTrackingTransparency", "AdSupport", "CoreSpotlight", "WatchConnectivity", "CoreServices",
  ]
}
