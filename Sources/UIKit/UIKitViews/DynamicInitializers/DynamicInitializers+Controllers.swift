// SPDX-License-Identifier: MIT

// Written by Scripts/dynamic-initializers from the initializers of the classes.

import CoreGraphics
import Foundation
import UIKitValues

/// The initializers of `UIAlertController` for metatypes.
@preconcurrency @MainActor
public protocol _UIAlertControllerInitializers: AnyObject {}

extension UIAlertController: _UIAlertControllerInitializers {
  @_silgen_name("tinamou_UIAlertController_init_title_message_preferredStyle")
  convenience init(_dynamic: Void, title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(title: title, message: message, preferredStyle: preferredStyle)
  }
  @_silgen_name("tinamou_UIAlertController_init_title_message_preferredStyle")
  fileprivate static func _make(
    _dynamic: Void, title: __owned String?, message: __owned String?, preferredStyle: __owned UIAlertController.Style
  ) -> UIAlertController
}

extension _UIAlertControllerInitializers {
  @_silgen_name("tinamou_UIAlertController_init_title_message_preferredStyle_of")
  @usableFromInline
  static func _made(title: __owned String?, message: __owned String?, preferredStyle: __owned UIAlertController.Style)
    -> Self
  {
    unsafeDowncast(
      unsafeBitCast(self, to: UIAlertController.Type.self)._make(
        _dynamic: (), title: title, message: message, preferredStyle: preferredStyle), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIAlertController_init_title_message_preferredStyle_of")
  public init(title: String?, message: String?, preferredStyle: UIAlertController.Style)
}

/// The initializers of `UIContentUnavailableView` for metatypes.
@preconcurrency @MainActor
public protocol _UIContentUnavailableViewInitializers: AnyObject {}

extension UIContentUnavailableView: _UIContentUnavailableViewInitializers {
  @_silgen_name("tinamou_UIContentUnavailableView_init_configuration")
  convenience init(_dynamic: Void, configuration: UIContentUnavailableConfiguration) {
    self.init(configuration: configuration)
  }
  @_silgen_name("tinamou_UIContentUnavailableView_init_configuration")
  fileprivate static func _make(_dynamic: Void, configuration: __owned UIContentUnavailableConfiguration)
    -> UIContentUnavailableView
}

extension _UIContentUnavailableViewInitializers {
  @_silgen_name("tinamou_UIContentUnavailableView_init_configuration_of")
  @usableFromInline
  static func _made(configuration: __owned UIContentUnavailableConfiguration) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIContentUnavailableView.Type.self)._make(_dynamic: (), configuration: configuration),
      to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIContentUnavailableView_init_configuration_of")
  public init(configuration: UIContentUnavailableConfiguration)
}

/// The initializers of `UINavigationController` for metatypes.
@preconcurrency @MainActor
public protocol _UINavigationControllerInitializers: AnyObject {}

extension UINavigationController: _UINavigationControllerInitializers {
  @_silgen_name("tinamou_UINavigationController_init_navigationBarClass_toolbarClass")
  convenience init(_dynamic: Void, navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
  @_silgen_name("tinamou_UINavigationController_init_navigationBarClass_toolbarClass")
  fileprivate static func _make(_dynamic: Void, navigationBarClass: __owned AnyClass?, toolbarClass: __owned AnyClass?)
    -> UINavigationController
  @_silgen_name("tinamou_UINavigationController_init_rootViewController")
  convenience init(_dynamic: Void, rootViewController: UIViewController) {
    self.init(rootViewController: rootViewController)
  }
  @_silgen_name("tinamou_UINavigationController_init_rootViewController")
  fileprivate static func _make(_dynamic: Void, rootViewController: __owned UIViewController) -> UINavigationController
}

extension _UINavigationControllerInitializers {
  @_silgen_name("tinamou_UINavigationController_init_navigationBarClass_toolbarClass_of")
  @usableFromInline
  static func _made(navigationBarClass: __owned AnyClass?, toolbarClass: __owned AnyClass?) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UINavigationController.Type.self)._make(
        _dynamic: (), navigationBarClass: navigationBarClass, toolbarClass: toolbarClass), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UINavigationController_init_navigationBarClass_toolbarClass_of")
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)
  @_silgen_name("tinamou_UINavigationController_init_rootViewController_of")
  @usableFromInline
  static func _made(rootViewController: __owned UIViewController) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UINavigationController.Type.self)._make(
        _dynamic: (), rootViewController: rootViewController), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UINavigationController_init_rootViewController_of")
  public init(rootViewController: UIViewController)
}

/// The initializers of `UIPageViewController` for metatypes.
@preconcurrency @MainActor
public protocol _UIPageViewControllerInitializers: AnyObject {}

extension UIPageViewController: _UIPageViewControllerInitializers {
  @_silgen_name("tinamou_UIPageViewController_init_transitionStyle_navigationOrientation_options")
  convenience init(
    _dynamic: Void, transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation, options: [UIPageViewController.OptionsKey: Any]?
  ) { self.init(transitionStyle: style, navigationOrientation: navigationOrientation, options: options) }
  @_silgen_name("tinamou_UIPageViewController_init_transitionStyle_navigationOrientation_options")
  fileprivate static func _make(
    _dynamic: Void, transitionStyle style: __owned UIPageViewController.TransitionStyle,
    navigationOrientation: __owned UIPageViewController.NavigationOrientation,
    options: __owned [UIPageViewController.OptionsKey: Any]?
  ) -> UIPageViewController
}

