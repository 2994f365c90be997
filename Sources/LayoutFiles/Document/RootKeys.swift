// SPDX-License-Identifier: MIT

import Tinamou

/// The keys of a layout file itself.
@MainActor
enum RootKeys {
  /// A key with what it takes and means.
  struct Definition {
    let name: String
    let schema: ValueSchema
    let documentation: String
  }

  static let all: [Definition] = screen + content

  /// The keys that are set on the root view as a view's properties are.
  static let rootProperties = [
    "background", "backgroundColor", "margins", "layoutMargins", "directionalLayoutMargins", "tintColor",
    "cornerRadius", "border", "clipsToBounds", "hugging", "compression",
  ]

  private static let screen = [
    Definition(
      name: "device", schema: .reference("device"), documentation: "The device whose screen the root view fills."),
    Definition(name: "orientation", schema: DeviceOrientation.schema, documentation: "How the device is held."),
    Definition(
      name: "size", schema: .list(.any([.number, .nothing]), counts: [2]),
      documentation:
        "Width and height of the root view in points, in place of a device; ~ fits that side to the content."),
    Definition(name: "direction", schema: LayoutDirectionChoice.schema, documentation: "Which side leads."),
    Definition(name: "textSize", schema: TextSizeChoice.schema, documentation: "How large the reader wants text."),
    Definition(name: "scale", schema: .number, documentation: "Pixels a point; the device's, or 3."),
    Definition(name: "appearance", schema: AppearanceChoice.schema, documentation: "Light or dark."),
  ]

  private static let content = [
    Definition(name: "name", schema: .text, documentation: "The name of the root view; root unless it is set."),
    Definition(name: "description", schema: .text, documentation: "What the layout shows, for readers of the file."),
    Definition(name: "background", schema: .reference("color"), documentation: "The root view's backgroundColor."),
    Definition(name: "views", schema: .mapping(.reference("view")), documentation: "The views by name, back to front."),
    Definition(
      name: "layout", schema: .any([.text, .list(.text)]),
      documentation: "Visual format statements, separated by semicolons or line ends."),
    Definition(name: "metrics", schema: .mapping(.number), documentation: "Numbers that the layout can name."),
    Definition(
      name: "constraints", schema: .list(.any([.text, .mapping(.text)])),
      documentation:
        "Equations such as title.firstBaseline == price.firstBaseline + 4 @750, each with a name if wanted."),
    Definition(
      name: "inactive", schema: .list(.text),
      documentation: "The names of constraints that do not hold at first; an animation may make them active."),
    Definition(
      name: "animate", schema: .any([AnimationKeys.schema, .list(AnimationKeys.schema)]),
      documentation: "What changes, and how; several steps run one after the other. See tinamou render --frames."),
    Definition(
      name: "expect", schema: .mapping(.list(.any([.number, .nothing]), counts: [4])),
      documentation: "Frames that must come out: x, y, width, height in the superview's coordinates; ~ for any."),
    Definition(
      name: "ambiguous", schema: .list(.text),
      documentation: "Views whose place or size is left open on purpose, which is then no finding."),
  ]
}
