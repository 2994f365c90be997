// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UITabBar``.
  package static let tabBar = PropertyTable(
    UITabBar.self, superclass: "UIView", "The bar of a tab bar controller.",
    [
      ObjectProperty("barStyle", \UITabBar.barStyle, "The style of the background."),
      ObjectProperty("isTranslucent", \UITabBar.isTranslucent, "Whether content extends under the bar.", absent: true),
      ObjectProperty("barTintColor", \UITabBar.barTintColor, "The color of the background."),
      ObjectProperty(
        "unselectedItemTintColor", \UITabBar.unselectedItemTintColor, "The color of items that are not selected."),
      ObjectProperty("backgroundImage", \UITabBar.backgroundImage, "The image of the background."),
      ObjectProperty("shadowImage", \UITabBar.shadowImage, "The image above the bar."),
      ObjectProperty(
        "selectionIndicatorImage", \UITabBar.selectionIndicatorImage, "The image behind the selected item."),
      ObjectProperty("itemPositioning", \UITabBar.itemPositioning, "The arrangement of the items."),
      ObjectProperty("itemWidth", \UITabBar.itemWidth, "The width of centered items, in points."),
      ObjectProperty("itemSpacing", \UITabBar.itemSpacing, "The distance of centered items, in points."),
    ])
}

extension UITabBar.ItemPositioning: NamedCases {
  package static var kindOfValue: String { "a positioning of items" }
  package static var namedCases: [(name: String, value: UITabBar.ItemPositioning)] {
    [("automatic", .automatic), ("fill", .fill), ("centered", .centered)]
  }
}
