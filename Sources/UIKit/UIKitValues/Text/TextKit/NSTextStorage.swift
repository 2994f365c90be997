// SPDX-License-Identifier: MIT

/// An attributed text that tells its layout managers about changes.
///
/// Subclasses that keep the text themselves override `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and call `edited(_:range:changeInLength:)`; all other methods are made of these.
///
/// Source: Apple, `NSTextStorage`.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of changes: of characters, of attributes. Raw values are UIKit's.
  public struct EditActions: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Creates actions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes have changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters have changed.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// The object that may correct changes. The default is `nil`.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The layout managers that lay out the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// The kinds of changes since the last processing.
  open private(set) var editedMask: EditActions = []
  /// The range that has changed, in UTF-16 code units of the new text.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The difference of the lengths after and before the changes.
  open private(set) var changeInLength = 0
  private var editingDepth = 0
  /// Whether changes are being processed. Those made meanwhile belong to them.
  private var isProcessing = false
  /// Called after changes have been processed, with the range that has changed and the difference of the lengths.
  package final var didProcessEditing: ((_ editedRange: NSRange, _ changeInLength: Int) -> Void)?

  /// Creates an empty text.
  public init() { super.init(string: "") }
  /// Creates a text without attributes.
  public override init(string str: String) { super.init(string: str) }
  /// Creates a text with attributes.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }
  /// Creates a copy of a text.
  public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }
  /// Reads a text from an archive.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  // MARK: Layout managers

  /// Adds a layout manager.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.attach(to: self)
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.attach(to: nil)
  }

  // MARK: Editing

  /// Notes a change of a range, in UTF-16 code units before it. It is processed now, or when the last `endEditing()` is reached; a
  /// change that is made while others are processed is merged with them.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    self.editedMask.formUnion(editedMask)
    let known = self.editedRange.location == NSNotFound ? editedRange : NSUnionRange(self.editedRange, editedRange)
    self.editedRange = NSRange(location: known.location, length: max(0, known.length + delta))
    changeInLength += delta
    processPendingEdits()
  }

  open override func beginEditing() { editingDepth += 1 }

  open override func endEditing() {
    editingDepth = max(0, editingDepth - 1)
    processPendingEdits()
  }

  /// Processes the changes, unless more are announced or they are being processed already.
  ///
  /// The mark is set here and not in ``processEditing()``, because overrides of that method change attributes before they call
  /// `super`.
  private func processPendingEdits() {
    guard editingDepth == 0, !isProcessing, !editedMask.isEmpty else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
  }

  /// Tells the delegate, observers and layout managers about the changes. Overrides call `super`.
  ///
  /// Changes that the delegate makes in `willProcessEditing` extend the edited range and mask that `didProcessEditing` receives. Only the
  /// layout managers are notified of changes that it makes in `didProcessEditing`.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    let isOutermost = !isProcessing
    isProcessing = true
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    if !fixesAttributesLazily { fixAttributes(in: editedRange) }
    delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    for manager in layoutManagers {
      manager.processEditing(for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
    didProcessEditing?(range, delta)
    if isOutermost { isProcessing = false }
  }

  /// Corrects attributes in a range, after changes and before the delegate is told of them. The default implementation does
  /// nothing: fonts are chosen when text is drawn.
  open func fixAttributes(in range: NSRange) {}

  /// Corrects attributes in a range if that was not done yet.
  open func ensureAttributesAreFixed(in range: NSRange) { if fixesAttributesLazily { fixAttributes(in: range) } }
  /// Notes that attributes in a range have to be corrected. Has no effect.
  open func invalidateAttributes(in range: NSRange) {}
  /// Whether attributes are corrected only where they are read. Returns `false` by default.
  open var fixesAttributesLazily: Bool { false }

  // MARK: What subclasses override

  open override var string: String { super.string }

  open override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key:
    Any]
  {
    super.attributes(at: location, effectiveRange: range)
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    if isPlainStorage { edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length) }
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    if isPlainStorage { edited(.editedAttributes, range: range, changeInLength: 0) }
  }

  /// Whether the text is kept here; subclasses note their changes themselves.
  private var isPlainStorage: Bool { type(of: self) == NSTextStorage.self }

  // MARK: What is made of these

  open override var length: Int { (string as NSString).length }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let part = NSMutableAttributedString(string: (string as NSString).substring(with: range))
    enumerateAttributes(in: range) { attributes, run, _ in
      part.setAttributes(attributes, range: NSRange(location: run.location - range.location, length: run.length))
    }
    return part
  }

  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var runs: [([NSAttributedString.Key: Any], NSRange)] = []
    var location = enumerationRange.location
    while location < NSMaxRange(enumerationRange) {
      var range = NSRange()
      let attributes = attributes(at: location, effectiveRange: &range)
      let end = min(max(NSMaxRange(range), location + 1), NSMaxRange(enumerationRange))
      runs.append((attributes, NSRange(location: location, length: end - location)))
      location = end
    }
    var stop: ObjCBool = false
    for (attributes, range) in opts.contains(.reverse) ? runs.reversed() : runs where !stop.boolValue {
      block(attributes, range, &stop)
    }
  }

  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateAttributes(in: enumerationRange, options: opts) { attributes, range, stop in
      block(attributes[attrName], range, stop)
    }
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    change(range) { $0.merging(attrs) { $1 } }
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { attributes in attributes.filter { $0.key != name } }
  }

  private func change(
    _ range: NSRange, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    var runs: [([NSAttributedString.Key: Any], NSRange)] = []
    enumerateAttributes(in: range) { attributes, run, _ in runs.append((change(attributes), run)) }
    beginEditing()
    for (attributes, run) in runs { setAttributes(attributes, range: run) }
    endEditing()
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) { attributes, run, _ in
      setAttributes(attributes, range: NSRange(location: range.location + run.location, length: run.length))
    }
    endEditing()
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }
}

extension NSTextStorage {
  /// Posted before changes are processed. The object is the text.
  public class var willProcessEditingNotification: Notification.Name {
    Notification.Name("NSTextStorageWillProcessEditingNotification")
  }
  /// Posted after changes have been processed. The object is the text.
  public class var didProcessEditingNotification: Notification.Name {
    Notification.Name("NSTextStorageDidProcessEditingNotification")
  }
}
