// SPDX-License-Identifier: MIT

/// The members of ``UIViewController`` that are found by name.
enum UIViewControllerMembers: _MemberTable {
  static var owner: AnyObject.Type { UIViewController.self }
  static var members: [_Member] {
    [
      .property("title", \UIViewController.title),
      .property("view", \UIViewController.view),
      .property("_printHierarchy", \UIViewController.printedHierarchy),
      .property("preferredContentSize", \UIViewController.preferredContentSize),
      .property("modalPresentationStyle", \UIViewController.modalPresentationStyle),
      .property("modalTransitionStyle", \UIViewController.modalTransitionStyle),
      .property("navigationItem", \UIViewController.navigationItem),
      .property("tabBarItem", \UIViewController.tabBarItem),
      .property("navigationController", \UIViewController.navigationController),
      .property("tabBarController", \UIViewController.tabBarController),
      .property("parent", \UIViewController.parent),
      .property("presentedViewController", \UIViewController.presentedViewController),
      .property("presentingViewController", \UIViewController.presentingViewController),
      .property("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
      .property("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout),
      .property("isEditing", \UIViewController.isEditing),
      .method("dismissViewControllerAnimated:completion:") { (object: UIViewController, a) in
        try object.dismiss(animated: a[0] as Bool)
      },
      .method("dismissWithAnimated:completion:") { (object: UIViewController, a) in
        try object.dismiss(animated: a[0] as Bool)
      },
      .method("loadViewIfNeeded") { (object: UIViewController, _) in object.loadViewIfNeeded() },
    ]
  }
}

/// The members of ``UINavigationController`` that are found by name.
enum UINavigationControllerMembers: _MemberTable {
  static var owner: AnyObject.Type { UINavigationController.self }
  static var members: [_Member] {
    [
      .property("isNavigationBarHidden", \UINavigationController.isNavigationBarHidden),
      .property("isToolbarHidden", \UINavigationController.isToolbarHidden),
      .property("navigationBar", \UINavigationController.navigationBar),
      .property("toolbar", \UINavigationController.toolbar),
      .property("viewControllers", \UINavigationController.viewControllers),
      .method("popViewControllerAnimated:") { (object: UINavigationController, a) in
        try object.popViewController(animated: a[0] as Bool)
      },
      .method("popToRootViewControllerAnimated:") { (object: UINavigationController, a) in
        try object.popToRootViewController(animated: a[0] as Bool)
      },
    ]
  }
}
