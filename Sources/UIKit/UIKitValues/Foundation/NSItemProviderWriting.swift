// SPDX-License-Identifier: MIT

/// An object that an item provider can offer as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The uniform type identifiers of the data, in order of preference.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Loads the data of a type and calls the handler.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}
