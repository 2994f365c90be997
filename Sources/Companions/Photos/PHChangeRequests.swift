// SPDX-License-Identifier: MIT

import Foundation
public import Tinamou

/// Stands for an object that a change creates.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// A change of a photo or video, or a new one, in a block of `PHPhotoLibrary.performChanges`.
///
/// Differs from iOS: permission is denied and the block is not called, so no change is made.
open class PHAssetChangeRequest: NSObject {
  /// The new asset; `nil` for a change of another one.
  open private(set) var placeholderForCreatedAsset: PHObjectPlaceholder?
  /// The time at which the asset was made. The default is `nil`. Stored; has no effect.
  open var creationDate: Date?
  /// Whether the user likes the asset. The default is `false`. Stored; has no effect.
  open var isFavorite = false
  /// Whether the asset is hidden. The default is `false`. Stored; has no effect.
  open var isHidden = false

  /// Creates a change of an asset.
  public init(for asset: PHAsset) { super.init() }

  override init() {
    placeholderForCreatedAsset = PHObjectPlaceholder(UUID().uuidString)
    super.init()
  }

  /// Adds a picture.
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
  /// Adds the picture in a file; `nil` if there is no such file.
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
    FileManager.default.fileExists(atPath: fileURL.path) ? PHAssetChangeRequest() : nil
  }
  /// Adds the video in a file; `nil` if there is no such file.
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
    FileManager.default.fileExists(atPath: fileURL.path) ? PHAssetChangeRequest() : nil
  }
  /// Removes assets. Has no effect.
  open class func deleteAssets(_ assets: Any) {}
  /// Undoes the changes of an asset. Has no effect.
  open func revertAssetContentToOriginal() {}
}

/// A kind of data of an asset. Raw values are Apple's.
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video = 2
  case audio = 3
  case alternatePhoto = 4
  case fullSizePhoto = 5
  case fullSizeVideo = 6
  case adjustmentData = 7
  case adjustmentBasePhoto = 8
  case pairedVideo = 9
}

/// The details of data of an asset.
open class PHAssetResourceCreationOptions: NSObject {
  /// The name of the file. The default is `nil`. Stored; has no effect.
  open var originalFilename: String?
  /// The type of the data. The default is `nil`. Stored; has no effect.
  open var uniformTypeIdentifier: String?
  /// Whether the file is moved into the library. The default is `false`. Stored; has no effect.
  open var shouldMoveFile = false
  /// Creates the default details.
  public override init() { super.init() }
}

/// A new photo or video that is made of data.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  /// Creates a request for a new asset.
  open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
  /// Adds the data in a file. Has no effect: nothing is kept.
  open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
  /// Adds data. Has no effect: nothing is kept.
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
}

/// A change of a collection, or a new one.
open class PHAssetCollectionChangeRequest: NSObject {
  /// The new collection; an empty one for a change of another one.
  public let placeholderForCreatedAssetCollection: PHObjectPlaceholder
  /// The title. Stored; has no effect, because there is no library of photos.
  open var title: String

  init(title: String) {
    self.title = title
    placeholderForCreatedAssetCollection = PHObjectPlaceholder(UUID().uuidString)
    super.init()
  }

  /// Creates a change of a collection.
  public convenience init?(for assetCollection: PHAssetCollection) {
    self.init(title: assetCollection.localizedTitle ?? "")
  }
  /// Adds a collection.
  open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
    PHAssetCollectionChangeRequest(title: title)
  }
  /// Adds assets to the collection. Has no effect: nothing is kept.
  open func addAssets(_ assets: Any) {}
  /// Removes assets from the collection. Has no effect: nothing is kept.
  open func removeAssets(_ assets: Any) {}
}

/// A change of the library. Differs from iOS: the library never changes.
open class PHChange: NSObject, @unchecked Sendable {}

/// The object that is told about changes of the library. Differs from iOS: never called.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Called after the library has changed.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

extension PHPhotoLibrary {
  /// Begins to tell an object about changes. There are none.
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Stops to tell an object about changes. Has no effect.
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Fails, because permission is denied: the changes are not made.
  public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    throw CocoaError(.fileWriteNoPermission)
  }
  /// Fails, because permission is denied: the changes are not made.
  public func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    throw CocoaError(.fileWriteNoPermission)
  }
  /// Requests permission. Always `denied`.
  public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
}