extension _UIPageViewControllerInitializers {
  @_silgen_name("tinamou_UIPageViewController_init_transitionStyle_navigationOrientation_options_of")
  @usableFromInline
  static func _made(
    transitionStyle style: __owned UIPageViewController.TransitionStyle,
    navigationOrientation: __owned UIPageViewController.NavigationOrientation,
    options: __owned [UIPageViewController.OptionsKey: Any]?
  ) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIPageViewController.Type.self)._make(
        _dynamic: (), transitionStyle: style, navigationOrientation: navigationOrientation, options: options),
      to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIPageViewController_init_transitionStyle_navigationOrientation_options_of")
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil)
}

/// The initializers of `UIPresentationController` for metatypes.
@preconcurrency @MainActor
public protocol _UIPresentationControllerInitializers: AnyObject {}

extension UIPresentationController: _UIPresentationControllerInitializers {
  @_silgen_name("tinamou_UIPresentationController_init_presentedViewController_presenting")
  convenience init(
    _dynamic: Void, presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) { self.init(presentedViewController: presentedViewController, presenting: presentingViewController) }
  @_silgen_name("tinamou_UIPresentationController_init_presentedViewController_presenting")
  fileprivate static func _make(
    _dynamic: Void, presentedViewController: __owned UIViewController,
    presenting presentingViewController: __owned UIViewController?
  ) -> UIPresentationController
}

extension _UIPresentationControllerInitializers {
  @_silgen_name("tinamou_UIPresentationController_init_presentedViewController_presenting_of")
  @usableFromInline
  static func _made(
    presentedViewController: __owned UIViewController, presenting presentingViewController: __owned UIViewController?
  ) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIPresentationController.Type.self)._make(
        _dynamic: (), presentedViewController: presentedViewController, presenting: presentingViewController),
      to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIPresentationController_init_presentedViewController_presenting_of")
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?)
}

/// The initializers of `UISearchController` for metatypes.
@preconcurrency @MainActor
public protocol _UISearchControllerInitializers: AnyObject {}

extension UISearchController: _UISearchControllerInitializers {
  @_silgen_name("tinamou_UISearchController_init_searchResultsController")
  convenience init(_dynamic: Void, searchResultsController: UIViewController?) {
    self.init(searchResultsController: searchResultsController)
  }
  @_silgen_name("tinamou_UISearchController_init_searchResultsController")
  fileprivate static func _make(_dynamic: Void, searchResultsController: __owned UIViewController?)
    -> UISearchController
}

extension _UISearchControllerInitializers {
  @_silgen_name("tinamou_UISearchController_init_searchResultsController_of")
  @usableFromInline
  static func _made(searchResultsController: __owned UIViewController?) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UISearchController.Type.self)._make(
        _dynamic: (), searchResultsController: searchResultsController), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UISearchController_init_searchResultsController_of")
  public init(searchResultsController: UIViewController?)
}

/// The initializers of `UISplitViewController` for metatypes.
@preconcurrency @MainActor
public protocol _UISplitViewControllerInitializers: AnyObject {}

extension UISplitViewController: _UISplitViewControllerInitializers {
  @_silgen_name("tinamou_UISplitViewController_init_style")
  convenience init(_dynamic: Void, style: UISplitViewController.Style) { self.init(style: style) }
  @_silgen_name("tinamou_UISplitViewController_init_style")
  fileprivate static func _make(_dynamic: Void, style: __owned UISplitViewController.Style) -> UISplitViewController
}

extension _UISplitViewControllerInitializers {
  @_silgen_name("tinamou_UISplitViewController_init_style_of")
  @usableFromInline
  static func _made(style: __owned UISplitViewController.Style) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UISplitViewController.Type.self)._make(_dynamic: (), style: style), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UISplitViewController_init_style_of")
  public init(style: UISplitViewController.Style)
}

/// The initializers of `UIViewController` for metatypes.
@preconcurrency @MainActor
public protocol _UIViewControllerInitializers: AnyObject {}

extension UIViewController: _UIViewControllerInitializers {
  @_silgen_name("tinamou_UIViewController_init_nibName_bundle")
  convenience init(_dynamic: Void, nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  @_silgen_name("tinamou_UIViewController_init_nibName_bundle")
  fileprivate static func _make(
    _dynamic: Void, nibName nibNameOrNil: __owned String?, bundle nibBundleOrNil: __owned Bundle?
  ) -> UIViewController
}

extension _UIViewControllerInitializers {
  @_silgen_name("tinamou_UIViewController_init_nibName_bundle_of")
  @usableFromInline
  static func _made(nibName nibNameOrNil: __owned String?, bundle nibBundleOrNil: __owned Bundle?) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIViewController.Type.self)._make(
        _dynamic: (), nibName: nibNameOrNil, bundle: nibBundleOrNil), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIViewController_init_nibName_bundle_of")
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
}
