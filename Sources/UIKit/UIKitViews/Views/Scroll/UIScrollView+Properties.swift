// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UIScrollView``.
  package static let scrollView = PropertyTable(
    UIScrollView.self, "A view whose content scrolls.", make: { UIScrollView() },
    [
      ObjectProperty("isScrollEnabled", \UIScrollView.isScrollEnabled, "Whether the content scrolls.", absent: true),
      ObjectProperty(
        "isPagingEnabled", \UIScrollView.isPagingEnabled, "Whether scrolling ends at pages of the view's size.",
        absent: false),
      ObjectProperty(
        "bounces", \UIScrollView.bounces, "Whether the content can be dragged beyond its edges.", absent: true),
      ObjectProperty(
        "alwaysBounceVertical", \UIScrollView.alwaysBounceVertical,
        "Whether content that is not taller than the view can be dragged vertically.", absent: false),
      ObjectProperty(
        "alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal,
        "Whether content that is not wider than the view can be dragged horizontally.", absent: false),
      ObjectProperty(
        "showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator,
        "Whether a vertical scroll indicator is shown.", absent: true),
      ObjectProperty(
        "showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator,
        "Whether a horizontal scroll indicator is shown.", absent: true),
      ObjectProperty("minimumZoomScale", \UIScrollView.minimumZoomScale, "The smallest scale of the content."),
      ObjectProperty("maximumZoomScale", \UIScrollView.maximumZoomScale, "The largest scale of the content."),
      ObjectProperty("keyboardDismissMode", \UIScrollView.keyboardDismissMode, "How dragging hides the keyboard."),
      ObjectProperty("contentInset", \UIScrollView.contentInset, "The distance around the content, in points."),
      ObjectProperty(
        "contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior,
        "Whether the safe area is added to the insets of the content."),
    ])
}

extension UIScrollView.KeyboardDismissMode: NamedCases {
  package static var kindOfValue: String { "a keyboard dismiss mode" }
  package static var namedCases: [(name: String, value: UIScrollView.KeyboardDismissMode)] {
    [
      ("none", .none), ("onDrag", .onDrag), ("interactive", .interactive),
      ("onDragWithAccessory", .onDragWithAccessory), ("interactiveWithAccessory", .interactiveWithAccessory),
    ]
  }
}

extension UIScrollView.ContentInsetAdjustmentBehavior: NamedCases {
  package static var kindOfValue: String { "a content inset adjustment" }
  package static var namedCases: [(name: String, value: UIScrollView.ContentInsetAdjustmentBehavior)] {
    [("automatic", .automatic), ("scrollableAxes", .scrollableAxes), ("never", .never), ("always", .always)]
  }
}
