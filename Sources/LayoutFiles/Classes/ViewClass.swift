// SPDX-License-Identifier: MIT

import Tinamou

/// A class that views in a layout file can have.
@MainActor
public struct ViewClass {
  /// UIKit's name of the class.
  public let name: String
  /// The class whose properties it has too; nil for `UIView`.
  public let superclass: String?
  /// What it is, in one sentence.
  public let documentation: String
  /// Its own properties.
  public let properties: [PropertyDefinition]
  /// Makes a view without properties.
  let make: @MainActor () -> UIView

  init(
    _ name: String, superclass: String? = "UIView", _ documentation: String,
    make: @escaping @MainActor () -> UIView, properties: [PropertyDefinition]
  ) {
    self.name = name
    self.superclass = superclass
    self.documentation = documentation
    self.make = make
    self.properties = properties
  }

  /// The property called `key`, its own or its superclass's.
  func property(_ key: String) -> PropertyDefinition? {
    properties.first { $0.name == key } ?? superclass.flatMap(ViewClass.named)?.property(key)
  }

  /// All keys, its own and its superclass's.
  public var allProperties: [PropertyDefinition] {
    properties + (superclass.flatMap(ViewClass.named)?.allProperties ?? [])
  }

  /// Every class there is.
  public static let all: [ViewClass] = [
    .view, .stackView, .label, .imageView, .control, .switch, .textField, .textView,
  ]

  /// The class that UIKit calls `name`.
  public static func named(_ name: String) -> ViewClass? {
    all.first { $0.name == name }
  }
}
