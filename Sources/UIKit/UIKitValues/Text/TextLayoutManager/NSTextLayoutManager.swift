// SPDX-License-Identifier: MIT

/// Lays out a document in a text container, and tells where its paragraphs and lines are.
///
/// The lines are those of ``NSLayoutManager``.
///
/// Differs from UIKit: the whole document is laid out when a result is read. Elements are always paragraphs.
///
/// Source: Apple, `NSTextLayoutManager`.
open class NSTextLayoutManager: NSObject {
  /// The document. It is set by ``NSTextContentManager/addTextLayoutManager(_:)``.
  open private(set) weak var textContentManager: NSTextContentManager?
  /// The area in which lines are laid out. The default is `nil`, an area without limits.
  open var textContainer: NSTextContainer? { didSet { textDidChange() } }
  /// The object that makes layout fragments. The default is `nil`.
  open weak var delegate: (any NSTextLayoutManagerDelegate)?
  /// Whether the fonts' leading is added between lines. The default is `true`.
  open var usesFontLeading = true { didSet { textDidChange() } }
  /// Whether lines that do not fit end with an ellipsis. The default is `false`. Stored; has no effect.
  open var limitsLayoutForSuspiciousContents = false
  /// Whether words are hyphenated. The default is `false`. Stored; has no effect.
  open var usesHyphenation = false
  /// The object that lays out what is visible. Stored; has no effect, because the text view lays out its text itself.
  open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)

  /// Creates a layout manager without a document.
  public override init() { super.init() }
  /// Differs from UIKit: Linux has no archives of layout managers; creates an empty one.
  public required init?(coder: NSCoder) { super.init() }

  func attach(to manager: NSTextContentManager?) {
    textContentManager = manager
    textDidChange()
  }

  /// The layout, and the text and the area for which it was made.
  private var cached:
    (geometry: TextGeometry, fragments: [NSTextLayoutFragment], text: NSAttributedString, size: CGSize)?

  /// Forgets the lines.
  func textDidChange() { cached = nil }

  /// The layout of the whole document. It is made anew when the text or the area has changed.
  private var layout: (geometry: TextGeometry, fragments: [NSTextLayoutFragment]) {
    let text = textContentManager?.content ?? NSAttributedString(string: "")
    let size = textContainer?.size ?? .zero
    if let cached, cached.size == size, cached.text.isEqual(to: text) { return (cached.geometry, cached.fragments) }
    let geometry = TextGeometry(text, in: textContainer, usesFontLeading: usesFontLeading)
    let fragments = makeFragments(geometry)
    cached = (geometry, fragments, NSAttributedString(attributedString: text), size)
    return (geometry, fragments)
  }

  private func makeFragments(_ geometry: TextGeometry) -> [NSTextLayoutFragment] {
    guard let manager = textContentManager else { return [] }
    var made: [NSTextLayoutFragment] = []
    manager.enumerateTextElements(from: nil) { element in
      guard let range = element.elementRange else { return true }
      let fragment =
        delegate?.textLayoutManager(self, textLayoutFragmentFor: range.location, in: element)
        ?? NSTextLayoutFragment(textElement: element, range: range)
      let offsets = range.offsets
      let isLast = NSMaxRange(offsets) == geometry.length
      fragment.take(
        geometry.lines.filter { line in
          NSLocationInRange(line.range.location, offsets) || (isLast && line.range.location == NSMaxRange(offsets))
        }, geometry, self)
      made.append(fragment)
      return true
    }
    return made
  }

  // MARK: Layout

  /// The range of the whole document.
  open var documentRange: NSTextRange { textContentManager?.documentRange ?? NSTextRange(NSRange()) }

  /// The rectangle around all lines with their padding, in the container's coordinates.
  open var usageBoundsForTextContainer: CGRect {
    let lines = layout.geometry.lines
    guard let last = lines.last else { return .zero }
    let padding = textContainer?.lineFragmentPadding ?? 0
    let right = lines.map { layout.geometry.origin.x + $0.x + $0.width }.max() ?? 0
    let left = lines.map { layout.geometry.origin.x + $0.x }.min() ?? 0
    return CGRect(x: left - padding, y: 0, width: right - left + 2 * padding, height: last.top + last.height)
  }

  /// Lays out a range. Has no effect: layout happens when results are read.
  open func ensureLayout(for range: NSTextRange) {}
  /// Lays out an area. Has no effect: layout happens when results are read.
  open func ensureLayout(forBounds bounds: CGRect) {}
  /// Forgets the layout of a range.
  open func invalidateLayout(for range: NSTextRange) { textDidChange() }

  /// Returns the paragraph at a point in the container; the nearest one above or below if there is none.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    layout.fragments.first { position.y < $0.layoutFragmentFrame.maxY } ?? layout.fragments.last
  }

  /// Returns the paragraph with a place.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    layout.fragments.first { $0.rangeInElement.contains(location) }
  }

  /// Calls a closure with the paragraphs from the one at a place on, until it returns `false`.
  ///
  /// - Returns: The place behind the last paragraph.
  @discardableResult
  open func enumerateTextLayoutFragments(
    from textLocation: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    let start = (textLocation as? TextOffset)?.offset
    let isReverse = options.contains(.reverse)
    var last: (any NSTextLocation)?
    for fragment in isReverse ? layout.fragments.reversed() : layout.fragments {
      let own = fragment.rangeInElement.offsets
      if let start, isReverse ? own.location > start : NSMaxRange(own) <= start { continue }
      last = isReverse ? fragment.rangeInElement.location : fragment.rangeInElement.endLocation
      if !block(fragment) { break }
    }
    return last
  }

  /// The purpose of the segments of a range. Raw values are UIKit's.
  public enum SegmentType: Int, Sendable {
    case standard = 0
    case selection = 1
    case highlight = 2
  }

  /// The options for enumerating segments. Raw values are UIKit's.
  public struct SegmentOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without the ranges of the segments.
    public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
    /// With the middle of a range only.
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
    /// With the first line only, for a place at a line break.
    public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
    /// With the last line extended to the edge.
    public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
    /// With the place before a line break at the end of its line.
    public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
  }

  /// Calls a closure with each line's part of a range, its rectangle and its baseline below the top of the rectangle, until it returns
  /// `false`. An empty range has a rectangle without width. Differs from UIKit: the options are ignored, except for the range.
  open func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    let geometry = layout.geometry
    let range = textRange.offsets
    let container = textContainer ?? NSTextContainer(size: .zero)
    if range.length == 0 {
      guard let line = geometry.lineIndex(at: range.location).map({ geometry.lines[$0] }) else { return }
      var rect = geometry.caret(at: range.location)
      rect.size.width = 0
      _ = block(textRange, rect, line.baseline - line.top, container)
      return
    }
    for line in geometry.lines {
      let common = NSIntersectionRange(line.range, range)
      guard common.length > 0, let rect = geometry.rects(of: common).first else { continue }
      let part = options.contains(.rangeNotRequired) ? nil : NSTextRange(common)
      if !block(part, rect, line.baseline - line.top, container) { return }
    }
  }

  /// Replaces a range of the text.
  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    guard let storage = (textContentManager as? NSTextContentStorage)?.textStorage else { return }
    storage.replaceCharacters(in: range.offsets, with: attributedString)
    textDidChange()
  }

  /// Moves the layout manager to another document.
  open func replace(_ textContentManager: NSTextContentManager) {
    self.textContentManager?.removeTextLayoutManager(self)
    textContentManager.addTextLayoutManager(self)
  }
}

/// The object that makes layout fragments.
///
/// Differs from UIKit: Swift on Linux has no optional requirements; the method has a default implementation instead.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
  /// Returns the fragment for an element, such as one of a subclass. By default a plain one.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment
}

extension NSTextLayoutManagerDelegate {
  /// Returns a plain fragment.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange) }
}
