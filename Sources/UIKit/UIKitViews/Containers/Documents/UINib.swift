// SPDX-License-Identifier: MIT

/// The source of a nib's objects: a document, or a part of one. The loader of documents implements it.
@MainActor
package protocol NibContents: AnyObject {
  /// Creates the objects, connects them to `owner`, and returns those at the top level.
  func instantiate(withOwner owner: Any?, options: [UINib.OptionsKey: Any]?) -> [Any]
}

/// A document of Interface Builder, from which objects can be created any number of times.
///
/// Differs from UIKit: documents are read as Xcode writes them (`.xib`), not compiled. Classes, outlets and actions of the app
/// are found through ``NibRegistry``.
///
/// Source: Apple, `UINib`.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The keys of the options of `instantiate(withOwner:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The string value of the key.
    public let rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The objects that the document refers to as external, as a dictionary by identifier.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// The document from which the objects are created.
  package let contents: any NibContents

  /// Creates a nib from `contents`.
  package init(contents: any NibContents) {
    self.contents = contents
    super.init()
  }

  /// Creates the document's objects, connects them to `ownerOrNil`, and returns the top-level objects.
  ///
  /// Raises `NSInternalInconsistencyException` with UIKit's message when the document does not exist; the result is
  /// then empty.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    contents.instantiate(withOwner: ownerOrNil, options: optionsOrNil)
  }
}
