// SPDX-License-Identifier: MIT

import Foundation

/// Copies of an image with one property changed.
extension UIImage {
  func changing(_ change: (inout Facts) -> Void) -> UIImage {
    var copy = facts
    change(&copy)
    return UIImage(facts: copy)
  }
}

extension UIImage.Orientation {
  /// The orientation mirrored horizontally.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }
}
