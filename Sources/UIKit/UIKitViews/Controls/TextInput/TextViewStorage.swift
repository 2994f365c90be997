// SPDX-License-Identifier: MIT

/// The text of a text view as an object that can be changed in place, created on first use.
@MainActor
final class TextViewStorage {
  private var madeText: NSTextStorage?
  private var madeManager: NSLayoutManager?
  private var isTaking = false
  /// Whether the view has a layout manager of paragraphs.
  var usesTextLayoutManager = true
  private var madeContents: NSTextContentStorage?
  private var madeLayout: NSTextLayoutManager?

  /// The text, brought up to date with the view.
  func text(of view: UITextView) -> NSTextStorage {
    let shown = view.shownAttributedText
    if let madeText {
      if !madeText.isEqual(to: shown) { take(shown, madeText) }
      return madeText
    }
    // A view that was made with a container of an app's own layout manager shows that manager's text.
    let own = view.textContainer.layoutManager?.textStorage
    let made = own ?? NSTextStorage(attributedString: shown)
    made.didProcessEditing = { [weak self, weak view, weak made] in
      // Texts of views are changed on the main thread.
      MainActor.assumeIsolated {
        guard let self, let view, let made, !self.isTaking else { return }
        view.change { $0.set(attributed: NSAttributedString(attributedString: made)) }
      }
    }
    madeText = made
    if own != nil, shown.length > 0 { take(shown, made) }
    return made
  }

  /// The layout manager, of which the view's container is the only one.
  func manager(of view: UITextView) -> NSLayoutManager {
    let text = text(of: view)
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
    let contents = madeContents ?? NSTextContentStorage()
    if contents.textStorage !== text { contents.textStorage = text }
    let layout = madeLayout ?? NSTextLayoutManager()
    if layout.textContainer !== view.textContainer { layout.textContainer = view.textContainer }
    contents.addTextLayoutManager(layout)
    (madeContents, madeLayout) = (contents, layout)
    return layout
  }

  private func take(_ shown: NSAttributedString, _ text: NSTextStorage) {
    isTaking = true
    text.setAttributedString(shown)
    isTaking = false
  }
}
