// SPDX-License-Identifier: MIT

import Tinamou

extension ViewClass {
  static let imageView = ViewClass(
    "UIImageView", "An image.", make: { UIImageView() },
    properties: [
      .property("image", "The image: a path from the layout file, or { size:, color: } for one of a single colour.") {
        (view: UIImageView, value: FileImage) in view.image = value.image
      }
    ])
}
