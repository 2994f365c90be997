// SPDX-License-Identifier: MIT

import Conversion

/// The messages about layouts that cannot be converted, or not exactly.
enum ConversionMessages {
  static func sentence(for error: ConversionError) -> String {
    switch error {
    case .foreignItem(let constraint): "the constraint \(constraint) refers to a view outside the layout"
    case .inexpressible(let constraint, let reason): "the constraint \(constraint) cannot be written: \(reason)"
    case .inexpressibleView(let name, let reason): "the view '\(name)' cannot be written: \(reason)"
    }
  }

  static func unavailableFont(_ name: String, in form: ConversionForm) -> String {
    let replacement =
      form == .layout ? "the layout file has another font" : "the code uses another font where it is not installed"
    return "the font '\(name)' is not known here; \(replacement). To use it, pass its file with --fonts"
  }
}
