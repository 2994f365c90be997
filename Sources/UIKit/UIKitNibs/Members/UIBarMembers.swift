// SPDX-License-Identifier: MIT

/// The members of ``UINavigationBar`` that are found by name.
enum UINavigationBarMembers: _MemberTable {
  static var owner: AnyObject.Type { UINavigationBar.self }
  static var members: [_Member] {
    [
      .property("barStyle", \UINavigationBar.barStyle), .property("isTranslucent", \UINavigationBar.isTranslucent),
      .property("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
      .property("barTintColor", \UINavigationBar.barTintColor),
      .property("titleTextAttributes", \UINavigationBar.titleTextAttributes),
      .property("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes),
      .property("shadowImage", \UINavigationBar.shadowImage),
      .property("backIndicatorImage", \UINavigationBar.backIndicatorImage),
      .property("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage),
      .property("standardAppearance", \UINavigationBar.standardAppearance),
      .property("compactAppearance", \UINavigationBar.compactAppearance),
      .property("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance),
      .property("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance),
    ]
  }
}

/// The members of ``UITabBar`` that are found by name.
enum UITabBarMembers: _MemberTable {
  static var owner: AnyObject.Type { UITabBar.self }
  static var members: [_Member] {
    [
      .property("barStyle", \UITabBar.barStyle), .property("isTranslucent", \UITabBar.isTranslucent),
      .property("barTintColor", \UITabBar.barTintColor),
      .property("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
      .property("backgroundImage", \UITabBar.backgroundImage), .property("shadowImage", \UITabBar.shadowImage),
      .property("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
      .property("itemPositioning", \UITabBar.itemPositioning), .property("itemWidth", \UITabBar.itemWidth),
      .property("itemSpacing", \UITabBar.itemSpacing),
      .property("standardAppearance", \UITabBar.standardAppearance),
      .property("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance),
    ]
  }
}

/// The members of ``UIToolbar`` that are found by name.
enum UIToolbarMembers: _MemberTable {
  static var owner: AnyObject.Type { UIToolbar.self }
  static var members: [_Member] {
    [
      .property("barStyle", \UIToolbar.barStyle), .property("isTranslucent", \UIToolbar.isTranslucent),
      .property("barTintColor", \UIToolbar.barTintColor),
      .property("standardAppearance", \UIToolbar.standardAppearance),
      .property("compactAppearance", \UIToolbar.compactAppearance),
      .property("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance),
    ]
  }
}

/// The members of ``UISearchBar`` that are found by name.
enum UISearchBarMembers: _MemberTable {
  static var owner: AnyObject.Type { UISearchBar.self }
  static var members: [_Member] {
    [
      .property("text", \UISearchBar.text), .property("placeholder", \UISearchBar.placeholder),
      .property("prompt", \UISearchBar.prompt), .property("barStyle", \UISearchBar.barStyle),
      .property("searchBarStyle", \UISearchBar.searchBarStyle),
      .property("isTranslucent", \UISearchBar.isTranslucent), .property("barTintColor", \UISearchBar.barTintColor),
      .property("searchField", \UISearchBar.searchTextField),
      .property("searchTextField", \UISearchBar.searchTextField),
    ]
  }
}
