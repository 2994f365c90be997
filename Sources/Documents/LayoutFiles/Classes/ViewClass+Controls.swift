// SPDX-License-Identifier: MIT

import Tinamou

extension ViewClass {
  /// The types of buttons.
  static let buttonTypes = Variants(
    key: "type", documentation: "The type of the button. The default is system.",
    choices: UIButton.ButtonType.namedCases.map { name, type in
      let make: @MainActor () -> UIView = { UIButton(type: type) }
      return (name, make)
    })

  /// The keys of buttons for their configuration and for states.
  static let buttonKeys: [PropertyDefinition] = [
    .property(
      "configuration", "The configuration: plain, gray, tinted or filled, or a mapping with a style and other values."
    ) {
      (view: UIButton, value: ButtonConfiguration) in
      var configuration = value.configuration
      // A title or image that an earlier key of the file set is preserved.
      if configuration.title == nil { configuration.title = view.title(for: .normal) }
      configuration.image = configuration.image ?? view.image(for: .normal)
      view.configuration = configuration
    },
    .property("states", "The titles, colors and images for other states than the normal one.") {
      (view: UIButton, value: ButtonStates) in value.apply(view)
    },
  ]

  /// The keys of segmented controls for their segments.
  static let segmentKeys: [PropertyDefinition] = [
    .property("segments", "The titles of the segments.") { (view: UISegmentedControl, titles: [String]) in
      view.removeAllSegments()
      for (index, title) in titles.enumerated() { view.insertSegment(withTitle: title, at: index, animated: false) }
    }
  ]
}
