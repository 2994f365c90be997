// SPDX-License-Identifier: MIT

/// A document as a list of elements, which layout managers lay out.
///
/// Source: Apple, `NSTextContentManager`.
open class NSTextContentManager: NSObject {
  /// The options for enumerating the elements of a document. Raw values are UIKit's.
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the end to the start.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
  }

  /// The layout managers.
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  /// The layout manager of the view that edits the document. The default is the first one.
  open weak var primaryTextLayoutManager: NSTextLayoutManager?
  /// Whether layout managers follow changes by themselves. The default is `true`. Stored; has no effect.
  open var automaticallySynchronizesTextLayoutManagers = true
  /// Whether elements follow changes of the text by themselves. The default is `true`. Stored; has no effect.
  open var automaticallySynchronizesToBackingStore = true
  /// Whether a change is being made.
  open private(set) var hasEditingTransaction = false

  /// Creates a document without layout managers.
  public override init() { super.init() }

  /// Adds a layout manager.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.attach(to: self)
    if primaryTextLayoutManager == nil { primaryTextLayoutManager = textLayoutManager }
  }

  /// Removes a layout manager.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManagers.removeAll { $0 === textLayoutManager }
    textLayoutManager.attach(to: nil)
    if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = textLayoutManagers.first }
  }

  /// Makes changes, after which the layout is made anew.
  open func performEditingTransaction(_ transaction: () -> Void) {
    hasEditingTransaction = true
    transaction()
    hasEditingTransaction = false
    for manager in textLayoutManagers { manager.textDidChange() }
  }

  /// The text that is laid out.
  var content: NSAttributedString { NSAttributedString(string: "") }

  /// The range of the whole document.
  open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: content.length)) }

  /// Returns the place a number of UTF-16 code units behind another one; `nil` outside of the document.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    guard let start = location as? TextOffset else { return nil }
    let new = start.offset + offset
    return new >= 0 && new <= content.length ? TextOffset(new) : nil
  }

  /// Returns the number of UTF-16 code units between two places.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    ((to as? TextOffset)?.offset ?? 0) - ((from as? TextOffset)?.offset ?? 0)
  }

  /// Returns the elements that meet a range.
  open func textElements(for range: NSTextRange) -> [NSTextElement] {
    let wanted = range.offsets
    return paragraphs.filter { paragraph in
      let own = paragraph.elementRange?.offsets ?? NSRange()
      return NSIntersectionRange(own, wanted).length > 0 || NSLocationInRange(wanted.location, own)
    }
  }

  /// Calls a closure with the elements from the one at a place on, until it returns `false`.
  ///
  /// - Returns: The place behind the last element.
  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    let start = (textLocation as? TextOffset)?.offset
    var last: (any NSTextLocation)?
    for paragraph in options.contains(.reverse) ? paragraphs.reversed() : paragraphs {
      let own = paragraph.elementRange?.offsets ?? NSRange()
      if let start, options.contains(.reverse) ? own.location > start : NSMaxRange(own) <= start { continue }
      last = options.contains(.reverse) ? paragraph.elementRange?.location : paragraph.elementRange?.endLocation
      if !block(paragraph) { break }
    }
    return last
  }

  /// The paragraphs of the document.
  private var paragraphs: [NSTextParagraph] {
    let content = content
    return TextParagraphs.ranges(of: content.string).map { range in
      let paragraph = NSTextParagraph(attributedString: content.attributedSubstring(from: range))
      paragraph.textContentManager = self
      paragraph.elementRange = NSTextRange(range)
      return paragraph
    }
  }
}

/// The paragraphs of a text.
enum TextParagraphs {
  /// Returns the ranges of the paragraphs, each with the line break at its end.
  static func ranges(of string: String) -> [NSRange] {
    let text = string as NSString
    var found: [NSRange] = []
    var location = 0
    while location < text.length {
      let range = text.paragraphRange(for: NSRange(location: location, length: 0))
      found.append(range)
      location = max(NSMaxRange(range), location + 1)
    }
    return found
  }
}
