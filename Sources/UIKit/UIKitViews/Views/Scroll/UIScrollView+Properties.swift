// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UIScrollView``.
  package static let scrollView = PropertyTable(
    UIScrollView.self, "A view whose content scrolls.", make: { UIScrollView() },
    [
      ViewProperty("isScrollEnabled", \UIScrollView.isScrollEnabled, "Whether the content scrolls.", absent: true),
      ViewProperty(
        "isPagingEnabled", \UIScrollView.isPagingEnabled, "Whether scrolling ends at pages of the view's size.",
        absent: false),
      ViewProperty(
        "bounces", \UIScrollView.bounces, "Whether the content can be dragged beyond its edges.", absent: true),
      ViewProperty(
        "alwaysBounceVertical", \UIScrollView.alwaysBounceVertical,
        "Whether content that is not taller than the view can be dragged vertically.", absent: false),
      ViewProperty(
        "alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal,
        "Whether content that is not wider than the view can be dragged horizontally.", absent: false),
      ViewProperty(
        "showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator,
        "Whether a vertical scroll indicator is shown.", absent: true),
      ViewProperty(
        "showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator,
        "Whether a horizontal scroll indicator is shown.", absent: true),
      ViewProperty("minimumZoomScale", \UIScrollView.minimumZoomScale, "The smallest scale of the content."),
      ViewProperty("maximumZoomScale", \UIScrollView.maximumZoomScale, "The largest scale of the content."),
      ViewProperty("keyboardDismissMode", \UIScrollView.keyboardDismissMode, "How dragging hides the keyboard."),
      ViewProperty("contentInset", \UIScrollView.contentInset, "The distance around the content, in points."),
      ViewProperty(
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
