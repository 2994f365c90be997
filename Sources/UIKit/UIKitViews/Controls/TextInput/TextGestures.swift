// SPDX-License-Identifier: MIT

/// The gesture recognizers of a text.
@MainActor
final class TextGestures: NSObject {
  private unowned let interaction: UITextInteraction
  private let doubleTap = UITapGestureRecognizer()
  private let tripleTap = UITapGestureRecognizer()
  private let press = UILongPressGestureRecognizer()
  private let handles = SelectionHandleRecognizer()
  private lazy var tap = TextTapGestureRecognizer { [weak self] in self?.wasTapped(at: $0, $1) }
  /// The end of the selection that stays while a finger that rests selects words.
  private var anchor: NSRange?
  /// Whether the finger that rests has opened the menu of a link.
  private var showsItem = false

  init(_ interaction: UITextInteraction) {
    self.interaction = interaction
    super.init()
    doubleTap.numberOfTapsRequired = 2
    tripleTap.numberOfTapsRequired = 3
    doubleTap.addTarget(self, action: TextGestures.wasDoubleTapped)
    tripleTap.addTarget(self, action: TextGestures.wasTripleTapped)
    press.addTarget(self, action: TextGestures.isPressed)
    handles.interaction = interaction
    handles.addTarget(self, action: TextGestures.handleIsDragged)
  }

  /// The recognizers, of which the first is that of taps.
  var all: [UIGestureRecognizer] { [tap, doubleTap, tripleTap, press, handles] }

  private var input: (any UIResponder & UITextInput)? { interaction.input }

  // MARK: Taps

  private func wasTapped(at point: CGPoint, _ touch: UITouch?) {
    guard let input, begins(at: point) else { return }
    if (input as? UITextView)?.followItem(at: point) == true { return ends() }
    let closedMenu = interaction.menu.interaction.takeClosing(by: touch)
    let wasFirst = input.isFirstResponder
    if interaction.isEditable {
      input.firstResponderScope?.observer?.textWasTouched()
      if input.isFirstResponder || input.becomeFirstResponder() {
        let old = selected
        place(cursor(nearest: point))
        if wasFirst, !closedMenu, selected == old, old?.length == 0 { interaction.menu.present() }
      }
    } else if wasFirst, let selected, selected.length > 0 {
      place(selected.location)
    }
    ends()
  }

  private func wasDoubleTapped() { select(.word, at: doubleTap.location(in: interaction.view)) }

  private func wasTripleTapped() {
    select(input is UITextField ? .document : .paragraph, at: tripleTap.location(in: interaction.view))
  }

  private func select(_ unit: UITextGranularity, at point: CGPoint) {
    guard interaction.isSelectable, begins(at: point) else { return }
    if focus(), let range = self.unit(unit, at: point) {
      select(range)
      interaction.menu.present()
    }
    ends()
  }

  // MARK: Presses and handles

  private func isPressed() {
    let point = press.location(in: interaction.view)
    switch press.state {
    case .began:
      showsItem = (input as? UITextView)?.showMenuOfItem(at: point) ?? false
      guard !showsItem, interaction.isSelectable || interaction.isEditable, begins(at: point), focus() else { return }
      anchor = interaction.isEditable ? nil : unit(.word, at: point)
      follow(point)
    case .changed where !showsItem: follow(point)
    case .ended where !showsItem:
      guard input?.isFirstResponder == true else { return }
      interaction.menu.present()
      ends()
    default: break
    }
  }

  /// Moves the cursor to a point, or selects the words from the first one to that at the point.
  private func follow(_ point: CGPoint) {
    guard input?.isFirstResponder == true else { return }
    if let anchor {
      select(NSUnionRange(anchor, unit(.word, at: point) ?? anchor))
    } else if interaction.isEditable, let position = input?.closestPosition(to: point) {
      place(index(of: position))
    }
  }

  private func handleIsDragged() {
    switch handles.state {
    case .began, .changed:
      interaction.menu.dismiss()
      guard let (fixed, moved) = handles.ends, fixed != moved else { return }
      select(NSRange(location: min(fixed, moved), length: abs(fixed - moved)))
    case .ended: interaction.menu.present()
    default: break
    }
  }

  // MARK: Steps

  private func begins(at point: CGPoint) -> Bool {
    guard interaction.delegate?.interactionShouldBegin(interaction, at: point) ?? true else { return false }
    interaction.delegate?.interactionWillBegin(interaction)
    return true
  }

  private func ends() { interaction.delegate?.interactionDidEnd(interaction) }

  private func focus() -> Bool { input.map { $0.isFirstResponder || $0.becomeFirstResponder() } ?? false }

  private var selected: NSRange? { input?.selectedTextRange.map(range) }

  private func index(of position: UITextPosition) -> Int {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
  }

  private func range(_ range: UITextRange) -> NSRange {
    let (start, end) = (index(of: range.start), index(of: range.end))
    return NSRange(location: start, length: end - start)
  }

  /// The place of the cursor for a tap: the edge of a word.
  private func cursor(nearest point: CGPoint) -> Int {
    if let text = input as? any EditableText { return text.selection.wordEdge(nearest: point) }
    return input?.closestPosition(to: point).map(index) ?? 0
  }

  private func place(_ index: Int) { select(NSRange(location: index, length: 0)) }

  private func select(_ range: NSRange) {
    guard let input else { return }
    if let text = input as? any EditableText { return text.selectForUser(range) }
    guard let start = input.position(from: input.beginningOfDocument, offset: range.location),
      let end = input.position(from: start, offset: range.length)
    else { return }
    input.selectedTextRange = input.textRange(from: start, to: end)
  }

  /// The unit of the text at a point, or else the one before it; `nil` in an empty text.
  private func unit(_ unit: UITextGranularity, at point: CGPoint) -> NSRange? {
    guard let input, let position = input.closestPosition(to: point) else { return nil }
    let directions = [UITextStorageDirection.forward, .backward]
    for direction in directions {
      let found = input.tokenizer.rangeEnclosingPosition(position, with: unit, inDirection: .storage(direction))
      if let found, !found.isEmpty { return range(found) }
    }
    // A space is selected by itself.
    let index = index(of: position)
    return input.hasText ? NSRange(location: max(0, index - 1), length: 1) : nil
  }
}
