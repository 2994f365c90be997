// SPDX-License-Identifier: MIT

// Written by Scripts/dynamic-initializers from the initializers of the classes.

import CoreGraphics
import Foundation
import QuartzCore

/// The initializers of `UIImage` for metatypes.
public protocol _UIImageInitializers: AnyObject {}

extension UIImage: _UIImageInitializers {
  @_silgen_name("tinamou_UIImage_init")
  convenience init(_dynamic: Void) { self.init() }
  @_silgen_name("tinamou_UIImage_init")
  fileprivate static func _make(_dynamic: Void) -> UIImage
  @_silgen_name("tinamou_UIImage_init_cgImage")
  convenience init(_dynamic: Void, cgImage: CGImage) { self.init(cgImage: cgImage) }
  @_silgen_name("tinamou_UIImage_init_cgImage")
  fileprivate static func _make(_dynamic: Void, cgImage: __owned CGImage) -> UIImage
  @_silgen_name("tinamou_UIImage_init_cgImage_scale_orientation")
  convenience init(_dynamic: Void, cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(cgImage: cgImage, scale: scale, orientation: orientation)
  }
  @_silgen_name("tinamou_UIImage_init_cgImage_scale_orientation")
  fileprivate static func _make(
    _dynamic: Void, cgImage: __owned CGImage, scale: __owned CGFloat, orientation: __owned UIImage.Orientation
  ) -> UIImage
  @_silgen_name("tinamou_UIImage_init_contentsOfFile")
  convenience init?(_dynamic: Void, contentsOfFile path: String) { self.init(contentsOfFile: path) }
  @_silgen_name("tinamou_UIImage_init_contentsOfFile")
  fileprivate static func _make(_dynamic: Void, contentsOfFile path: __owned String) -> UIImage?
  @_silgen_name("tinamou_UIImage_init_data")
  convenience init?(_dynamic: Void, data: Data) { self.init(data: data) }
  @_silgen_name("tinamou_UIImage_init_data")
  fileprivate static func _make(_dynamic: Void, data: __owned Data) -> UIImage?
  @_silgen_name("tinamou_UIImage_init_data_scale")
  convenience init?(_dynamic: Void, data: Data, scale: CGFloat) { self.init(data: data, scale: scale) }
  @_silgen_name("tinamou_UIImage_init_data_scale")
  fileprivate static func _make(_dynamic: Void, data: __owned Data, scale: __owned CGFloat) -> UIImage?
  @_silgen_name("tinamou_UIImage_init_named")
  convenience init?(_dynamic: Void, named name: String) { self.init(named: name) }
  @_silgen_name("tinamou_UIImage_init_named")
  fileprivate static func _make(_dynamic: Void, named name: __owned String) -> UIImage?
  @_silgen_name("tinamou_UIImage_init_named_in_compatibleWith")
  convenience init?(
    _dynamic: Void, named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name, in: bundle, compatibleWith: traitCollection) }
  @_silgen_name("tinamou_UIImage_init_named_in_compatibleWith")
  fileprivate static func _make(
    _dynamic: Void, named name: __owned String, in bundle: __owned Bundle?,
    compatibleWith traitCollection: __owned UITraitCollection?
  ) -> UIImage?
  @_silgen_name("tinamou_UIImage_init_resource")
  convenience init(_dynamic: Void, resource: ImageResource) { self.init(resource: resource) }
  @_silgen_name("tinamou_UIImage_init_resource")
  fileprivate static func _make(_dynamic: Void, resource: __owned ImageResource) -> UIImage
  @_silgen_name("tinamou_UIImage_init_systemName")
  convenience init?(_dynamic: Void, systemName name: String) { self.init(systemName: name) }
  @_silgen_name("tinamou_UIImage_init_systemName")
  fileprivate static func _make(_dynamic: Void, systemName name: __owned String) -> UIImage?
  @_silgen_name("tinamou_UIImage_init_systemName_variableValue_configuration")
  convenience init?(
    _dynamic: Void, systemName name: String, variableValue value: Double, configuration: UIImage.Configuration?
  ) { self.init(systemName: name, variableValue: value, configuration: configuration) }
  @_silgen_name("tinamou_UIImage_init_systemName_variableValue_configuration")
  fileprivate static func _make(
    _dynamic: Void, systemName name: __owned String, variableValue value: __owned Double,
    configuration: __owned UIImage.Configuration?
  ) -> UIImage?
  @_silgen_name("tinamou_UIImage_init_systemName_withConfiguration")
  convenience init?(_dynamic: Void, systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    self.init(systemName: name, withConfiguration: configuration)
  }
  @_silgen_name("tinamou_UIImage_init_systemName_withConfiguration")
  fileprivate static func _make(
    _dynamic: Void, systemName name: __owned String, withConfiguration configuration: __owned UIImage.Configuration?
  ) -> UIImage?
}

