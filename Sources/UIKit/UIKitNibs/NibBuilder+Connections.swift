// SPDX-License-Identifier: MIT

internal import InterfaceDocuments

/// Outlets, actions, gestures and runtime attributes.
extension NibBuilder {
  /// Returns the created object with the identifier `id`, or `nil`.
  func object(_ id: String) -> NSObject? {
    views[id] ?? otherObjects[id] ?? constraints[id] ?? guides[id]
  }

  /// Creates the connections of `elements` and their descendants, then sets their runtime attributes.
  func connect(_ elements: [MarkupElement]) {
    let connected = elements.flatMap(\.subtree).filter { $0.element("connections") != nil }
    for element in connected {
      guard let source = element["id"].flatMap(object) else { continue }
      var collections: [String: [NSObject]] = [:]
      for connection in InterfaceConnection.all(of: element) {
        connect(connection, of: source, &collections)
      }
      for (name, objects) in collections { set(name, of: source, to: objects, at: element) }
    }
    for element in elements.flatMap(\.subtree) {
      if let attributes = element.element("userDefinedRuntimeAttributes"), let object = element["id"].flatMap(object) {
        for attribute in attributes.elements { setRuntimeAttribute(attribute, of: object) }
      }
    }
  }

  private func connect(
    _ connection: InterfaceConnection, of source: NSObject, _ collections: inout [String: [NSObject]]
  ) {
    switch connection.kind {
    case .outlet:
      guard let name = connection.property, let target = target(of: connection) else { return }
      (source as? UIResponder)?.addOutlet(target, name)
      setOutlet(name, of: source, to: target, at: connection.element)
    case .outletCollection:
      guard let name = connection.property, let target = target(of: connection) else { return }
      (source as? UIResponder)?.addOutlet(target, name)
      if let recognizer = target as? UIGestureRecognizer, let view = source as? UIView {
        view.addGestureRecognizer(recognizer)
      } else {
        collections[name, default: []].append(target)
      }
    case .action: connectAction(connection, of: source)
    case .segue: connectSegue(connection, of: source)
    }
  }

  private func target(of connection: InterfaceConnection) -> NSObject? {
    guard let id = connection.destination else { return nil }
    if let object = object(id) { return object }
    if document.object(id) == nil { note(.missingObject(id), at: connection.element, "destination") }
    return nil
  }

  // MARK: Outlets

  /// Sets an outlet: those of UIKit's classes directly, and others through the registry. An outlet that is not
  /// registered can still be accessed by name.
  private func setOutlet(_ name: String, of source: NSObject, to target: NSObject, at element: MarkupElement) {
    switch (source, name) {
    case (let controller as UIViewController, "view"): controller.view = target as? UIView
    case (let table as UITableView, "dataSource"): table.dataSource = target as? any UITableViewDataSource
    case (let table as UITableView, "delegate"): table.delegate = target as? any UITableViewDelegate
    case (let list as UICollectionView, "dataSource"): list.dataSource = target as? any UICollectionViewDataSource
    case (let list as UICollectionView, "delegate"): list.delegate = target as? any UICollectionViewDelegate
    case (let picker as UIPickerView, "dataSource"): picker.dataSource = target as? any UIPickerViewDataSource
    case (let picker as UIPickerView, "delegate"): picker.delegate = target as? any UIPickerViewDelegate
    case (let field as UITextField, "delegate"): field.delegate = target as? any UITextFieldDelegate
    case (let text as UITextView, "delegate"): text.delegate = target as? any UITextViewDelegate
    case (let bar as UISearchBar, "delegate"): bar.delegate = target as? any UISearchBarDelegate
    case (let scroll as UIScrollView, "delegate"): scroll.delegate = target as? any UIScrollViewDelegate
    case (let field as UITextField, "inputView"): field.inputView = target as? UIView
    default: set(name, of: source, to: target, at: element)
    }
  }

  private func set(_ name: String, of source: NSObject, to value: Any, at element: MarkupElement) {
    if NibRegistry.set(name, of: source, to: value) { return }
    note(.unknownProperty(name, className: String(describing: type(of: source))), at: element, "property")
  }

  // MARK: Actions

