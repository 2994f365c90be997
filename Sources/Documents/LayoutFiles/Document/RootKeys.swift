// SPDX-License-Identifier: MIT

import Tinamou

/// The keys of a layout file itself.
@MainActor
enum RootKeys {
  /// A key of a layout file.
  struct Definition {
    let name: String
    let schema: ValueSchema
    let documentation: String
  }

  static let all: [Definition] = screen + content

  /// Whether a key is the author's own, for blocks that `<<` or aliases share: those that begin with `x-`.
  static func isExtension(_ key: String) -> Bool { key.hasPrefix("x-") }

  /// The properties of the root view that can be set at the top level.
  static let rootProperties = [
    "background", "backgroundColor", "margins", "layoutMargins", "directionalLayoutMargins", "tintColor",
    "cornerRadius", "border", "clipsToBounds", "hugging", "compression", "safeAreaInsets",
    "insetsLayoutMarginsFromSafeArea",
  ]

  private static let screen = [
    Definition(
      name: "device", schema: .reference("device"), documentation: "The device whose screen the root view fills."),
    Definition(name: "orientation", schema: DeviceOrientation.schema, documentation: "The orientation of the device."),
    Definition(
      name: "os", schema: .any([.number, .text]),
      documentation: "The version of iOS whose rules and sizes apply: 16, 17, 18, 26 or 27."),
    Definition(
      name: "size", schema: .list(.any([.number, .nothing]), counts: [2]),
      documentation:
        "The width and height of the root view in points, instead of a device; ~ for the size of the content."),
    Definition(name: "direction", schema: LayoutDirectionChoice.schema, documentation: "The layout direction."),
    Definition(name: "textSize", schema: TextSizeChoice.schema, documentation: "The preferred text size."),
    Definition(
      name: "scale", schema: .number,
      documentation: "The number of pixels per point. The default is that of the device, or 3."),
    Definition(name: "appearance", schema: AppearanceChoice.schema, documentation: "The appearance: light or dark."),
  ]

  private static let content = [
    Definition(name: "name", schema: .text, documentation: "The name of the root view. The default is root."),
    Definition(name: "description", schema: .text, documentation: "A description for readers of the file."),
    Definition(
      name: "background", schema: .reference("color"), documentation: "The background color of the root view."),
    Definition(name: "views", schema: .mapping(.reference("view")), documentation: "The views by name, back to front."),
    Definition(
      name: "layout", schema: .any([.text, .list(.text)]),
      documentation: "Visual format statements, separated by semicolons or line breaks."),
    Definition(name: "metrics", schema: .mapping(.number), documentation: "Named numbers for use in the layout."),
    Definition(
      name: "constraints", schema: .list(.any([.text, .mapping(.text)])),
      documentation:
        "Equations such as title.firstBaseline == price.firstBaseline + 4 @750, each with an optional name."),
    Definition(
      name: "inactive", schema: .list(.text),
      documentation: "The names of initially inactive constraints, which an animation can activate."),
    Definition(
      name: "animate", schema: .any([AnimationKeys.schema, .list(AnimationKeys.schema)]),
      documentation: "An animation, or a list of animations that run one after another. See tinamou render --frames."),
    Definition(
      name: "expect", schema: .mapping(.list(.any([.number, .nothing]), counts: [4])),
      documentation: "The expected frames: x, y, width, height in the superview's coordinates; ~ for any value."),
    Definition(
      name: "ambiguous", schema: .list(.text),
      documentation: "The views whose position or size is ambiguous on purpose and not reported."),
  ]
}
