// SPDX-License-Identifier: MIT

public import Foundation
public import UniformTypeIdentifiers

/// The index in which the system searches. Differs from iOS: as on devices without an index, nothing is kept or found.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  // Unchecked: the class has only a constant.
  private static let index = CSSearchableIndex(name: "")
  private let name: String
  /// Returns the index of the app.
  open class func `default`() -> CSSearchableIndex { index }
  /// Whether there is an index. Always `false`.
  open class func isIndexingAvailable() -> Bool { false }
  /// Creates an index with a name.
  public init(name: String) { self.name = name }
  /// The object that fills the index anew. The default is `nil`. Stored; has no effect.
  open weak var indexDelegate: (any CSSearchableIndexDelegate)?

  /// Adds items, and calls the handler. Has no effect on the index, because there is none.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: ((@Sendable ((any Error)?) -> Void))? = nil
  ) { completionHandler?(nil) }
  /// Removes items, and calls the handler. Has no effect on the index, because there is none.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: ((@Sendable ((any Error)?) -> Void))? = nil
  ) { completionHandler?(nil) }
  /// Removes the items of domains, and calls the handler. Has no effect on the index, because there is none.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: ((@Sendable ((any Error)?) -> Void))? = nil
  ) { completionHandler?(nil) }
  /// Removes all items, and calls the handler. Has no effect on the index, because there is none.
  open func deleteAllSearchableItems(completionHandler: ((@Sendable ((any Error)?) -> Void))? = nil) {
    completionHandler?(nil)
  }
}

/// Methods that fill the index anew. Differs from iOS: never called.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  /// Called when all items have to be added again.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler handler: @escaping () -> Void)
  /// Called when some items have to be added again.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
}

/// An item that can be found.
open class CSSearchableItem: NSObject {
  /// The name of the item. Stored; has no effect.
  open var uniqueIdentifier: String
  /// The name of the domain of the item. Stored; has no effect.
  open var domainIdentifier: String?
  /// The time until which the item can be found. The default is `nil`. Stored; has no effect, because nothing is found.
  open var expirationDate: Date?
  /// The title and the other attributes. Stored; has no effect.
  open var attributeSet: CSSearchableItemAttributeSet
  /// Creates an item.
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

/// The attributes of an item. Stored; has no effect, because nothing is found.
open class CSSearchableItemAttributeSet: NSObject {
  /// The type of the item.
  open var contentType: String?
  /// The title.
  open var title: String?
  /// The name that is shown.
  open var displayName: String?
  /// The description.
  open var contentDescription: String?
  /// Words that find the item.
  open var keywords: [String]?
  /// The bytes of a picture.
  open var thumbnailData: Data?
  /// The address of a picture.
  open var thumbnailURL: URL?
  /// The address of the content.
  open var contentURL: URL?
  /// The identifier of an activity of the same item.
  open var relatedUniqueIdentifier: String?
  /// The phone numbers.
  open var phoneNumbers: [String]?
  /// The latitude, in degrees.
  open var latitude: NSNumber?
  /// The longitude, in degrees.
  open var longitude: NSNumber?
  /// Creates a set for items of a type.
  public init(itemContentType type: String) { contentType = type }
  /// Creates a set for items of a type.
  public init(contentType: UTType) { self.contentType = contentType.identifier }
}

/// The kind of activity by which an app opens for an item that was found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the item in the activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The kind of activity by which an app goes on with a search.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the text of a search in the activity.
public let CSSearchQueryString = "kCSSearchQueryString"
