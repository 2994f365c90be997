// SPDX-License-Identifier: MIT

extension UITextField {
  /// The space between the border and the text, in points.
  private var borderInsets: (x: CGFloat, y: CGFloat) {
    switch borderStyle {
    case .none: (0, 0)
    case .line: (2, 1)
    case .bezel: (7, 2)
    case .roundedRect: (7, 2)
    }
  }

  /// The field's font, scaled for the content size category when the field adjusts its font.
  var shownFont: UIFont {
    adjustsFontForContentSizeCategory ? content.font.adjusted(to: traitCollection) : content.font
  }

  /// Changes the content and invalidates layout and drawing.
  func change(_ edit: (inout LabelContent) -> Void) {
    edit(&content)
    textDidChange()
  }

  func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    if showsClearButton { _ = clearButton }
    parts?.place(in: self)
    if isEditing { inputTextDidChange() }
  }

  // MARK: Displayed content

  /// The text as it is drawn: dots for secure text.
  var shownText: StyledText {
    if isSecureTextEntry {
      let dots = String(repeating: "•", count: (content.string ?? "").count)
      return StyledText(dots, attributes: TextAttributes(font: shownFont, color: content.color))
    }
    if let attributed = content.attributed { return StyledText(attributed, defaultFont: shownFont) }
    return StyledText(content.plain ?? "", attributes: TextAttributes(font: shownFont, color: content.color))
  }

  /// The placeholder as it is drawn: gray and in the field's font, except where it has other attributes.
  var shownPlaceholder: StyledText {
    guard let own = attributedPlaceholder, own.length > 0 else {
      return StyledText("", attributes: TextAttributes(font: shownFont))
    }
    let styled = NSMutableAttributedString(attributedString: own)
    let (label, whole) = (parts?.placeholderLabel, NSRange(location: 0, length: own.length))
    own.enumerateAttributes(in: whole) { attributes, range, _ in
      if attributes[.font] == nil { styled.addAttribute(.font, value: label?.ownFont ?? shownFont, range: range) }
      if attributes[.foregroundColor] == nil {
        styled.addAttribute(.foregroundColor, value: UIColor.placeholderText, range: range)
      }
    }
    if let color = label?.color { styled.addAttribute(.foregroundColor, value: color, range: whole) }
    return StyledText(styled)
  }

  func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  // MARK: Size

  /// The width of the text or placeholder with the overlay views and border, and the height of a line with
  /// the border, in points.
  ///
  /// Source: fields in recorded documents whose height no constraint determines (Facts, “Recorded documents”): the line
  /// height rounded up to whole points plus one (16 pt 21, 17 pt 22, 18 pt 23); with a round border at least 34 (12 and
  /// 14 pt).
  var naturalSize: CGSize {
    let text = TextLayout(content.isEmpty ? shownPlaceholder : shownText).size
    let beside = leadingOverlayWidth + trailingOverlayWidth
    let width = roundedUpToPixels(text).width + 2 * borderInsets.x + beside
    let line = shownFont.lineHeight.rounded(.up) + 1
    switch borderStyle {
    case .none: return CGSize(width: width, height: line)
    case .line: return CGSize(width: width, height: line + 2)
    case .bezel: return CGSize(width: width, height: line + 4)
    case .roundedRect: return CGSize(width: width, height: max(34, line + 12))
    }
  }

  private var leadingOverlayWidth: CGFloat { shows(leftViewMode) ? leftView?.frame.width ?? 0 : 0 }

  private var trailingOverlayWidth: CGFloat {
    if shows(rightViewMode), let rightView { return rightView.frame.width }
    return showsClearButton ? 24 : 0
  }

  // MARK: Rectangles

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func roomForText(in bounds: CGRect) -> CGRect {
    let room = borderRect(forBounds: bounds).insetBy(dx: borderInsets.x, dy: borderInsets.y)
    let (leading, trailing) = (leadingOverlayWidth, trailingOverlayWidth)
    let width = max(0, room.width - leading - trailing)
    return CGRect(
      x: room.minX + (isMirrored ? trailing : leading), y: room.minY, width: width, height: max(0, room.height))
  }

  /// Returns the frame of an overlay view next to the text: in its own size, centered vertically.
  func rect(of view: UIView?, isLeading: Bool, in bounds: CGRect) -> CGRect {
    let size = view?.frame.size ?? .zero
    let isLeft = isLeading != isMirrored
    let x = isLeft ? bounds.minX + borderInsets.x : bounds.maxX - borderInsets.x - size.width
    return CGRect(origin: CGPoint(x: x, y: roundedToPixel(bounds.midY - size.height / 2)), size: size)
  }

  func naturalClearButtonRect(in bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    let x = isMirrored ? bounds.minX + 5 : bounds.maxX - side - 5
    return CGRect(x: x, y: roundedToPixel(bounds.midY - side / 2), width: side, height: side)
  }

  // MARK: Overlay views

  func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    overlaysDidChange()
  }

  func overlaysDidChange() {
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      guard let view else { continue }
      if shows(mode) {
        if view.superview !== self { addSubview(view) }
      } else if view.superview === self {
        view.removeFromSuperview()
      }
    }
    textDidChange()
    setNeedsLayout()
  }

  func layOutOverlays() {
    if let leftView, leftView.superview === self { leftView.frame = leftViewRect(forBounds: bounds) }
    if let rightView, rightView.superview === self { rightView.frame = rightViewRect(forBounds: bounds) }
    parts?.place(in: self)
  }

  // MARK: Baseline

  /// The height for which the baseline is calculated, in points: the current height, or the intrinsic
  /// height before layout.
  var heightForBaseline: CGFloat { bounds.height > 0 ? bounds.height : intrinsicContentSize.height }

  /// The distance from the top to the baseline of the vertically centered line, in points.
  var baselineInHeight: CGFloat {
    let line = roundedUpToPixels(CGSize(width: 0, height: shownFont.lineHeight)).height
    return roundedToPixel((heightForBaseline - line) / 2) + firstBaseline(of: shownFont)
  }

  /// Updates constraints on the baseline, which moves with the height.
  func heightMayHaveChanged() {
    let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
    let refersToBaseline = referencingConstraints.contains { (constraint: NSLayoutConstraint) in
      (constraint.firstItem === self && baselines.contains(constraint.firstAttribute))
        || (constraint.secondItem === self && baselines.contains(constraint.secondAttribute))
    }
    if refersToBaseline { invalidateIntrinsicContentSize() }
  }
}
