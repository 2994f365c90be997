// SPDX-License-Identifier: MIT

/// An object that an item provider can create from data.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The uniform type identifiers of the data that the class can read, in order of preference.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns an object created from data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
