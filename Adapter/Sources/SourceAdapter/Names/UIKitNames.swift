// SPDX-License-Identifier: MIT

/// Facts about UIKit that the names in a file alone do not tell.
enum UIKitNames {
  /// The selectors of methods of UIKit that code refers to by their base names only.
  static let selectors: [String: String] = Dictionary(
    uniqueKeysWithValues: methods.split(separator: "\n").compactMap { MethodName($0) }.map { ($0.base, $0.selector) })

  /// Optional requirements without argument labels. Calls with labels are recognized by them.
  static let optionalRequirements = Set(unlabeledRequirements.split(separator: "\n").map(String.init))

  /// Methods that `NSObject` has in Objective-C, and that only UIKit's classes declare open on Linux.
  static let objectOverrides = Set(objectMethods.split(separator: "\n").map(String.init))

  /// The types of UIKit that are not in others.
  static let types = Set((typeNames + "\n" + otherTypeNames).split(separator: "\n").map(String.init))
}