extension _UIImageInitializers {
  @_silgen_name("tinamou_UIImage_init_of")
  @usableFromInline
  static func _made() -> Self {
    unsafeDowncast(unsafeBitCast(self, to: UIImage.Type.self)._make(_dynamic: ()), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIImage_init_of")
  public init()
  @_silgen_name("tinamou_UIImage_init_cgImage_of")
  @usableFromInline
  static func _made(cgImage: __owned CGImage) -> Self {
    unsafeDowncast(unsafeBitCast(self, to: UIImage.Type.self)._make(_dynamic: (), cgImage: cgImage), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIImage_init_cgImage_of")
  public init(cgImage: CGImage)
  @_silgen_name("tinamou_UIImage_init_cgImage_scale_orientation_of")
  @usableFromInline
  static func _made(cgImage: __owned CGImage, scale: __owned CGFloat, orientation: __owned UIImage.Orientation) -> Self
  {
    unsafeDowncast(
      unsafeBitCast(self, to: UIImage.Type.self)._make(
        _dynamic: (), cgImage: cgImage, scale: scale, orientation: orientation), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIImage_init_cgImage_scale_orientation_of")
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation)
  @_silgen_name("tinamou_UIImage_init_contentsOfFile_of")
  @usableFromInline
  static func _made(contentsOfFile path: __owned String) -> Self? {
    unsafeBitCast(self, to: UIImage.Type.self)._make(_dynamic: (), contentsOfFile: path).map {
      unsafeDowncast($0, to: Self.self)
    }
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIImage_init_contentsOfFile_of")
  public init?(contentsOfFile path: String)
  @_silgen_name("tinamou_UIImage_init_data_of")
  @usableFromInline
  static func _made(data: __owned Data) -> Self? {
    unsafeBitCast(self, to: UIImage.Type.self)._make(_dynamic: (), data: data).map { unsafeDowncast($0, to: Self.self) }
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIImage_init_data_of")
  public init?(data: Data)
  @_silgen_name("tinamou_UIImage_init_data_scale_of")
  @usableFromInline
  static func _made(data: __owned Data, scale: __owned CGFloat) -> Self? {
    unsafeBitCast(self, to: UIImage.Type.self)._make(_dynamic: (), data: data, scale: scale).map {
      unsafeDowncast($0, to: Self.self)
    }
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIImage_init_data_scale_of")
  public init?(data: Data, scale: CGFloat)
  @_silgen_name("tinamou_UIImage_init_named_of")
  @usableFromInline
  static func _made(named name: __owned String) -> Self? {
    unsafeBitCast(self, to: UIImage.Type.self)._make(_dynamic: (), named: name).map {
      unsafeDowncast($0, to: Self.self)
    }
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIImage_init_named_of")
  public init?(named name: String)
  @_silgen_name("tinamou_UIImage_init_named_in_compatibleWith_of")
  @usableFromInline
  static func _made(
    named name: __owned String, in bundle: __owned Bundle?, compatibleWith traitCollection: __owned UITraitCollection?
  ) -> Self? {
    unsafeBitCast(self, to: UIImage.Type.self)._make(
      _dynamic: (), named: name, in: bundle, compatibleWith: traitCollection
    ).map { unsafeDowncast($0, to: Self.self) }
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIImage_init_named_in_compatibleWith_of")
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
  @_silgen_name("tinamou_UIImage_init_resource_of")
  @usableFromInline
  static func _made(resource: __owned ImageResource) -> Self {
    unsafeDowncast(unsafeBitCast(self, to: UIImage.Type.self)._make(_dynamic: (), resource: resource), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIImage_init_resource_of")
  public init(resource: ImageResource)
  @_silgen_name("tinamou_UIImage_init_systemName_of")
  @usableFromInline
  static func _made(systemName name: __owned String) -> Self? {
    unsafeBitCast(self, to: UIImage.Type.self)._make(_dynamic: (), systemName: name).map {
      unsafeDowncast($0, to: Self.self)
    }
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIImage_init_systemName_of")
  public init?(systemName name: String)
  @_silgen_name("tinamou_UIImage_init_systemName_variableValue_configuration_of")
  @usableFromInline
  static func _made(
    systemName name: __owned String, variableValue value: __owned Double, configuration: __owned UIImage.Configuration?
  ) -> Self? {
    unsafeBitCast(self, to: UIImage.Type.self)._make(
      _dynamic: (), systemName: name, variableValue: value, configuration: configuration
    ).map { unsafeDowncast($0, to: Self.self) }
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIImage_init_systemName_variableValue_configuration_of")
  public init?(systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil)
  @_silgen_name("tinamou_UIImage_init_systemName_withConfiguration_of")
  @usableFromInline
  static func _made(systemName name: __owned String, withConfiguration configuration: __owned UIImage.Configuration?)
    -> Self?
  {
    unsafeBitCast(self, to: UIImage.Type.self)._make(_dynamic: (), systemName: name, withConfiguration: configuration)
      .map { unsafeDowncast($0, to: Self.self) }
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIImage_init_systemName_withConfiguration_of")
  public init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?)
}
