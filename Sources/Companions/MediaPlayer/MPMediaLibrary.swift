// SPDX-License-Identifier: MIT

@_exported import Tinamou

/// The user's permission to use the music. Raw values are Apple's.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case restricted = 2
  case authorized = 3
}

/// The user's music. Differs from iOS: there is none, and permission is denied.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  private static let library = MPMediaLibrary()
  /// Returns the library of the device.
  open class func `default`() -> MPMediaLibrary { library }
  /// Returns the permission. Always `denied`.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  /// Requests permission. The handler is called on another thread with `denied`.
  open class func requestAuthorization(_ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
    DispatchQueue.global().async { handler(.denied) }
  }
}

/// The kind of a medium. Raw values are Apple's.
public struct MPMediaType: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Music.
  public static let music = MPMediaType(rawValue: 1)
  /// A podcast.
  public static let podcast = MPMediaType(rawValue: 2)
  /// An audiobook.
  public static let audioBook = MPMediaType(rawValue: 4)
  /// Any sound.
  public static let anyAudio = MPMediaType(rawValue: 0xFF)
  /// Anything.
  public static let any = MPMediaType(rawValue: UInt(bitPattern: -1))
}

/// A medium of the library. Differs from iOS: there are none.
open class MPMediaItem: NSObject {
  override init() { super.init() }
  /// The title. Always `nil`.
  open var title: String? { nil }
  /// The artist. Always `nil`.
  open var artist: String? { nil }
  /// The title of the album. Always `nil`.
  open var albumTitle: String? { nil }
  /// The picture. Always `nil`.
  open var artwork: MPMediaItemArtwork? { nil }
  /// The address of the file. Always `nil`.
  open var assetURL: URL? { nil }
  /// The length, in seconds. Always 0.
  open var playbackDuration: TimeInterval { 0 }
  /// The identifier. Always 0.
  open var persistentID: UInt64 { 0 }
}

/// Media that were chosen together.
open class MPMediaItemCollection: NSObject {
  /// Creates a collection.
  public init(items: [MPMediaItem]) { self.items = items }
  /// The media.
  public let items: [MPMediaItem]
  /// The number of media.
  open var count: Int { items.count }
  /// A medium that stands for all.
  open var representativeItem: MPMediaItem? { items.first }
}

/// A search in the library. Differs from iOS: it finds nothing.
open class MPMediaQuery: NSObject {
  /// Creates a search for everything.
  public override init() { super.init() }
  /// Returns a search for titles.
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  /// Returns a search for albums.
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  /// Returns a search for artists.
  open class func artists() -> MPMediaQuery { MPMediaQuery() }
  /// Returns a search for lists.
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
  /// The media that were found. Always empty.
  open var items: [MPMediaItem]? { [] }
  /// The groups of media that were found. Always empty.
  open var collections: [MPMediaItemCollection]? { [] }
}

/// Lets the user choose media. Differs from iOS: the view is empty, because there are none.
@preconcurrency @MainActor
open class MPMediaPickerController: UIViewController {
  /// Creates a picker for media of some kinds. Differs from iOS: the kinds are ignored.
  public init(mediaTypes: MPMediaType) { super.init(nibName: nil, bundle: nil) }
  /// Creates a picker from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The object that is told the choice. The default is `nil`. Stored; has no effect, because nothing can be chosen.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// Whether several media can be chosen. The default is `false`. Stored; has no effect.
  open var allowsPickingMultipleItems = false
  /// Whether media of the account are shown, too. The default is `true`. Stored; has no effect.
  open var showsCloudItems = true
  /// A text above the media. The default is `nil`. Stored; has no effect.
  open var prompt: String?
}

/// Methods that are told the choice. Differs from iOS: never called.
@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  /// Called with the media. Has no effect by default.
  func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  /// Called when the user has canceled. Has no effect by default.
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  /// Called with the media.
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}
  /// Called when the user has canceled.
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}
