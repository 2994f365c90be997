// SPDX-License-Identifier: MIT

import Foundation
import ObjectiveC

/// The color that stands for the tint color of the view that shows it.
///
/// Differs from UIKit: outside of drawing, it is the system blue, where that of UIKit follows from the traits of a view.
package enum TintColor {
  /// The tint color of the view that is being drawn; `nil` outside of drawing.
  @MainActor private static var ofDrawnView: (() -> UIColor?)?

  static let color = UIColor { _ in present }

  private static var present: UIColor {
    guard Thread.isMainThread else { return .systemBlue }
    return MainThread.run(()) { _ in presentInView }
  }

  @MainActor private static var presentInView: UIColor {
    guard let source = ofDrawnView else { return .systemBlue }
    // The tint color of a view may be this color itself.
    ofDrawnView = nil
    defer { ofDrawnView = source }
    return source() ?? .systemBlue
  }

  /// Draws a view with its tint color.
  @MainActor
  package static func drawing(in tint: @escaping () -> UIColor?, _ draw: @MainActor () -> Void) {
    let previous = ofDrawnView
    ofDrawnView = tint
    defer { ofDrawnView = previous }
    draw()
  }
}
