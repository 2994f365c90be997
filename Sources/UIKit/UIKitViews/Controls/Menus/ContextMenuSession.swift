// SPDX-License-Identifier: MIT

/// One menu of an interaction, from its configuration to its end, with the calls of the delegate in their order.
///
/// Source: Apple, `UIContextMenuInteractionDelegate`: the preview for highlighting, the call before the menu is displayed, the preview for
/// dismissal, the call before the interaction ends.
@MainActor
final class ContextMenuSession {
  private let interaction: UIContextMenuInteraction
  private let configuration: UIContextMenuConfiguration
  private(set) var menu: UIMenu?
  private(set) var openMenu: (any OpenMenu)?
  /// Whether the menu was displayed and has not begun to close.
  private(set) var isOpen = false
  private weak var preview: UIViewController?

  init(_ interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration) {
    (self.interaction, self.configuration) = (interaction, configuration)
  }

  private var delegate: (any UIContextMenuInteractionDelegate)? { interaction.delegate }
  private var control: UIControl? { interaction.view as? UIControl }

  // MARK: Opening

  /// Opens the menu. Without elements and without a preview, the interaction ends without having displayed anything.
  func open() {
    control?.sendMenuActionTriggered()
    let highlighted = highlightedPreview
    let controller = control == nil ? configuration.previewProvider?() : nil
    menu = configuration.actionProvider?([])
    preview = controller
    guard menu?.children.isEmpty == false || controller != nil else { return interaction.sessionDidEnd(self) }
    isOpen = true
    let animator = MenuAnimator(controller)
    delegate?.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    openMenu = request(highlighted, controller)?.open()
    animator.run(MenuTiming.opening, {}, completion: {})
  }

  /// The preview from which the menu opens. A control has none.
  private var highlightedPreview: UITargetedPreview? {
    guard let delegate, let view = interaction.view else { return nil }
    let own =
      delegate.contextMenuInteraction(
        interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? delegate.contextMenuInteraction(
        interaction, previewForHighlightingMenuWithConfiguration: configuration)
    // Without an own one, it is a picture of the view.
    return control == nil ? own ?? UITargetedPreview(view: view) : own
  }

  private func request(_ highlighted: UITargetedPreview?, _ controller: UIViewController?) -> MenuRequest? {
    guard let view = interaction.view else { return nil }
    var request = MenuRequest(menu, from: view, rect: view.bounds, perform: perform)
    if let control {
      request.attachment = control.menuAttachmentPoint(for: configuration).x
      request.isInOrderOfPriority = control.menuElementOrder != .fixed
    } else {
      request.preview = highlighted.map { MenuPreview(target: $0, controller: controller) }
      request.isInOrderOfPriority = configuration.preferredMenuElementOrder == .priority
      request.commit = commit
    }
    request.willClose = willClose
    return request
  }

  // MARK: Use

  func update(_ change: (UIMenu) -> UIMenu) {
    guard isOpen else { return }
    if let openMenu {
      openMenu.update(change)
      menu = openMenu.menu
    } else {
      menu = menu.map(change)
    }
  }

  private func perform(_ element: UIMenuElement) {
    control?.menuWillPerform(element)
    MenuChoice.perform(element, sender: control?.menuSender ?? interaction, from: interaction.view)
  }

  /// Lets the delegate open what the preview shows.
  private func commit(_ animator: MenuAnimator) {
    delegate?.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  // MARK: Closing

  func close() {
    guard isOpen else { return }
    if let openMenu { return openMenu.close() }
    willClose(MenuAnimator(preview))
  }

  private func willClose(_ animator: MenuAnimator) {
    guard isOpen else { return }
    isOpen = false
    interaction.sessionDidEnd(self)
    askForDismissalPreview()
    delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    control?.menuDidClose()
    if openMenu == nil { animator.run(MenuTiming.closing, {}, completion: {}) }
    openMenu = nil
  }

  /// Asks for the view to which the menu closes.
  private func askForDismissalPreview() {
    guard let delegate else { return }
    let own = delegate.contextMenuInteraction(
      interaction, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
    if own == nil {
      _ = delegate.contextMenuInteraction(
        interaction, previewForDismissingMenuWithConfiguration: configuration)
    }
  }
}

/// The times that menus take on a running clock, in seconds.
enum MenuTiming {
  static let opening: TimeInterval = 0.3
  static let closing: TimeInterval = 0.2
}
