// SPDX-License-Identifier: MIT

import Foundation
import SwiftSyntax

/// Imports whole modules instead of submodules or single declarations, which modules on Linux do not have.
enum ImportRule {
  /// The modules that have another name on Linux.
  private static let renamed = [
    "Darwin": "Glibc", "os": "UnifiedLogging", "OSLog": "UnifiedLogging", "Combine": "TinamouCombine",
    "simd": "VectorFunctions", "SystemConfiguration": "NetworkReachability", "Security": "KeychainServices",
    "Network": "NetworkPaths", "CoreImage": "ImageFilters", "CoreServices": "MobileCoreServices",
  ]
  /// Modules whose single declarations come from other modules on Linux.
  private static let mirrored: Set<String> = [
    "UIKit", "CoreGraphics", "QuartzCore", "WebKit", "ObjectiveC", "Darwin", "os", "Foundation", "CoreFoundation",
    "Accessibility", "Dispatch", "Combine", "CoreText", "ImageIO", "AVFoundation", "CoreData", "CoreLocation",
    "GameplayKit",
    "MapKit", "CoreMedia",
    "AudioToolbox",
    "MobileCoreServices", "Photos", "UserNotifications", "SystemConfiguration", "Accelerate", "CoreServices",
    "Security",
    "Network", "LocalAuthentication", "AuthenticationServices", "CoreBluetooth", "CoreImage", "Contacts", "ContactsUI",
    "PDFKit", "QuickLook", "LinkPresentation", "EventKit", "EventKitUI", "CoreMotion", "MediaPlayer", "BackgroundTasks",
    "CoreTelephony", "AppTrackingTransparency", "AdSupport", "CoreSpotlight", "WatchConnectivity", "StoreKit",
    "SafariServices", "MessageUI", "AVKit", "PhotosUI", "UniformTypeIdentifiers",
  ]
  /// Modules that have parts of Foundation on Linux, and the beginnings of their names.
  private static let parts = [
    "FoundationNetworking": [
      "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "HTTPCookie", "URLCache",
      "URLCredential", "URLAuthenticationChallenge", "URLProtectionSpace", "URLProtocol", "NSURLRequest",
      "NSMutableURLRequest", "CachedURLResponse",
    ],
    "FoundationXML": ["XMLParser"],
    "KeychainServices": [
      "SecItem", "kSec", "errSec", "SecRandomCopyBytes", "SecKey", "SecCertificate", "SecTrust", "SecAccessControl",
      "serverTrust", "URLCredential(trust", "NSURLAuthenticationMethodServerTrust",
      "NSURLAuthenticationMethodClientCertificate",
    ],
    "CoreData": ["ValueTransformer", "NSSecureUnarchiveFromData"],
    "ImageFilters": ["CIImage", "CIFilter", "CIContext", "CIColor", "CIVector", "CIDetector", "kCIInput", "ciImage"],
    "FoundationAdditions": [
      "NSPredicate", "NSSortDescriptor", "NSHashTable", "NSMapTable", "NSPointerFunctions", "DateComponentsFormatter",
      "ListFormatter", "MeasurementFormatter", "RelativeDateTimeFormatter", "CFData", "CFString", "CFMutableString",
      "CFURL", "CFDictionary", "CFMutableDictionary", "CFArray", "CFNumber", "CFLocale", "CFError", "CFTypeRef",
      "String(localized:", "LocalizedStringResource", "LocalizationValue", "CFAbsoluteTime", "NSInteger", "NSUInteger",
      "AutoreleasingUnsafeMutablePointer", "CFAllocator", "NSDataDetector", "extension NotificationCenter:",
      "NSTextChecking", "linkCheckingResult", "isMacCatalystApp", "isiOSAppOnMac", "NSFileCoordinator",
      "NSFilePresenter", "NSErrorPointer", "NSUbiquitousKeyValueStore", "ubiquityIdentityToken",
      "forUbiquityContainerIdentifier", "FourCharCode", "OSType", "mach_", "KERN_SUCCESS", "SEC_PER_", "CFRunLoop",
      "CFGetRetainCount", "kCFBoolean", "CFBoolean", "OSStatus", "noErr", "CFOptionFlags",
      "CFIndex", "PersonNameComponentsFormatter", ".notifications(named:", "isLowPowerModeEnabled", "thermalState",
      "NSProcessInfoPowerStateDidChange", "CFUUID", "NSExtensionContext", "NSExtensionItem", "NSItemProvider",
      "NSUserActivity", "UndoManager", "CTL_", "HW_", "KERN_", "P_TRACED", "extern_proc", "kern_return_t",
      "kinfo_proc", "sysctl", "NSDiscardableContent", "NSMetadata", "NetService", "ConstrainedNetworkAccess",
      "ExpensiveNetworkAccess", "assumesHTTP3Capable", "waitsForConnectivity", "networkUnavailableReason",
      "backgroundTaskCancelledReason", "sessionSendsLaunchEvents", "bookmarkData", "BookmarkData",
      "checkPromisedItemIsReachable", "performExpiringActivity", "strcmp", "UbiquitousItem",
      "kCFBundle", "CFGetTypeID", "CFTypeID", "CFStringConvert", "(markdown:", "MarkdownParsingOptions",
      "SecurityScopedResource",
    ],
  ]
  /// Classes that Foundation on Linux has too, but without their members. A single import decides which one is meant.
  private static let replaced = ["PersonNameComponentsFormatter"]
  private static let viewModules: Set<String> = ["UIKit", "WebKit"]

