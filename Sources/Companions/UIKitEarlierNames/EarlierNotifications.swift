// SPDX-License-Identifier: MIT

// Written by Scripts/earlier-names.

import Foundation
import UIKit

extension NSNotification.Name {
  public static let UIAccessibilityAnnouncementDidFinish = UIAccessibility.announcementDidFinishNotification
  public static let UIAccessibilityBoldTextStatusDidChange = UIAccessibility.boldTextStatusDidChangeNotification
  public static let UIAccessibilityDarkerSystemColorsStatusDidChange = UIAccessibility.darkerSystemColorsStatusDidChangeNotification
  public static let UIAccessibilityElementFocused = UIAccessibility.elementFocusedNotification
  public static let UIAccessibilityReduceMotionStatusDidChange = UIAccessibility.reduceMotionStatusDidChangeNotification
  public static let UIAccessibilityReduceTransparencyStatusDidChange = UIAccessibility.reduceTransparencyStatusDidChangeNotification
  public static let UIAccessibilityVoiceOverStatusDidChange = UIAccessibility.voiceOverStatusDidChangeNotification
  public static let UIApplicationBackgroundRefreshStatusDidChange = UIApplication.backgroundRefreshStatusDidChangeNotification
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  public static let UIApplicationDidChangeStatusBarFrame = UIApplication.didChangeStatusBarFrameNotification
  public static let UIApplicationDidChangeStatusBarOrientation = UIApplication.didChangeStatusBarOrientationNotification
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
  public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
  public static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification
  public static let UIApplicationProtectedDataDidBecomeAvailable = UIApplication.protectedDataDidBecomeAvailableNotification
  public static let UIApplicationProtectedDataWillBecomeUnavailable = UIApplication.protectedDataWillBecomeUnavailableNotification
  public static let UIApplicationSignificantTimeChange = UIApplication.significantTimeChangeNotification
  public static let UIApplicationUserDidTakeScreenshot = UIApplication.userDidTakeScreenshotNotification
  public static let UIApplicationWillChangeStatusBarFrame = UIApplication.willChangeStatusBarFrameNotification
  public static let UIApplicationWillChangeStatusBarOrientation = UIApplication.willChangeStatusBarOrientationNotification
  public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
  public static let UIDeviceBatteryLevelDidChange = UIDevice.batteryLevelDidChangeNotification
  public static let UIDeviceBatteryStateDidChange = UIDevice.batteryStateDidChangeNotification
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
  public static let UIDeviceProximityStateDidChange = UIDevice.proximityStateDidChangeNotification
  public static let UIDocumentStateChanged = UIDocument.stateChangedNotification
  @MainActor public static let UIFocusSystemDidUpdate = UIFocusSystem.didUpdateNotification
  @MainActor public static let UIFocusSystemMovementDidFail = UIFocusSystem.movementDidFailNotification
  public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  @available(*, deprecated) public static let UIMenuControllerDidHideMenu = UIMenuController.didHideMenuNotification
  @available(*, deprecated) public static let UIMenuControllerDidShowMenu = UIMenuController.didShowMenuNotification
  @available(*, deprecated) public static let UIMenuControllerWillHideMenu = UIMenuController.willHideMenuNotification
  @available(*, deprecated) public static let UIMenuControllerWillShowMenu = UIMenuController.willShowMenuNotification
  public static let UIPasteboardChanged = UIPasteboard.changedNotification
  public static let UIPasteboardRemoved = UIPasteboard.removedNotification
  public static let UISceneDidActivate = UIScene.didActivateNotification
  public static let UISceneDidDisconnect = UIScene.didDisconnectNotification
  public static let UISceneDidEnterBackground = UIScene.didEnterBackgroundNotification
  public static let UISceneWillConnect = UIScene.willConnectNotification
  public static let UISceneWillDeactivate = UIScene.willDeactivateNotification
  public static let UISceneWillEnterForeground = UIScene.willEnterForegroundNotification
  public static let UIScreenBrightnessDidChange = UIScreen.brightnessDidChangeNotification
  public static let UIScreenCapturedDidChange = UIScreen.capturedDidChangeNotification
  public static let UIScreenDidConnect = UIScreen.didConnectNotification
  public static let UIScreenDidDisconnect = UIScreen.didDisconnectNotification
  public static let UIScreenModeDidChange = UIScreen.modeDidChangeNotification
  public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
  public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
  public static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification
  public static let UITextInputModeCurrentInputModeDidChange = UITextInputMode.currentInputModeDidChangeNotification
  public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
  public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
  public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
  public static let UIWindowDidBecomeHidden = UIWindow.didBecomeHiddenNotification
  public static let UIWindowDidBecomeKey = UIWindow.didBecomeKeyNotification
  public static let UIWindowDidBecomeVisible = UIWindow.didBecomeVisibleNotification
  public static let UIWindowDidResignKey = UIWindow.didResignKeyNotification
}
