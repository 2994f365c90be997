// SPDX-License-Identifier: MIT

public import InterfaceBuilder
import InterfaceDocuments
import Tinamou

extension LayoutDescription {
  /// Describes a top-level view of a document that was laid out on a canvas. Names come from the outlets, then from the
  /// labels that the author gave, then from the texts of the views.
  @MainActor
  public init(of root: CanvasView, in scene: CanvasScene, of canvas: Canvas) throws(ConversionError) {
    let interfaces = Dictionary(
      scene.views.map { (ObjectIdentifier($0.view), $0.interface) }, uniquingKeysWith: { first, _ in first })
    let names = DocumentNaming(scene.scene)
    var reader = DescriptionReader(
      includes: { interfaces[ObjectIdentifier($0)] != nil },
      name: { interfaces[ObjectIdentifier($0)].flatMap(names.name) },
      customClass: { view in
        guard let interface = interfaces[ObjectIdentifier(view)] else { return nil }
        return interface.customClass
          ?? (ViewClasses.standard(for: view).name == interface.baseClassName ? nil : interface.baseClassName)
      },
      fontName: { interfaces[ObjectIdentifier($0)]?.element.element(key: "fontDescription")?["name"] })
    var screen = DescribedScreen(of: root.view)
    screen.system = canvas.systemOfRules.rawValue
    screen.documentDevice = canvas.document.device?.name
    screen.isLandscape = canvas.document.device?.isLandscape ?? false
    screen.toolsVersion = canvas.document.markup.root["toolsVersion"]
    self = try reader.description(of: root.view, on: screen, constraints: [])
    fontFiles = canvas.document.fontFiles
    if let owner = scene.scene.owner(of: root.interface) {
      ownerClass = owner["customClass"]
      outlets = InterfaceConnection.all(of: owner).compactMap { connection in
        guard connection.kind == .outlet || connection.kind == .outletCollection, let property = connection.property,
          let view = scene.views.first(where: { $0.interface.id == connection.destination })?.view,
          let index = reader.index(of: view)
        else { return nil }
        return DescribedOutlet(property: property, view: index, isCollection: connection.kind == .outletCollection)
      }
    }
    var described: [String: String] = [:]
    for view in scene.views { described[view.interface.id] = reader.describedName(of: view.view, in: self) }
    let unread = DocumentOmissions(names: described, installed: Set(scene.views.map(\.interface.id)))
    // What the document says is named as in the document.
    omissions = unread.all(of: root.interface, in: scene.scene)
    // A constraint that UIKit refuses does not exist in the layout.
    for view in root.interface.tree {
      for constraint in view.constraints(under: canvas.document.traits) where canvas.constraints[constraint.id] == nil {
        omissions.append(
          ConversionOmission(
            view: described[view.id] ?? self.root.name, subject: "the constraint \(constraint.id), which UIKit refuses")
        )
      }
    }
  }
}
