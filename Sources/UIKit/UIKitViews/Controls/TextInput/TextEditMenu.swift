// SPDX-License-Identifier: MIT

/// The menu for editing a text, which is shown at its selection.
@MainActor
final class TextEditMenu: NSObject, UIEditMenuInteractionDelegate {
  private unowned let owner: UITextInteraction
  private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)

  init(_ owner: UITextInteraction) {
    self.owner = owner
    super.init()
  }

  /// Shows the menu at the selection.
  func present() {
    let rect = target
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.minY)))
  }

  /// Closes the menu.
  func dismiss() { if interaction.isMenuVisible { interaction.dismissMenu() } }

  /// The rectangle around the selection, in the coordinates of the view.
  private var target: CGRect {
    guard let input = owner.input, let range = input.selectedTextRange else { return .zero }
    let rects = input.selectionRects(for: range).map(\.rect)
    guard !range.isEmpty, let first = rects.first else { return input.caretRect(for: range.start) }
    let whole = rects.dropFirst().reduce(first) { $0.union($1) }
    let visible = owner.view.map { whole.intersection($0.bounds) } ?? whole
    return visible.isNull ? whole : visible
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let input = owner.input, let range = input.selectedTextRange else { return nil }
    return input.editMenu(for: range, suggestedActions: suggestedActions) ?? UIMenu(children: suggestedActions)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { target }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { owner.input?.willPresentEditMenu(animator: animator) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { owner.input?.willDismissEditMenu(animator: animator) }
}
