// SPDX-License-Identifier: MIT

/// The search in a text, with a bar above the keyboard.
///
/// Source: Apple, `UIFindInteraction`.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  /// The delegate that provides sessions.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The current session; `nil` while no search is shown.
  open private(set) var activeFindSession: UIFindSession?
  /// The bar; `nil` while no search is shown.
  private var navigator: FindNavigatorView?
  /// The text to search for. The default is `nil`.
  open var searchText: String? { didSet { if searchText != oldValue { navigator?.show(searchText) } } }
  /// The text that replaces it. The default is `nil`.
  open var replacementText: String? {
    didSet { if replacementText != oldValue { navigator?.show(replacement: replacementText) } }
  }
  /// Makes the menu of options. The default is `nil`. Stored; has no effect.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates a search.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  /// Whether the search is shown.
  open var isFindNavigatorVisible: Bool { activeFindSession != nil }

  /// Begins a session of the delegate, and shows the bar, whose field has the keyboard. It has a field for a replacement if that is wanted,
  /// and if the session can replace results.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let view, let window = view.window else { return }
    if let navigator, let activeFindSession {
      navigator.showsReplacement = showingReplace && activeFindSession.supportsReplacement
      return navigator.focus()
    }
    guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
    activeFindSession = session
    delegate?.findInteraction(self, didBegin: session)
    navigator = FindNavigatorView(of: self, in: window)
    navigator?.showsReplacement = showingReplace && session.supportsReplacement
    navigator?.show(searchText)
    navigator?.show(replacement: replacementText)
    navigator?.focus()
  }

  /// Ends the session, and hides the bar.
  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    navigator?.close()
    navigator = nil
    session.invalidateFoundResults()
    delegate?.findInteraction(self, didEnd: session)
  }

  /// Searches for the text in the field.
  func search(for text: String) {
    searchText = text
    if text.isEmpty {
      activeFindSession?.invalidateFoundResults()
    } else {
      activeFindSession?.performSearch(query: text, options: UITextSearchOptions())
    }
    updateResultCount()
  }

  /// Replaces the highlighted result, or all results.
  func replace(all: Bool) {
    guard let session = activeFindSession, let searchText, !searchText.isEmpty else { return }
    let (text, options) = (replacementText ?? "", UITextSearchOptions())
    if all {
      session.replaceAll(searchQuery: searchText, replacementString: text, options: options)
    } else if session.allowsReplacementForCurrentlyHighlightedResult {
      session.performSingleReplacement(query: searchText, replacementString: text, options: options)
    }
    updateResultCount()
  }

  /// Moves to the next result.
  open func findNext() { move(.forward) }
  /// Moves to the previous result.
  open func findPrevious() { move(.backward) }

  private func move(_ direction: UITextStorageDirection) {
    activeFindSession?.highlightNextResult(in: direction)
    updateResultCount()
  }

  /// Updates the number of results in the bar.
  open func updateResultCount() {
    if let activeFindSession { navigator?.showCount(of: activeFindSession) }
  }

  /// The default implementation does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// A search. Subclasses find results.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// Creates a session.
  public override init() { super.init() }
  /// The number of results. Returns 0 by default.
  open var resultCount: Int { 0 }
  /// The index of the highlighted result. Returns `NSNotFound` by default.
  open var highlightedResultIndex: Int { NSNotFound }
  /// The style in which the number of results is shown. The default is `.currentAndTotal`.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Whether results can be replaced. Returns `false` by default.
  open var supportsReplacement: Bool { false }
  /// Whether the highlighted result can be replaced. Returns `false` by default.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }
  /// Searches for a text. The default implementation does nothing.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the highlighted result. The default implementation does nothing.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces all results. The default implementation does nothing.
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Highlights another result. The default implementation does nothing.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Forgets the results. The default implementation does nothing.
  open func invalidateFoundResults() {}
  /// The style in which the number of results is shown. Raw values are UIKit's.
  public enum SearchResultDisplayStyle: Int, Sendable { case currentAndTotal, total, none }
}

/// The options of a search.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// Creates the standard options.
  public override init() { super.init() }
  /// The part of a word that a result has to match. Always `.contains`.
  open var wordMatchMethod: WordMatchMethod { .contains }
  /// The options for comparing texts. Always empty.
  open var stringCompareOptions: NSString.CompareOptions { [] }
  /// The part of a word that a result has to match. Raw values are UIKit's.
  public enum WordMatchMethod: Int, Sendable { case contains, startsWith, fullWord }
}

/// The methods that provide searches.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: AnyObject {
  /// Returns a session for a view; `nil` when it cannot be searched.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// Called after a session has begun.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// Called after a session has ended.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// The default implementation does nothing.
  @_disfavoredOverload public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// The default implementation does nothing.
  @_disfavoredOverload public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
