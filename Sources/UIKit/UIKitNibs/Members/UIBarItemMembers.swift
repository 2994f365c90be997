// SPDX-License-Identifier: MIT

/// The members of ``UIBarItem`` that are found by name.
enum UIBarItemMembers: _MemberTable {
  static var owner: AnyObject.Type { UIBarItem.self }
  static var members: [_Member] {
    PropertyTable.barItem.members + [.property("titleAttributes", \UIBarItem.ownTitleAttributes)]
  }
}

/// The members of ``UIBarButtonItem`` that are found by name.
enum UIBarButtonItemMembers: _MemberTable {
  static var owner: AnyObject.Type { UIBarButtonItem.self }
  static var members: [_Member] {
    PropertyTable.barButtonItem.members + [.property("customView", \UIBarButtonItem.customView)]
  }
}

/// The members of ``UITabBarItem`` that are found by name.
enum UITabBarItemMembers: _MemberTable {
  static var owner: AnyObject.Type { UITabBarItem.self }
  static var members: [_Member] { PropertyTable.tabBarItem.members }
}

/// The members of ``UINavigationItem`` that are found by name.
enum UINavigationItemMembers: _MemberTable {
  static var owner: AnyObject.Type { UINavigationItem.self }
  static var members: [_Member] {
    PropertyTable.navigationItem.members + [
      .property("titleView", \UINavigationItem.titleView),
      .property("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
      .property("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
    ]
  }
}
