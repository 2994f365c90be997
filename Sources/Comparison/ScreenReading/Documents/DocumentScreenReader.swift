// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import LayoutModel
import ScreenComparison

/// Reads one scene of a document.
struct DocumentScreenReader {
  private let scene: InterfaceScene
  private let names: SceneNames
  private let path: String
  private let colors: ComparedColors
  private let bars: ControllerBars
  /// The elements with their markup, in the order of the screen.
  private var objects: [MarkupElement] = []
  private var elements: [ComparedElement] = []
  /// The indices of elements, by the identifiers of their objects.
  private var indices: [String: Int] = [:]
  /// The identifiers of the views that are accessories of cells by an outlet.
  private let accessories: Set<String>
  /// The owner and the kind of each guide, by its identifier.
  private var guides: [String: (owner: Int, kind: String)] = [:]

  init(_ scene: InterfaceScene, names: SceneNames, bars: ControllerBars, path: String) {
    self.bars = bars
    self.scene = scene
    self.names = names
    self.path = path
    colors = ComparedColors(scene.document)
    accessories = Set(
      scene.element.subtree.filter { DocumentWords.accessories.contains($0["property"] ?? "") }.compactMap {
        $0["destination"]
      })
  }

  mutating func screen() -> ComparedScreen {
    let controller = scene.objects.first(where: Self.isOwner)
    for object in scene.objects where !Self.isWithoutPlace(object) { visit(object, in: nil) }
    if let controller { visitContents(of: controller, in: nil) }
    var screen = ComparedScreen(name: names.name(of: scene), identities: identities(controller), source: path)
    if let controller {
      screen.properties = properties(of: controller).plain
      let kind = InterfaceController.isController(controller) ? DocumentWords.className(of: controller) : nil
      screen.properties["className"] = (controller["customClass"] ?? kind).map { .name($0) }
    }
    if let controller, controller["id"] == scene.document.initialController {
      screen.properties["isInitialViewController"] = .flag(true)
    }
    for bar in scene.controller.map(bars.bars) ?? [] { screen.properties[Self.property(of: bar)] = .flag(true) }
    for object in scene.objects where Self.isWithoutPlace(object) {
      screen.connections += connections(of: object)
    }
    nameByOutlets()
    for index in elements.indices { elements[index].connections = connections(of: objects[index]) }
    screen.elements = elements
    screen.constraints = elements.indices.flatMap { constraints(of: $0) }
    return screen
  }

  private static func property(of bar: ControllerBars.Bar) -> String {
    switch bar {
    case .navigationBar: "hasNavigationBar"
    case .tabBar: "hasTabBar"
    case .toolbar: "hasToolbar"
    }
  }

  private func identities(_ controller: MarkupElement?) -> [String] {
    guard scene.document.isStoryboard else { return [] }
    let given = [
      controller?["storyboardIdentifier"].map { "identifier " + $0 },
      (controller ?? scene.objects.first)?["id"].map { "id " + $0 },
      scene.element["sceneID"].map { "scene " + $0 }, controller?["customClass"].map { "class " + $0 },
      "name " + names.name(of: scene),
    ]
    return given.compactMap { $0 }
  }

  /// Whether an object is the controller of a scene or the owner of a nib.
  private static func isOwner(_ object: MarkupElement) -> Bool {
    InterfaceController.isController(object) || object["placeholderIdentifier"] == "IBFilesOwner"
  }

  /// Whether an object is not in the hierarchy of views.
  private static func isWithoutPlace(_ object: MarkupElement) -> Bool {
    isOwner(object) || ["placeholder", "exit", "viewControllerPlaceholder"].contains(object.name)
  }

  // MARK: Elements

  private mutating func visit(_ object: MarkupElement, in superview: Int?) {
    guard let id = object["id"], !DocumentWords.withoutElement.contains(object.name) else {
      visitContents(of: object, in: superview)
      return
    }
    let kind = DocumentWords.className(of: object)
    var element = ComparedElement(className: object["customClass"] ?? kind, kind: kind, superview: superview)
    element.objectID = id
    element.label = object["userLabel"]
    let values = properties(of: object)
    element.properties = values.plain
    element.variations = values.variations
    element.text = DocumentSentence.text(of: object)
    element.identifier = element.properties["accessibilityIdentifier"].flatMap { value in
      if case .text(let text) = value { return text }
      return nil
    }
    if InterfaceView.isView(object) {
      let view = InterfaceView(object, in: scene.document)
      element.isArranged = view.isArranged
      element.isPlacedByContainer = DocumentLayout.isPlacedByContainer(view)
      element.hasStoredFrame = DocumentLayout.isInput(view)
      element.hasPosition = !accessories.contains(id) && !DocumentWords.accessories.contains(object["key"] ?? "")
      if element.hasStoredFrame { element.frame = view.frame }
    }
    let index = elements.count
    elements.append(element)
    objects.append(object)
    indices[id] = indices[id] ?? index
    visitContents(of: object, in: index)
  }