  static func apply(to node: ImportDeclSyntax, _ rewriter: FileRewriter) {
    guard let module = node.path.first else { return }
    let name = module.name.text
    let isPart = node.path.count > 1 || node.importKindSpecifier != nil
    guard (isPart && mirrored.contains(name)) || renamed[name] != nil else { return }
    if let kind = node.importKindSpecifier { rewriter.text.blank(kind.bytes) }
    rewriter.text.replace(node.path.bytes, by: renamed[name] ?? name)
  }

  /// Imports what the imported modules bring along on iOS: UIKit with XCTest, and the parts of Foundation.
  static func addImports(to tree: SourceFileSyntax, _ rewriter: FileRewriter) {
    let names = imports(of: tree)
    let source = tree.description
    for (module, types) in parts.sorted(by: { $0.key < $1.key })
    where !names.contains(module) && types.contains(where: source.containsBytes) {
      rewriter.text.append(conditionalImport(of: module))
    }
    for type in replaced where source.containsBytes(type) {
      rewriter.text.append("#if canImport(FoundationAdditions)\nimport class FoundationAdditions.\(type)\n#endif")
    }
    if !names.isSubset(of: modulesWithoutFoundation), names.isDisjoint(with: ["Foundation", "UIKit", "XCTest"]) {
      rewriter.text.append("import Foundation")
    }
    if !names.contains("Combine"), importsCombine(tree) { rewriter.text.append("import TinamouCombine") }
    guard let module = moduleBroughtAlong(tree, names, source, rewriter.index) else { return }
    rewriter.text.append(conditionalImport(of: module))
  }

  static func conditionalImport(of module: String) -> String {
    "#if canImport(\(module))\nimport \(module)\n#endif"
  }

  /// The module of ours that a file uses without an import, because another import brings it along on iOS: UIKit with
  /// XCTest and with frameworks whose headers import it, such as the app or library that a test imports, the Objective-C runtime with
  /// Foundation.
  private static func moduleBroughtAlong(
    _ tree: SourceFileSyntax, _ names: Set<String>, _ source: String, _ index: PackageIndex
  ) -> String? {
    guard names.isDisjoint(with: ["UIKit", "AppKit", "Cocoa"]) else { return nil }
    if names.contains("XCTest") { return "UIKit" }
    if names.isEmpty { return usesHeader(tree, index) ? "UIKit" : nil }
    guard prefixes.contains(where: source.containsBytes) || runtimeNames.contains(where: source.containsBytes) else {
      return nil
    }
    let used = Set(tree.tokens(viewMode: .sourceAccurate).lazy.filter { $0.tokenKind.isIdentifier }.map(\.text))
    if used.contains(where: UIKitClasses.contains) || !used.isDisjoint(with: UIKitNames.types) { return "UIKit" }
    return names.contains("ObjectiveC") || used.isDisjoint(with: runtimeNames) ? nil : "ObjectiveC"
  }

