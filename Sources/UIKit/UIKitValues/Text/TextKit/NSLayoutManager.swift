// SPDX-License-Identifier: MIT

/// Lays out a text in a text container, and tells where its glyphs are.
///
/// Differs from UIKit: each UTF-16 code unit counts as one glyph, and the text is laid out in the first container only.
///
/// Source: Apple, `NSLayoutManager`.
open class NSLayoutManager: NSObject, @unchecked Sendable {
  /// The text. It is set by ``NSTextStorage/addLayoutManager(_:)``.
  open weak var textStorage: NSTextStorage?
  /// The areas in which lines are laid out. The first is used.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The object that takes part in the layout. The default is `nil`. Differs from UIKit: never called.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Whether the fonts' leading is added between lines. The default is `true`.
  open var usesFontLeading = true { didSet { textDidChange() } }
  /// Whether invisible characters are drawn. The default is `false`. Stored; has no effect.
  open var showsInvisibleCharacters = false
  /// Whether control characters are drawn. The default is `false`. Stored; has no effect.
  open var showsControlCharacters = false
  /// Whether parts of the text may be laid out first. The default is `false`. Stored; has no effect.
  open var allowsNonContiguousLayout = false
  /// Whether large texts are laid out in the background. The default is `true`. Stored; has no effect.
  open var backgroundLayoutEnabled = true
  /// The threshold of hyphenation. The default is 0. Stored; has no effect.
  open var hyphenationFactor: CGFloat = 0
  /// Whether lines that do not fit end with an ellipsis. The default is `false`. Stored; has no effect.
  open var limitsLayoutForSuspiciousContents = false

  private var cached: TextGeometry?

  /// Creates a layout manager without text and containers.
  public override init() { super.init() }
  /// Differs from UIKit: Linux has no archives of layout managers; creates an empty one.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Containers

