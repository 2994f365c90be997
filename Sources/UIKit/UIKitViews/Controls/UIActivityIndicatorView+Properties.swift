// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UIActivityIndicatorView``.
  package static let activityIndicatorView = PropertyTable(
    UIActivityIndicatorView.self, "An activity indicator.", make: { UIActivityIndicatorView(style: .medium) },
    [
      ObjectProperty("style", \UIActivityIndicatorView.style, "The style: the size of the indicator."),
      ObjectProperty("color", \UIActivityIndicatorView.color, "The color.", kind: .color),
      ObjectProperty(
        "hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped,
        "Whether the indicator is hidden while it is not animating.", absent: false),
      ObjectProperty(
        "isAnimating", .flag, "Whether the indicator is animating.", document: "animating",
        read: { (view: UIActivityIndicatorView) in view.isAnimating },
        write: { view, isAnimating in if isAnimating { view.startAnimating() } else { view.stopAnimating() } }),
    ])
}

extension UIActivityIndicatorView.Style: NamedCases {
  package static var kindOfValue: String { "an activity indicator style" }
  package static var namedCases: [(name: String, value: UIActivityIndicatorView.Style)] {
    [("medium", .medium), ("large", .large), ("whiteLarge", .whiteLarge), ("white", .white), ("gray", .gray)]
  }
}