  /// Whether a file without imports uses what the header of its framework or app imports on iOS.
  private static func usesHeader(_ tree: SourceFileSyntax, _ index: PackageIndex) -> Bool {
    tree.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind.isIdentifier && index.classFact($0.text) == nil
        && (headerNames.contains($0.text) || hasPrefixOfFrameworks($0.text) || UIKitClasses.contains($0.text))
    }
  }

  /// Whether a name begins like those of UIKit, Foundation and the frameworks of drawing, and goes on with a capital.
  static func hasPrefixOfFrameworks(_ name: String) -> Bool {
    prefixes.contains { name.hasPrefix($0) } && name.dropFirst(2).first?.isUppercase == true
  }

  private static let prefixes = ["UI", "NS", "CG", "CA"]

  /// Names of Foundation without such a prefix, by which a file without imports is known to rely on a header.
  private static let headerNames: Set<String> = [
    "Bundle", "Calendar", "Data", "Date", "DateComponents", "DateFormatter", "DispatchQueue", "FileManager",
    "IndexPath",
    "IndexSet", "JSONDecoder", "JSONEncoder", "JSONSerialization", "Locale", "Notification", "NotificationCenter",
    "NumberFormatter", "OperationQueue", "ProcessInfo", "TimeInterval", "TimeZone", "Timer", "URL", "URLComponents",
    "URLRequest", "URLSession", "UUID", "UserDefaults",
  ]

  /// Modules that do not bring along Foundation on iOS, as frameworks do.
  private static let modulesWithoutFoundation: Set<String> = [
    "Swift", "Darwin", "Glibc", "Dispatch", "os", "OSLog", "ObjectiveC", "Testing", "Synchronization", "Observation",
    "RegexBuilder", "simd", "Combine",
  ]
  /// Names of Combine, which Foundation brings along on iOS.
  private static let combineNames: Set<String> = [
    "ObservableObject", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject",
  ]

  /// Names that Foundation declares or brings along on iOS, and Tinamou's module `ObjectiveC` on Linux.
  static let runtimeNames: Set<String> = [
    "Selector", "NSSelectorFromString", "NSStringFromSelector", "objc_AssociationPolicy", "objc_getAssociatedObject",
    "objc_setAssociatedObject",
    "objc_removeAssociatedObjects", "objc_sync_enter", "objc_sync_exit", "autoreleasepool", "NSException",
    "NSExceptionName", "NSKeyValueChange", "NSKeyValueChangeKey", "NSKeyValueObservation", "NSKeyValueObservedChange",
    "NSKeyValueObservingOptions", "IMP", "Ivar", "Method", "class_addMethod", "class_getClassMethod",
    "class_getInstanceMethod", "class_getMethodImplementation", "class_getSuperclass", "class_replaceMethod",
    "imp_implementationWithBlock", "method_exchangeImplementations", "method_getImplementation",
    "class_copyIvarList", "class_copyPropertyList", "class_getInstanceVariable", "class_getName", "class_getProperty",
    "ivar_getName", "object_getClassName", "object_getIvar", "object_setClass", "objc_property_t",
    "property_getAttributes", "property_getName",
    "method_getTypeEncoding", "method_setImplementation", "object_getClass", "sel_isEqual", "sel_registerName",
    "mach_timebase_info", "mach_timebase_info_data_t", "os_unfair_lock", "os_unfair_lock_lock", "os_unfair_lock_s",
    "os_unfair_lock_t", "os_unfair_lock_trylock", "os_unfair_lock_unlock",
  ]

  /// Whether a file imports a module that has views.
  static func importsViews(_ tree: SourceFileSyntax) -> Bool {
    !imports(of: tree).isDisjoint(with: viewModules)
  }

  /// Whether a file imports XCTest.
  static func importsTests(_ tree: SourceFileSyntax) -> Bool { imports(of: tree).contains("XCTest") }

  /// Whether a file imports SwiftUI.
  static func importsSwiftUI(_ tree: SourceFileSyntax) -> Bool { imports(of: tree).contains("SwiftUI") }

  /// Whether a file imports Combine, or uses it through Foundation.
  static func importsCombine(_ tree: SourceFileSyntax) -> Bool {
    let names = imports(of: tree)
    if names.contains("Combine") { return true }
    let source = tree.description
    guard !names.isDisjoint(with: ["Foundation", "UIKit", "SwiftUI"]),
      combineNames.contains(where: source.containsBytes)
    else { return false }
    return tree.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind.isIdentifier && combineNames.contains($0.text)
    }
  }

  /// The modules that a file imports, also under conditions.
  private static func imports(of tree: SourceFileSyntax) -> Set<String> {
    let visitor = Imports(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.names
  }

  private final class Imports: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.path.first?.name.text { names.insert(name) }
      return .skipChildren
    }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}

extension String {
  /// Whether the bytes of `other` occur in the text; a search by characters would take longer than all rules.
  fileprivate func containsBytes(_ other: String) -> Bool {
    withCString { text in other.withCString { strstr(text, $0) != nil } }
  }
}

extension TokenKind {
  var isIdentifier: Bool {
    if case .identifier = self { return true }
    return false
  }
}
