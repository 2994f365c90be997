// SPDX-License-Identifier: MIT

/// The buttons beside the title of a navigation bar: those of the item, and those of its groups, of which the ones in the middle are in
/// the menu of a button with three dots.
///
/// Differs from UIKit: the groups in the middle are in the menu on an iPad too, and the person cannot arrange them.
@MainActor
final class NavigationBarGroups {
  private weak var item: UINavigationItem?
  private weak var bar: UINavigationBar?

  /// The button whose menu has the buttons without room.
  private lazy var overflow: UIBarButtonItem = {
    let name = InterfaceGeneration.current.hasPlatters ? "ellipsis" : "ellipsis.circle"
    let elements = UIDeferredMenuElement.uncached { [weak self] completion in completion(self?.overflowElements ?? []) }
    let button = UIBarButtonItem(image: UIImage(systemName: name), menu: UIMenu(children: [elements]))
    button.accessibilityLabel = SystemWord.more.text
    return button
  }()

  /// Takes the item that a bar shows.
  func take(_ item: UINavigationItem?, in bar: UINavigationBar) { (self.item, self.bar) = (item, bar) }

  /// The buttons at the leading edge, ordered from the edge to the center.
  var leading: [UIBarButtonItem] { (bar?.columnButton.map { [$0] } ?? []) + leadingOfItem }

  /// Whether the item itself has buttons at the leading edge.
  var hasLeadingOfItem: Bool { !leadingOfItem.isEmpty }

  private var leadingOfItem: [UIBarButtonItem] {
    (item?.leftBarButtonItems ?? []) + buttons(item?.leadingItemGroups ?? [])
  }

  /// The buttons at the trailing edge, ordered from the edge to the center.
  var trailing: [UIBarButtonItem] {
    let pinned = buttons(item?.pinnedTrailingGroup.map { [$0] } ?? []).reversed()
    let groups = buttons(item?.trailingItemGroups ?? []).reversed()
    let hasOverflow = !buttons(item?.centerItemGroups ?? []).isEmpty || item?.additionalOverflowItems != nil
    let search = item?.searchButton.map { [$0] } ?? []
    return search + pinned + (hasOverflow ? [overflow] : []) + (item?.rightBarButtonItems ?? []) + groups
  }

  private func buttons(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
    groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
  }

  private var overflowElements: [UIMenuElement] {
    let groups = (item?.centerItemGroups ?? []).filter { !$0.isHidden }
    let sections = groups.map { group in
      group.menuRepresentation
        ?? UIMenu(options: .displayInline, children: group.barButtonItems.filter { !$0.isHidden }.map(element))
    }
    return sections + (item?.additionalOverflowItems.map { [UIMenu(options: .displayInline, children: [$0])] } ?? [])
  }

  private func element(for button: UIBarButtonItem) -> UIMenuElement {
    if let own = button.menuRepresentation { return own }
    let title = button.shownTitle ?? button.accessibilityLabel ?? button.shownImage(isLow: false)?.spokenName ?? ""
    let image = button.shownImage(isLow: false)
    if let menu = button.menu, !button.hasAction { return UIMenu(title: title, image: image, children: menu.children) }
    return UIAction(title: title, image: image, attributes: button.isEnabled ? [] : .disabled) {
      [weak bar, weak button] _ in
      button?.perform(from: bar)
    }
  }
}
