// SPDX-License-Identifier: MIT

// Written by Scripts/dynamic-initializers from the initializers of the classes.

import CoreGraphics
import Foundation
import UIKitViews

/// The initializers of `UICollectionViewLayout` for metatypes.
@preconcurrency @MainActor
public protocol _UICollectionViewLayoutInitializers: AnyObject {}

extension UICollectionViewLayout: _UICollectionViewLayoutInitializers {
  @_silgen_name("tinamou_UICollectionViewLayout_init")
  convenience init(_dynamic: Void) { self.init() }
  @_silgen_name("tinamou_UICollectionViewLayout_init")
  fileprivate static func _make(_dynamic: Void) -> UICollectionViewLayout
}

extension _UICollectionViewLayoutInitializers {
  @_silgen_name("tinamou_UICollectionViewLayout_init_of")
  @usableFromInline
  static func _made() -> Self {
    unsafeDowncast(unsafeBitCast(self, to: UICollectionViewLayout.Type.self)._make(_dynamic: ()), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UICollectionViewLayout_init_of")
  public init()
}

/// The initializers of `UICollectionViewLayoutAttributes` for metatypes.
@preconcurrency @MainActor
public protocol _UICollectionViewLayoutAttributesInitializers: AnyObject {}

extension UICollectionViewLayoutAttributes: _UICollectionViewLayoutAttributesInitializers {
  @_silgen_name("tinamou_UICollectionViewLayoutAttributes_init")
  convenience init(_dynamic: Void) { self.init() }
  @_silgen_name("tinamou_UICollectionViewLayoutAttributes_init")
  fileprivate static func _make(_dynamic: Void) -> UICollectionViewLayoutAttributes
  @_silgen_name("tinamou_UICollectionViewLayoutAttributes_init_forCellWith")
  convenience init(_dynamic: Void, forCellWith indexPath: IndexPath) { self.init(forCellWith: indexPath) }
  @_silgen_name("tinamou_UICollectionViewLayoutAttributes_init_forCellWith")
  fileprivate static func _make(_dynamic: Void, forCellWith indexPath: __owned IndexPath)
    -> UICollectionViewLayoutAttributes
  @_silgen_name("tinamou_UICollectionViewLayoutAttributes_init_forDecorationViewOfKind_with")
  convenience init(_dynamic: Void, forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forDecorationViewOfKind: decorationViewKind, with: indexPath)
  }
  @_silgen_name("tinamou_UICollectionViewLayoutAttributes_init_forDecorationViewOfKind_with")
  fileprivate static func _make(
    _dynamic: Void, forDecorationViewOfKind decorationViewKind: __owned String, with indexPath: __owned IndexPath
  ) -> UICollectionViewLayoutAttributes
  @_silgen_name("tinamou_UICollectionViewLayoutAttributes_init_forSupplementaryViewOfKind_with")
  convenience init(_dynamic: Void, forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forSupplementaryViewOfKind: elementKind, with: indexPath)
  }
  @_silgen_name("tinamou_UICollectionViewLayoutAttributes_init_forSupplementaryViewOfKind_with")
  fileprivate static func _make(
    _dynamic: Void, forSupplementaryViewOfKind elementKind: __owned String, with indexPath: __owned IndexPath
  ) -> UICollectionViewLayoutAttributes
}

extension _UICollectionViewLayoutAttributesInitializers {
  @_silgen_name("tinamou_UICollectionViewLayoutAttributes_init_of")
  @usableFromInline
  static func _made() -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UICollectionViewLayoutAttributes.Type.self)._make(_dynamic: ()), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UICollectionViewLayoutAttributes_init_of")
  public init()
  @_silgen_name("tinamou_UICollectionViewLayoutAttributes_init_forCellWith_of")
  @usableFromInline
  static func _made(forCellWith indexPath: __owned IndexPath) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UICollectionViewLayoutAttributes.Type.self)._make(_dynamic: (), forCellWith: indexPath),
      to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UICollectionViewLayoutAttributes_init_forCellWith_of")
  public init(forCellWith indexPath: IndexPath)
  @_silgen_name("tinamou_UICollectionViewLayoutAttributes_init_forDecorationViewOfKind_with_of")
  @usableFromInline
  static func _made(forDecorationViewOfKind decorationViewKind: __owned String, with indexPath: __owned IndexPath)
    -> Self
  {
    unsafeDowncast(
      unsafeBitCast(self, to: UICollectionViewLayoutAttributes.Type.self)._make(
        _dynamic: (), forDecorationViewOfKind: decorationViewKind, with: indexPath), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UICollectionViewLayoutAttributes_init_forDecorationViewOfKind_with_of")
  public init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath)
  @_silgen_name("tinamou_UICollectionViewLayoutAttributes_init_forSupplementaryViewOfKind_with_of")
  @usableFromInline
  static func _made(forSupplementaryViewOfKind elementKind: __owned String, with indexPath: __owned IndexPath) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UICollectionViewLayoutAttributes.Type.self)._make(
        _dynamic: (), forSupplementaryViewOfKind: elementKind, with: indexPath), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UICollectionViewLayoutAttributes_init_forSupplementaryViewOfKind_with_of")
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
}

/// The initializers of `UICollectionViewLayoutInvalidationContext` for metatypes.
@preconcurrency @MainActor
public protocol _UICollectionViewLayoutInvalidationContextInitializers: AnyObject {}

extension UICollectionViewLayoutInvalidationContext: _UICollectionViewLayoutInvalidationContextInitializers {
  @_silgen_name("tinamou_UICollectionViewLayoutInvalidationContext_init")
  convenience init(_dynamic: Void) { self.init() }
  @_silgen_name("tinamou_UICollectionViewLayoutInvalidationContext_init")
  fileprivate static func _make(_dynamic: Void) -> UICollectionViewLayoutInvalidationContext
}

extension _UICollectionViewLayoutInvalidationContextInitializers {
  @_silgen_name("tinamou_UICollectionViewLayoutInvalidationContext_init_of")
  @usableFromInline
  static func _made() -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UICollectionViewLayoutInvalidationContext.Type.self)._make(_dynamic: ()), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UICollectionViewLayoutInvalidationContext_init_of")
  public init()
}

/// The initializers of `UICollectionViewTransitionLayout` for metatypes.
@preconcurrency @MainActor
public protocol _UICollectionViewTransitionLayoutInitializers: AnyObject {}

extension UICollectionViewTransitionLayout: _UICollectionViewTransitionLayoutInitializers {
  @_silgen_name("tinamou_UICollectionViewTransitionLayout_init_currentLayout_nextLayout")
  convenience init(_dynamic: Void, currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
    self.init(currentLayout: currentLayout, nextLayout: nextLayout)
  }
  @_silgen_name("tinamou_UICollectionViewTransitionLayout_init_currentLayout_nextLayout")
  fileprivate static func _make(
    _dynamic: Void, currentLayout: __owned UICollectionViewLayout, nextLayout: __owned UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
}

extension _UICollectionViewTransitionLayoutInitializers {
  @_silgen_name("tinamou_UICollectionViewTransitionLayout_init_currentLayout_nextLayout_of")
  @usableFromInline
  static func _made(currentLayout: __owned UICollectionViewLayout, nextLayout: __owned UICollectionViewLayout) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UICollectionViewTransitionLayout.Type.self)._make(
        _dynamic: (), currentLayout: currentLayout, nextLayout: nextLayout), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UICollectionViewTransitionLayout_init_currentLayout_nextLayout_of")
  public init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout)
}
