// SPDX-License-Identifier: MIT

// Written by Scripts/dynamic-initializers from the initializers of the classes.

import CoreGraphics
import Foundation
import UIKitViews

/// The initializers of `UICollectionView` for metatypes.
@preconcurrency @MainActor
public protocol _UICollectionViewInitializers: AnyObject {}

extension UICollectionView: _UICollectionViewInitializers {
  @_silgen_name("tinamou_UICollectionView_init_frame_collectionViewLayout")
  convenience init(_dynamic: Void, frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.init(frame: frame, collectionViewLayout: layout)
  }
  @_silgen_name("tinamou_UICollectionView_init_frame_collectionViewLayout")
  fileprivate static func _make(
    _dynamic: Void, frame: __owned CGRect, collectionViewLayout layout: __owned UICollectionViewLayout
  ) -> UICollectionView
}

extension _UICollectionViewInitializers {
  @_silgen_name("tinamou_UICollectionView_init_frame_collectionViewLayout_of")
  @usableFromInline
  static func _made(frame: __owned CGRect, collectionViewLayout layout: __owned UICollectionViewLayout) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UICollectionView.Type.self)._make(
        _dynamic: (), frame: frame, collectionViewLayout: layout), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UICollectionView_init_frame_collectionViewLayout_of")
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
}

/// The initializers of `UICollectionViewController` for metatypes.
@preconcurrency @MainActor
public protocol _UICollectionViewControllerInitializers: AnyObject {}

extension UICollectionViewController: _UICollectionViewControllerInitializers {
  @_silgen_name("tinamou_UICollectionViewController_init_collectionViewLayout")
  convenience init(_dynamic: Void, collectionViewLayout layout: UICollectionViewLayout) {
    self.init(collectionViewLayout: layout)
  }
  @_silgen_name("tinamou_UICollectionViewController_init_collectionViewLayout")
  fileprivate static func _make(_dynamic: Void, collectionViewLayout layout: __owned UICollectionViewLayout)
    -> UICollectionViewController
}

extension _UICollectionViewControllerInitializers {
  @_silgen_name("tinamou_UICollectionViewController_init_collectionViewLayout_of")
  @usableFromInline
  static func _made(collectionViewLayout layout: __owned UICollectionViewLayout) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UICollectionViewController.Type.self)._make(_dynamic: (), collectionViewLayout: layout),
      to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UICollectionViewController_init_collectionViewLayout_of")
  public init(collectionViewLayout layout: UICollectionViewLayout)
}
