// SPDX-License-Identifier: MIT

import Conversion

/// The messages for layouts that cannot be converted.
enum ConversionMessages {
  static func sentence(for error: ConversionError) -> String {
    switch error {
    case .foreignItem(let constraint): "the constraint \(constraint) refers to a view outside the layout"
    case .inexpressible(let constraint, let reason): "the constraint \(constraint) cannot be written: \(reason)"
    case .inexpressibleView(let name, let reason): "the view '\(name)' cannot be written: \(reason)"
    }
  }
}
