// SPDX-License-Identifier: MIT

/// The search in a text view: its results are highlighted, and scrolled to.
final class TextFindSession: UIFindSession {
  private weak var view: UITextView?
  private var results: [NSRange] = []
  private var current = 0
  private var highlights: [UIView] = []

  init(in view: UITextView) {
    self.view = view
    super.init()
  }

  override var resultCount: Int { results.count }
  override var highlightedResultIndex: Int { results.isEmpty ? NSNotFound : current }
  override var supportsReplacement: Bool { view?.isEditable == true }
  override var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement && !results.isEmpty }

  override func performSearch(query: String, options: UITextSearchOptions?) {
    let compared = options?.stringCompareOptions ?? []
    results = ranges(of: query, compared.isEmpty ? [.caseInsensitive, .diacriticInsensitive] : compared)
    current = 0
    showResults()
  }

  private func ranges(of query: String, _ options: NSString.CompareOptions) -> [NSRange] {
    guard let text = view?.text as NSString?, !query.isEmpty else { return [] }
    var (found, start): ([NSRange], Int) = ([], 0)
    while start < text.length {
      let rest = NSRange(location: start, length: text.length - start)
      let range = text.range(of: query, options: options, range: rest)
      guard range.location != NSNotFound, range.length > 0 else { break }
      found.append(range)
      start = NSMaxRange(range)
    }
    return found
  }

  /// After the last result comes the first one.
  override func highlightNextResult(in direction: UITextStorageDirection) {
    guard !results.isEmpty else { return }
    current = (current + (direction == .forward ? 1 : results.count - 1)) % results.count
    showResults()
  }

  override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard let view, supportsReplacement, results.indices.contains(current) else { return }
    view.replace(IndexedTextRange(results[current]), withText: replacementString)
    let place = current
    performSearch(query: searchQuery, options: options)
    current = results.isEmpty ? 0 : place % results.count
    showResults()
  }

  override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    guard let view, supportsReplacement else { return }
    performSearch(query: searchQuery, options: options)
    for range in results.reversed() { view.replace(IndexedTextRange(range), withText: replacementString) }
    performSearch(query: searchQuery, options: options)
  }

  override func invalidateFoundResults() {
    results = []
    showResults()
  }

  // MARK: Highlights

  private func showResults() {
    for highlight in highlights { highlight.removeFromSuperview() }
    highlights = []
    guard let view else { return }
    for (index, range) in results.enumerated() {
      for rect in view.selectionRects(for: IndexedTextRange(range)) where rect.rect.width > 0 {
        highlights.append(highlight(rect.rect, isCurrent: index == current))
      }
    }
    for highlight in highlights { view.addSubview(highlight) }
    if results.indices.contains(current) { view.scrollRangeToVisible(results[current]) }
  }

  private func highlight(_ frame: CGRect, isCurrent: Bool) -> UIView {
    let highlight = FoundTextView(frame: frame)
    highlight.isUserInteractionEnabled = false
    highlight.backgroundColor = .systemYellow.withAlphaComponent(isCurrent ? 0.6 : 0.25)
    highlight.layer.cornerRadius = 3
    return highlight
  }
}

/// The highlight of a result.
private final class FoundTextView: UIView {}

/// The delegate of the searches of text views.
@MainActor
final class TextFinding: UIFindInteractionDelegate {
  static let shared = TextFinding()
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    (view as? UITextView).map(TextFindSession.init)
  }
}
