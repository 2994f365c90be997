// SPDX-License-Identifier: MIT

// Written by Scripts/dynamic-initializers from the initializers of the classes.

import CoreGraphics
import Foundation
import UIKitValues

/// The initializers of `UIActivityIndicatorView` for metatypes.
@preconcurrency @MainActor
public protocol _UIActivityIndicatorViewInitializers: AnyObject {}

extension UIActivityIndicatorView: _UIActivityIndicatorViewInitializers {
  @_silgen_name("tinamou_UIActivityIndicatorView_init_style")
  convenience init(_dynamic: Void, style: UIActivityIndicatorView.Style) { self.init(style: style) }
  @_silgen_name("tinamou_UIActivityIndicatorView_init_style")
  fileprivate static func _make(_dynamic: Void, style: __owned UIActivityIndicatorView.Style) -> UIActivityIndicatorView
}

extension _UIActivityIndicatorViewInitializers {
  @_silgen_name("tinamou_UIActivityIndicatorView_init_style_of")
  @usableFromInline
  static func _made(style: __owned UIActivityIndicatorView.Style) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIActivityIndicatorView.Type.self)._make(_dynamic: (), style: style), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIActivityIndicatorView_init_style_of")
  public init(style: UIActivityIndicatorView.Style)
}

/// The initializers of `UIButton` for metatypes.
@preconcurrency @MainActor
public protocol _UIButtonInitializers: AnyObject {}

extension UIButton: _UIButtonInitializers {
  @_silgen_name("tinamou_UIButton_init_configuration_primaryAction")
  convenience init(_dynamic: Void, configuration: UIButton.Configuration, primaryAction: UIAction?) {
    self.init(configuration: configuration, primaryAction: primaryAction)
  }
  @_silgen_name("tinamou_UIButton_init_configuration_primaryAction")
  fileprivate static func _make(
    _dynamic: Void, configuration: __owned UIButton.Configuration, primaryAction: __owned UIAction?
  ) -> UIButton
  @_silgen_name("tinamou_UIButton_init_type")
  convenience init(_dynamic: Void, type buttonType: UIButton.ButtonType) { self.init(type: buttonType) }
  @_silgen_name("tinamou_UIButton_init_type")
  fileprivate static func _make(_dynamic: Void, type buttonType: __owned UIButton.ButtonType) -> UIButton
  @_silgen_name("tinamou_UIButton_init_type_primaryAction")
  convenience init(_dynamic: Void, type buttonType: UIButton.ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType, primaryAction: primaryAction)
  }
  @_silgen_name("tinamou_UIButton_init_type_primaryAction")
  fileprivate static func _make(
    _dynamic: Void, type buttonType: __owned UIButton.ButtonType, primaryAction: __owned UIAction?
  ) -> UIButton
}

extension _UIButtonInitializers {
  @_silgen_name("tinamou_UIButton_init_configuration_primaryAction_of")
  @usableFromInline
  static func _made(configuration: __owned UIButton.Configuration, primaryAction: __owned UIAction?) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIButton.Type.self)._make(
        _dynamic: (), configuration: configuration, primaryAction: primaryAction), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIButton_init_configuration_primaryAction_of")
  public init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil)
  @_silgen_name("tinamou_UIButton_init_type_of")
  @usableFromInline
  static func _made(type buttonType: __owned UIButton.ButtonType) -> Self {
    unsafeDowncast(unsafeBitCast(self, to: UIButton.Type.self)._make(_dynamic: (), type: buttonType), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIButton_init_type_of")
  public init(type buttonType: UIButton.ButtonType)
  @_silgen_name("tinamou_UIButton_init_type_primaryAction_of")
  @usableFromInline
  static func _made(type buttonType: __owned UIButton.ButtonType, primaryAction: __owned UIAction?) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIButton.Type.self)._make(_dynamic: (), type: buttonType, primaryAction: primaryAction),
      to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIButton_init_type_primaryAction_of")
  public init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
}

/// The initializers of `UIControl` for metatypes.
@preconcurrency @MainActor
public protocol _UIControlInitializers: AnyObject {}

