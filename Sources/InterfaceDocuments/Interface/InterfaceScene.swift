// SPDX-License-Identifier: MIT

/// A scene of a storyboard, or everything in a nib.
public struct InterfaceScene {
  /// The `scene` element of a storyboard, the `objects` element of a nib.
  public let element: MarkupElement
  /// The document it is in.
  public let document: InterfaceDocument

  init(_ element: MarkupElement, in document: InterfaceDocument) {
    self.element = element
    self.document = document
  }

  /// The scene's identifier; in a nib that of the first view.
  public var id: String { element["sceneID"] ?? roots.first?.id ?? "" }

  /// What stands in the scene: controller, placeholders, views, gesture recognizers.
  public var objects: [MarkupElement] {
    element.name == "objects" ? element.elements : element.element("objects")?.elements ?? []
  }

  /// The controller; nil in a nib without one, and where the scene only refers to another storyboard.
  public var controller: InterfaceController? {
    objects.first(where: InterfaceController.isController).map { InterfaceController($0, in: document) }
  }

  /// The views that are in no other view: the controller's own, bars and titles, and those beside it.
  public var roots: [InterfaceView] {
    InterfaceView.outermost(in: objects, of: document)
  }

  /// All views, each before what is in it.
  public var views: [InterfaceView] { roots.flatMap(\.tree) }
}
