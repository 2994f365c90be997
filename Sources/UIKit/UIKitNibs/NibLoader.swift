// SPDX-License-Identifier: MIT

internal import InterfaceDocuments

/// Creates the objects of a nib once.
@MainActor
struct NibLoader {
  let builder: NibBuilder
  let owner: NSObject?
  let externals: [String: NSObject]

  /// Creates the top-level objects, connects them, and calls `awakeFromNib` on them.
  func load() -> [NSObject] {
    let elements = builder.document.scenes.first?.objects ?? []
    builder.owner = owner
    var objects: [NSObject] = []
    for element in elements {
      guard let object = make(element) else { continue }
      if element.name != "placeholder" { objects.append(object) }
    }
    for element in elements where InterfaceView.isView(element) {
      builder.installConstraints(in: InterfaceView(element, in: builder.document))
    }
    builder.connect(elements)
    builder.wake(elements)
    return objects
  }

  private func make(_ element: MarkupElement) -> NSObject? {
    if InterfaceView.isView(element) { return builder.makeTree(InterfaceView(element, in: builder.document)) }
    let object = makeOther(element)
    if let object, let id = element["id"] { builder.otherObjects[id] = object }
    return object
  }

  private func makeOther(_ element: MarkupElement) -> NSObject? {
    switch element.name {
    case "placeholder":
      switch element["placeholderIdentifier"] {
      case "IBFilesOwner": return owner
      case "IBFirstResponder", nil: return nil
      case let name?: return externals[name]
      }
    case "viewController", "tableViewController", "collectionViewController", "navigationController":
      return builder.makeController(InterfaceController(element, in: builder.document))
    default: return builder.makePlainObject(element)
    }
  }
}

extension NibBuilder {
  /// Creates a gesture recognizer or an object of a custom class. For anything else, returns `nil` and records an
  /// issue.
  func makePlainObject(_ element: MarkupElement) -> NSObject? {
    if let recognizer = makeRecognizer(element) { return recognizer }
    if let name = element["customClass"], element.name == "customObject" {
      if let object = NibRegistry.make(name, module: element["customModule"]) { return object }
      note(.unknownClass(name, replacedBy: "NSObject"), at: element, "customClass")
      return NSObject()
    }
    if element.name == "barButtonItem" { return barButtonItems("item", of: MarkupElement("bar"))?.first }
    note(.unknownElement(element.name), at: element)
    return nil
  }

  private func makeRecognizer(_ element: MarkupElement) -> UIGestureRecognizer? {
    func count(_ name: String) -> Int? { element[name].flatMap { Int($0) } }
    switch element.name {
    case "tapGestureRecognizer":
      let recognizer = UITapGestureRecognizer()
      recognizer.numberOfTapsRequired = count("numberOfTapsRequired") ?? 1
      return recognizer
    // The document format uses the misspelled name.
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      let recognizer = UILongPressGestureRecognizer()
      recognizer.minimumPressDuration = element.number("minimumPressDuration") ?? 0.5
      return recognizer
    case "panGestureRecognizer": return UIPanGestureRecognizer()
    case "swipeGestureRecognizer":
      let recognizer = UISwipeGestureRecognizer()
      let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "left": .left, "right": .right, "up": .up, "down": .down,
      ]
      recognizer.direction = directions[element.element(key: "direction")?.attributes.last?.name ?? ""] ?? .right
      return recognizer
    case "pinchGestureRecognizer": return UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": return UIRotationGestureRecognizer()
    default: return nil
    }
  }
}
