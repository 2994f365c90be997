// SPDX-License-Identifier: MIT

// Written by Scripts/dynamic-initializers from the initializers of the classes.

import CoreGraphics
import Foundation
import UIKitValues

/// The initializers of `UIBarButtonItem` for metatypes.
@preconcurrency @MainActor
public protocol _UIBarButtonItemInitializers: AnyObject {}

extension UIBarButtonItem: _UIBarButtonItemInitializers {
  @_silgen_name("tinamou_UIBarButtonItem_init_barButtonSystemItem_target_action")
  convenience init(
    _dynamic: Void, barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) { self.init(barButtonSystemItem: systemItem, target: target, action: action) }
  @_silgen_name("tinamou_UIBarButtonItem_init_barButtonSystemItem_target_action")
  fileprivate static func _make(
    _dynamic: Void, barButtonSystemItem systemItem: __owned UIBarButtonItem.SystemItem, target: __owned Any?,
    action: __owned Selector?
  ) -> UIBarButtonItem
  @_silgen_name("tinamou_UIBarButtonItem_init_customView")
  convenience init(_dynamic: Void, customView: UIView) { self.init(customView: customView) }
  @_silgen_name("tinamou_UIBarButtonItem_init_customView")
  fileprivate static func _make(_dynamic: Void, customView: __owned UIView) -> UIBarButtonItem
  @_silgen_name("tinamou_UIBarButtonItem_init_image_landscapeImagePhone_style_target_action")
  convenience init(
    _dynamic: Void, image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?,
    action: Selector?
  ) { self.init(image: image, landscapeImagePhone: landscapeImagePhone, style: style, target: target, action: action) }
  @_silgen_name("tinamou_UIBarButtonItem_init_image_landscapeImagePhone_style_target_action")
  fileprivate static func _make(
    _dynamic: Void, image: __owned UIImage?, landscapeImagePhone: __owned UIImage?,
    style: __owned UIBarButtonItem.Style, target: __owned Any?, action: __owned Selector?
  ) -> UIBarButtonItem
  @_silgen_name("tinamou_UIBarButtonItem_init_image_style_target_action")
  convenience init(_dynamic: Void, image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init(image: image, style: style, target: target, action: action)
  }
  @_silgen_name("tinamou_UIBarButtonItem_init_image_style_target_action")
  fileprivate static func _make(
    _dynamic: Void, image: __owned UIImage?, style: __owned UIBarButtonItem.Style, target: __owned Any?,
    action: __owned Selector?
  ) -> UIBarButtonItem
  @_silgen_name("tinamou_UIBarButtonItem_init_primaryAction")
  convenience init(_dynamic: Void, primaryAction: UIAction?) { self.init(primaryAction: primaryAction) }
  @_silgen_name("tinamou_UIBarButtonItem_init_primaryAction")
  fileprivate static func _make(_dynamic: Void, primaryAction: __owned UIAction?) -> UIBarButtonItem
  @_silgen_name("tinamou_UIBarButtonItem_init_systemItem_primaryAction_menu")
  convenience init(_dynamic: Void, systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction?, menu: UIMenu?) {
    self.init(systemItem: systemItem, primaryAction: primaryAction, menu: menu)
  }
  @_silgen_name("tinamou_UIBarButtonItem_init_systemItem_primaryAction_menu")
  fileprivate static func _make(
    _dynamic: Void, systemItem: __owned UIBarButtonItem.SystemItem, primaryAction: __owned UIAction?,
    menu: __owned UIMenu?
  ) -> UIBarButtonItem
  @_silgen_name("tinamou_UIBarButtonItem_init_title_image_primaryAction_menu")
  convenience init(_dynamic: Void, title: String?, image: UIImage?, primaryAction: UIAction?, menu: UIMenu?) {
    self.init(title: title, image: image, primaryAction: primaryAction, menu: menu)
  }
  @_silgen_name("tinamou_UIBarButtonItem_init_title_image_primaryAction_menu")
  fileprivate static func _make(
    _dynamic: Void, title: __owned String?, image: __owned UIImage?, primaryAction: __owned UIAction?,
    menu: __owned UIMenu?
  ) -> UIBarButtonItem
  @_silgen_name("tinamou_UIBarButtonItem_init_title_image_target_action_menu")
  convenience init(
    _dynamic: Void, title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu?
  ) { self.init(title: title, image: image, target: target, action: action, menu: menu) }
  @_silgen_name("tinamou_UIBarButtonItem_init_title_image_target_action_menu")
  fileprivate static func _make(
    _dynamic: Void, title: __owned String?, image: __owned UIImage?, target: __owned AnyObject?,
    action: __owned Selector?, menu: __owned UIMenu?
  ) -> UIBarButtonItem
  @_silgen_name("tinamou_UIBarButtonItem_init_title_style_target_action")
  convenience init(_dynamic: Void, title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init(title: title, style: style, target: target, action: action)
  }
  @_silgen_name("tinamou_UIBarButtonItem_init_title_style_target_action")
  fileprivate static func _make(
    _dynamic: Void, title: __owned String?, style: __owned UIBarButtonItem.Style, target: __owned Any?,
    action: __owned Selector?
  ) -> UIBarButtonItem
}

