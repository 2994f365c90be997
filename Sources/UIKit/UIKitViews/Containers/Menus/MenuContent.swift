// SPDX-License-Identifier: MIT

/// The content of a menu, without that of its submenus: sections of rows.
@MainActor
struct MenuContent {
  /// A part of a section.
  enum Part {
    /// The title of the menu or of an inline section.
    case title(String)
    /// An element with its title.
    case row(UIMenuElement)
    /// Elements side by side.
    case group([UIMenuElement], UIMenu.ElementSize)
    /// Elements side by side that are shown by their images alone.
    case palette([UIMenuElement])
    /// Elements that are awaited.
    case loading(UIDeferredMenuElement)
  }

  /// The parts of each section, in order.
  private(set) var sections: [[Part]] = [[]]
  /// The elements that deferred ones have provided while the menu is open.
  private let loaded: [ObjectIdentifier: [UIMenuElement]]

  /// Creates the content of a menu.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - showsTitle: Whether the title of the menu is shown.
  ///   - loaded: The elements that deferred ones have provided.
  init(of menu: UIMenu, showsTitle: Bool, loaded: [ObjectIdentifier: [UIMenuElement]]) {
    self.loaded = loaded
    if showsTitle, !menu.title.isEmpty { sections[0].append(.title(menu.title)) }
    addChildren(of: menu)
    sections.removeAll(where: \.isEmpty)
  }

  /// The deferred elements that have not provided their elements.
  var awaited: [UIDeferredMenuElement] {
    sections.flatMap { $0 }.compactMap { if case .loading(let element) = $0 { element } else { nil } }
  }

  /// Whether an element, other than a deferred one, has a state or opens a submenu in front of its title.
  var hasStates: Bool {
    sections.contains { section in
      section.contains { if case .row(let element) = $0 { element.shownState != .off } else { false } }
    }
  }

  /// Whether a row opens a submenu.
  var hasSubmenus: Bool {
    sections.contains { section in
      section.contains { if case .row(let element) = $0 { element is UIMenu } else { false } }
    }
  }

  /// Whether a row has an image.
  var hasImages: Bool {
    sections.contains { section in
      section.contains { if case .row(let element) = $0 { element.image != nil } else { false } }
    }
  }

  /// Turns the order of the elements around, so that the first are the last. Titles stay above their sections.
  mutating func reverse() {
    sections = sections.reversed().map { section in
      let titles = section.filter { if case .title = $0 { true } else { false } }
      return titles + section.dropFirst(titles.count).reversed()
    }
  }

  private mutating func addChildren(of menu: UIMenu) {
    let children = menu.children.filter { !$0.shownAttributes.contains(.hidden) }
    if menu.options.contains(.displayAsPalette) { return add(.palette(children)) }
    switch menu.preferredElementSize {
    case .small, .medium: add(.group(children, menu.preferredElementSize))
    case .large, .automatic: for child in children { add(child) }
    }
  }

  private mutating func add(_ element: UIMenuElement) {
    if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
      sections.append(menu.title.isEmpty ? [] : [.title(menu.title)])
      addChildren(of: menu)
      sections.append([])
    } else if let deferred = element as? UIDeferredMenuElement {
      guard let elements = loaded[ObjectIdentifier(deferred)] else { return add(.loading(deferred)) }
      for element in elements where !element.shownAttributes.contains(.hidden) { add(element) }
    } else {
      add(.row(element))
    }
  }

  private mutating func add(_ part: Part) { sections[sections.count - 1].append(part) }
}
