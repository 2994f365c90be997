// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UIImageView``.
  package static let imageView = PropertyTable(
    UIImageView.self, "An image.", make: { UIImageView() },
    [
      ObjectProperty(
        "image", \UIImageView.image,
        "The image: a path relative to the layout file, or { size:, color: } for an image of one color.", kind: .image),
      ObjectProperty(
        "highlightedImage", \UIImageView.highlightedImage, "The image of a highlighted view.", kind: .image),
      ObjectProperty("isHighlighted", \UIImageView.isHighlighted, "Whether the view is highlighted.", absent: false),
      ObjectProperty(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        \UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory,
        "Whether the image grows with the text sizes for accessibility.", absent: false),
    ])
}
