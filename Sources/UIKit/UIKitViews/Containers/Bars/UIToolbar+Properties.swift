// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UIToolbar``.
  package static let toolbar = PropertyTable(
    UIToolbar.self, superclass: "UIView", "A bar of buttons.",
    [
      ObjectProperty("barStyle", \UIToolbar.barStyle, "The style of the background."),
      ObjectProperty("isTranslucent", \UIToolbar.isTranslucent, "Whether content extends under the bar.", absent: true),
      ObjectProperty("barTintColor", \UIToolbar.barTintColor, "The color of the background."),
    ])
}