extension UIControl: _UIControlInitializers {
  @_silgen_name("tinamou_UIControl_init_frame_primaryAction")
  convenience init(_dynamic: Void, frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame, primaryAction: primaryAction)
  }
  @_silgen_name("tinamou_UIControl_init_frame_primaryAction")
  fileprivate static func _make(_dynamic: Void, frame: __owned CGRect, primaryAction: __owned UIAction?) -> UIControl
}

extension _UIControlInitializers {
  @_silgen_name("tinamou_UIControl_init_frame_primaryAction_of")
  @usableFromInline
  static func _made(frame: __owned CGRect, primaryAction: __owned UIAction?) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIControl.Type.self)._make(_dynamic: (), frame: frame, primaryAction: primaryAction),
      to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIControl_init_frame_primaryAction_of")
  public init(frame: CGRect, primaryAction: UIAction?)
}

/// The initializers of `UIImageView` for metatypes.
@preconcurrency @MainActor
public protocol _UIImageViewInitializers: AnyObject {}

extension UIImageView: _UIImageViewInitializers {
  @_silgen_name("tinamou_UIImageView_init_image")
  convenience init(_dynamic: Void, image: UIImage?) { self.init(image: image) }
  @_silgen_name("tinamou_UIImageView_init_image")
  fileprivate static func _make(_dynamic: Void, image: __owned UIImage?) -> UIImageView
  @_silgen_name("tinamou_UIImageView_init_image_highlightedImage")
  convenience init(_dynamic: Void, image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image, highlightedImage: highlightedImage)
  }
  @_silgen_name("tinamou_UIImageView_init_image_highlightedImage")
  fileprivate static func _make(_dynamic: Void, image: __owned UIImage?, highlightedImage: __owned UIImage?)
    -> UIImageView
}

extension _UIImageViewInitializers {
  @_silgen_name("tinamou_UIImageView_init_image_of")
  @usableFromInline
  static func _made(image: __owned UIImage?) -> Self {
    unsafeDowncast(unsafeBitCast(self, to: UIImageView.Type.self)._make(_dynamic: (), image: image), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIImageView_init_image_of")
  public init(image: UIImage?)
  @_silgen_name("tinamou_UIImageView_init_image_highlightedImage_of")
  @usableFromInline
  static func _made(image: __owned UIImage?, highlightedImage: __owned UIImage?) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIImageView.Type.self)._make(
        _dynamic: (), image: image, highlightedImage: highlightedImage), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIImageView_init_image_highlightedImage_of")
  public init(image: UIImage?, highlightedImage: UIImage?)
}

/// The initializers of `UIInputView` for metatypes.
@preconcurrency @MainActor
public protocol _UIInputViewInitializers: AnyObject {}

extension UIInputView: _UIInputViewInitializers {
  @_silgen_name("tinamou_UIInputView_init_frame_inputViewStyle")
  convenience init(_dynamic: Void, frame: CGRect, inputViewStyle: UIInputView.Style) {
    self.init(frame: frame, inputViewStyle: inputViewStyle)
  }
  @_silgen_name("tinamou_UIInputView_init_frame_inputViewStyle")
  fileprivate static func _make(_dynamic: Void, frame: __owned CGRect, inputViewStyle: __owned UIInputView.Style)
    -> UIInputView
}

extension _UIInputViewInitializers {
  @_silgen_name("tinamou_UIInputView_init_frame_inputViewStyle_of")
  @usableFromInline
  static func _made(frame: __owned CGRect, inputViewStyle: __owned UIInputView.Style) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIInputView.Type.self)._make(_dynamic: (), frame: frame, inputViewStyle: inputViewStyle),
      to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIInputView_init_frame_inputViewStyle_of")
  public init(frame: CGRect, inputViewStyle: UIInputView.Style)
}

/// The initializers of `UIProgressView` for metatypes.
@preconcurrency @MainActor
public protocol _UIProgressViewInitializers: AnyObject {}

extension UIProgressView: _UIProgressViewInitializers {
  @_silgen_name("tinamou_UIProgressView_init_progressViewStyle")
  convenience init(_dynamic: Void, progressViewStyle style: UIProgressView.Style) {
    self.init(progressViewStyle: style)
  }
  @_silgen_name("tinamou_UIProgressView_init_progressViewStyle")
  fileprivate static func _make(_dynamic: Void, progressViewStyle style: __owned UIProgressView.Style) -> UIProgressView
}

