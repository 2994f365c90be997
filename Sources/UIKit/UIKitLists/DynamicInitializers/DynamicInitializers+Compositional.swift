// SPDX-License-Identifier: MIT

// Written by Scripts/dynamic-initializers from the initializers of the classes.

import CoreGraphics
import Foundation
import UIKitViews

/// The initializers of `UICollectionViewCompositionalLayout` for metatypes.
@preconcurrency @MainActor
public protocol _UICollectionViewCompositionalLayoutInitializers: AnyObject {}

extension UICollectionViewCompositionalLayout: _UICollectionViewCompositionalLayoutInitializers {
  @_silgen_name("tinamou_UICollectionViewCompositionalLayout_init_section")
  convenience init(_dynamic: Void, section: NSCollectionLayoutSection) { self.init(section: section) }
  @_silgen_name("tinamou_UICollectionViewCompositionalLayout_init_section")
  fileprivate static func _make(_dynamic: Void, section: __owned NSCollectionLayoutSection)
    -> UICollectionViewCompositionalLayout
  @_silgen_name("tinamou_UICollectionViewCompositionalLayout_init_section_configuration")
  convenience init(
    _dynamic: Void, section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(section: section, configuration: configuration) }
  @_silgen_name("tinamou_UICollectionViewCompositionalLayout_init_section_configuration")
  fileprivate static func _make(
    _dynamic: Void, section: __owned NSCollectionLayoutSection,
    configuration: __owned UICollectionViewCompositionalLayoutConfiguration
  ) -> UICollectionViewCompositionalLayout
  @_silgen_name("tinamou_UICollectionViewCompositionalLayout_init_sectionProvider")
  convenience init(_dynamic: Void, sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider)
  }
  @_silgen_name("tinamou_UICollectionViewCompositionalLayout_init_sectionProvider")
  fileprivate static func _make(
    _dynamic: Void, sectionProvider: __owned @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) -> UICollectionViewCompositionalLayout
  @_silgen_name("tinamou_UICollectionViewCompositionalLayout_init_sectionProvider_configuration")
  convenience init(
    _dynamic: Void, sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: sectionProvider, configuration: configuration) }
  @_silgen_name("tinamou_UICollectionViewCompositionalLayout_init_sectionProvider_configuration")
  fileprivate static func _make(
    _dynamic: Void, sectionProvider: __owned @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: __owned UICollectionViewCompositionalLayoutConfiguration
  ) -> UICollectionViewCompositionalLayout
}

extension _UICollectionViewCompositionalLayoutInitializers {
  @_silgen_name("tinamou_UICollectionViewCompositionalLayout_init_section_of")
  @usableFromInline
  static func _made(section: __owned NSCollectionLayoutSection) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UICollectionViewCompositionalLayout.Type.self)._make(_dynamic: (), section: section),
      to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UICollectionViewCompositionalLayout_init_section_of")
  public init(section: NSCollectionLayoutSection)
  @_silgen_name("tinamou_UICollectionViewCompositionalLayout_init_section_configuration_of")
  @usableFromInline
  static func _made(
    section: __owned NSCollectionLayoutSection, configuration: __owned UICollectionViewCompositionalLayoutConfiguration
  ) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UICollectionViewCompositionalLayout.Type.self)._make(
        _dynamic: (), section: section, configuration: configuration), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UICollectionViewCompositionalLayout_init_section_configuration_of")
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration)
  @_silgen_name("tinamou_UICollectionViewCompositionalLayout_init_sectionProvider_of")
  @usableFromInline
  static func _made(sectionProvider: __owned @escaping UICollectionViewCompositionalLayoutSectionProvider) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UICollectionViewCompositionalLayout.Type.self)._make(
        _dynamic: (), sectionProvider: sectionProvider), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UICollectionViewCompositionalLayout_init_sectionProvider_of")
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider)
  @_silgen_name("tinamou_UICollectionViewCompositionalLayout_init_sectionProvider_configuration_of")
  @usableFromInline
  static func _made(
    sectionProvider: __owned @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: __owned UICollectionViewCompositionalLayoutConfiguration
  ) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UICollectionViewCompositionalLayout.Type.self)._make(
        _dynamic: (), sectionProvider: sectionProvider, configuration: configuration), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UICollectionViewCompositionalLayout_init_sectionProvider_configuration_of")
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration)
}