  /// Adds an area behind the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts an area.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.attach(to: self)
    textDidChange()
  }

  /// Removes an area.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).attach(to: nil)
    textDidChange()
  }

  func attach(to storage: NSTextStorage?) {
    textStorage = storage
    textDidChange()
  }

  /// Forgets the lines.
  package final func textDidChange() { cached = nil }

  /// Forgets the lines when an area has changed.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { textDidChange() }

  // MARK: Layout

  /// Lays out the text. Has no effect: layout happens when results are read.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Lays out a range. Has no effect: layout happens when results are read.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Lays out a range. Has no effect: layout happens when results are read.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  /// Makes the glyphs of a range. Has no effect: they are made when results are read.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Forgets the layout of a range.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    textDidChange()
  }
  /// Forgets the glyphs of a range.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
  ) { textDidChange() }
  /// Draws a range again. Has no effect: views draw their texts when they are shown.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Draws a range again. Has no effect: views draw their texts when they are shown.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}

  private var geometry: TextGeometry {
    if let cached { return cached }
    let made = TextGeometry(textStorage, in: textContainers.first, usesFontLeading: usesFontLeading)
    cached = made
    return made
  }

  /// The number of glyphs: that of the UTF-16 code units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Returns the smallest rectangle around the lines with their padding, in the container's coordinates.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let geometry = geometry
    guard let last = geometry.lines.last else { return .zero }
    let padding = container.lineFragmentPadding
    let left = geometry.lines.map { geometry.origin.x + $0.x }.min() ?? 0
    let right = geometry.lines.map { geometry.origin.x + $0.x + $0.width }.max() ?? 0
    return CGRect(x: left - padding, y: 0, width: right - left + 2 * padding, height: last.top + last.height)
  }

  /// Returns the glyphs in a container: all that are laid out.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let last = geometry.lines.last else { return NSRange(location: 0, length: 0) }
    return NSRange(location: 0, length: NSMaxRange(last.range))
  }

  /// Returns the glyphs of characters: the same range.
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the characters of glyphs: the same range.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the glyphs in a rectangle: those of the lines that meet it.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let meeting = geometry.lines.filter { bounds.intersects(geometry.rect(of: $0)) }
    guard let first = meeting.first, let last = meeting.last else { return NSRange(location: 0, length: 0) }
    return NSUnionRange(first.range, last.range)
  }

  /// Returns the glyph of a character: the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns the character of a glyph: the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Whether there is a glyph.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }

  /// Returns the smallest rectangle around glyphs, in the container's coordinates.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    geometry.rects(of: glyphRange).reduce(CGRect.null) { $0.union($1) }
  }

  /// Calls a closure with the rectangle of each line's part of a range.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for rect in geometry.rects(of: glyphRange) where !stop.boolValue { block(rect, &stop) }
  }

  /// Calls a closure with each line of a range: its rectangle, the used part of it, the container and the glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop: ObjCBool = false
    let geometry = geometry
    for line in geometry.lines where NSIntersectionRange(line.range, glyphRange).length > 0 && !stop.boolValue {
      block(fragment(line), usedFragment(line, geometry), container, line.range, &stop)
    }
  }

  private func fragment(_ line: TextLayout.Line) -> CGRect {
    CGRect(x: 0, y: line.top, width: textContainers.first?.size.width ?? line.width, height: line.height)
  }

  private func usedFragment(_ line: TextLayout.Line, _ geometry: TextGeometry) -> CGRect {
    geometry.rect(of: line).insetBy(dx: -(textContainers.first?.lineFragmentPadding ?? 0), dy: 0)
  }

  /// Returns the rectangle of the line with a glyph, over the whole width of the container.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    line(at: glyphIndex, effectiveRange).map(fragment) ?? .zero
  }

  /// Returns the used part of the rectangle of the line with a glyph.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    line(at: glyphIndex, effectiveRange).map { usedFragment($0, geometry) } ?? .zero
  }

  private func line(at glyphIndex: Int, _ effectiveRange: NSRangePointer?) -> TextLayout.Line? {
    guard let line = geometry.lineIndex(at: glyphIndex).map({ geometry.lines[$0] }) else { return nil }
    effectiveRange?.pointee = line.range
    return line
  }

  /// Returns the position of a glyph on its baseline, relative to its line's rectangle.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = line(at: glyphIndex, nil) else { return .zero }
    return CGPoint(x: geometry.x(of: glyphIndex, in: line), y: line.baseline - line.top)
  }

  /// Returns the container of a glyph: the first.
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    guard let container = textContainers.first else { return nil }
    effectiveRange?.pointee = glyphRange(for: container)
    return container
  }

  /// Returns the glyph nearest to a point in the container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the glyph nearest to a point in the container, and how much of its width lies before the point.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let geometry = geometry
    let nearest = geometry.index(closestTo: point)
    let index = geometry.index(at: point) ?? min(nearest, max(0, geometry.length - 1))
    if let partialFraction, let line = geometry.lineIndex(at: index).map({ geometry.lines[$0] }) {
      let (start, end) = (geometry.x(of: index, in: line), geometry.x(of: index + 1, in: line))
      partialFraction.pointee = start == end ? 0 : min(max((point.x - start) / (end - start), 0), 1)
    }
    return index
  }

  /// Returns how much of the width of the glyph nearest to a point lies before the point.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// Returns the character nearest to a point in the container, and how much of its width lies before the point.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  /// The rectangle of the empty line behind a final line break; zero where there is none.
  open var extraLineFragmentRect: CGRect {
    guard let last = geometry.lines.last, last.range.length == 0, geometry.lines.count > 1 else { return .zero }
    return fragment(last)
  }

  /// The part of ``extraLineFragmentRect`` that is used: the same.
  open var extraLineFragmentUsedRect: CGRect { extraLineFragmentRect }
  /// The container of ``extraLineFragmentRect``; `nil` where there is none.
  open var extraLineFragmentTextContainer: NSTextContainer? {
    extraLineFragmentRect == .zero ? nil : textContainers.first
  }
  /// Whether parts of the text have no layout yet. Always `false`.
  open var hasNonContiguousLayout: Bool { false }
  /// The first character without a layout: the end of the text.
  open func firstUnlaidCharacterIndex() -> Int { numberOfGlyphs }
  /// The first glyph without a layout: the end of the text.
  open func firstUnlaidGlyphIndex() -> Int { numberOfGlyphs }
  /// The glyphs of a line that are replaced by an ellipsis. Returns no range; differs from UIKit where a line is truncated.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
  /// Sets the rectangle of a line. Has no effect: lines have the rectangles of the layout.
  open func setLineFragmentRect(_ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect) {}
  /// Sets the rectangle of the empty line at the end. Has no effect.
  open func setExtraLineFragmentRect(_ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer)
  {}

  // MARK: Drawing

  /// Draws glyphs with the container's corner at `origin`. The lines with the glyphs are drawn whole.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let storage = textStorage, let container = textContainers.first else { return }
    let width = max(0, container.size.width - 2 * container.lineFragmentPadding)
    let room = CGRect(
      x: origin.x + container.lineFragmentPadding, y: origin.y, width: width, height: container.size.height)
    storage.draw(with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
  }

  /// Draws the background of glyphs. Has no effect: it is drawn with the glyphs.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Sets attributes for drawing only. Has no effect.
  open func addTemporaryAttribute(_ attrName: NSAttributedString.Key, value: Any, forCharacterRange charRange: NSRange)
  {}

  /// Replaces the text.
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    textStorage?.removeLayoutManager(self)
    newTextStorage.addLayoutManager(self)
  }

  /// Called when the text has changed. Overrides call `super`.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) { textDidChange() }

  /// Draws the underline of glyphs. Has no effect: it is drawn with the glyphs. Differs from UIKit: never called.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
  /// Underlines glyphs. Has no effect. Differs from UIKit: never called.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
  /// Draws a line through glyphs. Has no effect: it is drawn with the glyphs. Differs from UIKit: never called.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
  /// Fills the background of characters. Has no effect: it is drawn with the glyphs. Differs from UIKit: never called.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) {}
}
