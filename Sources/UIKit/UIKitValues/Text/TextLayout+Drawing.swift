// SPDX-License-Identifier: MIT

import SystemFont

extension TextLayout {
  /// Settings for drawing text that its attributes do not specify.
  package struct Style {
    package var color: UIColor
    /// The traits for which colors are resolved.
    package var traits: UITraitCollection
    /// The color that replaces all others, such as that of a highlighted label; `nil` for none.
    package var overridingColor: UIColor?
    /// The number of pixels per point. Baselines are aligned to pixels.
    package var scale: CGFloat

    package init(
      color: UIColor = .black, traits: UITraitCollection = .current, overridingColor: UIColor? = nil, scale: CGFloat = 1
    ) {
      self.color = color
      self.traits = traits
      self.overridingColor = overridingColor
      self.scale = scale
    }
  }

  /// Draws the lines with the upper-left corner of the layout at `origin`, in points.
  package func draw(at origin: CGPoint, in context: CGContext, style: Style = Style()) {
    for line in lines {
      let baseline = origin.y + line.baseline
      let y = style.scale > 0 ? (baseline * style.scale).rounded() / style.scale : baseline
      for fragment in line.fragments { drawBackground(of: fragment, in: line, at: origin, context, style) }
      for fragment in line.fragments {
        draw(fragment, in: line, at: CGPoint(x: origin.x + fragment.x, y: y), context, style)
      }
    }
  }

  private func drawBackground(
    of fragment: Fragment, in line: Line, at origin: CGPoint, _ context: CGContext, _ style: Style
  ) {
    guard let color = fragment.attributes.backgroundColor else { return }
    let rect = CGRect(x: origin.x + fragment.x, y: origin.y + line.top, width: fragment.width, height: line.height)
    let path = DrawingCommand.Path(rect: rect)
    context.record(.fill(path, rule: .winding, color: color.resolvedColor(with: style.traits).cgColor))
  }

  private func draw(
    _ fragment: Fragment, in line: Line, at point: CGPoint, _ context: CGContext, _ style: Style
  ) {
    let attributes = fragment.attributes
    if let attachment = attributes.attachment,
      let image = attachment.image(forBounds: attachment.placement, textContainer: nil, characterIndex: 0)
    {
      let placement = attachment.placement
      let isTemplate =
        image.renderingMode == .alwaysTemplate || (image.renderingMode == .automatic && image.isSymbolImage)
      let color = style.overridingColor ?? attributes.color ?? style.color
      image.draw(
        in: CGRect(
          x: point.x + placement.minX, y: point.y - placement.maxY, width: placement.width, height: placement.height),
        asTemplateIn: isTemplate ? color.resolvedColor(with: style.traits) : nil)
      return
    }
    // White space is drawn only if it has an underline or a strikethrough.
    let isBlank = fragment.string.allSatisfy(\.isWhitespace)
    if isBlank && attributes.underline.isEmpty && attributes.strikethrough.isEmpty { return }
    let color = style.overridingColor ?? attributes.color ?? style.color
    let resolved = color.resolvedColor(with: style.traits).cgColor
    let text = DrawingCommand.text(
      DrawingCommand.TextLine(
        string: fragment.string.replacingOccurrences(of: "\t", with: " "), font: attributes.font.drawingFont,
        color: resolved, origin: CGPoint(x: point.x, y: point.y - attributes.baselineOffset), width: fragment.width,
        letterSpacing: attributes.kern,
        underline: decoration(attributes.underline, attributes.underlineColor, resolved, style),
        strikethrough: decoration(attributes.strikethrough, attributes.strikethroughColor, resolved, style),
        isRightToLeft: line.isRightToLeft))
    guard let shadow = attributes.shadow?.drawn(with: style.traits) else { return context.record(text) }
    for command in [.saveState, .setShadow(shadow), text, .restoreState] { context.record(command) }
  }

  private func decoration(
    _ underline: NSUnderlineStyle, _ color: UIColor?, _ textColor: CGColor, _ style: Style
  ) -> DrawingCommand.Decoration? {
    underline.pattern.map {
      DrawingCommand.Decoration(pattern: $0, color: color?.resolvedColor(with: style.traits).cgColor ?? textColor)
    }
  }
}

extension UIFont {
  /// The font in a drawing command.
  var drawingFont: DrawingCommand.Font {
    DrawingCommand.Font(
      family: face.family.isSystem ? nil : familyName, pointSize: pointSize, weight: CGFloat(face.weight.rawValue),
      isItalic: face.posture == .italic, hasMonospacedDigits: face.digits == .monospaced, design: drawingDesign,
      file: face.file?.path)
  }

  private var drawingDesign: DrawingCommand.Font.Design {
    switch face.family {
    case .rounded: .rounded
    case .serif: .serif
    case .monospaced: .monospaced
    default: .system
    }
  }
}
