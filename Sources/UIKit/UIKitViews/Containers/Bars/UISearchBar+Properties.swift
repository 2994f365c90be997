// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UISearchBar``.
  package static let searchBar = PropertyTable(
    UISearchBar.self, superclass: "UIView", "A bar with a field for search text.",
    [
      ObjectProperty("text", \UISearchBar.text, "The search text."),
      ObjectProperty("placeholder", \UISearchBar.placeholder, "The text shown while the field is empty."),
      ObjectProperty("prompt", \UISearchBar.prompt, "The line above the field."),
      ObjectProperty("barStyle", \UISearchBar.barStyle, "The style of the background."),
      ObjectProperty("searchBarStyle", \UISearchBar.searchBarStyle, "The style of the bar."),
      ObjectProperty("isTranslucent", \UISearchBar.isTranslucent, "Whether the bar is translucent.", absent: true),
      ObjectProperty("barTintColor", \UISearchBar.barTintColor, "The color of the background."),
      ObjectProperty(
        "showsCancelButton", \UISearchBar.showsCancelButton, "Whether there is a button that cancels the search.",
        absent: false),
      ObjectProperty(
        "showsBookmarkButton", \UISearchBar.showsBookmarkButton, "Whether there is a button for bookmarks.",
        absent: false),
      ObjectProperty(
        "showsSearchResultsButton", \UISearchBar.showsSearchResultsButton, "Whether there is a button for results.",
        absent: false),
      ObjectProperty(
        "showsScopeBar", \UISearchBar.showsScopeBar, "Whether the scopes are below the field.", absent: false),
    ])
}

extension UISearchBar.Style: NamedCases {
  package static var kindOfValue: String { "a search bar style" }
  package static var namedCases: [(name: String, value: UISearchBar.Style)] {
    [("default", .default), ("prominent", .prominent), ("minimal", .minimal)]
  }
}
