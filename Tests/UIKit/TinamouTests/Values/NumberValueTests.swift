// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Constants and options by their own raw values, which apps store and convert.
@MainActor
@Suite("Raw values that apps read and write")
struct NumberValueTests {
  @Test("Options are made from the numbers that they have")
  func options() {
    #expect(UIView.AnimationOptions(rawValue: 4) == .beginFromCurrentState)
    #expect(UIControl.State(rawValue: 2) == .disabled)
    #expect(NSLayoutConstraint.FormatOptions(rawValue: 1 << 1) == .alignAllLeft)
    #expect(UIRectCorner.topRight.rawValue == 2 && UIRectEdge.left.rawValue == 2)
    #expect(CGBitmapInfo(rawValue: 1 << 13) == .byteOrder32Little)
    #expect(UIDataDetectorTypes.all.isSuperset(of: [.phoneNumber, .link]))
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
  }

  @Test("Names are the strings of UIKit")
  func names() {
    for (found, expected) in [
      (UIFont.TextStyle.body.rawValue, "UICTFontTextStyleBody"),
      (UIApplication.LaunchOptionsKey.url.rawValue, "UIApplicationLaunchOptionsURLKey"),
      (UIPasteboard.Name.general.rawValue, "com.apple.UIKit.pboard.general"),
      (UITransitionContextViewKey.from.rawValue, "UITransitionContextFromView"),
      (UITransitionContextViewControllerKey.from.rawValue, "UITransitionContextFromViewController"),
      (UIAction.Identifier("one").rawValue, "one"),
      (UIImagePickerController.InfoKey.originalImage.rawValue, "UIImagePickerControllerOriginalImage"),
      (
        UIApplication.OpenExternalURLOptionsKey.universalLinksOnly.rawValue,
        "UIApplicationOpenURLOptionUniversalLinksOnly"
      ),
      (UIMenu.Identifier.view.rawValue, "com.apple.menu.view"),
      (UIMenu.Identifier.font.rawValue, "com.apple.menu.font"),
      (UIMenu.Identifier.textColor.rawValue, "com.apple.menu.text-color"),
      (CALayerCornerCurve.continuous.rawValue, "continuous"),
    ] { #expect(found == expected) }
  }
}
