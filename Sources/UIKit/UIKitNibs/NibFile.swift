// SPDX-License-Identifier: MIT

internal import InterfaceDocuments

/// The document of a ``UINib``. It is read when its objects are first created, and then stored.
@MainActor
final class NibFile: NibContents {
  /// The source of the objects.
  enum Source {
    case name(String, Bundle?)
    case data(Data, Bundle?)
  }

  private let source: Source
  private var document: InterfaceDocument?
  /// The issues of the last instantiation.
  private(set) var lastIssues: [NibIssue] = []

  init(_ source: Source) { self.source = source }

  package func instantiate(withOwner owner: Any?, options: [UINib.OptionsKey: Any]?) -> [Any] {
    guard let document = readDocument() else { return [] }
    let builder = NibBuilder(document, settings: settings)
    let externals = options?[.externalObjects] as? [String: NSObject] ?? [:]
    let objects = NibLoader(builder: builder, owner: owner as? NSObject, externals: externals).load()
    lastIssues = builder.issues
    return objects
  }

  private var bundle: Bundle? {
    switch source {
    case .name(_, let bundle), .data(_, let bundle): bundle
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
    }
  }

  private func raise(_ detail: String?) {
    let name =
      if case .name(let name, _) = source { name } else { "(data)" }
    LayoutException.raise(
      .internalInconsistency,
      "Could not load NIB in bundle: '\(bundle ?? .main)' with name '\(name)'" + (detail.map { ": \($0)" } ?? ""))
  }
}

/// A part of a document, such as the prototype of a cell, as a separate nib.
@MainActor
final class NibPart: NibContents {
  private let make: @MainActor () -> [Any]

  init(_ make: @escaping @MainActor () -> [Any]) { self.make = make }

  package func instantiate(withOwner owner: Any?, options: [UINib.OptionsKey: Any]?) -> [Any] { make() }
}