  private mutating func visitContents(of object: MarkupElement, in superview: Int?) {
    for child in object.elements where !DocumentWords.withoutContents.contains(child.name) {
      if InterfaceGuide.isGuide(child), let id = child["id"] {
        let owner = superview ?? elements.count
        let kind = InterfaceGuide(child, owner: nil, in: scene.document).kind
        guides[id] = (owner, DocumentWords.guide(kind, of: child))
      } else {
        visit(child, in: superview)
      }
    }
  }

  private mutating func nameByOutlets() {
    for object in scene.objects.filter(Self.isWithoutPlace) + objects {
      for connection in InterfaceConnection.all(of: object) where connection.kind == .outlet {
        guard let index = connection.destination.flatMap({ indices[$0] }), elements[index].property == nil,
          let property = connection.property, !["view", "delegate", "dataSource"].contains(property)
        else { continue }
        elements[index].property = property
      }
    }
  }

  private func properties(of object: MarkupElement) -> ComparedProperties {
    ComparedProperties(object, colors: colors, isPlacedByFrame: isPlacedByFrame(object))
  }

  private func isPlacedByFrame(_ object: MarkupElement) -> Bool {
    InterfaceView.isView(object) && DocumentLayout.isInput(InterfaceView(object, in: scene.document))
  }

  // MARK: Connections

  private func connections(of object: MarkupElement) -> [ComparedConnection] {
    InterfaceConnection.all(of: object).compactMap { connection in
      let kind: ComparedConnection.Kind
      switch connection.kind {
      case .outlet, .outletCollection: kind = .outlet
      case .action: kind = .action
      case .segue: kind = .segue
      }
      let name = connection.selector ?? connection.property ?? connection.identifier ?? ""
      // The view of a controller or owner is not a choice of the author.
      if kind == .outlet, name == "view" { return nil }
      let element = connection.destination.flatMap { indices[$0] }
      return ComparedConnection(
        kind, name: name, detail: kind == .segue ? Self.detail(of: connection) : connection.element["eventType"],
        element: element, target: element == nil ? connection.destination.flatMap(target) : nil,
        targetID: connection.destination)
    }
  }

  /// The kind of a segue, with what its author chose besides.
  private static func detail(of segue: InterfaceConnection) -> String? {
    let styles = [("presentation style", "modalPresentationStyle"), ("transition style", "modalTransitionStyle")]
    let words = styles.compactMap { noun, name in segue.element[name].map { "the \(noun) \($0)" } }
    guard let kind = segue.segueKind, !words.isEmpty else { return segue.segueKind }
    return kind + " with " + words.joined(separator: " and ")
  }

  private func target(_ id: String) -> String {
    if let name = names[id] { return name }
    guard let object = scene.document.object(id) else { return "an object that does not exist" }
    return object.name == "constraint" ? "a constraint" : "the " + DocumentWords.noun(object.name)
  }

  // MARK: Constraints

  private func constraints(of index: Int) -> [ComparedConstraint] {
    guard InterfaceView.isView(objects[index]) else { return [] }
    let view = InterfaceView(objects[index], in: scene.document)
    return view.constraints.compactMap { constraint(of: $0, in: view) }
  }

  private func constraint(of interface: InterfaceConstraint, in view: InterfaceView) -> ComparedConstraint? {
    guard !interface.isPlaceholder, let attribute = interface.firstAttribute,
      let first = side(interface.firstItem, attribute)
    else { return nil }
    var second: ComparedConstraint.Side?
    if let item = interface.secondItem {
      guard let attribute = interface.secondAttribute, let side = side(item, attribute) else { return nil }
      second = side
    }
    var result = ComparedConstraint(
      first, interface.relation, second, multiplier: interface.multiplier, constant: interface.constant,
      priority: Float(interface.priority))
    result.objectID = interface.id
    result.isStandardSpacing = interface.isSymbolic
    result.name = interface.identifier
    result.isInstalled = !view.element.excluded("constraints", under: .any).contains(interface.id)
    for variation in interface.element.elements("variation") {
      guard let key = variation["key"], key != "default" else { continue }
      for name in ["constant", "multiplier", "priority"] {
        guard let number = variation[name].flatMap(InterfaceConstraint.ratio) else { continue }
        result.variations[DocumentWords.condition(key), default: [:]][name] = .number(number)
      }
    }
    for variation in view.element.elements("variation") {
      guard let key = variation["key"], key != "default" else { continue }
      for mask in variation.elements("mask") where mask["key"] == "constraints" {
        for entry in mask.elements where entry["reference"] == interface.id {
          result.variations[DocumentWords.condition(key), default: [:]]["isInstalled"] = .flag(entry.name == "include")
        }
      }
    }
    return result
  }

  private func side(_ id: String, _ attribute: LayoutAttribute) -> ComparedConstraint.Side? {
    if let index = indices[id] { return ComparedConstraint.Side(index, attribute) }
    guard let guide = guides[id], guide.owner < elements.count else { return nil }
    return ComparedConstraint.Side(guide.owner, guide: guide.kind, attribute)
  }
}
