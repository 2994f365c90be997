// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The attributes that make a member visible to Objective-C.
let exposingAttributes: Set<String> = [
  "objc", "IBAction", "IBOutlet", "IBSegueAction", "IBInspectable", "GKInspectable", "NSManaged",
]

extension AttributeListSyntax {
  /// The attributes that stand outside of `#if`.
  var plain: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

  /// Whether an attribute with this name is there.
  func has(_ name: String) -> Bool { plain.contains { $0.name == name } }

  /// Whether one of them makes a member visible to Objective-C.
  var expose: Bool { plain.contains { exposingAttributes.contains($0.name) } }

  /// The name in `@objc(name)`.
  var objectiveCName: String? {
    plain.first { $0.name == "objc" && $0.arguments != nil }?.arguments?.trimmedDescription.filter { !$0.isWhitespace }
  }

  /// Whether `@available(*, unavailable)` stands there.
  var makeUnavailable: Bool {
    plain.contains {
      $0.name == "available"
        && ($0.arguments?.trimmedDescription ?? "").filter { !$0.isWhitespace }.hasPrefix("*,unavailable")
    }
  }
}

extension AttributeSyntax {
  /// The name without `@`.
  var name: String { attributeName.trimmedDescription }
}

extension DeclModifierListSyntax {
  /// Whether a modifier with this name is there.
  func has(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }

  /// Whether members belong to the type instead of to its objects.
  var areStatic: Bool { has("static") || has("class") }

  /// `public`, `open` or nothing.
  var publicAccess: String { has("open") ? "open" : has("public") ? "public" : "" }
}
