// SPDX-License-Identifier: MIT

/// An object that an item provider can make from data.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The uniform type identifiers of the data that the class reads, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns an object made from data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
