// SPDX-License-Identifier: MIT

import Tinamou

/// The keys of a step of `animate:`.
@MainActor
enum AnimationKeys {
  static let step = ["duration", "delay", "curve", "spring", "repeat", "autoreverse", "constraints", "views"]
  static let spring = ["damping", "bounce", "velocity"]
  static let constraint = ["constant", "priority", "active"]

  /// The named animation curves, with UIKit's names.
  static let curves: [(name: String, value: CubicCurve)] = [
    ("easeInOut", .easeInOut), ("easeIn", .easeIn), ("easeOut", .easeOut), ("linear", .linear),
  ]

  /// Properties that create constraints. An animation changes such constraints by name instead.
  static let fixedProperties: Set<String> = ["size"]

  static var schema: ValueSchema {
    .object([
      "duration": .number, "delay": .number,
      "curve": .any([.choice(curves.map(\.name)), .list(.number, counts: [4])]),
      "spring": .object(["damping": .number, "bounce": .number, "velocity": .number]),
      "repeat": .number, "autoreverse": .boolean,
      "constraints": .mapping(
        .any([
          .number, .object(["constant": .number, "priority": PriorityPair.schema, "active": .boolean]),
        ])),
      "views": .mapping(.reference("change")),
    ])
  }
}
