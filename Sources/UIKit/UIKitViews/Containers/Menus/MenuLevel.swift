// SPDX-License-Identifier: MIT

/// A menu or a submenu that is open: its elements, those that deferred ones provide, and its platter.
@MainActor
final class MenuLevel {
  /// The menu.
  var menu: UIMenu { didSet { load() } }
  let platter = MenuPlatterView(frame: .zero)
  /// Called with the view of an element that was chosen.
  var choose: ((MenuCell) -> Void)? { didSet { platter.choose = choose } }
  /// Called when the platter may need another size.
  var contentDidChange: (() -> Void)?
  /// Whether the order of the elements is turned around.
  var isReversed: () -> Bool = { false }
  private weak var source: UIView?
  private let isSubmenu: Bool
  private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]
  /// The deferred elements that were asked for their elements.
  private var asked: Set<ObjectIdentifier> = []

  /// Creates a level for a menu of a view.
  init(_ menu: UIMenu, source: UIView, isSubmenu: Bool) {
    (self.menu, self.source, self.isSubmenu) = (menu, source, isSubmenu)
  }

  /// Shows the elements, and asks the deferred ones for theirs.
  func load() {
    for element in content.awaited { ask(element) }
    reload()
  }

  private func ask(_ element: UIDeferredMenuElement) {
    let key = ObjectIdentifier(element)
    guard asked.insert(key).inserted else { return }
    element.load { [weak self] elements in
      guard let self else { return }
      loaded[key] = elements
      // The elements may be deferred too.
      load()
    }
  }

  private var content: MenuContent { MenuContent(of: menu, showsTitle: !isSubmenu, loaded: loaded) }

  /// Shows the elements with their present titles and states.
  func reload() {
    var content = content
    let isEnabled: (UIMenuElement) -> Bool = { [source] element in
      if let command = element as? UICommand { return MenuChoice.validate(command, from: source) }
      return !element.shownAttributes.contains(.disabled)
    }
    let head = isSubmenu ? menu : nil
    platter.show(content, head: head, isEnabled: isEnabled)
    if !isSubmenu, isReversed() {
      content.reverse()
      platter.show(content, head: head, isEnabled: isEnabled)
    }
    contentDidChange?()
  }
}
