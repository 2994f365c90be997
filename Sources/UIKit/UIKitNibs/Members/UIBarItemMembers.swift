// SPDX-License-Identifier: MIT

/// The members of ``UIBarItem`` that are found by name.
enum UIBarItemMembers: _MemberTable {
  static var owner: AnyObject.Type { UIBarItem.self }
  static var members: [_Member] {
    [
      .property("title", \UIBarItem.title),
      .property("image", \UIBarItem.image),
      .property("isEnabled", \UIBarItem.isEnabled),
      .property("tag", \UIBarItem.tag),
      .property("titleAttributes", \UIBarItem.ownTitleAttributes),
      .property("landscapeImagePhone", \UIBarItem.landscapeImagePhone),
    ]
  }
}

/// The members of ``UIBarButtonItem`` that are found by name.
enum UIBarButtonItemMembers: _MemberTable {
  static var owner: AnyObject.Type { UIBarButtonItem.self }
  static var members: [_Member] {
    [
      .property("tintColor", \UIBarButtonItem.tintColor),
      .property("width", \UIBarButtonItem.width),
      .property("customView", \UIBarButtonItem.customView),
      .property("style", \UIBarButtonItem.style),
    ]
  }
}

/// The members of ``UINavigationItem`` that are found by name.
enum UINavigationItemMembers: _MemberTable {
  static var owner: AnyObject.Type { UINavigationItem.self }
  static var members: [_Member] {
    [
      .property("title", \UINavigationItem.title),
      .property("prompt", \UINavigationItem.prompt),
      .property("titleView", \UINavigationItem.titleView),
      .property("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
      .property("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
      .property("hidesBackButton", \UINavigationItem.hidesBackButton),
    ]
  }
}
