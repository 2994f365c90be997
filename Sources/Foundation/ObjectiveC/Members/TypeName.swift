// SPDX-License-Identifier: MIT

import Foundation

/// The name of a type, without its module if that module mirrors one of Apple's frameworks.
///
/// Messages and pictures name the classes of frameworks as on Apple's platforms, where they have no module, and do not take
/// the properties of these classes for the author's.
package struct TypeName {
  /// The name: `UILabel`, `WKWebView`, `UIImage.Configuration`; `App.Cell` for a type of an author.
  package let text: String
  /// Whether the type belongs to a framework: to Foundation, to the mirror of UIKit, or to what is below or beside it.
  package let isOfFramework: Bool

  package init(_ type: Any.Type) {
    let qualified = String(reflecting: type)
    let module = qualified.prefix { $0 != "." }
    isOfFramework = Self.frameworkModules.contains(String(module))
    text = isOfFramework ? Self.withoutContext(qualified.dropFirst(module.count + 1)) : qualified
  }

  /// The modules of Foundation, and those of this package with types of frameworks, whether one mirrors a framework or a part of it.
  package static let frameworkModules: Set<String> = [
    "Foundation", "FoundationEssentials", "FoundationNetworking",
    "FoundationAdditions", "ObjectiveC", "SystemFiles", "UniformTypeIdentifiers",
    "UserNotifications",
    "CoreGraphics", "FontFiles", "QuartzCore", "SystemFont", "_Testing_CoreGraphics",
    "CallSites", "ImageIO", "InterfaceDocuments", "_Testing_UIKit",
    "Tinamou", "UIKit", "UIKitEarlierNames", "UIKitExtras", "UIKitLists", "UIKitNibs", "UIKitValues", "UIKitViews",
    "AVFoundation", "Accessibility", "AVKit", "AudioToolbox", "AuthenticationServices", "Contacts",
    "ContactsUI", "CoreBluetooth", "CoreData",
    "ImageFilters",
    "CoreLocation",
    "CoreMedia",
    "CoreText", "GameplayKit", "KeychainServices", "LocalAuthentication", "MapKit", "NetworkPaths",
    "MessageUI",
    "MobileCoreServices", "NetworkReachability", "Photos", "PhotosUI", "SafariServices", "StoreKit", "UnifiedLogging",
    "VectorFunctions", "WebKit", "PDFKit", "QuickLook", "LinkPresentation", "EventKit", "EventKitUI", "CoreMotion",
    "MediaPlayer", "BackgroundTasks", "CoreTelephony", "AppTrackingTransparency", "AdSupport", "CoreSpotlight",
    "WatchConnectivity",
  ]

  /// Returns a name without the address that the runtime puts before the name of a private type.
  private static func withoutContext(_ name: Substring) -> String {
    guard name.hasPrefix("(unknown context at "), let end = name.range(of: ").") else { return String(name) }
    return String(name[end.upperBound...])
  }
}

/// Creates objects of classes that are known only at run time, such as those named in an Info.plist.
///
/// The initializer and the function have the same symbol, so that the initializer `init()` of a class can be called
/// on a metatype without being `required`.
extension NSObject {
  @_silgen_name("tinamou_makeObject")
  convenience init(_instantiating: Void) { self.init() }

  @_silgen_name("tinamou_makeObject")
  static func _instantiate(_ ofClass: Void) -> NSObject

  /// Returns an object of a class, created by its `init()`; `nil` for a class that does not inherit from `NSObject`.
  package static func instance(of type: AnyClass?) -> NSObject? {
    (type as? NSObject.Type)?._instantiate(())
  }
}
