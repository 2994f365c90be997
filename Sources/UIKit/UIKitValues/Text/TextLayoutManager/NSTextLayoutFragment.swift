// SPDX-License-Identifier: MIT

/// The layout of a paragraph: its place in the text container, and its lines.
///
/// Source: Apple, `NSTextLayoutFragment`.
open class NSTextLayoutFragment: NSObject {
  /// The options for enumerating the fragments of a document. Raw values are UIKit's.
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the end to the start.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    /// With the sizes of the fragments estimated where they are not laid out. Has no effect: all are laid out.
    public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
    /// With the fragments laid out.
    public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
    /// With an empty fragment behind a line break at the end. Has no effect: the last paragraph has the empty line.
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
  }

  /// The progress of the layout of a fragment. Raw values are UIKit's.
  public enum State: UInt, Sendable {
    case none = 0
    case estimatedUsageBounds = 1
    case calculatedUsageBounds = 2
    case layoutAvailable = 3
  }

  /// The layout manager; `nil` outside of a layout.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The paragraph.
  open private(set) weak var textElement: NSTextElement?
  private let element: NSTextElement
  /// The range of the fragment in the document.
  open private(set) var rangeInElement: NSTextRange
  /// The lines, from top to bottom.
  open private(set) var textLineFragments: [NSTextLineFragment] = []
  /// The rectangle around the lines, in points, in the coordinates of the text container. Its horizontal extent is that of the text.
  open private(set) var layoutFragmentFrame = CGRect.zero
  /// The progress of the layout.
  open private(set) var state = State.none

  /// Creates a fragment of an element, or of a range of it.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    self.textElement = textElement
    element = textElement
    self.rangeInElement = rangeInElement ?? textElement.elementRange ?? NSTextRange(NSRange())
    super.init()
  }

  func take(_ lines: [TextLayout.Line], _ geometry: TextGeometry, _ manager: NSTextLayoutManager) {
    textLayoutManager = manager
    state = .layoutAvailable
    layoutFragmentFrame = lines.map(geometry.rect(of:)).reduce(CGRect.null) { $0.union($1) }
    if layoutFragmentFrame.isNull { layoutFragmentFrame = .zero }
    let origin = layoutFragmentFrame.origin
    let start = rangeInElement.offsets.location
    let text = (element as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
    textLineFragments = lines.map { NSTextLineFragment($0, geometry, text, from: start, origin: origin) }
  }

  /// The area in which the fragment draws, in points, relative to the origin of its frame: its bounds.
  open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }
  /// The space before the text, in points. Always 0.
  open var leadingPadding: CGFloat { 0 }
  /// The space behind the text, in points. Always 0.
  open var trailingPadding: CGFloat { 0 }
  /// The space above the text, in points. Always 0.
  open var topMargin: CGFloat { 0 }
  /// The space below the text, in points. Always 0.
  open var bottomMargin: CGFloat { 0 }

  /// Forgets the layout. It is made anew when it is read.
  open func invalidateLayout() { textLayoutManager?.textDidChange() }

  /// Draws the lines with the corner of the frame at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    for line in textLineFragments {
      line.draw(
        at: CGPoint(x: point.x + line.typographicBounds.minX, y: point.y + line.typographicBounds.minY), in: context)
    }
  }
}

/// A line of a paragraph.
///
/// Source: Apple, `NSTextLineFragment`.
open class NSTextLineFragment: NSObject {
  /// The text in which the line is: that of its paragraph.
  open private(set) var attributedString: NSAttributedString
  /// The characters of the line in ``attributedString``.
  open private(set) var characterRange: NSRange
  /// The rectangle of the line, in points, in the coordinates of the fragment's frame.
  open private(set) var typographicBounds = CGRect.zero
  /// The start of the first glyph on its baseline, in points, relative to the origin of ``typographicBounds``.
  open private(set) var glyphOrigin = CGPoint.zero
  /// The horizontal positions before the characters of the line and behind the last, in points, relative to the line.
  private var positions: [CGFloat] = [0]

  /// Creates a line of a text that is not wrapped.
  public init(attributedString: NSAttributedString, range: NSRange) {
    self.attributedString = attributedString
    characterRange = range
    super.init()
    let text = attributedString.attributedSubstring(from: range)
    let geometry = TextGeometry(text, in: nil, usesFontLeading: true)
    guard let line = geometry.lines.first else { return }
    take(line, geometry, origin: .zero)
  }

  /// Creates a line of a text that is not wrapped.
  public convenience init(string: String, attributes: [NSAttributedString.Key: Any], range: NSRange) {
    self.init(attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
  }

  init(
    _ line: TextLayout.Line, _ geometry: TextGeometry, _ text: NSAttributedString, from start: Int, origin: CGPoint
  ) {
    attributedString = text
    characterRange = NSRange(location: line.range.location - start, length: line.range.length)
    super.init()
    take(line, geometry, origin: origin)
  }

  private func take(_ line: TextLayout.Line, _ geometry: TextGeometry, origin: CGPoint) {
    let rect = geometry.rect(of: line)
    typographicBounds = rect.offsetBy(dx: -origin.x, dy: -origin.y)
    glyphOrigin = CGPoint(x: 0, y: line.baseline - line.top)
    positions = (line.range.location...NSMaxRange(line.range)).map { geometry.x(of: $0, in: line) - rect.minX }
  }

  /// Returns the position of a character of ``attributedString``, on the baseline, relative to the origin of ``typographicBounds``.
  open func locationForCharacter(at index: Int) -> CGPoint {
    let offset = min(max(index - characterRange.location, 0), positions.count - 1)
    return CGPoint(x: positions[offset], y: glyphOrigin.y)
  }

  /// Returns the character at a point, relative to the origin of ``typographicBounds``.
  open func characterIndex(for point: CGPoint) -> Int { characterRange.location + offset(at: point.x) }

  /// Returns how much of the width of the character at a point lies before it, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
    let offset = offset(at: point.x)
    guard offset + 1 < positions.count else { return 0 }
    let (start, end) = (positions[offset], positions[offset + 1])
    return start == end ? 0 : min(max((point.x - start) / (end - start), 0), 1)
  }

  private func offset(at x: CGFloat) -> Int {
    let found = positions.indices.dropLast().first { index in
      let (a, b) = (positions[index], positions[index + 1])
      return x >= min(a, b) && x < max(a, b)
    }
    if let found { return found }
    let isBefore = x < (positions.min() ?? 0)
    return isBefore == (positions[0] <= positions[positions.count - 1]) ? 0 : max(0, positions.count - 2)
  }

  /// Draws the line with the corner of its rectangle at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    UIGraphicsPushContext(context)
    attributedString.attributedSubstring(from: characterRange).draw(at: point)
    UIGraphicsPopContext()
  }
}
