// SPDX-License-Identifier: MIT

/// A document of Interface Builder by its meaning: scenes, views, constraints and what connects them.
///
/// A thin view over a ``MarkupDocument``: scenes, views and constraints are structs that read their element whenever they
/// are asked, so edits show at once. What the document says beyond that stays in the elements.
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
  /// The document as it stands in its file.
  public let markup: MarkupDocument
  /// The elements by identifier; nil until asked for.
  private var index: InterfaceIndex?

  /// The meaning of `markup`.
  ///
  /// - Throws: ``InterfaceError`` for XML that is no document for iOS.
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
  /// - Throws: ``InterfaceError``: why the file or what is in it cannot be read.
  public convenience init(contentsOf path: String) throws(InterfaceError) {
    try self.init(Self.markup(contentsOf: path))
  }

  /// Reads `bytes`.
  ///
  /// - Throws: ``InterfaceError``: why they cannot be read.
  public convenience init(bytes: [UInt8]) throws(InterfaceError) {
    try self.init(Self.markup(bytes: bytes))
  }

  private static func markup(contentsOf path: String) throws(InterfaceError) -> MarkupDocument {
    do throws(MarkupError) { return try MarkupDocument(contentsOf: path) } catch { throw .markup(error) }
  }

  private static func markup(bytes: [UInt8]) throws(InterfaceError) -> MarkupDocument {
    do throws(MarkupError) { return try MarkupDocument(bytes: bytes) } catch { throw .markup(error) }
  }

  // MARK: The document as a whole

  private var root: MarkupElement { markup.root }

  /// Whether it has scenes with controllers.
  public var isStoryboard: Bool { root.element("scenes") != nil || (root["type"] ?? "").contains("Storyboard") }

  /// The version of the tool that wrote it.
  public var toolsVersion: InterfaceToolsVersion { InterfaceToolsVersion(root["toolsVersion"] ?? "") }

  /// Whether views are placed by constraints.
  public var usesAutoLayout: Bool { root["useAutolayout"] == "YES" }

  /// Whether size classes count.
  public var usesTraitCollections: Bool { root["useTraitCollections"] == "YES" }

  /// Whether scenes have safe areas rather than top and bottom guides.
  public var usesSafeAreas: Bool { root["useSafeAreas"] == "YES" }

  /// The device on whose screen the stored frames were computed; nil for the square canvas before Xcode 8.
  public var device: InterfaceDevice? { root.element("device").flatMap(InterfaceDevice.init) }

  /// The size classes that hold on the canvas.
  public var traits: InterfaceTraits { usesTraitCollections ? device?.traits ?? .any : .any }

  /// The identifier of the controller to begin with; nil where there is none.
  public var initialController: String? { root["initialViewController"] }

  /// The scenes of a storyboard, or one scene of everything in a nib.
  public var scenes: [InterfaceScene] {
    if let scenes = root.element("scenes") { return scenes.elements("scene").map { InterfaceScene($0, in: self) } }
    return root.element("objects").map { [InterfaceScene($0, in: self)] } ?? []
  }

  /// The sizes of images by name, in points, as the tool knew them.
  public var imageSizes: [String: InterfaceSize] {
    var sizes: [String: InterfaceSize] = [:]
    for image in root.element("resources")?.elements("image") ?? [] {
      guard let name = image["name"], let size = InterfaceSize(image) else { continue }
      sizes[name] = size
    }
    return sizes
  }

  /// The files of the fonts that the document brings along, by PostScript name.
  public var fontFiles: [String: String] {
    var files: [String: String] = [:]
    for file in root.element("customFonts")?.elements ?? [] {
      for name in file.elements("string") { files[name.text] = file["key"] }
    }
    return files
  }

  /// The definitions of colours by name.
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

  /// The first object called `id`: a view, a controller, a constraint, a guide.
  public func object(_ id: String) -> MarkupElement? { currentIndex.objects[id] }

  /// The first object called `id` that a constraint can be between: a view or a guide.
  public func layoutItem(_ id: String) -> MarkupElement? { currentIndex.layoutItems[id] }

  /// Objects whose identifier another object before them has. Documents that were merged by hand have such.
  public var duplicates: [MarkupElement] { currentIndex.duplicates }

  /// Forgets where identifiers are. Call it after elements with identifiers were put in or taken out.
  public func invalidateIndex() { index = nil }

  private var currentIndex: InterfaceIndex {
    if let index { return index }
    let made = InterfaceIndex(root)
    index = made
    return made
  }
}
