// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UIBarItem``.
  package static let barItem = PropertyTable(
    UIBarItem.self, superclass: nil, "An item of a bar.",
    [
      ObjectProperty("title", \UIBarItem.title, "The title."),
      ObjectProperty("image", \UIBarItem.image, "The image."),
      ObjectProperty("landscapeImagePhone", \UIBarItem.landscapeImagePhone, "The image in compact bars."),
      ObjectProperty("isEnabled", \UIBarItem.isEnabled, "Whether the item is enabled.", absent: true),
      ObjectProperty("tag", \UIBarItem.tag, "A number that identifies the item.", absent: .number(0)),
    ])

  /// The properties of ``UIBarButtonItem``.
  package static let barButtonItem = PropertyTable(
    UIBarButtonItem.self, superclass: "UIBarItem", "A button of a bar.",
    [
      ObjectProperty("style", \UIBarButtonItem.style, "The style."),
      ObjectProperty("width", \UIBarButtonItem.width, "The width, in points; 0 for that of the content."),
      ObjectProperty("tintColor", \UIBarButtonItem.tintColor, "The tint color."),
    ])

  /// The properties of ``UITabBarItem``.
  package static let tabBarItem = PropertyTable(
    UITabBarItem.self, superclass: "UIBarItem", "A tab of a tab bar.",
    [
      ObjectProperty("selectedImage", \UITabBarItem.selectedImage, "The image of the selected tab."),
      ObjectProperty("badgeValue", \UITabBarItem.badgeValue, "The text of the badge.", absent: .nothing),
    ])
}

extension UIBarButtonItem.Style: NamedCases {
  package static var kindOfValue: String { "a style of bar buttons" }
  package static var namedCases: [(name: String, value: UIBarButtonItem.Style)] {
    [("plain", .plain), ("bordered", .bordered), ("done", .done)]
  }
}
