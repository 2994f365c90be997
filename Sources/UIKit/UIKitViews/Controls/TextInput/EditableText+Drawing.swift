// SPDX-License-Identifier: MIT

extension EditableText {
  /// The width of the cursor and of the handles' lines, and the radius of the handles, in points.
  private static var lineWidth: CGFloat { 2 }
  private static var handleRadius: CGFloat { 5 }

  /// Draws what is behind the text of the first responder: the selection, and the mark of composed text.
  func drawSelection() {
    guard isFirstResponder else { return }
    if let composition = editing.composition {
      let color = editing.markedTextStyle?[.backgroundColor] as? UIColor ?? tint.withAlphaComponent(0.15)
      fill(selection.geometry.rects(of: composition.range), color)
    }
    fill(selection.geometry.rects(of: selectedCharacters), tint.withAlphaComponent(0.2))
  }

  /// Draws what is in front of the text of the first responder: the cursor, or the handles at the ends of the selection.
  ///
  /// - Parameter hasCursor: Whether the text can be edited.
  func drawCursor(_ hasCursor: Bool) {
    guard isFirstResponder else { return }
    let (range, geometry) = (selectedCharacters, selection.geometry)
    guard range.length > 0 else {
      if hasCursor { fill([geometry.caret(at: range.location)], tint) }
      return
    }
    let rects = geometry.rects(of: range)
    guard let first = rects.first, let last = rects.last else { return }
    drawHandle(
      CGRect(x: first.minX - Self.lineWidth, y: first.minY, width: Self.lineWidth, height: first.height), atTop: true)
    drawHandle(CGRect(x: last.maxX, y: last.minY, width: Self.lineWidth, height: last.height), atTop: false)
  }

  private func drawHandle(_ line: CGRect, atTop: Bool) {
    fill([line], tint)
    let (radius, y) = (Self.handleRadius, atTop ? line.minY : line.maxY)
    UIBezierPath(
      ovalIn: CGRect(x: line.midX - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    ).fill()
  }

  private var tint: UIColor { (tintColor ?? .systemBlue).resolvedColor(with: traitCollection) }

  private func fill(_ rects: [CGRect], _ color: UIColor) {
    color.setFill()
    for rect in rects { UIBezierPath(rect: rect).fill() }
  }
}
