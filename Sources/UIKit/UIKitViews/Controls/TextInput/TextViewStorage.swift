// SPDX-License-Identifier: MIT

/// The text of a text view as an object that can be changed in place, created on first use.
///
/// While it exists, all changes of the view's text are made in it, so that its delegate is told of them; the view shows what it
/// contains after that.
@MainActor
final class TextViewStorage {
  /// The text; `nil` before its first use, while nobody can observe it.
  private var made: NSTextStorage?
  private var madeManager: NSLayoutManager?
  /// Whether the view itself is changing the text, and moves its selection itself.
  private var isChangedByView = false
  /// Whether the view has a layout manager of paragraphs.
  var usesTextLayoutManager = true
  private var madeContents: NSTextContentStorage?
  private var madeLayout: NSTextLayoutManager?

  /// The text.
  func text(of view: UITextView) -> NSTextStorage {
    if let made { return made }
    return keep(NSTextStorage(attributedString: view.shownAttributedText), of: view)
  }

  /// Takes the text of the layout manager with whose container the app has made the view, if there is one.
  func takeTextOfContainer(of view: UITextView) {
    guard let own = view.textContainer.layoutManager?.textStorage, made !== own else { return }
    keep(own, of: view)
    if own.length > 0 || view.content.isEmpty { view.take(own) } else { replaceAll(of: view) }
  }

  @discardableResult
  private func keep(_ text: NSTextStorage, of view: UITextView) -> NSTextStorage {
    made = text
    text.didProcessEditing = { [weak self, weak view, weak text] (range: NSRange, delta: Int) in
      // Texts of views are changed on the main thread.
      MainActor.assumeIsolated {
        guard let self, let view, let text, self.made === text else { return }
        view.take(text)
        if !self.isChangedByView { view.moveSelection(past: range, changeInLength: delta) }
      }
    }
    return text
  }

  // MARK: Changes by the view

  /// Replaces the whole text by what the view shows. Does nothing before the first use of the text.
  func replaceAll(of view: UITextView) {
    let shown = view.shownAttributedText
    change { $0.setAttributedString(shown) }
  }

  /// Gives the text the attributes that the view shows.
  func reformat(_ view: UITextView) {
    let shown = view.shownAttributedText
    change { text in
      guard text.length == shown.length, !text.isEqual(to: shown) else { return }
      text.beginEditing()
      shown.enumerateAttributes(in: NSRange(location: 0, length: shown.length)) {
        attributes, range, _ in
        text.setAttributes(attributes, range: range)
      }
      text.endEditing()
    }
  }

  /// Replaces characters. Returns whether the text exists.
  func replace(_ range: NSRange, with replacement: NSAttributedString) -> Bool {
    change { $0.replaceCharacters(in: range, with: replacement) }
    return made != nil
  }

  private func change(_ edit: (NSTextStorage) -> Void) {
    guard let made else { return }
    let wasChanged = isChangedByView
    isChangedByView = true
    edit(made)
    isChangedByView = wasChanged
  }

  // MARK: Layout managers

  /// The layout manager, of which the view's container is the only one.
  func manager(of view: UITextView) -> NSLayoutManager {
    let text = text(of: view)
    view.updateContainer()
    if let manager = madeManager ?? view.textContainer.layoutManager {
      manager.textDidChange()
      return manager
    }
    let made = NSLayoutManager()
    made.addTextContainer(view.textContainer)
    text.addLayoutManager(made)
    madeManager = made
    return made
  }

  /// The layout manager of paragraphs; `nil` for a view without one.
  func textLayoutManager(of view: UITextView) -> NSTextLayoutManager? {
    guard usesTextLayoutManager else { return nil }
    let text = text(of: view)
    view.updateContainer()
    let contents = madeContents ?? NSTextContentStorage()
    if contents.textStorage !== text { contents.textStorage = text }
    let layout = madeLayout ?? NSTextLayoutManager()
    if layout.textContainer !== view.textContainer { layout.textContainer = view.textContainer }
    contents.addTextLayoutManager(layout)
    (madeContents, madeLayout) = (contents, layout)
    return layout
  }
}

extension UITextView {
  /// Shows a text that has changed. A text without attributes of its own stays plain.
  fileprivate func take(_ text: NSTextStorage) {
    if content.attributed == nil { content.set(plain: text.string) }
    if content.attributed != nil || !text.isEqual(to: shownAttributedText) {
      content.set(attributed: NSAttributedString(attributedString: text))
    }
    textDidChange()
    observedValuesMayHaveChanged()
  }

  /// Keeps the selection at its characters after the app has changed the text in place: the range of the new text that has changed.
  fileprivate func moveSelection(past changed: NSRange, changeInLength delta: Int) {
    let oldEnd = NSMaxRange(changed) - delta
    func moved(_ index: Int) -> Int {
      index <= changed.location
        ? index : index >= oldEnd ? index + delta : min(index, NSMaxRange(changed))
    }
    let (start, end) = (moved(selectedRange.location), moved(NSMaxRange(selectedRange)))
    select(NSRange(location: start, length: max(0, end - start)))
  }
}