extension _UIProgressViewInitializers {
  @_silgen_name("tinamou_UIProgressView_init_progressViewStyle_of")
  @usableFromInline
  static func _made(progressViewStyle style: __owned UIProgressView.Style) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIProgressView.Type.self)._make(_dynamic: (), progressViewStyle: style), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIProgressView_init_progressViewStyle_of")
  public init(progressViewStyle style: UIProgressView.Style)
}

/// The initializers of `UISegmentedControl` for metatypes.
@preconcurrency @MainActor
public protocol _UISegmentedControlInitializers: AnyObject {}

extension UISegmentedControl: _UISegmentedControlInitializers {
  @_silgen_name("tinamou_UISegmentedControl_init_frame_actions")
  convenience init(_dynamic: Void, frame: CGRect, actions: [UIAction]) { self.init(frame: frame, actions: actions) }
  @_silgen_name("tinamou_UISegmentedControl_init_frame_actions")
  fileprivate static func _make(_dynamic: Void, frame: __owned CGRect, actions: __owned [UIAction])
    -> UISegmentedControl
  @_silgen_name("tinamou_UISegmentedControl_init_items")
  convenience init(_dynamic: Void, items: [Any]?) { self.init(items: items) }
  @_silgen_name("tinamou_UISegmentedControl_init_items")
  fileprivate static func _make(_dynamic: Void, items: __owned [Any]?) -> UISegmentedControl
}

extension _UISegmentedControlInitializers {
  @_silgen_name("tinamou_UISegmentedControl_init_frame_actions_of")
  @usableFromInline
  static func _made(frame: __owned CGRect, actions: __owned [UIAction]) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UISegmentedControl.Type.self)._make(_dynamic: (), frame: frame, actions: actions),
      to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UISegmentedControl_init_frame_actions_of")
  public init(frame: CGRect, actions: [UIAction])
  @_silgen_name("tinamou_UISegmentedControl_init_items_of")
  @usableFromInline
  static func _made(items: __owned [Any]?) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UISegmentedControl.Type.self)._make(_dynamic: (), items: items), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UISegmentedControl_init_items_of")
  public init(items: [Any]?)
}

/// The initializers of `UITextView` for metatypes.
@preconcurrency @MainActor
public protocol _UITextViewInitializers: AnyObject {}

extension UITextView: _UITextViewInitializers {
  @_silgen_name("tinamou_UITextView_init_frame_textContainer")
  convenience init(_dynamic: Void, frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame, textContainer: textContainer)
  }
  @_silgen_name("tinamou_UITextView_init_frame_textContainer")
  fileprivate static func _make(_dynamic: Void, frame: __owned CGRect, textContainer: __owned NSTextContainer?)
    -> UITextView
  @_silgen_name("tinamou_UITextView_init_usingTextLayoutManager")
  convenience init(_dynamic: Void, usingTextLayoutManager: Bool) {
    self.init(usingTextLayoutManager: usingTextLayoutManager)
  }
  @_silgen_name("tinamou_UITextView_init_usingTextLayoutManager")
  fileprivate static func _make(_dynamic: Void, usingTextLayoutManager: __owned Bool) -> UITextView
}

extension _UITextViewInitializers {
  @_silgen_name("tinamou_UITextView_init_frame_textContainer_of")
  @usableFromInline
  static func _made(frame: __owned CGRect, textContainer: __owned NSTextContainer?) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UITextView.Type.self)._make(_dynamic: (), frame: frame, textContainer: textContainer),
      to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UITextView_init_frame_textContainer_of")
  public init(frame: CGRect, textContainer: NSTextContainer?)
  @_silgen_name("tinamou_UITextView_init_usingTextLayoutManager_of")
  @usableFromInline
  static func _made(usingTextLayoutManager: __owned Bool) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UITextView.Type.self)._make(_dynamic: (), usingTextLayoutManager: usingTextLayoutManager),
      to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UITextView_init_usingTextLayoutManager_of")
  public init(usingTextLayoutManager: Bool)
}