extension _UIBarButtonItemInitializers {
  @_silgen_name("tinamou_UIBarButtonItem_init_barButtonSystemItem_target_action_of")
  @usableFromInline
  static func _made(
    barButtonSystemItem systemItem: __owned UIBarButtonItem.SystemItem, target: __owned Any?, action: __owned Selector?
  ) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIBarButtonItem.Type.self)._make(
        _dynamic: (), barButtonSystemItem: systemItem, target: target, action: action), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIBarButtonItem_init_barButtonSystemItem_target_action_of")
  public init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?)
  @_silgen_name("tinamou_UIBarButtonItem_init_customView_of")
  @usableFromInline
  static func _made(customView: __owned UIView) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIBarButtonItem.Type.self)._make(_dynamic: (), customView: customView), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIBarButtonItem_init_customView_of")
  public init(customView: UIView)
  @_silgen_name("tinamou_UIBarButtonItem_init_image_landscapeImagePhone_style_target_action_of")
  @usableFromInline
  static func _made(
    image: __owned UIImage?, landscapeImagePhone: __owned UIImage?, style: __owned UIBarButtonItem.Style,
    target: __owned Any?, action: __owned Selector?
  ) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIBarButtonItem.Type.self)._make(
        _dynamic: (), image: image, landscapeImagePhone: landscapeImagePhone, style: style, target: target,
        action: action), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIBarButtonItem_init_image_landscapeImagePhone_style_target_action_of")
  public init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
  @_silgen_name("tinamou_UIBarButtonItem_init_image_style_target_action_of")
  @usableFromInline
  static func _made(
    image: __owned UIImage?, style: __owned UIBarButtonItem.Style, target: __owned Any?, action: __owned Selector?
  ) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIBarButtonItem.Type.self)._make(
        _dynamic: (), image: image, style: style, target: target, action: action), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIBarButtonItem_init_image_style_target_action_of")
  public init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
  @_silgen_name("tinamou_UIBarButtonItem_init_primaryAction_of")
  @usableFromInline
  static func _made(primaryAction: __owned UIAction?) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIBarButtonItem.Type.self)._make(_dynamic: (), primaryAction: primaryAction),
      to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIBarButtonItem_init_primaryAction_of")
  public init(primaryAction: UIAction?)
  @_silgen_name("tinamou_UIBarButtonItem_init_systemItem_primaryAction_menu_of")
  @usableFromInline
  static func _made(
    systemItem: __owned UIBarButtonItem.SystemItem, primaryAction: __owned UIAction?, menu: __owned UIMenu?
  ) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIBarButtonItem.Type.self)._make(
        _dynamic: (), systemItem: systemItem, primaryAction: primaryAction, menu: menu), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIBarButtonItem_init_systemItem_primaryAction_menu_of")
  public init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
  @_silgen_name("tinamou_UIBarButtonItem_init_title_image_primaryAction_menu_of")
  @usableFromInline
  static func _made(
    title: __owned String?, image: __owned UIImage?, primaryAction: __owned UIAction?, menu: __owned UIMenu?
  ) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIBarButtonItem.Type.self)._make(
        _dynamic: (), title: title, image: image, primaryAction: primaryAction, menu: menu), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIBarButtonItem_init_title_image_primaryAction_menu_of")
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
  @_silgen_name("tinamou_UIBarButtonItem_init_title_image_target_action_menu_of")
  @usableFromInline
  static func _made(
    title: __owned String?, image: __owned UIImage?, target: __owned AnyObject?, action: __owned Selector?,
    menu: __owned UIMenu?
  ) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIBarButtonItem.Type.self)._make(
        _dynamic: (), title: title, image: image, target: target, action: action, menu: menu), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIBarButtonItem_init_title_image_target_action_menu_of")
  public init(title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil)
  @_silgen_name("tinamou_UIBarButtonItem_init_title_style_target_action_of")
  @usableFromInline
  static func _made(
    title: __owned String?, style: __owned UIBarButtonItem.Style, target: __owned Any?, action: __owned Selector?
  ) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIBarButtonItem.Type.self)._make(
        _dynamic: (), title: title, style: style, target: target, action: action), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIBarButtonItem_init_title_style_target_action_of")
  public init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
}

