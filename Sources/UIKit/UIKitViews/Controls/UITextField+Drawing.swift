// SPDX-License-Identifier: MIT

extension UITextField {
  /// Draws one line in `rect` at the vertical position of the content alignment.
  func draw(_ text: StyledText, in rect: CGRect) {
    guard !text.scalars.isEmpty, rect.width > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let layout = layout(of: text, width: rect.width)
    let height = roundedUpToPixels(layout.size).height
    let free = rect.height - height
    let top: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: free
      case .center, .fill: roundedToPixel(free / 2)
      }
    let style = TextLayout.Style(color: content.color, traits: traitCollection, scale: displayScale)
    layout.draw(at: CGPoint(x: rect.minX, y: rect.minY + top), in: context, style: style)
  }

  private func layout(of text: StyledText, width: CGFloat) -> TextLayout {
    var options = TextLayout.Options()
    options.size.width = width
    options.lineLimit = 1
    options.lineBreakMode = .byTruncatingTail
    options.alignment = content.hasOwnParagraphs ? nil : textAlignment
    options.interfaceDirection = effectiveUserInterfaceLayoutDirection
    let layout = TextLayout(text, options: options)
    guard adjustsFontSizeToFitWidth, layout.lines.contains(where: \.isTruncated) else { return layout }
    return shrunk(text, options)
  }

  /// Returns the layout of the text, with the font reduced in steps of half a point until the text fits or the
  /// minimum font size is reached.
  ///
  /// - Complexity: logarithmic in the number of steps.
  private func shrunk(_ text: StyledText, _ options: TextLayout.Options) -> TextLayout {
    var string = String.UnicodeScalarView()
    string.append(contentsOf: text.scalars)
    let largest = shownFont.pointSize
    let smallest = max(minimumFontSize, 1)
    func layout(after steps: Double) -> TextLayout {
      let font = shownFont.withSize(max(largest - 0.5 * steps, smallest))
      return TextLayout(
        StyledText(String(string), attributes: TextAttributes(font: font, color: content.color)), options: options)
    }
    var (tooFew, enough) = (0.0, max(1, (2 * (largest - smallest)).rounded(.up)))
    while enough - tooFew > 1 {
      let middle = ((tooFew + enough) / 2).rounded(.down)
      if layout(after: middle).lines.contains(where: \.isTruncated) { tooFew = middle } else { enough = middle }
    }
    return layout(after: enough)
  }

  func drawBorder() {
    let rect = borderRect(forBounds: bounds)
    if let picture = isEnabled ? background : disabledBackground ?? background, borderStyle != .roundedRect {
      picture.draw(in: rect)
      return
    }
    let pixel = 1 / displayScale
    let inner = rect.insetBy(dx: pixel / 2, dy: pixel / 2)
    switch borderStyle {
    case .none: return
    case .line: stroke(UIBezierPath(rect: inner), pixel, .label)
    case .bezel: stroke(UIBezierPath(rect: inner), pixel, .separator)
    case .roundedRect:
      let path = UIBezierPath(roundedRect: inner, cornerRadius: 5)
      UIColor.systemBackground.resolvedColor(with: traitCollection).setFill()
      path.fill()
      stroke(path, pixel, .separator)
    }
  }

  private func stroke(_ path: UIBezierPath, _ width: CGFloat, _ color: UIColor) {
    color.resolvedColor(with: traitCollection).setStroke()
    path.lineWidth = width
    path.stroke()
  }

  /// Draws a gray disc with a cross.
  func drawClearButton() {
    let rect = clearButtonRect(forBounds: bounds).insetBy(dx: 2, dy: 2)
    UIColor.tertiaryLabel.resolvedColor(with: traitCollection).setFill()
    UIBezierPath(ovalIn: rect).fill()
    let arm = rect.width * 0.18
    let cross = UIBezierPath()
    cross.move(to: CGPoint(x: rect.midX - arm, y: rect.midY - arm))
    cross.addLine(to: CGPoint(x: rect.midX + arm, y: rect.midY + arm))
    cross.move(to: CGPoint(x: rect.midX + arm, y: rect.midY - arm))
    cross.addLine(to: CGPoint(x: rect.midX - arm, y: rect.midY + arm))
    stroke(cross, 1.5, .systemBackground)
  }
}
