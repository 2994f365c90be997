// SPDX-License-Identifier: MIT

/// The keyboard of the system: the keys that the first responder asks for, in English.
///
/// Keys that lead to other keyboards, emoji and dictation are shown and do nothing, and no words are suggested.
package final class KeyboardView: UIView {
  /// The object that takes the text.
  let input: any UIResponder & UIKeyInput
  private let kind: KeyboardKind
  private let style = KeyboardStyle.current
  private var plane: KeyboardPlane
  private var shift = ShiftState.off
  /// The time of the last tap on the Shift key, on the animation clock.
  private var shiftTime = -TimeInterval.infinity
  private var rows: [KeyboardRows.Row] = []
  private var keys: [[KeyboardKey?]] = []
  /// The keys below the others, beside the home indicator.
  private var lowKeys: [KeyboardKey] = []

  init(typingInto input: any UIResponder & UIKeyInput) {
    (self.input, kind) = (input, KeyboardKind(input))
    plane = KeyboardRows.firstPlane(of: kind, isTablet: UIScreen.main.traitCollection.userInterfaceIdiom == .pad)
    super.init(frame: .zero)
    backgroundColor = style.background
    layer.cornerRadius = style.cornerRadius
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    semanticContentAttribute = .forceLeftToRight
    build()
  }

  package required init?(coder: NSCoder) { nil }

  private var isTablet: Bool { UIScreen.main.traitCollection.userInterfaceIdiom == .pad }

  // MARK: Keys

  private func build() {
    for key in keys.joined() { key?.removeFromSuperview() }
    for key in lowKeys { key.removeFromSuperview() }
    rows = KeyboardRows(kind: kind, plane: plane, isTablet: isTablet).all
    keys = rows.map { row in row.map { item in item.action.map(makeKey) } }
    lowKeys = isTablet ? [] : [makeKey(.nextKeyboard), makeKey(.dictation)]
    update()
    setNeedsLayout()
  }

  private func makeKey(_ action: KeyAction) -> KeyboardKey {
    let key = KeyboardKey(action, style: style, isSmall: UIScreen.main.interfaceOrientation.isLandscape && !isTablet)
    key.addAction(UIAction { [weak self] _ in self?.press(action) }, for: .touchUpInside)
    addSubview(key)
    return key
  }

  /// Updates the keys for the present text: Shift is on where a sentence or a word begins, and the return key is enabled.
  func update() {
    if shift != .locked { shift = KeyboardCapitals.isNextCapital(in: input) ? .on : .off }
    showTitles()
  }

  private func showTitles() {
    for key in keys.joined() { if let key { showTitle(of: key) } }
    for key in lowKeys { showTitle(of: key) }
  }

  private func showTitle(of key: KeyboardKey) {
    switch key.keyAction {
    case .text(let text): key.show(title: shown(text))
    case .space: key.show(title: "space")
    case .delete: key.show(title: "delete", symbolName: "delete.left")
    case .shift:
      let symbols: [ShiftState: String] = [.off: "shift", .on: "shift.fill", .locked: "capslock.fill"]
      key.show(title: "shift", symbolName: symbols[shift])
    case .plane(.letters): key.show(title: kind.isPad ? "123" : "ABC", spoken: "letters")
    case .plane(.numbers): key.show(title: isTablet ? ".?123" : "123", spoken: "numbers")
    case .plane(.symbols): key.show(title: kind.isPad ? "+*#" : "#+=", spoken: "symbols")
    case .returnKey:
      key.show(title: KeyboardWords.returnKey(input.returnKeyType))
      key.isProminent = input.returnKeyType != .default && input.returnKeyType != .next
      key.isEnabled = !input.enablesReturnKeyAutomatically || input.hasText
    case .nextKeyboard: key.show(title: "next keyboard", symbolName: "globe")
    case .emoji: key.show(title: "emoji", symbolName: "face.smiling")
    case .dictation: key.show(title: "dictate", symbolName: "mic")
    case .dismiss: key.show(title: "dismiss keyboard", symbolName: "keyboard.chevron.compact.down")
    }
  }

  private func shown(_ text: String) -> String { plane == .letters && shift != .off ? text.uppercased() : text }

  // MARK: Pressing

  private func press(_ action: KeyAction) {
    guard let keys = KeyInput(input) else { return }
    switch action {
    case .text(let text):
      // The end of an address has small letters.
      keys.typeKey(text.count == 1 ? shown(text) : text)
    case .space:
      keys.typeKey(" ")
      // As on a device, letters follow after a mark and a space.
      if plane != .letters, KeyboardRows.firstPlane(of: kind, isTablet: isTablet) == .letters { show(.letters) }
    case .delete: keys.delete()
    case .returnKey: keys.pressReturn()
    case .shift: return pressShift()
    case .plane(let other): return show(other)
    case .dismiss: input.resignFirstResponder()
    case .nextKeyboard, .emoji, .dictation: return
    }
    update()
  }

  /// Turns Shift on or off, or locks it by two quick taps.
  private func pressShift() {
    let now = AnimationClock.main.now
    let isDoubleTap = now - shiftTime <= Self.timeBetweenTaps
    shiftTime = shift == .locked || isDoubleTap ? -.infinity : now
    shift = shift == .locked ? .off : isDoubleTap ? .locked : shift == .off ? .on : .off
    showTitles()
  }

  private static let timeBetweenTaps: TimeInterval = 0.35

  private func show(_ plane: KeyboardPlane) {
    self.plane = plane
    build()
  }

  // MARK: Layout

  package override func layoutSubviews() {
    super.layoutSubviews()
    let (top, bottom) = (suggestionsHeight + Self.edge.top, bottomHeight)
    let height = max(0, bounds.height - top - bottom) / CGFloat(max(rows.count, 1))
    let (left, right) = (max(safeAreaInsets.left, Self.edge.side), max(safeAreaInsets.right, Self.edge.side))
    for (number, row) in rows.enumerated() {
      let unit = (bounds.width - left - right) / row.reduce(0) { $0 + $1.width }
      var x = left
      for (item, key) in zip(row, keys[number]) {
        key?.frame = CGRect(x: x, y: top + CGFloat(number) * height, width: item.width * unit, height: height)
        x += item.width * unit
      }
    }
    layOutLowKeys()
  }

  private func layOutLowKeys() {
    let size = CGSize(width: 68, height: Self.roomBelow)
    let y = bounds.height - size.height
    for (key, x) in zip(lowKeys, [8.5, bounds.width - 8.5 - size.width]) {
      key.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      key.isHidden = bottomHeight < Self.roomBelow
    }
  }

  /// The room for words above the keys, in points.
  private var suggestionsHeight: CGFloat {
    kind.isPad && !isTablet || !kind.hasSuggestions ? 0 : DeviceProfile.suggestions
  }

  /// The room below the keys, in points: beside a home indicator in portrait orientation there are two more keys.
  private var bottomHeight: CGFloat {
    let indicator = window?.safeAreaInsets.bottom ?? 0
    guard indicator > 0 else { return Self.edge.bottom }
    return !isTablet && UIScreen.main.interfaceOrientation.isPortrait ? Self.roomBelow : indicator
  }

  private static let edge = (top: CGFloat(7), side: CGFloat(3.5), bottom: CGFloat(3))
  private static let roomBelow: CGFloat = 58
}