/// The initializers of `UIBarItem` for metatypes.
@preconcurrency @MainActor
public protocol _UIBarItemInitializers: AnyObject {}

extension UIBarItem: _UIBarItemInitializers {
  @_silgen_name("tinamou_UIBarItem_init")
  convenience init(_dynamic: Void) { self.init() }
  @_silgen_name("tinamou_UIBarItem_init")
  fileprivate static func _make(_dynamic: Void) -> UIBarItem
}

extension _UIBarItemInitializers {
  @_silgen_name("tinamou_UIBarItem_init_of")
  @usableFromInline
  static func _made() -> Self {
    unsafeDowncast(unsafeBitCast(self, to: UIBarItem.Type.self)._make(_dynamic: ()), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIBarItem_init_of")
  public init()
}

/// The initializers of `UITabBarItem` for metatypes.
@preconcurrency @MainActor
public protocol _UITabBarItemInitializers: AnyObject {}

extension UITabBarItem: _UITabBarItemInitializers {
  @_silgen_name("tinamou_UITabBarItem_init_tabBarSystemItem_tag")
  convenience init(_dynamic: Void, tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init(tabBarSystemItem: systemItem, tag: tag)
  }
  @_silgen_name("tinamou_UITabBarItem_init_tabBarSystemItem_tag")
  fileprivate static func _make(
    _dynamic: Void, tabBarSystemItem systemItem: __owned UITabBarItem.SystemItem, tag: __owned Int
  ) -> UITabBarItem
  @_silgen_name("tinamou_UITabBarItem_init_title_image_selectedImage")
  convenience init(_dynamic: Void, title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, selectedImage: selectedImage)
  }
  @_silgen_name("tinamou_UITabBarItem_init_title_image_selectedImage")
  fileprivate static func _make(
    _dynamic: Void, title: __owned String?, image: __owned UIImage?, selectedImage: __owned UIImage?
  ) -> UITabBarItem
  @_silgen_name("tinamou_UITabBarItem_init_title_image_tag")
  convenience init(_dynamic: Void, title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, tag: tag)
  }
  @_silgen_name("tinamou_UITabBarItem_init_title_image_tag")
  fileprivate static func _make(_dynamic: Void, title: __owned String?, image: __owned UIImage?, tag: __owned Int)
    -> UITabBarItem
}

extension _UITabBarItemInitializers {
  @_silgen_name("tinamou_UITabBarItem_init_tabBarSystemItem_tag_of")
  @usableFromInline
  static func _made(tabBarSystemItem systemItem: __owned UITabBarItem.SystemItem, tag: __owned Int) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UITabBarItem.Type.self)._make(_dynamic: (), tabBarSystemItem: systemItem, tag: tag),
      to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UITabBarItem_init_tabBarSystemItem_tag_of")
  public init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int)
  @_silgen_name("tinamou_UITabBarItem_init_title_image_selectedImage_of")
  @usableFromInline
  static func _made(title: __owned String?, image: __owned UIImage?, selectedImage: __owned UIImage?) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UITabBarItem.Type.self)._make(
        _dynamic: (), title: title, image: image, selectedImage: selectedImage), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UITabBarItem_init_title_image_selectedImage_of")
  public init(title: String?, image: UIImage?, selectedImage: UIImage?)
  @_silgen_name("tinamou_UITabBarItem_init_title_image_tag_of")
  @usableFromInline
  static func _made(title: __owned String?, image: __owned UIImage?, tag: __owned Int) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UITabBarItem.Type.self)._make(_dynamic: (), title: title, image: image, tag: tag),
      to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UITabBarItem_init_title_image_tag_of")
  public init(title: String?, image: UIImage?, tag: Int)
}

/// The initializers of `UIVisualEffectView` for metatypes.
@preconcurrency @MainActor
public protocol _UIVisualEffectViewInitializers: AnyObject {}

extension UIVisualEffectView: _UIVisualEffectViewInitializers {
  @_silgen_name("tinamou_UIVisualEffectView_init_effect")
  convenience init(_dynamic: Void, effect: UIVisualEffect?) { self.init(effect: effect) }
  @_silgen_name("tinamou_UIVisualEffectView_init_effect")
  fileprivate static func _make(_dynamic: Void, effect: __owned UIVisualEffect?) -> UIVisualEffectView
}

extension _UIVisualEffectViewInitializers {
  @_silgen_name("tinamou_UIVisualEffectView_init_effect_of")
  @usableFromInline
  static func _made(effect: __owned UIVisualEffect?) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIVisualEffectView.Type.self)._make(_dynamic: (), effect: effect), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIVisualEffectView_init_effect_of")
  public init(effect: UIVisualEffect?)
}
