// SPDX-License-Identifier: MIT

/// A document of Interface Builder, kept ready to make its objects as often as wanted.
///
/// Differs from UIKit: documents are read as Xcode writes them (`.xib`), not compiled; the module `InterfaceBuilder` reads
/// them and has to be linked.
///
/// Source: Apple, `UINib`.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// What `instantiate(withOwner:options:)` can be told.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The value as UIKit has it.
    public let rawValue: String
    /// The value that UIKit has for `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects that the document refers to by identifier, as a dictionary by those identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Where a document comes from.
  package enum Source {
    case name(String, Bundle?)
    case data(Data, Bundle?)
  }

  /// What makes a document's top-level objects; nil until the module that reads documents is in use.
  package static var reader: ((UINib, Any?, [OptionsKey: Any]) -> [Any]?)?

  package let source: Source

  /// The document `name` of `bundleOrNil`, or of the main bundle. It is read when it is first instantiated.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .name(name, bundleOrNil)
    super.init()
  }

  /// The document that `data` holds; `bundleOrNil` is where its images are.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = .data(data, bundleOrNil)
    super.init()
  }

  /// Makes the document's objects anew, connects them to `ownerOrNil`, and returns those at the top level.
  ///
  /// Raises `NSInternalInconsistencyException` where there is no such document, with UIKit's text; the result is then empty.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    if let objects = UINib.reader?(self, ownerOrNil, optionsOrNil ?? [:]) { return objects }
    LayoutException.raise(.internalInconsistency, "Could not load NIB in bundle: \(bundleText) with name '\(nameText)'")
    return []
  }

  private var bundleText: String {
    switch source {
    case .name(_, let bundle), .data(_, let bundle): "'\(bundle ?? .main)'"
    }
  }

  private var nameText: String {
    switch source {
    case .name(let name, _): name
    case .data: "(data)"
    }
  }
}
