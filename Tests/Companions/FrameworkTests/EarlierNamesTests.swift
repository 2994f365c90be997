// SPDX-License-Identifier: MIT

import AVFoundation
import Testing
import UIKit
import UIKitEarlierNames

/// Names that UIKit had in Swift before version 4.2: they are names of the same types and values.
@MainActor
struct EarlierNamesTests {
  @Test func typesAreThoseOfToday() {
    #expect(UITableViewCellStyle.self == UITableViewCell.CellStyle.self)
    #expect(UIApplicationLaunchOptionsKey.self == UIApplication.LaunchOptionsKey.self)
    #expect(UIButtonType.self == UIButton.ButtonType.self)
    #expect(UIControlEvents.touchUpInside == .touchUpInside)
    #expect(NSAttributedStringKey.font == NSAttributedString.Key.font)
    #expect(UIActivityType.self == UIActivity.ActivityType.self)
    #expect(UIFontDescriptorSymbolicTraits.traitBold == .traitBold)
  }

  @Test func constantsAreThoseOfToday() {
    #expect(UICollectionElementKindSectionHeader == UICollectionView.elementKindSectionHeader)
    #expect(UIKeyboardFrameEndUserInfoKey == UIResponder.keyboardFrameEndUserInfoKey)
    #expect(UIFontWeightSemibold == .semibold && UIWindowLevelAlert == .alert)
    #expect(NSForegroundColorAttributeName == .foregroundColor && NSUnderlineStyleAttributeName == .underlineStyle)
    #expect(
      kCALineCapRound == .round && kCAFillRuleEvenOdd == .evenOdd && kCAGravityResizeAspectFill == .resizeAspectFill)
    #expect(kCATransitionFade == .fade && kCATransitionFromLeft == .fromLeft && kCAFillModeForwards == .forwards)
    #expect(kCAMediaTimingFunctionEaseInEaseOut == .easeInEaseOut && UIAccessibilityTraitButton == .button)
    #expect(UIImagePickerControllerOriginalImage == "UIImagePickerControllerOriginalImage")
    #expect(UIScrollViewDecelerationRateFast == .fast && UIKeyInputEscape == UIKeyCommand.inputEscape)
  }

  @Test func audioSessionsHaveTheNamesOfToday() {
    let categories: [AVAudioSession.Category] = [
      AVAudioSessionCategoryAmbient, AVAudioSessionCategorySoloAmbient, AVAudioSessionCategoryPlayback,
      AVAudioSessionCategoryRecord, AVAudioSessionCategoryPlayAndRecord, AVAudioSessionCategoryMultiRoute,
    ]
    #expect(categories == [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute])
    let modes: [AVAudioSession.Mode] = [
      AVAudioSessionModeDefault, AVAudioSessionModeVoiceChat, AVAudioSessionModeVideoRecording,
      AVAudioSessionModeMoviePlayback, AVAudioSessionModeSpokenAudio,
    ]
    #expect(modes == [.default, .voiceChat, .videoRecording, .moviePlayback, .spokenAudio])
  }

  @Test func notificationsAreThoseOfToday() {
    #expect(NSNotification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
    #expect(Notification.Name.UIApplicationDidBecomeActive == UIApplication.didBecomeActiveNotification)
    #expect(NSNotification.Name.UITextFieldTextDidChange == UITextField.textDidChangeNotification)
    #expect(NSNotification.Name.UIDeviceOrientationDidChange == UIDevice.orientationDidChangeNotification)
  }

  @Test func functionsDoWhatThoseOfTodayDo() {
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    #expect(insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), insets)
        == CGRect(x: 2, y: 1, width: 4, height: 6))
    let view = UIView()
    let subviews = [UIView(), UIView(), UIView()]
    for subview in subviews { view.addSubview(subview) }
    view.bringSubview(toFront: subviews[0])
    view.sendSubview(toBack: subviews[2])
    #expect(view.subviews == [subviews[2], subviews[1], subviews[0]])
    #expect(NSStringFromCGRect(CGRect(x: 1, y: 2, width: 3.5, height: 0.25)) == "{{1, 2}, {3.5, 0.25}}")
    #expect(RunLoop.Mode.commonModes == .common)
  }
}
