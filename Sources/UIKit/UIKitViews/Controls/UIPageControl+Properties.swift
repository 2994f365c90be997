// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UIPageControl``.
  package static let pageControl = PropertyTable(
    UIPageControl.self, superclass: "UIControl", "A page control.", make: { UIPageControl() },
    [
      ObjectProperty("numberOfPages", \UIPageControl.numberOfPages, "The number of pages.", kind: .count),
      ObjectProperty("currentPage", \UIPageControl.currentPage, "The index of the current page, from 0.", kind: .count),
      ObjectProperty(
        "hidesForSinglePage", \UIPageControl.hidesForSinglePage,
        "Whether the control is hidden while there is one page only.", absent: false),
      ObjectProperty(
        "pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor, "The color of the dots of other pages.",
        kind: .color, absent: .nothing),
      ObjectProperty(
        "currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor,
        "The color of the current page's dot.", kind: .color, absent: .nothing),
    ])
}
