// SPDX-License-Identifier: MIT

import Foundation
import ObjectiveC

/// The color that stands for the tint color of the view that shows it.
///
/// Differs from UIKit: outside of drawing, it is the system blue, where that of UIKit follows from the traits of a view.
package enum TintColor {
  /// The tint color of the view that is being drawn; `nil` outside of drawing.
  @MainActor private static var ofDrawnView: (() -> UIColor?)?

  static let color = UIColor { traits in
    guard Thread.isMainThread else { return ofApp }
    return MainThread.run(traits) { inDrawnView($0) }
  }

  @MainActor
  private static func inDrawnView(_ traits: UITraitCollection) -> UIColor {
    guard let tint = ofDrawnView else { return ofApp }
    // The tint color of a view may depend on this color.
    ofDrawnView = nil
    defer { ofDrawnView = tint }
    return tint()?.resolvedColor(with: traits) ?? ofApp
  }

  /// The color of views for which no other one is set: the app's accent color, or else the system blue, which depends on the system.
  package static var ofApp: UIColor { accentOfApp ?? .systemBlue }

  /// The gray with the lightness of a color.
  package static func dimmed(_ color: UIColor) -> UIColor {
    UIColor { traits in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: (max(red, green, blue) + min(red, green, blue)) / 2, alpha: alpha)
    }
  }

  private static let accentOfApp = accent(of: .main)

  /// The accent color of an app, the color set that its property list names; `nil` if there is none.
  package static func accent(of bundle: Bundle) -> UIColor? {
    let name = bundle.object(forInfoDictionaryKey: "NSAccentColorName") as? String
    return name.flatMap { UIColor(named: $0, in: bundle, compatibleWith: nil) }
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
