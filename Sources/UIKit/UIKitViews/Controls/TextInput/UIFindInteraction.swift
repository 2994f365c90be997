// SPDX-License-Identifier: MIT

/// The search in a text. Stored; has no effect: nothing is searched.
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
  /// The text to search for. The default is `nil`.
  open var searchText: String?
  /// The text that replaces it. The default is `nil`.
  open var replacementText: String?
  /// Makes the menu of options. The default is `nil`. Stored; has no effect.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates a search.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  /// Whether the search is shown.
  open var isFindNavigatorVisible: Bool { activeFindSession != nil }

  /// Begins a session of the delegate. Has no effect: nothing is shown.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let view, activeFindSession == nil else { return }
    activeFindSession = delegate?.findInteraction(self, sessionFor: view)
    if let activeFindSession { delegate?.findInteraction(self, didBegin: activeFindSession) }
  }

  /// Ends the session.
  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    delegate?.findInteraction(self, didEnd: session)
  }

  /// Moves to the next result.
  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
  /// Moves to the previous result.
  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
  /// Updates the number of results. Has no effect: it is not shown.
  open func updateResultCount() {}

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
  /// The style in which the number of results is shown. The default is `.currentAndTotal`. Stored; has no effect.
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

/// The delegate of the searches of text views.
@MainActor
final class TextFinding: UIFindInteractionDelegate {
  static let shared = TextFinding()
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { UIFindSession() }
}
