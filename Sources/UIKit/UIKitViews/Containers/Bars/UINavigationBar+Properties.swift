// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UINavigationBar``.
  package static let navigationBar = PropertyTable(
    UINavigationBar.self, superclass: "UIView", "The bar of a navigation controller.",
    [
      ObjectProperty("barStyle", \UINavigationBar.barStyle, "The style of the background."),
      ObjectProperty(
        "isTranslucent", \UINavigationBar.isTranslucent, "Whether content extends under the bar.", absent: true),
      ObjectProperty(
        "prefersLargeTitles", \UINavigationBar.prefersLargeTitles, "Whether titles are large.",
        document: "largeTitles", absent: false),
      ObjectProperty("barTintColor", \UINavigationBar.barTintColor, "The color of the background."),
      ObjectProperty("shadowImage", \UINavigationBar.shadowImage, "The image below the bar."),
      ObjectProperty("backIndicatorImage", \UINavigationBar.backIndicatorImage, "The image of the back button."),
      ObjectProperty(
        "backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage,
        "The mask of the back button's image during transitions."),
    ])
}

extension PropertyTable {
  /// The properties of ``UINavigationItem``.
  package static let navigationItem = PropertyTable(
    UINavigationItem.self, superclass: nil, "What a navigation bar shows for a controller.",
    [
      ObjectProperty("title", \UINavigationItem.title, "The title."),
      ObjectProperty("prompt", \UINavigationItem.prompt, "The line above the title.", absent: .nothing),
      ObjectProperty(
        "largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode, "Whether the title is large."),
      ObjectProperty(
        "hidesBackButton", \UINavigationItem.hidesBackButton, "Whether there is no back button.", absent: false),
      ObjectProperty(
        "leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton,
        "Whether the left items are beside the back button instead of in its place.", absent: false),
    ])
}

extension UINavigationItem.LargeTitleDisplayMode: NamedCases {
  package static var kindOfValue: String { "a display mode of large titles" }
  package static var namedCases: [(name: String, value: UINavigationItem.LargeTitleDisplayMode)] {
    [("automatic", .automatic), ("always", .always), ("never", .never), ("inline", .inline)]
  }
}

extension UIBarStyle: NamedCases {
  package static var kindOfValue: String { "a bar style" }
  package static var namedCases: [(name: String, value: UIBarStyle)] {
    [
      ("default", .default), ("black", .black), ("blackTranslucent", .blackTranslucent),
      ("blackOpaque", .blackOpaque),
    ]
  }
}
