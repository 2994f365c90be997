// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A type, or an extension of one, whose members are being visited.
struct TypeScope {
  /// The type's name without the types around it.
  var name: String
  /// The name of the type inside its own body.
  var reference: String
  /// Whether it is a class declaration.
  var isClass = false
  /// Whether it is an extension.
  var isExtension = false
  /// Whether `@objcMembers` or `@objc` on an extension exposes its members.
  var exposesMembers = false
  /// Whether members are public without saying so.
  var isPublicExtension = false
  /// The protocols that an extension of a class of UIKit names.
  var conformances: [String] = []
}
