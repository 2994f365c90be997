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
  /// The ways of making one that a key chooses among; nil where there is only one.
  let variants: Variants?

  /// Ways of making a view that cannot be changed afterwards, such as the type of a button.
  struct Variants {
    /// The key that chooses.
    let key: String
    /// What the key means, in one sentence.
    let documentation: String
    /// The words with what they make.
    let choices: [(name: String, value: @MainActor () -> UIView)]

    /// The key as a property: it is read like any other, and sets nothing.
    fileprivate var property: PropertyDefinition {
      PropertyDefinition(name: key, schema: .choice(choices.map(\.name)), documentation: documentation) {
        (node, reading) throws(LayoutFileError) in
        _ = try make(for: node, in: reading)
        return { _ in }
      }
    }

    /// What the word at `node` makes.
    func make(for node: SourceNode, in reading: FileReading) throws(LayoutFileError) -> @MainActor () -> UIView {
      try reading.choice(node, of: key, kind: "a \(key)", among: choices)
    }
  }

  init(
    _ name: String, superclass: String? = "UIView", _ documentation: String,
    make: @escaping @MainActor () -> UIView, variants: Variants? = nil, properties: [PropertyDefinition]
  ) {
    self.name = name
    self.superclass = superclass
    self.documentation = documentation
    self.make = make
    self.variants = variants
    self.properties = (variants.map { [$0.property] } ?? []) + properties
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
    .view, .stackView, .label, .imageView, .control, .button, .textField, .textView, .switch, .slider, .stepper,
    .segmentedControl, .progressView, .activityIndicatorView, .pageControl,
  ]

  /// The class that UIKit calls `name`.
  public static func named(_ name: String) -> ViewClass? {
    all.first { $0.name == name }
  }
}
