// SPDX-License-Identifier: MIT

package import InterfaceDocuments

/// The loading of views and performing of segues from documents.
extension UIViewController {
  /// The storyboard scene from which the controller was created, in the representation of documents.
  var nibScene: NibScene? { scene as? NibScene }

  /// The name of the nib of a controller that names none.
  var impliedNibName: String? {
    let name = String(describing: type(of: self))
    guard name != "UIViewController" else { return nil }
    let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : nil
    return [short, name].compactMap { $0 }.first { UINib.exists($0, in: nibBundle) }
  }

  /// Takes from an element whether the view extends under bars.
  package func loadExtendedLayout(from element: MarkupElement) {
    extendedLayoutIncludesOpaqueBars = element.flag("extendedLayoutIncludesOpaqueBars")
    guard let edges = element.element(key: "edgesForExtendedLayout") else { return }
    let names: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
    edgesForExtendedLayout = names.reduce(into: []) { extended, edge in
      if edges.flag(edge.0) { extended.insert(edge.1) }
    }
  }

  // MARK: Segues

  /// Performs the segue that a control has triggered, unless `shouldPerformSegue(withIdentifier:sender:)` returns
  /// `false`.
  func perform(segue element: MarkupElement, sender: Any?) {
    guard let nibScene else { return }
    let segue = InterfaceConnection(element: element, kind: .segue)
    if let identifier = segue.identifier, !shouldPerformSegue(withIdentifier: identifier, sender: sender) { return }
    go(segue, sender, in: nibScene)
  }

  fileprivate func go(_ connection: InterfaceConnection, _ sender: Any?, in scene: NibScene) {
    if connection.segueKind == "unwind" { return unwind(connection, sender, in: scene) }
    guard let id = connection.destination,
      let destination = scene.file.makeController(id, creator: segueAction(connection, sender))
    else { return }
    if let style = scene.builder.option(
      "modalPresentationStyle", of: connection.element, NibScene.presentationStyles)
    {
      destination.modalPresentationStyle = style
    }
    if let style = scene.builder.option(
      "modalTransitionStyle", of: connection.element, NibScene.modalTransitionStyles)
    {
      destination.modalTransitionStyle = style
    }
    let segue = scene.segue(connection, from: self, to: destination) { [unowned self] in
      lead(to: destination, connection, sender, in: scene)
    }
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Returns a closure that creates the destination of a segue with the method that the segue names
  /// (`@IBSegueAction`); `nil` if it names none.
  func segueAction(_ connection: InterfaceConnection, _ sender: Any?) -> ((NSCoder) -> UIViewController?)? {
    guard let name = connection.element["destinationCreationSelector"], responds(to: Selector(name)) else { return nil }
    let identifier = connection.identifier
    return { [weak self] coder in
      guard let self else { return nil }
      let isWithoutSender = name.hasSuffix(":segueIdentifier:") && Selector(name).argumentCount == 2
      let arguments: [Any?] = isWithoutSender ? [coder, identifier] : [coder, sender, identifier]
      return Message.send(Selector(name), to: self, arguments) as? UIViewController
    }
  }

  /// Shows the destination of a segue in the way that the segue's kind specifies.
  private func lead(
    to destination: UIViewController, _ connection: InterfaceConnection, _ sender: Any?, in scene: NibScene
  ) {
    let isAnimated = connection.element.flag("animates", or: true)
    switch connection.segueKind {
    case "show", "push": show(destination, sender: sender)
    case "showDetail", "replace": showDetailViewController(destination, sender: sender)
    case "popoverPresentation", "popover":
      destination.modalPresentationStyle = .popover
      scene.anchor(destination, connection, sender)
      present(destination, animated: isAnimated)
    default: present(destination, animated: isAnimated)
    }
  }
}

extension NibScene {
  package func performSegue(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool {
    guard let segue = segue(called: identifier) else { return false }
    controller.go(segue, sender, in: self)
    return true
  }

  /// Returns the segue with the given identifier, at any element of the scene.
  func segue(called identifier: String) -> InterfaceConnection? {
    element.subtree.first { $0.name == "segue" && $0["identifier"] == identifier }
      .map { InterfaceConnection(element: $0, kind: .segue) }
  }

  /// Returns the segue of a connection: of the custom class if it is registered, otherwise one that calls `body`.
  func segue(
    _ connection: InterfaceConnection, from source: UIViewController, to destination: UIViewController,
    _ body: @escaping @MainActor () -> Void
  ) -> UIStoryboardSegue {
    if let name = connection.element["customClass"] {
      if let segue = NibRegistry.makeSegue(name, connection.identifier, source, destination) { return segue }
      builder.note(.unknownClass(name, replacedBy: "UIStoryboardSegue"), at: connection.element, "customClass")
    }
    return UIStoryboardSegue(
      identifier: connection.identifier, source: source, destination: destination, performHandler: body)
  }

  /// Sets the source of a popover: the view or item that the segue names, otherwise the sender.
  func anchor(_ destination: UIViewController, _ connection: InterfaceConnection, _ sender: Any?) {
    let element = connection.element
    let named = (element["popoverAnchorBarButtonItem"] ?? element["popoverAnchorView"]).flatMap(builder.object)
    let popover = destination.popoverPresentationController
    switch named ?? sender {
    case let item as UIBarButtonItem: popover?.barButtonItem = item
    case let view as UIView: popover?.sourceView = view
    default: break
    }
    guard let directions = element.element(key: "popoverArrowDirection") else { return }
    let words: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    popover?.permittedArrowDirections = words.reduce(into: []) { result, word in
      if directions.flag(word.0) { result.insert(word.1) }
    }
  }
}
