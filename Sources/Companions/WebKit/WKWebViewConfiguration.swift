// SPDX-License-Identifier: MIT

/// The configuration of a web view. Differs from WebKit: only the user content
/// controller has an effect; everything else is stored.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, @preconcurrency NSCopying {
  /// The preferences for scripts and text. The default is a new ``WKPreferences``.
  /// Stored; has no effect, because pages are only laid out.
  open var preferences = WKPreferences()
  /// The scripts that the app adds to pages. There are none by default.
  open var userContentController = WKUserContentController()
  /// The preferences for navigations. The default is a new ``WKWebpagePreferences``.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The processes. The default is a new ``WKProcessPool``. Stored; has no effect, because pages are only laid out.
  open var processPool = WKProcessPool()
  /// The data that pages store. The default is the default store.
  /// Stored; has no effect, because pages are only laid out.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// Whether videos play inline. The default is `false`. Stored; has no effect, because pages are only laid out.
  open var allowsInlineMediaPlayback = false
  /// Whether videos can play in a small window. The default is `true`.
  /// Stored; has no effect, because pages are only laid out.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether videos can play on other devices. The default is `true`.
  /// Stored; has no effect, because pages are only laid out.
  open var allowsAirPlayForMediaPlayback = true
  /// The kinds of media that start only when the user wants it. The default is all.
  /// Stored; has no effect, because pages are only laid out.
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
  /// The kinds of text that become links. The default is none.
  /// Stored; has no effect, because pages are only laid out.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Whether the user can always zoom. The default is `false`.
  /// Stored; has no effect, because pages are only laid out.
  open var ignoresViewportScaleLimits = false
  /// Whether pages are loaded with secure connections where possible. The default is `true`.
  /// Stored; has no effect, because pages are only laid out.
  open var upgradeKnownHostsToHTTPS = true
  /// Whether navigations are restricted to the app's domains. The default is `false`.
  /// Stored; has no effect, because pages are only laid out.
  open var limitsNavigationsToAppBoundDomains = false
  /// Whether pages are shown only when they are complete. The default is `false`.
  /// Stored; has no effect, because pages are only laid out.
  open var suppressesIncrementalRendering = false
  /// The application name in the user agent. The default is `nil`.
  /// Stored; has no effect, because pages are only laid out.
  open var applicationNameForUserAgent: String?

  public override required init() { super.init() }

  /// Returns a copy of the configuration, with the same preferences, scripts, processes and data.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.preferences = preferences
    copy.userContentController = userContentController
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.processPool = processPool
    copy.websiteDataStore = websiteDataStore
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.dataDetectorTypes = dataDetectorTypes
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.schemeHandlers = schemeHandlers
    return copy
  }

  private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

  /// Sets the object that provides what is loaded by URLs with a scheme; `nil` for none.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
    schemeHandlers[urlScheme.lowercased()] = urlSchemeHandler
  }
  /// Returns the object that provides what is loaded by URLs with a scheme.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    schemeHandlers[urlScheme.lowercased()]
  }
}

/// The kinds of media that start only when the user wants it. Raw values are WebKit's.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Media with sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
  /// Media with pictures.
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
  /// All media.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The processes of web views. There are none; the object is only stored.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  public override init() { super.init() }
}
