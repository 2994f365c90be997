// SPDX-License-Identifier: MIT

import Foundation
import UIKit

// What Swift before version 4.2 called otherwise, where a name alone does not say it.

/// Creates insets, in points.
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Returns a rectangle without its insets, in points.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

/// Returns whether two insets are the same.
public func UIEdgeInsetsEqualToEdgeInsets(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> Bool { first == second }

/// Creates an offset, in points.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

/// Returns an image as a PNG file.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// Returns an image as a JPEG file, with a quality from 0 to 1.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

/// Posts a notification to assistive apps.
@MainActor
public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {
  UIAccessibility.post(notification: notification, argument: argument)
}

/// Returns whether VoiceOver runs.
@MainActor
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

/// Returns whether motion is reduced.
@MainActor
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

/// Returns the description of a rectangle.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// Returns the description of a size.
public func NSStringFromCGSize(_ size: CGSize) -> String { String(format: "{%.17g, %.17g}", size.width, size.height) }

/// Returns the description of a point.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { String(format: "{%.17g, %.17g}", point.x, point.y) }

extension RunLoop.Mode {
  /// The mode `default`.
  public static let defaultRunLoopMode = RunLoop.Mode.default
  /// The mode `common`.
  public static let commonModes = RunLoop.Mode.common
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The mode while the user drags.
  public static let UITrackingRunLoopMode = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}

@MainActor
extension UIView {
  /// Moves a subview in front of the others.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// Moves a subview behind the others.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}