  private func connectAction(_ connection: InterfaceConnection, of source: NSObject) {
    guard let selector = connection.selector else { return }
    if isFirstResponder(connection) { return send(Selector(selector), to: nil, from: source, connection) }
    guard let target = target(of: connection) else { return }
    guard let action = NibRegistry.action(selector, of: target) else {
      if Message.responds(target, to: Selector(selector)) {
        return send(Selector(selector), to: target, from: source, connection)
      }
      note(
        .unknownAction(selector, className: String(describing: type(of: target))), at: connection.element,
        "selector")
      return
    }
    respond(of: source, to: connection) { [weak target] sender in
      if let target { action(target, sender) }
    }
  }

  /// Returns whether the target of a connection is the placeholder of the first responder.
  private func isFirstResponder(_ connection: InterfaceConnection) -> Bool {
    guard let id = connection.destination, let element = document.object(id) else { return false }
    return element["placeholderIdentifier"] == "IBFirstResponder"
  }

  /// Sends an action to `target`, or to the responder chain, when the primary event of `source` occurs.
  private func send(
    _ action: Selector, to target: NSObject?, from source: NSObject, _ connection: InterfaceConnection
  ) {
    switch source {
    case let control as UIControl: control.addTarget(target, action: action, for: Self.event(of: connection))
    case let item as UIBarButtonItem:
      item.target = target
      item.action = action
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    default:
      respond(of: source, to: connection) { [weak target] sender in
        if let target { ActionMessage(action: action, sender: sender, event: nil).send(to: target, from: nil) }
      }
    }
  }

  private func connectSegue(_ connection: InterfaceConnection, of source: NSObject) {
    guard !(source is UIViewController), let controller = owner as? UIViewController else { return }
    let element = connection.element
    guard connection.segueKind != "embed" else { return }
    respond(of: source, to: connection) { [weak controller] sender in
      controller?.perform(segue: element, sender: sender)
    }
  }

  /// Calls `body` with the sender when the primary event of `source` occurs.
  private func respond(
    of source: NSObject, to connection: InterfaceConnection, _ body: @escaping @MainActor (NSObject) -> Void
  ) {
    switch source {
    case let control as UIControl:
      control.addAction(
        UIAction { [weak control] _ in control.map { body($0) } }, for: Self.event(of: connection))
    case let item as UIBarButtonItem:
      item.primaryAction =
        item.primaryAction
        ?? UIAction(title: item.title ?? "", image: item.image) { [weak item] _ in
          item.map { body($0) }
        }
    case let recognizer as UIGestureRecognizer:
      // Gesture recognizers do not retain their targets, and only the objects of a nib exist after it was loaded, so
      // the recognizer is its own target.
      recognizer.addTarget(recognizer) { _ in { (sender: UIGestureRecognizer) in body(sender) } }
    case let cell as UITableViewCell:
      if connection.element["trigger"] == "accessoryAction" {
        cell.accessoryAction = { [unowned cell] in body(cell) }
      } else {
        cell.selectionAction = { [unowned cell] in body(cell) }
      }
    case let cell as UICollectionViewCell: cell.selectionAction = { [unowned cell] in body(cell) }
    default: break
    }
  }

  private static func event(of connection: InterfaceConnection) -> UIControl.Event {
    connection.element["eventType"].flatMap { events[$0] } ?? .touchUpInside
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  // MARK: Awaking from the nib

  /// Calls `awakeFromNib` once on each of the objects of `elements` and their descendants, descendants first.
  func wake(_ elements: [MarkupElement]) {
    var woken: Set<ObjectIdentifier> = []
    for element in elements.flatMap(\.subtree).reversed() {
      guard let object = element["id"].flatMap(object), object !== owner,
        woken.insert(ObjectIdentifier(object)).inserted
      else { continue }
      (object as? UIResponder)?.awakeFromNib()
      (object as? UIBarItem)?.awakeFromNib()
    }
  }
}

extension UIResponder {
  /// Records the target of an outlet.
  func addOutlet(_ target: NSObject, _ name: String) {
    let outlets = nibOutlets ?? NibOutlets()
    outlets.add(target, to: name)
    nibOutlets = outlets
  }
}
