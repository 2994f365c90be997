// SPDX-License-Identifier: MIT

package import InterfaceDocuments

/// A document of Interface Builder, kept ready to make its objects as often as wanted.
///
/// Differs from UIKit: documents are read as Xcode writes them (`.xib`), not compiled. Classes, outlets and actions of the app
/// are found through ``NibRegistry``.
///
/// Source: Apple, `UINib`.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// What `instantiate(withOwner:options:)` can be told.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The letters.
    public let rawValue: String
    /// The key of these letters.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects that the document refers to by identifier, as a dictionary by those identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Where a document comes from.
  private enum Source {
    case name(String, Bundle?)
    case data(Data, Bundle?)
    /// A part of a document, such as a prototype.
    case part(@MainActor () -> [Any])
  }

  private let source: Source
  private var document: InterfaceDocument?
  private var lastIssues: [NibIssue] = []

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

  /// What makes the objects of a part of a document.
  init(part: @escaping @MainActor () -> [Any]) {
    source = .part(part)
    super.init()
  }

  /// Makes the document's objects anew, connects them to `ownerOrNil`, and returns those at the top level.
  ///
  /// Raises `NSInternalInconsistencyException` where there is no such document, with UIKit's text; the result is then empty.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    if case .part(let make) = source { return make() }
    guard let document = readDocument() else { return [] }
    let builder = NibBuilder(document, settings: settings)
    let externals = optionsOrNil?[.externalObjects] as? [String: NSObject] ?? [:]
    let objects = NibLoader(builder: builder, owner: ownerOrNil as? NSObject, externals: externals).load()
    lastIssues = builder.issues
    return objects
  }

  /// Whether the document `name` is in `bundle`.
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

  /// What Tinamou can say of the document beyond UIKit's API.
  public var inspection: NibInspection { NibInspection(issues: lastIssues) }
}

/// What came up while a document was made into objects.
public struct NibInspection: Sendable {
  /// What could not be made as the document has it when it was last instantiated, in the order found.
  public let issues: [NibIssue]
}

extension InterfaceTraits {
  /// The size classes of `traits`.
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
  /// Makes the objects of the document `name`, connects them to `owner`, and returns those at the top level; nil where there
  /// is no such document.
  @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    guard UINib.exists(name, in: self) else { return nil }
    return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
