// SPDX-License-Identifier: MIT

import LayoutModel

/// Writes a nib document of Interface Builder. The names of views become their labels.
public struct InterfaceDocumentWriter: LayoutWriter {
  /// Creates a writer.
  public init() {}

  /// Returns the document. See ``LayoutWriter/text(for:)``.
  public func text(for description: LayoutDescription) throws(ConversionError) -> String {
    var names = DocumentIdentifiers()
    let root = try DocumentViews(description: description).element(&names)
    let owner = owner(of: description, &names)
    var document = WrittenElement(
      name: "document",
      attributes: [
        ("type", "com.apple.InterfaceBuilder3.CocoaTouch.XIB"), ("version", "3.0"),
        ("toolsVersion", description.screen.toolsVersion ?? Self.toolsVersion), ("targetRuntime", "iOS.CocoaTouch"),
        ("propertyAccessControl", "none"), ("useAutolayout", "YES"), ("useTraitCollections", "YES"),
        ("useSafeAreas", "YES"), ("colorMatched", "YES"),
      ])
    document.elements = [
      device(description.screen), dependencies, fonts(description.fontFiles), objects(owner, root), resources(names),
    ].compactMap { $0 }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + document.lines().joined(separator: "\n") + "\n"
  }

  /// Returns what a document does not have. See ``LayoutWriter/omissions(of:)``.
  public func omissions(of description: LayoutDescription) -> [ConversionOmission] {
    description.omissions + description.imageContents + description.properties(without: DocumentProperties.has)
      + description.views.flatMap(DocumentTexts.omissions)
  }

  /// The version of a document that is not made from another one: that of Xcode 15.
  static let toolsVersion = "22505"

  /// The device of the canvas; one with the same number of pixels per point if the screen is not a device of Interface
  /// Builder.
  private func device(_ screen: DescribedScreen) -> WrittenElement? {
    if screen.documentDevice == nil, screen.toolsVersion != nil { return nil }
    let name = screen.documentDevice ?? (screen.scale == 3 ? "retina6_12" : "retina6_1")
    return WrittenElement(
      name: "device",
      attributes: [
        ("id", name), ("orientation", screen.isLandscape ? "landscape" : "portrait"), ("appearance", "light"),
      ])
  }

  private var dependencies: WrittenElement {
    WrittenElement(
      name: "dependencies",
      elements: [
        WrittenElement(name: "deployment", attributes: [("identifier", "iOS")]),
        WrittenElement(
          name: "plugIn",
          attributes: [("identifier", "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"), ("version", "22504")]),
        WrittenElement(
          name: "capability", attributes: [("name", "Safe area layout guides"), ("minToolsVersion", "9.0")]),
      ])
  }

  /// The files of embedded fonts with the names of their fonts, in alphabetical order.
  private func fonts(_ files: [String: String]) -> WrittenElement? {
    guard !files.isEmpty else { return nil }
    let names = Dictionary(grouping: files.keys.sorted()) { files[$0] ?? "" }
    return WrittenElement(
      name: "customFonts", attributes: [("key", "customFonts")],
      elements: names.sorted { $0.key < $1.key }.map { file, names in
        WrittenElement(
          name: "array", attributes: [("key", file)], elements: names.map { WrittenElement(name: "string", text: $0) })
      })
  }

  /// The placeholder of the owner, with its outlets.
  private func owner(of description: LayoutDescription, _ names: inout DocumentIdentifiers) -> WrittenElement {
    var owner = WrittenElement(
      name: "placeholder",
      attributes: [("placeholderIdentifier", "IBFilesOwner"), ("id", "-1"), ("userLabel", "File's Owner")])
    owner.set("customClass", description.ownerClass)
    var connections = WrittenElement(name: "connections")
    for outlet in description.outlets {
      var element = WrittenElement(
        name: outlet.isCollection ? "outletCollection" : "outlet",
        attributes: [
          ("property", outlet.property), ("destination", names.identifier(of: .view(outlet.view))),
        ])
      if outlet.isCollection { element.set("collectionClass", "NSMutableArray") }
      element.set("id", names.make())
      connections.elements.append(element)
    }
    if !connections.elements.isEmpty { owner.elements = [connections] }
    return owner
  }

  private func objects(_ owner: WrittenElement, _ root: WrittenElement) -> WrittenElement {
    let responder = WrittenElement(
      name: "placeholder",
      attributes: [("placeholderIdentifier", "IBFirstResponder"), ("id", "-2"), ("customClass", "UIResponder")])
    return WrittenElement(name: "objects", elements: [owner, responder, root])
  }

  private func resources(_ names: DocumentIdentifiers) -> WrittenElement? {
    guard !names.images.isEmpty else { return nil }
    return WrittenElement(
      name: "resources",
      elements: names.images.map { name, size in
        WrittenElement(
          name: "image",
          attributes: [
            ("name", name), ("width", NumberText.text(size.width)), ("height", NumberText.text(size.height)),
          ])
      })
  }
}
