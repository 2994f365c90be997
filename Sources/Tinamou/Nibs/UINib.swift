// SPDX-License-Identifier: MIT

internal import InterfaceDocuments

/// A document of Interface Builder that can be instantiated repeatedly.
///
/// Differs from UIKit: documents are read in source form (`.xib`), not compiled. Classes, outlets and actions of the
/// app are found through ``NibRegistry``.
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

  /// The source of the objects.
  private enum Source {
    case name(String, Bundle?)
    case data(Data, Bundle?)
    /// A part of a document, such as a prototype.
    case part(@MainActor () -> [Any])
  }

  private let source: Source
  private var document: InterfaceDocument?
  private var lastIssues: [NibIssue] = []

  /// Creates a nib from the document `name` in `bundleOrNil` or the main bundle. The document is read when it is first
  /// instantiated.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .name(name, bundleOrNil)
    super.init()
  }

  /// Creates a nib from the document in `data`. Images are searched in `bundleOrNil`.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = .data(data, bundleOrNil)
    super.init()
  }

  /// Creates a nib from a closure that creates the objects of a part of a document.
  init(part: @escaping @MainActor () -> [Any]) {
    source = .part(part)
    super.init()
  }

  /// Creates the document's objects, connects them to `ownerOrNil`, and returns the top-level objects.
  ///
  /// Raises `NSInternalInconsistencyException` with UIKit's message when the document does not exist; the result is
  /// then empty.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    if case .part(let make) = source { return make() }
    guard let document = readDocument() else { return [] }
    let builder = NibBuilder(document, settings: settings)
    let externals = optionsOrNil?[.externalObjects] as? [String: NSObject] ?? [:]
    let objects = NibLoader(builder: builder, owner: ownerOrNil as? NSObject, externals: externals).load()
    lastIssues = builder.issues
    return objects
  }

  /// Whether the document `name` exists in `bundle`.
  static func exists(_ name: String, in bundle: Bundle?) -> Bool {
    NibFiles.path(name, "xib", in: bundle ?? .main) != nil
  }

  private var bundle: Bundle? {
    switch source {
    case .name(_, let bundle), .data(_, let bundle): bundle
    case .part: nil
    }
  }

  private var settings: NibSettings {
    var settings = NibSettings(purpose: .program, traits: .init(UITraitCollection.current), bundle: bundle)
    if case .name(let name, let bundle) = source { settings.strings = NibFiles.strings(name, in: bundle ?? .main) }
    return settings
  }

  private func readDocument() -> InterfaceDocument? {
    if let document { return document }
    do throws(InterfaceError) {
      document = try read()
    } catch {
      raise("\(error)")
    }
    return document
  }

  private func read() throws(InterfaceError) -> InterfaceDocument? {
    switch source {
    case .data(let data, _): return try InterfaceDocument(bytes: Array(data))
    case .name(let name, let bundle):
      if let path = NibFiles.path(name, "xib", in: bundle ?? .main) { return try InterfaceDocument(contentsOf: path) }
      raise(nil)
      return nil
    case .part: return nil
    }
  }

  private func raise(_ detail: String?) {
    let name =
      if case .name(let name, _) = source { name } else { "(data)" }
    LayoutException.raise(
      .internalInconsistency,
      "Could not load NIB in bundle: '\(bundle ?? .main)' with name '\(name)'" + (detail.map { ": \($0)" } ?? ""))
  }

  /// Information about the document that UIKit's API does not provide.
  public var inspection: NibInspection { NibInspection(issues: lastIssues) }
}

/// The result of creating the objects of a document.
public struct NibInspection: Sendable {
  /// The issues found when the document was last instantiated, in order.
  public let issues: [NibIssue]
}

extension InterfaceTraits {
  /// Creates the size classes of `traits`.
  @MainActor
  init(_ traits: UITraitCollection) {
    func sizeClass(_ value: UIUserInterfaceSizeClass) -> SizeClass {
      switch value {
      case .compact: .compact
      case .regular: .regular
      case .unspecified: .any
      }
    }
    self.init(width: sizeClass(traits.horizontalSizeClass), height: sizeClass(traits.verticalSizeClass))
  }
}

extension Bundle {
  /// Creates the objects of the document `name`, connects them to `owner`, and returns the top-level objects, or `nil`
  /// when the document does not exist.
  @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    guard UINib.exists(name, in: self) else { return nil }
    return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
