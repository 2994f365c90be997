// SPDX-License-Identifier: MIT

import Tinamou

extension ViewClass {
  static let imageView = ViewClass(
    "UIImageView", "An image.", make: { UIImageView() },
    properties: [
      .property(
        "image", "The image: a path relative to the layout file, or { size:, color: } for an image of one color."
      ) {
        (view: UIImageView, value: FileImage) in view.image = value.image
      }
    ])
}
