// SPDX-License-Identifier: MIT

// Written by Scripts/earlier-names.

import Foundation
import UIKit

extension NSNotification.Name {
  /// The name of `UIAccessibility.announcementDidFinishNotification` before Swift 4.2.
  public static let UIAccessibilityAnnouncementDidFinish = UIAccessibility.announcementDidFinishNotification
  /// The name of `UIAccessibility.assistiveTouchStatusDidChangeNotification` before Swift 4.2.
  public static let UIAccessibilityAssistiveTouchStatusDidChange =
    UIAccessibility.assistiveTouchStatusDidChangeNotification
  /// The name of `UIAccessibility.boldTextStatusDidChangeNotification` before Swift 4.2.
  public static let UIAccessibilityBoldTextStatusDidChange = UIAccessibility.boldTextStatusDidChangeNotification
  /// The name of `UIAccessibility.buttonShapesEnabledStatusDidChangeNotification` before Swift 4.2.
  public static let UIAccessibilityButtonShapesEnabledStatusDidChange =
    UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
  /// The name of `UIAccessibility.closedCaptioningStatusDidChangeNotification` before Swift 4.2.
  public static let UIAccessibilityClosedCaptioningStatusDidChange =
    UIAccessibility.closedCaptioningStatusDidChangeNotification
  /// The name of `UIAccessibility.darkerSystemColorsStatusDidChangeNotification` before Swift 4.2.
  public static let UIAccessibilityDarkerSystemColorsStatusDidChange =
    UIAccessibility.darkerSystemColorsStatusDidChangeNotification
  /// The name of `UIAccessibility.differentiateWithoutColorDidChangeNotification` before Swift 4.2.
  public static let UIAccessibilityDifferentiateWithoutColorDidChange =
    UIAccessibility.differentiateWithoutColorDidChangeNotification
  /// The name of `UIAccessibility.elementFocusedNotification` before Swift 4.2.
  public static let UIAccessibilityElementFocused = UIAccessibility.elementFocusedNotification
  /// The name of `UIAccessibility.grayscaleStatusDidChangeNotification` before Swift 4.2.
  public static let UIAccessibilityGrayscaleStatusDidChange = UIAccessibility.grayscaleStatusDidChangeNotification
  /// The name of `UIAccessibility.guidedAccessStatusDidChangeNotification` before Swift 4.2.
  public static let UIAccessibilityGuidedAccessStatusDidChange = UIAccessibility.guidedAccessStatusDidChangeNotification
  /// The name of `UIAccessibility.hearingDevicePairedEarDidChangeNotification` before Swift 4.2.
  public static let UIAccessibilityHearingDevicePairedEarDidChange =
    UIAccessibility.hearingDevicePairedEarDidChangeNotification
  /// The name of `UIAccessibility.invertColorsStatusDidChangeNotification` before Swift 4.2.
  public static let UIAccessibilityInvertColorsStatusDidChange = UIAccessibility.invertColorsStatusDidChangeNotification
  /// The name of `UIAccessibility.monoAudioStatusDidChangeNotification` before Swift 4.2.
  public static let UIAccessibilityMonoAudioStatusDidChange = UIAccessibility.monoAudioStatusDidChangeNotification
  /// The name of `UIAccessibility.onOffSwitchLabelsDidChangeNotification` before Swift 4.2.
  public static let UIAccessibilityOnOffSwitchLabelsDidChange = UIAccessibility.onOffSwitchLabelsDidChangeNotification
  /// The name of `UIAccessibility.reduceMotionStatusDidChangeNotification` before Swift 4.2.
  public static let UIAccessibilityReduceMotionStatusDidChange = UIAccessibility.reduceMotionStatusDidChangeNotification
  /// The name of `UIAccessibility.reduceTransparencyStatusDidChangeNotification` before Swift 4.2.
  public static let UIAccessibilityReduceTransparencyStatusDidChange =
    UIAccessibility.reduceTransparencyStatusDidChangeNotification
  /// The name of `UIAccessibility.shakeToUndoDidChangeNotification` before Swift 4.2.
  public static let UIAccessibilityShakeToUndoDidChange = UIAccessibility.shakeToUndoDidChangeNotification
  /// The name of `UIAccessibility.speakScreenStatusDidChangeNotification` before Swift 4.2.
  public static let UIAccessibilitySpeakScreenStatusDidChange = UIAccessibility.speakScreenStatusDidChangeNotification
  /// The name of `UIAccessibility.speakSelectionStatusDidChangeNotification` before Swift 4.2.
  public static let UIAccessibilitySpeakSelectionStatusDidChange =
    UIAccessibility.speakSelectionStatusDidChangeNotification
  /// The name of `UIAccessibility.switchControlStatusDidChangeNotification` before Swift 4.2.
  public static let UIAccessibilitySwitchControlStatusDidChange =
    UIAccessibility.switchControlStatusDidChangeNotification
  /// The name of `UIAccessibility.videoAutoplayStatusDidChangeNotification` before Swift 4.2.
  public static let UIAccessibilityVideoAutoplayStatusDidChange =
    UIAccessibility.videoAutoplayStatusDidChangeNotification
  /// The name of `UIAccessibility.voiceOverStatusDidChangeNotification` before Swift 4.2.
  public static let UIAccessibilityVoiceOverStatusDidChange = UIAccessibility.voiceOverStatusDidChangeNotification
  /// The name of `UIApplication.backgroundRefreshStatusDidChangeNotification` before Swift 4.2.
  public static let UIApplicationBackgroundRefreshStatusDidChange =
    UIApplication.backgroundRefreshStatusDidChangeNotification
  /// The name of `UIApplication.didBecomeActiveNotification` before Swift 4.2.
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  /// The name of `UIApplication.didChangeStatusBarFrameNotification` before Swift 4.2.
  public static let UIApplicationDidChangeStatusBarFrame = UIApplication.didChangeStatusBarFrameNotification
  /// The name of `UIApplication.didChangeStatusBarOrientationNotification` before Swift 4.2.
  public static let UIApplicationDidChangeStatusBarOrientation = UIApplication.didChangeStatusBarOrientationNotification
  /// The name of `UIApplication.didEnterBackgroundNotification` before Swift 4.2.
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
  /// The name of `UIApplication.didFinishLaunchingNotification` before Swift 4.2.
  public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
  /// The name of `UIApplication.didReceiveMemoryWarningNotification` before Swift 4.2.
  public static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification
  /// The name of `UIApplication.protectedDataDidBecomeAvailableNotification` before Swift 4.2.
  public static let UIApplicationProtectedDataDidBecomeAvailable =
    UIApplication.protectedDataDidBecomeAvailableNotification
  /// The name of `UIApplication.protectedDataWillBecomeUnavailableNotification` before Swift 4.2.
  public static let UIApplicationProtectedDataWillBecomeUnavailable =
    UIApplication.protectedDataWillBecomeUnavailableNotification
  /// The name of `UIApplication.significantTimeChangeNotification` before Swift 4.2.
  public static let UIApplicationSignificantTimeChange = UIApplication.significantTimeChangeNotification
  /// The name of `UIApplication.userDidTakeScreenshotNotification` before Swift 4.2.
  public static let UIApplicationUserDidTakeScreenshot = UIApplication.userDidTakeScreenshotNotification
  /// The name of `UIApplication.willChangeStatusBarFrameNotification` before Swift 4.2.
  public static let UIApplicationWillChangeStatusBarFrame = UIApplication.willChangeStatusBarFrameNotification
  /// The name of `UIApplication.willChangeStatusBarOrientationNotification` before Swift 4.2.
  public static let UIApplicationWillChangeStatusBarOrientation =
    UIApplication.willChangeStatusBarOrientationNotification
  /// The name of `UIApplication.willEnterForegroundNotification` before Swift 4.2.
  public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
  /// The name of `UIApplication.willResignActiveNotification` before Swift 4.2.
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  /// The name of `UIApplication.willTerminateNotification` before Swift 4.2.
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  /// The name of `UIContentSizeCategory.didChangeNotification` before Swift 4.2.
  public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
  /// The name of `UIDevice.batteryLevelDidChangeNotification` before Swift 4.2.
  public static let UIDeviceBatteryLevelDidChange = UIDevice.batteryLevelDidChangeNotification
  /// The name of `UIDevice.batteryStateDidChangeNotification` before Swift 4.2.
  public static let UIDeviceBatteryStateDidChange = UIDevice.batteryStateDidChangeNotification
  /// The name of `UIDevice.orientationDidChangeNotification` before Swift 4.2.
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
  /// The name of `UIDevice.proximityStateDidChangeNotification` before Swift 4.2.
  public static let UIDeviceProximityStateDidChange = UIDevice.proximityStateDidChangeNotification
  /// The name of `UIDocument.stateChangedNotification` before Swift 4.2.
  public static let UIDocumentStateChanged = UIDocument.stateChangedNotification
  /// The name of `UIFocusSystem.didUpdateNotification` before Swift 4.2.
  @MainActor public static let UIFocusSystemDidUpdate = UIFocusSystem.didUpdateNotification
  /// The name of `UIFocusSystem.movementDidFailNotification` before Swift 4.2.
  @MainActor public static let UIFocusSystemMovementDidFail = UIFocusSystem.movementDidFailNotification
  /// The name of `UIResponder.keyboardDidChangeFrameNotification` before Swift 4.2.
  public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
  /// The name of `UIResponder.keyboardDidHideNotification` before Swift 4.2.
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  /// The name of `UIResponder.keyboardDidShowNotification` before Swift 4.2.
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  /// The name of `UIResponder.keyboardWillChangeFrameNotification` before Swift 4.2.
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  /// The name of `UIResponder.keyboardWillHideNotification` before Swift 4.2.
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  /// The name of `UIResponder.keyboardWillShowNotification` before Swift 4.2.
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  /// The name of `UILargeContentViewerInteraction.enabledStatusDidChangeNotification` before Swift 4.2.
  public static let UILargeContentViewerInteractionEnabledStatusDidChange =
    UILargeContentViewerInteraction.enabledStatusDidChangeNotification
  /// The name of `UIMenuController.didHideMenuNotification` before Swift 4.2.
  @available(*, deprecated) public static let UIMenuControllerDidHideMenu = UIMenuController.didHideMenuNotification
  /// The name of `UIMenuController.didShowMenuNotification` before Swift 4.2.
  @available(*, deprecated) public static let UIMenuControllerDidShowMenu = UIMenuController.didShowMenuNotification
  /// The name of `UIMenuController.willHideMenuNotification` before Swift 4.2.
  @available(*, deprecated) public static let UIMenuControllerWillHideMenu = UIMenuController.willHideMenuNotification
  /// The name of `UIMenuController.willShowMenuNotification` before Swift 4.2.
  @available(*, deprecated) public static let UIMenuControllerWillShowMenu = UIMenuController.willShowMenuNotification
  /// The name of `UIPasteboard.changedNotification` before Swift 4.2.
  public static let UIPasteboardChanged = UIPasteboard.changedNotification
  /// The name of `UIPasteboard.removedNotification` before Swift 4.2.
  public static let UIPasteboardRemoved = UIPasteboard.removedNotification
  /// The name of `UIScene.didActivateNotification` before Swift 4.2.
  public static let UISceneDidActivate = UIScene.didActivateNotification
  /// The name of `UIScene.didDisconnectNotification` before Swift 4.2.
  public static let UISceneDidDisconnect = UIScene.didDisconnectNotification
  /// The name of `UIScene.didEnterBackgroundNotification` before Swift 4.2.
  public static let UISceneDidEnterBackground = UIScene.didEnterBackgroundNotification
  /// The name of `UIScene.willConnectNotification` before Swift 4.2.
  public static let UISceneWillConnect = UIScene.willConnectNotification
  /// The name of `UIScene.willDeactivateNotification` before Swift 4.2.
  public static let UISceneWillDeactivate = UIScene.willDeactivateNotification
  /// The name of `UIScene.willEnterForegroundNotification` before Swift 4.2.
  public static let UISceneWillEnterForeground = UIScene.willEnterForegroundNotification
  /// The name of `UIScreen.brightnessDidChangeNotification` before Swift 4.2.
  public static let UIScreenBrightnessDidChange = UIScreen.brightnessDidChangeNotification
  /// The name of `UIScreen.capturedDidChangeNotification` before Swift 4.2.
  public static let UIScreenCapturedDidChange = UIScreen.capturedDidChangeNotification
  /// The name of `UIScreen.didConnectNotification` before Swift 4.2.
  public static let UIScreenDidConnect = UIScreen.didConnectNotification
  /// The name of `UIScreen.didDisconnectNotification` before Swift 4.2.
  public static let UIScreenDidDisconnect = UIScreen.didDisconnectNotification
  /// The name of `UIScreen.modeDidChangeNotification` before Swift 4.2.
  public static let UIScreenModeDidChange = UIScreen.modeDidChangeNotification
  /// The name of `UITextField.textDidBeginEditingNotification` before Swift 4.2.
  public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
  /// The name of `UITextField.textDidChangeNotification` before Swift 4.2.
  public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
  /// The name of `UITextField.textDidEndEditingNotification` before Swift 4.2.
  public static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification
  /// The name of `UITextInputMode.currentInputModeDidChangeNotification` before Swift 4.2.
  public static let UITextInputModeCurrentInputModeDidChange = UITextInputMode.currentInputModeDidChangeNotification
  /// The name of `UITextView.textDidBeginEditingNotification` before Swift 4.2.
  public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
  /// The name of `UITextView.textDidChangeNotification` before Swift 4.2.
  public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
  /// The name of `UITextView.textDidEndEditingNotification` before Swift 4.2.
  public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
  /// The name of `UIWindow.didBecomeHiddenNotification` before Swift 4.2.
  public static let UIWindowDidBecomeHidden = UIWindow.didBecomeHiddenNotification
  /// The name of `UIWindow.didBecomeKeyNotification` before Swift 4.2.
  public static let UIWindowDidBecomeKey = UIWindow.didBecomeKeyNotification
  /// The name of `UIWindow.didBecomeVisibleNotification` before Swift 4.2.
  public static let UIWindowDidBecomeVisible = UIWindow.didBecomeVisibleNotification
  /// The name of `UIWindow.didResignKeyNotification` before Swift 4.2.
  public static let UIWindowDidResignKey = UIWindow.didResignKeyNotification
}
