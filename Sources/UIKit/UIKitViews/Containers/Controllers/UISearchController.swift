// SPDX-License-Identifier: MIT

import Foundation

/// A controller that manages a search bar and shows search results.
///
/// When it is the `searchController` of a navigation item, its bar is shown below the title and makes the navigation
/// bar 52 points higher.
///
/// From iOS 26, it is on a platter at the bottom of a phone's screen, and above the keyboard while the search is active. In a tab bar
/// controller, it is hidden until then. On an iPad, it is at the trailing end of the navigation bar.
///
/// While the search is active, the controller is presented by the controller that defines the presentation context of the searched one.
///
/// Differs from UIKit: a search bar that the app has placed itself stays where it is, and the results are below it.
///
/// Source: Apple, `UISearchController`.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  private let bar = UISearchBar()
  private lazy var placement = SearchPresentationController(presentedViewController: self, presenting: nil)

  /// The phase of a search.
  private enum Phase { case idle, beginning, active, ending }
  private var phase = Phase.idle
  /// Whether the search bar is about to be edited by what makes the search active.
  final var isBegunByEditing = false

  /// Creates a search controller that shows results in `searchResultsController`; `nil` to show them in the searched
  /// controller.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUpSearch()
  }

  /// Creates a search controller that shows results in the searched controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nil, bundle: nil)
    setUpSearch()
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and behaves like `init()`.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    setUpSearch()
  }

  private func setUpSearch() {
    bar.searchController = self
    modalPresentationStyle = .currentContext
    modalTransitionStyle = .crossDissolve
  }

  /// The controller that shows the search results.
  open private(set) var searchResultsController: UIViewController?

  /// Whether the controller of results is shown as soon as there is text. The default is `true`.
  open var automaticallyShowsSearchResultsController = true { didSet { resultsMayHaveChanged() } }

  /// The search bar.
  open var searchBar: UISearchBar { bar }

  /// The object that updates the search results. The default is `nil`.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The delegate, which is notified of the beginning and end of the search. The default is `nil`.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether the search is active. The default is `false`. Setting it begins or ends the search as a person does.
  open var isActive: Bool {
    get { phase == .beginning || phase == .active }
    set { newValue ? begin() : end() }
  }

  /// Whether the searched content is dimmed during the search. A tap on it ends the search. The default is `false`, as for apps
  /// that are built for iOS 15 or later.
  open var obscuresBackgroundDuringPresentation = false { didSet { placement.container.setNeedsLayout() } }
  /// The former name of ``obscuresBackgroundDuringPresentation``.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// The condition under which the scope bar is shown. The default is `.automatic`: during the search.
  open var scopeBarActivation = ScopeBarActivation.automatic { didSet { updateScopeBar() } }
  /// The conditions under which a scope bar is shown. Raw values are UIKit's.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic = 0
    case manual = 1
    case onTextEntry = 2
    case onSearchActivation = 3
  }

  /// Whether the title and buttons of the navigation bar are hidden during the search. The default is `true`.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button is shown during the search only. The default is `true`.
  open var automaticallyShowsCancelButton = true
  /// Whether the scope bar is shown during the search only. The default is `true`.
  open var automaticallyShowsScopeBar = true
  /// Whether results are shown while the search text is empty. The default is `false`. Setting it determines by itself whether the
  /// results are shown.
  open var showsSearchResultsController: Bool {
    get { chosenResultsVisibility ?? false }
    set {
      chosenResultsVisibility = newValue
      automaticallyShowsSearchResultsController = false
    }
  }
  private var chosenResultsVisibility: Bool?

  /// The suggestions below the field, which are shown while the search is active. The default is `nil`. A tap on one calls
  /// `updateSearchResults(for:selecting:)`.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { resultsMayHaveChanged() } }
  /// Whether suggestions are hidden while the field is below the title. The default is `false`.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { resultsMayHaveChanged() } }

  /// The placement of the search bar of a navigation item.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { item?.searchBarPlacement ?? .stacked }

  /// The navigation item that shows the search bar; `nil` if the app has placed it.
  weak var item: UINavigationItem?
  /// Whether the search bar has been shown, where it is not at first: by a search, or by pulling the content down.
  final var isRevealed = false

  open override var presentationController: UIPresentationController? { placement }

  // MARK: Beginning and end

  /// Begins the search: the delegate or this method presents the controller.
  private func begin() {
    guard phase == .idle || phase == .ending else { return }
    activeTransition?.endNow()
    delegate?.presentSearchController(self)
    guard presentation.presenter == nil, !isActive else { return }
    delegate?.willPresentSearchController(self)
    let didBegin = { [self] in
      delegate?.didPresentSearchController(self)
      updateResults()
    }
    searchedController?.present(self, animated: true, completion: didBegin)
    guard presentation.presenter == nil else { return }
    // There is nothing to present from: the search is active in its bar only.
    presentationBegins()
    presentationDidBegin()
    didBegin()
  }

  /// Ends the search: the text is removed, and the controller is dismissed.
  private func end() {
    guard isActive else { return }
    delegate?.willDismissSearchController(self)
    guard let presenter = presentation.presenter else {
      presentationEnds()
      presentationDidEnd()
      delegate?.didDismissSearchController(self)
      return
    }
    presenter.dismissPresented(animated: true) { [self] in delegate?.didDismissSearchController(self) }
  }

  /// Ends the search without a transition, because the searched controller leaves.
  func endWithSearchedController() {
    guard isActive else { return }
    delegate?.willDismissSearchController(self)
    if let presenter = presentation.presenter {
      presenter.dismissPresented(animated: false, nil)
    } else {
      presentationEnds()
    }
    phase = .idle
    delegate?.didDismissSearchController(self)
  }

  /// Called when the presentation of the controller begins, by the system or by the app.
  func presentationBegins() {
    phase = .beginning
    isRevealed = true
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
    updateScopeBar()
    barMayMove()
    resultsMayHaveChanged()
  }

  func presentationDidBegin() { if phase == .beginning { phase = .active } }

  /// Called when the controller begins to be dismissed, by the system or by the app.
  func presentationEnds() {
    phase = .ending
    if bar.searchTextField.isFirstResponder { bar.searchTextField.resignFirstResponder() }
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
    updateScopeBar()
    bar.removeText()
    barMayMove()
    resultsMayHaveChanged()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  func presentationDidEnd() { if phase == .ending { phase = .idle } }

  /// Lays out the bars after a change of the activity, between which the search field can be at another place.
  private func barMayMove() {
    if let navigation = bar.superview?.superview?.viewController as? UINavigationController {
      navigation.searchDidChangePlace()
    } else if let navigation = (bar.superview as? UINavigationBar)?.owner {
      navigation.searchDidChangePlace()
    } else {
      item?.owner?.navigationController?.searchDidChangePlace()
    }
  }

  /// The controller whose content is searched.
  var searchedController: UIViewController? {
    if let owner = item?.owner { return owner }
    if let navigation = (bar.superview as? UINavigationBar)?.owner { return navigation.topViewController }
    return bar.superview?.nearestController
  }

  // MARK: The bar

  /// Called when the bar has agreed to begin editing. The search becomes active.
  func barWillBeginEditing() {
    if !isActive { isBegunByEditing = true }
    begin()
  }

  /// Called after the bar has become the first responder.
  func barDidBeginEditing() {
    defer { isBegunByEditing = false }
    if !isBegunByEditing { updateResults() }
  }

  /// Called after the text, a token or the scope has changed.
  func contentDidChange() {
    guard isActive else { return }
    if scopeBarActivation == .onTextEntry { updateScopeBar() }
    resultsMayHaveChanged()
    updateResults()
  }

  private func updateResults() {
    guard isActive else { return }
    searchResultsUpdater?.updateSearchResults(for: self)
    resultsMayHaveChanged()
  }

  private func updateScopeBar() {
    switch scopeBarActivation {
    case .manual: break
    case .automatic: if automaticallyShowsScopeBar { showScopes(isActive) }
    case .onSearchActivation: showScopes(isActive)
    case .onTextEntry: showScopes(isActive && bar.hasContent)
    }
  }

  private func showScopes(_ shows: Bool) {
    let shown = shows && !(bar.scopeButtonTitles ?? []).isEmpty
    guard bar.showsScopeBar != shown else { return }
    bar.setShowsScope(shown, animated: true)
    barMayMove()
  }

  // MARK: Results

  /// A view that leaves touches beside the results to what is behind it.
  open override func loadView() {
    let view = SearchResultsView(frame: UIScreen.main.bounds)
    view.backgroundColor = nil
    self.view = view
  }

  /// Whether the results are shown, which cover the searched content.
  var showsResults: Bool {
    guard isActive, searchResultsController != nil else { return false }
    return automaticallyShowsSearchResultsController ? bar.hasContent : showsSearchResultsController
  }

  private var shownSuggestions: [any UISearchSuggestion] {
    let isIgnored = ignoresSearchSuggestionsForSearchBarPlacementStacked && searchBarPlacement == .stacked
    return isActive && !isIgnored ? searchSuggestions ?? [] : []
  }

  /// Shows or hides the results and the suggestions.
  private func resultsMayHaveChanged() {
    guard phase != .idle else { return }
    guard let view = view as? SearchResultsView else { return }
    if showsResults { showResults(in: view) } else if phase != .ending { hideResults() }
    view.show(shownSuggestions) { [weak self] in self?.select($0) }
    placement.container.setNeedsLayout()
  }

  private func showResults(in view: UIView) {
    guard let results = searchResultsController, results.viewIfLoaded?.superview !== view else { return }
    if results.parent !== self { addChild(results) }
    results.loadedView.frame = view.bounds
    results.loadedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(results.loadedView, at: 0)
    results.didMove(toParent: self)
  }

  private func hideResults() {
    guard let results = searchResultsController, results.parent === self else { return }
    results.willMove(toParent: nil)
    results.viewIfLoaded?.removeFromSuperview()
    results.removeFromParent()
  }

  private func select(_ suggestion: any UISearchSuggestion) {
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    resultsMayHaveChanged()
  }

  /// Ends the search when a person taps the dimmed content.
  func dimmedContentWasTapped() { if !isModalInPresentation { end() } }
}
