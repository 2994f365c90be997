// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// The kind of an asset. Raw values are Apple's.
public enum PHAssetMediaType: Int, Sendable {
  case unknown = 0
  case image = 1
  case video = 2
  case audio = 3
}

/// A photo, video or collection in the library.
open class PHObject: NSObject, @unchecked Sendable {
  // Unchecked: the class has only constants.
  /// The identifier.
  public let localIdentifier: String
  init(_ localIdentifier: String) {
    self.localIdentifier = localIdentifier
    super.init()
  }
}

/// A photo or video. Differs from iOS: the library is empty, so no assets are found.
open class PHAsset: PHObject, @unchecked Sendable {
  // Unchecked: the class has only constants.
  /// The kind. Always `unknown`.
  open var mediaType: PHAssetMediaType { .unknown }
  /// The width, in pixels. Always 0.
  open var pixelWidth: Int { 0 }
  /// The height, in pixels. Always 0.
  open var pixelHeight: Int { 0 }
  /// The time at which it was made. Always `nil`.
  open var creationDate: Date? { nil }
  /// The time at which it was changed. Always `nil`.
  open var modificationDate: Date? { nil }
  /// The duration of a video, in seconds. Always 0.
  open var duration: TimeInterval { 0 }
  /// Whether the user likes it. Always `false`.
  open var isFavorite: Bool { false }

  /// Finds assets. There are none.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Finds assets of a kind. There are none.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Finds assets of a collection. There are none.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Finds assets by their identifiers. There are none.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Finds assets by their URLs. There are none.
  open class func fetchAssets(
    withALAssetURLs assetURLs: [URL], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// A collection of photos and videos. Differs from iOS: there are none.
open class PHAssetCollection: PHObject, @unchecked Sendable {
  // Unchecked: the class has only constants.
  /// The title. Always `nil`.
  open var localizedTitle: String? { nil }
  /// The number of assets. Always 0.
  open var estimatedAssetCount: Int { 0 }
  /// Finds collections of a kind. There are none.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  /// Finds collections by their identifiers. There are none.
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// The kind of a collection. Raw values are Apple's.
public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum = 2
  case moment = 3
}

/// The kind of an album. Raw values are Apple's.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedAlbum = 5
  case albumImported = 6
  case albumMyPhotoStream = 100
  case albumCloudShared = 101
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas = 201
  case smartAlbumVideos = 202
  case smartAlbumFavorites = 203
  case smartAlbumTimelapses = 204
  case smartAlbumAllHidden = 205
  case smartAlbumRecentlyAdded = 206
  case smartAlbumBursts = 207
  case smartAlbumSlomoVideos = 208
  case smartAlbumUserLibrary = 209
  case smartAlbumSelfPortraits = 210
  case smartAlbumScreenshots = 211
  case smartAlbumDepthEffect = 212
  case smartAlbumLivePhotos = 213
  case smartAlbumAnimated = 214
  case any = 0x7FFF_FFFF_FFFF_FFFF
}

/// A file of an asset.
open class PHAssetResource: NSObject {
  /// The name that the file had.
  public let originalFilename: String
  /// The type of the file.
  public let uniformTypeIdentifier: String
  init(_ originalFilename: String, _ uniformTypeIdentifier: String) {
    self.originalFilename = originalFilename
    self.uniformTypeIdentifier = uniformTypeIdentifier
    super.init()
  }
  /// Returns the files of an asset. There are none.
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
}

/// The condition and the order of the objects to find. Stored; has no effect.
open class PHFetchOptions: NSObject {
  /// The condition. The default is `nil`.
  open var predicate: NSPredicate?
  /// The order. The default is `nil`.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The greatest number of results; 0, the default, for all.
  open var fetchLimit = 0
  /// Whether hidden assets are found. The default is `false`.
  open var includeHiddenAssets = false
}

/// The objects that were found: none.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  override init() { super.init() }
  /// The number of objects. Always 0.
  open var count: Int { 0 }
  /// The first object. Always `nil`.
  open var firstObject: ObjectType? { nil }
  /// The last object. Always `nil`.
  open var lastObject: ObjectType? { nil }
  /// Returns the object at an index. There are none.
  open func object(at index: Int) -> ObjectType { preconditionFailure("The result of a fetch has no objects.") }
  /// Calls the block with each object. There are none.
  open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  /// The object at an index. There are none.
  open subscript(index: Int) -> ObjectType { object(at: index) }
}
