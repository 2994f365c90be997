// SPDX-License-Identifier: MIT

package import InterfaceDocuments

/// Views and ways out of documents.
extension UIViewController {
  /// Makes the view from the scene or the nib that the controller belongs to; says whether there is one.
  ///
  /// A controller without either has the nib of its class's name, if there is one: `LoginView` or `LoginViewController` for a
  /// `LoginViewController`.
  func loadViewFromDocument() -> Bool {
    if let nibScene { return nibScene.loadView(of: self) }
    guard let name = nibName ?? impliedNibName else { return false }
    _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self, options: nil)
    return storedView != nil
  }

  private var impliedNibName: String? {
    let name = String(describing: type(of: self))
    guard name != "UIViewController" else { return nil }
    let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : nil
    return [short, name].compactMap { $0 }.first { UINib.exists($0, in: nibBundle) }
  }

  // MARK: Segues

  func performSegue(_ identifier: String, _ sender: Any?) {
    guard let scene = nibScene, let segue = scene.segue(called: identifier) else {
      return LayoutException.raise(
        .invalidArgument, "Receiver (\(shortDescription)) has no segue with identifier '\(identifier)'")
    }
    go(segue, sender, in: scene)
  }

  /// Performs the segue that `element` describes, if the controller agrees: a control has set it off.
  func perform(segue element: MarkupElement, sender: Any?) {
    guard let nibScene else { return }
    let segue = InterfaceConnection(element: element, kind: .segue)
    if let identifier = segue.identifier, !shouldPerformSegue(withIdentifier: identifier, sender: sender) { return }
    go(segue, sender, in: nibScene)
  }

  private func go(_ connection: InterfaceConnection, _ sender: Any?, in scene: NibScene) {
    guard connection.segueKind != "unwind", let id = connection.destination,
      let destination = scene.storyboard.makeController(id)
    else { return }
    if let style = scene.builder.word(
      "modalPresentationStyle", of: connection.element, NibScene.presentationStyles)
    {
      destination.modalPresentationStyle = style
    }
    let kind = connection.segueKind
    let isAnimated = connection.element.flag("animates", or: true)
    let segue = UIStoryboardSegue(identifier: connection.identifier, source: self, destination: destination) {
      [unowned self] in
      switch kind {
      case "show", "push": show(destination, sender: sender)
      case "showDetail", "replace": showDetailViewController(destination, sender: sender)
      case "popoverPresentation":
        destination.modalPresentationStyle = .popover
        present(destination, animated: isAnimated)
      default: present(destination, animated: isAnimated)
      }
    }
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}

extension NibScene {
  /// The segue of the scene called `identifier`, wherever in it it begins.
  func segue(called identifier: String) -> InterfaceConnection? {
    element.subtree.first { $0.name == "segue" && $0["identifier"] == identifier }
      .map { InterfaceConnection(element: $0, kind: .segue) }
  }
}
