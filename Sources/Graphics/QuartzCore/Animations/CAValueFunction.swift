// SPDX-License-Identifier: MIT

/// A function from the values of an animation to a transform.
///
/// Source: Apple, `CAValueFunction`.
open class CAValueFunction: NSObject {
  /// The name of the function.
  open private(set) var name: CAValueFunctionName

  /// Creates the function with a name.
  public init?(name: CAValueFunctionName) { self.name = name }

  /// The key path of the part of a transform that the values are.
  var keyPath: String { "transform." + name.rawValue }
}

/// The names of value functions.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The part of a transform, as key paths name it.
  public let rawValue: String
  /// Creates a name from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A rotation about the x axis, in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotation.x")
  /// A rotation about the y axis, in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotation.y")
  /// A rotation about the z axis, in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotation.z")
  /// A scale along all axes.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scale along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scale.x")
  /// A scale along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scale.y")
  /// A scale along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scale.z")
  /// A translation along all axes, in points.
  public static let translate = CAValueFunctionName(rawValue: "translation")
  /// A translation along the x axis, in points.
  public static let translateX = CAValueFunctionName(rawValue: "translation.x")
  /// A translation along the y axis, in points.
  public static let translateY = CAValueFunctionName(rawValue: "translation.y")
  /// A translation along the z axis, in points.
  public static let translateZ = CAValueFunctionName(rawValue: "translation.z")
}
