// SPDX-License-Identifier: MIT

/// A scene of a storyboard, or all objects of a nib.
public struct InterfaceScene {
  /// The `scene` element of a storyboard, or the `objects` element of a nib.
  public let element: MarkupElement
  /// The document that contains the element.
  public let document: InterfaceDocument

  init(_ element: MarkupElement, in document: InterfaceDocument) {
    self.element = element
    self.document = document
  }

  /// The identifier of the scene; in a nib, that of the first view.
  public var id: String { element["sceneID"] ?? roots.first?.id ?? "" }

  /// The objects of the scene: controller, placeholders, views, gesture recognizers.
  public var objects: [MarkupElement] {
    element.name == "objects" ? element.elements : element.element("objects")?.elements ?? []
  }

  /// The controller; `nil` for a nib without one, and for a reference to another storyboard.
  public var controller: InterfaceController? {
    objects.first(where: InterfaceController.isController).map { InterfaceController($0, in: document) }
  }

  /// Returns whether `root` is the view of the scene's controller; in a nib, that of the owner, which has an outlet to it.
  package func isView(_ root: InterfaceView) -> Bool {
    if let view = controller?.view { return view.id == root.id }
    return objects.contains { object in
      InterfaceConnection.all(of: object).contains { $0.property == "view" && $0.destination == root.id }
    }
  }

  /// The views without a superview: the controller's view, views in bars, and other top-level views.
  public var roots: [InterfaceView] {
    InterfaceView.outermost(in: objects, of: document)
  }

  /// All views, superviews before their subviews.
  public var views: [InterfaceView] { roots.flatMap(\.tree) }
}
