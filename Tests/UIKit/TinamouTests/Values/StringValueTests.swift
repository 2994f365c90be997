// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// The strings of a type's constants, beside those of Apple's frameworks.
struct StringValues {
  let name: String
  let found: [String]
  let expected: [String]

  init<Value: RawRepresentable>(_ type: Value.Type, _ rows: [(Value, String)]) where Value.RawValue == String {
    name = String(reflecting: type)
    found = rows.map(\.0.rawValue)
    expected = rows.map(\.1)
  }
}

/// Apps store the strings of constants, and send notifications by their names.
@MainActor
@Suite("Strings of constants")
struct StringValueTests {
  @Test("are those of Apple's frameworks")
  func constants() {
    for table in Self.constants { #expect(table.found == table.expected, "\(table.name)") }
  }

  @Test("of notifications are their names in Objective-C")
  func notifications() {
    for (name, expected) in Self.notifications { #expect(name.rawValue == expected) }
  }

  static let constants: [StringValues] = [
    StringValues(
      CALayerContentsGravity.self,
      [
        (.center, "center"), (.top, "top"), (.bottom, "bottom"), (.left, "left"), (.right, "right"),
        (.topLeft, "topLeft"), (.topRight, "topRight"), (.bottomLeft, "bottomLeft"), (.bottomRight, "bottomRight"),
        (.resize, "resize"), (.resizeAspect, "resizeAspect"), (.resizeAspectFill, "resizeAspectFill"),
      ]),
    StringValues(
      CAMediaTimingFillMode.self,
      [(.forwards, "forwards"), (.backwards, "backwards"), (.both, "both"), (.removed, "removed")]),
    StringValues(
      CATransitionType.self,
      [(.fade, "fade"), (.moveIn, "moveIn"), (.push, "push"), (.reveal, "reveal")]),
    StringValues(
      CATransitionSubtype.self,
      [(.fromRight, "fromRight"), (.fromLeft, "fromLeft"), (.fromTop, "fromTop"), (.fromBottom, "fromBottom")]),
    StringValues(CAShapeLayerFillRule.self, [(.nonZero, "non-zero"), (.evenOdd, "even-odd")]),
    StringValues(CAShapeLayerLineJoin.self, [(.miter, "miter"), (.round, "round"), (.bevel, "bevel")]),
    StringValues(CAShapeLayerLineCap.self, [(.butt, "butt"), (.round, "round"), (.square, "square")]),
    StringValues(
      CATextLayerAlignmentMode.self,
      [(.natural, "natural"), (.left, "left"), (.right, "right"), (.center, "center"), (.justified, "justified")]),
    StringValues(
      CATextLayerTruncationMode.self,
      [(.none, "none"), (.start, "start"), (.end, "end"), (.middle, "middle")]),
    StringValues(CAGradientLayerType.self, [(.axial, "axial"), (.radial, "radial"), (.conic, "conic")]),
    StringValues(
      CAAnimationCalculationMode.self,
      [
        (.linear, "linear"), (.discrete, "discrete"), (.paced, "paced"), (.cubic, "cubic"),
        (.cubicPaced, "cubicPaced"),
      ]),
    StringValues(
      CAMediaTimingFunctionName.self,
      [
        (.linear, "linear"), (.easeIn, "easeIn"), (.easeOut, "easeOut"), (.easeInEaseOut, "easeInEaseOut"),
        (.default, "default"),
      ]),
    StringValues(
      CAEmitterLayerEmitterShape.self,
      [
        (.point, "point"), (.line, "line"), (.rectangle, "rectangle"), (.circle, "circle"), (.cuboid, "cuboid"),
        (.sphere, "sphere"),
      ]),
    StringValues(
      CAEmitterLayerEmitterMode.self,
      [(.points, "points"), (.outline, "outline"), (.surface, "surface"), (.volume, "volume")]),
    StringValues(
      CAEmitterLayerRenderMode.self,
      [
        (.unordered, "unordered"), (.oldestFirst, "oldestFirst"), (.oldestLast, "oldestLast"),
        (.backToFront, "backToFront"), (.additive, "additive"),
      ]),
    StringValues(
      CAScrollLayerScrollMode.self,
      [(.none, "none"), (.vertically, "vertically"), (.horizontally, "horizontally"), (.both, "both")]),
    StringValues(
      CALayerContentsFilter.self,
      [(.nearest, "nearest"), (.linear, "linear"), (.trilinear, "trilinear")]),
    StringValues(
      UIFont.TextStyle.self,
      [
        (.largeTitle, "UICTFontTextStyleTitle0"), (.title1, "UICTFontTextStyleTitle1"),
        (.title2, "UICTFontTextStyleTitle2"), (.title3, "UICTFontTextStyleTitle3"),
        (.headline, "UICTFontTextStyleHeadline"), (.subheadline, "UICTFontTextStyleSubhead"),
        (.body, "UICTFontTextStyleBody"), (.callout, "UICTFontTextStyleCallout"),
        (.footnote, "UICTFontTextStyleFootnote"), (.caption1, "UICTFontTextStyleCaption1"),
        (.caption2, "UICTFontTextStyleCaption2"),
      ]),
    StringValues(
      UIContentSizeCategory.self,
      [
        (.unspecified, "_UICTContentSizeCategoryUnspecified"), (.extraSmall, "UICTContentSizeCategoryXS"),
        (.small, "UICTContentSizeCategoryS"), (.medium, "UICTContentSizeCategoryM"),
        (.large, "UICTContentSizeCategoryL"), (.extraLarge, "UICTContentSizeCategoryXL"),
        (.extraExtraLarge, "UICTContentSizeCategoryXXL"), (.extraExtraExtraLarge, "UICTContentSizeCategoryXXXL"),
        (.accessibilityMedium, "UICTContentSizeCategoryAccessibilityM"),
        (.accessibilityLarge, "UICTContentSizeCategoryAccessibilityL"),
        (.accessibilityExtraLarge, "UICTContentSizeCategoryAccessibilityXL"),
        (.accessibilityExtraExtraLarge, "UICTContentSizeCategoryAccessibilityXXL"),
        (.accessibilityExtraExtraExtraLarge, "UICTContentSizeCategoryAccessibilityXXXL"),
      ]),
    StringValues(
      NSAttributedString.Key.self,
      [
        (.font, "NSFont"), (.paragraphStyle, "NSParagraphStyle"), (.foregroundColor, "NSColor"),
        (.backgroundColor, "NSBackgroundColor"), (.ligature, "NSLigature"), (.kern, "NSKern"),
        (.strikethroughStyle, "NSStrikethrough"), (.underlineStyle, "NSUnderline"), (.strokeColor, "NSStrokeColor"),
        (.strokeWidth, "NSStrokeWidth"), (.shadow, "NSShadow"), (.textEffect, "NSTextEffect"),
        (.attachment, "NSAttachment"), (.link, "NSLink"), (.baselineOffset, "NSBaselineOffset"),
        (.underlineColor, "NSUnderlineColor"), (.strikethroughColor, "NSStrikethroughColor"),
        (.obliqueness, "NSObliqueness"), (.expansion, "NSExpansion"), (.writingDirection, "NSWritingDirection"),
      ]),
    StringValues(
      UITextContentType.self,
      [
        (.name, "name"), (.namePrefix, "name-prefix"), (.givenName, "given-name"), (.middleName, "middle-name"),
        (.familyName, "family-name"), (.nickname, "nickname"),
        (.jobTitle, "organization-title"), (.organizationName, "organization"), (.location, "location"),
        (.fullStreetAddress, "street-address"), (.streetAddressLine1, "address-line1"),
        (.streetAddressLine2, "address-line2"), (.addressCity, "address-level2"), (.addressState, "address-level1"),
        (.postalCode, "postal-code"), (.telephoneNumber, "tel"), (.emailAddress, "email"), (.URL, "url"),
        (.creditCardNumber, "cc-number"), (.username, "username"), (.password, "password"),
        (.newPassword, "new-password"), (.oneTimeCode, "one-time-code"),
      ]),
    StringValues(
      UIActivity.ActivityType.self,
      [
        (.postToFacebook, "com.apple.UIKit.activity.PostToFacebook"),
        (.postToTwitter, "com.apple.UIKit.activity.PostToTwitter"),
        (.postToWeibo, "com.apple.UIKit.activity.PostToWeibo"), (.message, "com.apple.UIKit.activity.Message"),
        (.mail, "com.apple.UIKit.activity.Mail"), (.print, "com.apple.UIKit.activity.Print"),
        (.copyToPasteboard, "com.apple.UIKit.activity.CopyToPasteboard"),
        (.assignToContact, "com.apple.UIKit.activity.AssignToContact"),
        (.saveToCameraRoll, "com.apple.UIKit.activity.SaveToCameraRoll"),
        (.addToReadingList, "com.apple.UIKit.activity.AddToReadingList"),
        (.postToFlickr, "com.apple.UIKit.activity.PostToFlickr"),
        (.postToVimeo, "com.apple.UIKit.activity.PostToVimeo"),
        (.postToTencentWeibo, "com.apple.UIKit.activity.TencentWeibo"),
        (.airDrop, "com.apple.UIKit.activity.AirDrop"), (.openInIBooks, "com.apple.UIKit.activity.OpenInIBooks"),
        (.markupAsPDF, "com.apple.UIKit.activity.MarkupAsPDF"),
      ]),
    StringValues(
      UIImagePickerController.InfoKey.self,
      [
        (.mediaType, "UIImagePickerControllerMediaType"), (.originalImage, "UIImagePickerControllerOriginalImage"),
        (.editedImage, "UIImagePickerControllerEditedImage"), (.cropRect, "UIImagePickerControllerCropRect"),
        (.mediaURL, "UIImagePickerControllerMediaURL"), (.referenceURL, "UIImagePickerControllerReferenceURL"),
        (.mediaMetadata, "UIImagePickerControllerMediaMetadata"), (.livePhoto, "UIImagePickerControllerLivePhoto"),
        (.phAsset, "UIImagePickerControllerPHAsset"), (.imageURL, "UIImagePickerControllerImageURL"),
      ]),
    StringValues(
      UIApplication.LaunchOptionsKey.self,
      [
        (.url, "UIApplicationLaunchOptionsURLKey"),
        (.sourceApplication, "UIApplicationLaunchOptionsSourceApplicationKey"),
        (.remoteNotification, "UIApplicationLaunchOptionsRemoteNotificationKey"),
        (.localNotification, "UIApplicationLaunchOptionsLocalNotificationKey"),
        (.annotation, "UIApplicationLaunchOptionsAnnotationKey"),
        (.location, "UIApplicationLaunchOptionsLocationKey"),
        (.shortcutItem, "UIApplicationLaunchOptionsShortcutItemKey"),
        (.userActivityDictionary, "UIApplicationLaunchOptionsUserActivityDictionaryKey"),
        (.userActivityType, "UIApplicationLaunchOptionsUserActivityTypeKey"),
      ]),
  ]

  static let notifications: [(Notification.Name, String)] = [
    (NSTextStorage.didProcessEditingNotification, "NSTextStorageDidProcessEditingNotification"),
    (NSTextStorage.willProcessEditingNotification, "NSTextStorageWillProcessEditingNotification"),
    (UIAccessibility.elementFocusedNotification, "UIAccessibilityElementFocusedNotification"),
    (UIApplication.didBecomeActiveNotification, "UIApplicationDidBecomeActiveNotification"),
    (UIApplication.didEnterBackgroundNotification, "UIApplicationDidEnterBackgroundNotification"),
    (UIApplication.didFinishLaunchingNotification, "UIApplicationDidFinishLaunchingNotification"),
    (UIApplication.didReceiveMemoryWarningNotification, "UIApplicationDidReceiveMemoryWarningNotification"),
    (UIApplication.willEnterForegroundNotification, "UIApplicationWillEnterForegroundNotification"),
    (UIApplication.willResignActiveNotification, "UIApplicationWillResignActiveNotification"),
    (UIApplication.willTerminateNotification, "UIApplicationWillTerminateNotification"),
    (UIDevice.orientationDidChangeNotification, "UIDeviceOrientationDidChangeNotification"),
    (UIPasteboard.changedNotification, "UIPasteboardChangedNotification"),
    (UIResponder.keyboardDidChangeFrameNotification, "UIKeyboardDidChangeFrameNotification"),
    (UIResponder.keyboardDidHideNotification, "UIKeyboardDidHideNotification"),
    (UIResponder.keyboardDidShowNotification, "UIKeyboardDidShowNotification"),
    (UIResponder.keyboardWillChangeFrameNotification, "UIKeyboardWillChangeFrameNotification"),
    (UIResponder.keyboardWillHideNotification, "UIKeyboardWillHideNotification"),
    (UIScene.didActivateNotification, "UISceneDidActivateNotification"),
    (UIScene.didDisconnectNotification, "UISceneDidDisconnectNotification"),
    (UIScene.didEnterBackgroundNotification, "UISceneDidEnterBackgroundNotification"),
    (UIScene.willConnectNotification, "UISceneWillConnectNotification"),
    (UIScene.willDeactivateNotification, "UISceneWillDeactivateNotification"),
    (UIScene.willEnterForegroundNotification, "UISceneWillEnterForegroundNotification"),
    (UIScreen.brightnessDidChangeNotification, "UIScreenBrightnessDidChangeNotification"),
    (UITextField.textDidBeginEditingNotification, "UITextFieldTextDidBeginEditingNotification"),
    (UITextField.textDidChangeNotification, "UITextFieldTextDidChangeNotification"),
    (UITextField.textDidEndEditingNotification, "UITextFieldTextDidEndEditingNotification"),
    (UITextView.textDidBeginEditingNotification, "UITextViewTextDidBeginEditingNotification"),
    (UITextView.textDidChangeNotification, "UITextViewTextDidChangeNotification"),
    (UITextView.textDidEndEditingNotification, "UITextViewTextDidEndEditingNotification"),
    (UIWindow.didBecomeHiddenNotification, "UIWindowDidBecomeHiddenNotification"),
    (UIWindow.didBecomeKeyNotification, "UIWindowDidBecomeKeyNotification"),
    (UIWindow.didBecomeVisibleNotification, "UIWindowDidBecomeVisibleNotification"),
    (UIWindow.didResignKeyNotification, "UIWindowDidResignKeyNotification"),
  ]
}
