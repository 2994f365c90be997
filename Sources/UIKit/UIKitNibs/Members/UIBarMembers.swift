// SPDX-License-Identifier: MIT

/// The members of ``UINavigationBar`` that are found by name.
enum UINavigationBarMembers: _MemberTable {
  static var owner: AnyObject.Type { UINavigationBar.self }
  static var members: [_Member] {
    PropertyTable.navigationBar.members + [
      .property("hidesShadow", \UINavigationBar.hidesShadow),
      .property("titleTextAttributes", \UINavigationBar.titleTextAttributes),
      .property("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes),
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
    PropertyTable.tabBar.members + [
      .property("standardAppearance", \UITabBar.standardAppearance),
      .property("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance),
    ]
  }
}

/// The members of ``UIToolbar`` that are found by name.
enum UIToolbarMembers: _MemberTable {
  static var owner: AnyObject.Type { UIToolbar.self }
  static var members: [_Member] {
    PropertyTable.toolbar.members + [
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
    PropertyTable.searchBar.members + [
      .property("searchField", \UISearchBar.searchTextField),
      .property("searchTextField", \UISearchBar.searchTextField),
      .property("cancelButton", \UISearchBar.cancelButton),
      .property("cancelButtonText", \UISearchBar.cancelButtonText),
      .property("_cancelButtonText", \UISearchBar.cancelButtonText),
    ]
  }
}
