// SPDX-License-Identifier: MIT

/// The view at the bottom of the keyboard's window, with the views of the first responder.
final class InputHost: UIView {
  private var accessory: InputViewContainer?
  private var content: InputViewContainer?
  /// The keyboard of the system; `nil` while another view, or none, is in its place.
  private(set) var keyboard: KeyboardView?
  /// The height of the keyboard of the system for the traits of the first responder, in points.
  private let keyboardHeight: (any UIKeyInput) -> CGFloat
  /// Called when the height of the views may have changed.
  private let onChange: () -> Void
  private var isMeasuring = false

  init(keyboardHeight: @escaping (any UIKeyInput) -> CGFloat, onChange: @escaping () -> Void) {
    (self.keyboardHeight, self.onChange) = (keyboardHeight, onChange)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the views of a first responder. Views that are shown already stay.
  func show(_ views: InputViews) {
    accessory = exchange(accessory, for: views.accessory)
    content = exchange(content, for: views.content)
    let input = views.showsKeyboard ? views.responder as? any UIResponder & UIKeyInput : nil
    keyboard?.removeFromSuperview()
    keyboard = input.map { KeyboardView(typingInto: $0) }
    if let keyboard { insertSubview(keyboard, at: 0) }
    setNeedsLayout()
  }

  private func exchange(_ old: InputViewContainer?, for new: InputViews.Provided?) -> InputViewContainer? {
    if let old, old.content === new?.view, old.provider === new?.provider, old.content.superview === old { return old }
    old?.removeFromSuperview()
    guard let new else { return nil }
    let container = InputViewContainer(new)
    container.takeSize(forWidth: bounds.width)
    container.onLayout = { [weak self] in self?.contentDidLayOut() }
    container.isMeasured = { [weak self] in self?.isMeasuring == true }
    addSubview(container)
    return container
  }

  private func contentDidLayOut() { if !isMeasuring, superview != nil { onChange() } }

  // MARK: Sizes

  /// The height of all views at the bottom of a screen, in points. A view that keeps away from the safe area of its own place has the
  /// height that it has there.
  func measuredHeight(on screen: CGRect) -> CGFloat { ConflictReports.whileMeasuring { measure(on: screen) } }

  private func measure(on screen: CGRect) -> CGFloat {
    isMeasuring = true
    defer { isMeasuring = false }
    let present = frame
    defer { place(present) }
    // The safe area of an accessory, on which its height may depend, follows from where it is.
    place(bottom(of: screen, height: height(forWidth: screen.width)))
    let height = height(forWidth: screen.width)
    place(bottom(of: screen, height: height))
    return self.height(forWidth: screen.width)
  }

  private func place(_ frame: CGRect) {
    UIView.performWithoutAnimation {
      self.frame = frame
      layoutIfNeeded()
    }
  }

  private func bottom(of screen: CGRect, height: CGFloat) -> CGRect {
    CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  private func height(forWidth width: CGFloat) -> CGFloat { accessoryHeight(width) + contentHeight(width) }

  private func accessoryHeight(_ width: CGFloat) -> CGFloat { accessory?.height(forWidth: width) ?? 0 }

  /// The height of the keyboard, or of the view in its place, in points.
  var contentHeight: CGFloat { contentHeight(bounds.width) }

  private func contentHeight(_ width: CGFloat) -> CGFloat {
    if let content {
      let height = content.height(forWidth: width)
      return height > 0 ? height + (superview?.safeAreaInsets.bottom ?? 0) : 0
    }
    return keyboard.map { keyboardHeight($0.input) } ?? 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The accessory has all of the room, so that it reaches into the safe area of the edge when nothing is below it.
    let top = accessory == nil ? 0 : max(0, bounds.height - contentHeight(bounds.width))
    // An accessory keeps its size while there is no room, on its way to or from the screen, which its constraints cannot meet.
    if top > 0 { accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top) }
    keyboard?.frame = CGRect(x: 0, y: top, width: bounds.width, height: contentHeight(bounds.width))
    guard let content else {
      backgroundColor = nil
      return
    }
    content.frame = CGRect(x: 0, y: top, width: bounds.width, height: content.height(forWidth: bounds.width))
    backgroundColor = contentHeight(bounds.width) > 0 ? KeyboardStyle.current.background : nil
  }
}
