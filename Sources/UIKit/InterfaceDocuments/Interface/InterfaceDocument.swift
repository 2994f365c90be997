// SPDX-License-Identifier: MIT

import LayoutModel

/// The object model of an Interface Builder document: scenes, views, constraints and connections.
///
/// It is a thin layer over a ``MarkupDocument``. Scenes, views and constraints are structures that read their element
/// on each access, so edits are visible immediately. All other content remains available in the elements.
///
/// ```swift
/// let document = try InterfaceDocument(contentsOf: path)
/// for scene in document.scenes {
///   for root in scene.roots {
///     for view in root.tree where !view.translatesMask {
///       report(view.id, view.className, view.frame, view.constraints.map(\.constant))
///     }
///   }
/// }
/// ```
public final class InterfaceDocument {
  /// The XML document.
  public let markup: MarkupDocument
  /// The elements by identifier; `nil` until they are first used.
  private var index: InterfaceIndex?

  /// Creates the object model of `markup`.
  ///
  /// - Throws: ``InterfaceError`` if the XML is not a document for iOS.
  public init(_ markup: MarkupDocument) throws(InterfaceError) {
    self.markup = markup
    let root = markup.root
    let position = root.position ?? .start
    guard root.name == "document" else { throw .notADocument(element: root.name, at: position) }
    let type = root["type"] ?? root["targetRuntime"] ?? ""
    guard type.contains("CocoaTouch"), !type.contains("Cocoa.XIB") else {
      throw .unsupportedKind(type, at: root.position(of: "type") ?? position)
    }
  }

  /// Reads the file at `path`.
  ///
  /// - Throws: ``InterfaceError`` if the file cannot be read or is not a document for iOS.
  public convenience init(contentsOf path: String) throws(InterfaceError) {
    try self.init(Self.markup(contentsOf: path))
  }

  /// Reads a document from `bytes`.
  ///
  /// - Throws: ``InterfaceError`` if the bytes are not a document for iOS.
  public convenience init(bytes: [UInt8]) throws(InterfaceError) {
    try self.init(Self.markup(bytes: bytes))
  }

  private static func markup(contentsOf path: String) throws(InterfaceError) -> MarkupDocument {
    do throws(MarkupError) { return try MarkupDocument(contentsOf: path) } catch { throw .markup(error) }
  }

  private static func markup(bytes: [UInt8]) throws(InterfaceError) -> MarkupDocument {
    do throws(MarkupError) { return try MarkupDocument(bytes: bytes) } catch { throw .markup(error) }
  }

  // MARK: Document properties

  private var root: MarkupElement { markup.root }

  /// Whether the document is a storyboard.
  public var isStoryboard: Bool { root.element("scenes") != nil || (root["type"] ?? "").contains("Storyboard") }

  /// The version of Interface Builder that wrote the document.
  public var toolsVersion: InterfaceToolsVersion { InterfaceToolsVersion(root["toolsVersion"] ?? "") }

  /// Whether the document uses Auto Layout.
  public var usesAutoLayout: Bool { root["useAutolayout"] == "YES" }

  /// Whether the document uses size classes.
  public var usesTraitCollections: Bool { root["useTraitCollections"] == "YES" }

  /// Whether scenes use safe areas instead of top and bottom layout guides.
  public var usesSafeAreas: Bool { root["useSafeAreas"] == "YES" }

  /// The device whose screen determined the stored frames; `nil` for the square canvas before Xcode 8.
  public var device: InterfaceDevice? { root.element("device").flatMap(InterfaceDevice.init) }

  /// The size classes of the canvas.
  public var traits: InterfaceTraits { usesTraitCollections ? device?.traits ?? .any : .any }

  /// The identifier of the initial controller, or `nil`.
  public var initialController: String? { root["initialViewController"] }

  /// The scenes of a storyboard; for a nib, one scene with all its objects.
  public var scenes: [InterfaceScene] {
    if let scenes = root.element("scenes") { return scenes.elements("scene").map { InterfaceScene($0, in: self) } }
    return root.element("objects").map { [InterfaceScene($0, in: self)] } ?? []
  }

  /// The sizes of images by name, in points, as recorded by Interface Builder.
  public var imageSizes: [String: Size] {
    var sizes: [String: Size] = [:]
    for image in root.element("resources")?.elements("image") ?? [] {
      guard let name = image["name"], let size = Size(image) else { continue }
      sizes[name] = size
    }
    return sizes
  }

  /// The files of fonts included with the document, by PostScript name.
  public var fontFiles: [String: String] {
    var files: [String: String] = [:]
    for file in root.element("customFonts")?.elements ?? [] {
      for name in file.elements("string") { files[name.text] = file["key"] }
    }
    return files
  }

  /// The definitions of colors by name.
  public var namedColors: [String: MarkupElement] {
    var colors: [String: MarkupElement] = [:]
    for color in root.element("resources")?.elements ?? []
    where color.name == "namedColor" || color.name == "systemColor" {
      guard let name = color["name"], let value = color.elements.first else { continue }
      colors[name] = value
    }
    return colors
  }

  // MARK: Objects by identifier

  /// Returns the first object with the given identifier: a view, controller, constraint or guide.
  public func object(_ id: String) -> MarkupElement? { currentIndex.objects[id] }

  /// Returns the first view or guide with the given identifier.
  public func layoutItem(_ id: String) -> MarkupElement? { currentIndex.layoutItems[id] }

  /// The objects that have the identifier of an earlier object. Manual merges can create such documents.
  public var duplicates: [MarkupElement] { currentIndex.duplicates }

  /// The identifiers that several objects have, in the order of the document.
  public var repeatedIdentifiers: [RepeatedIdentifier] {
    var order: [String] = []
    var later: [String: [MarkupElement]] = [:]
    for element in duplicates {
      guard let id = element["id"] else { continue }
      if later[id] == nil { order.append(id) }
      later[id, default: []].append(element)
    }
    return order.compactMap { id in
      guard let first = object(id), let others = later[id] else { return nil }
      return RepeatedIdentifier(id: id, objects: [first] + others)
    }
  }

  /// Discards the index of identifiers. Call it after inserting or removing elements with identifiers.
  public func invalidateIndex() { index = nil }

  private var currentIndex: InterfaceIndex {
    if let index { return index }
    let made = InterfaceIndex(root)
    index = made
    return made
  }
}
