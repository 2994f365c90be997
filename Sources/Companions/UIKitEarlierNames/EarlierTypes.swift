// SPDX-License-Identifier: MIT

// Written by Scripts/earlier-names.

import Foundation
import UIKit

/// The name of `NSAttributedString.DocumentAttributeKey` before Swift 4.2.
public typealias NSAttributedStringDocumentAttributeKey = NSAttributedString.DocumentAttributeKey
/// The name of `NSAttributedString.DocumentReadingOptionKey` before Swift 4.2.
public typealias NSAttributedStringDocumentReadingOptionKey = NSAttributedString.DocumentReadingOptionKey
/// The name of `NSAttributedString.DocumentType` before Swift 4.2.
public typealias NSAttributedStringDocumentType = NSAttributedString.DocumentType
/// The name of `NSAttributedString.Key` before Swift 4.2.
public typealias NSAttributedStringKey = NSAttributedString.Key
/// The name of `NSAttributedString.TextEffectStyle` before Swift 4.2.
public typealias NSAttributedStringTextEffectStyle = NSAttributedString.TextEffectStyle
/// The name of `RunLoop.Mode` before Swift 4.2.
public typealias RunLoopMode = RunLoop.Mode
/// The name of `UIAccessibilityCustomRotor.Direction` before Swift 4.2.
public typealias UIAccessibilityCustomRotorDirection = UIAccessibilityCustomRotor.Direction
/// The name of `UIAccessibilityCustomRotor.SystemRotorType` before Swift 4.2.
public typealias UIAccessibilityCustomRotorSystemRotorType = UIAccessibilityCustomRotor.SystemRotorType
/// The name of `UIAccessibility.Notification` before Swift 4.2.
public typealias UIAccessibilityNotifications = UIAccessibility.Notification
/// The name of `UIActivity.Category` before Swift 4.2.
public typealias UIActivityCategory = UIActivity.Category
/// The name of `UIActivityIndicatorView.Style` before Swift 4.2.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// The name of `UIActivity.ActivityType` before Swift 4.2.
public typealias UIActivityType = UIActivity.ActivityType
/// The name of `UIAlertAction.Style` before Swift 4.2.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// The name of `UIAlertController.Style` before Swift 4.2.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// The name of `UIApplication.ExtensionPointIdentifier` before Swift 4.2.
public typealias UIApplicationExtensionPointIdentifier = UIApplication.ExtensionPointIdentifier
/// The name of `UIApplication.LaunchOptionsKey` before Swift 4.2.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The name of `UIApplication.OpenURLOptionsKey` before Swift 4.2.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// The name of `UIApplicationShortcutIcon.IconType` before Swift 4.2.
public typealias UIApplicationShortcutIconType = UIApplicationShortcutIcon.IconType
/// The name of `UIApplication.State` before Swift 4.2.
public typealias UIApplicationState = UIApplication.State
/// The name of `UIAttachmentBehavior.AttachmentType` before Swift 4.2.
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType
/// The name of `UIBarButtonItem.Style` before Swift 4.2.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// The name of `UIBarButtonItem.SystemItem` before Swift 4.2.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// The name of `UIBlurEffect.Style` before Swift 4.2.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// The name of `UIButton.ButtonType` before Swift 4.2.
public typealias UIButtonType = UIButton.ButtonType
/// The name of `UICollectionView.ElementCategory` before Swift 4.2.
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
/// The name of `UICollectionViewUpdateItem.Action` before Swift 4.2.
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
/// The name of `UICollectionViewCell.DragState` before Swift 4.2.
public typealias UICollectionViewCellDragState = UICollectionViewCell.DragState
/// The name of `UICollectionViewDropProposal.Intent` before Swift 4.2.
public typealias UICollectionViewDropProposalIntent = UICollectionViewDropProposal.Intent
/// The name of `UICollectionViewFlowLayout.SectionInsetReference` before Swift 4.2.
public typealias UICollectionViewFlowLayoutSectionInsetReference = UICollectionViewFlowLayout.SectionInsetReference
/// The name of `UICollectionView.ReorderingCadence` before Swift 4.2.
public typealias UICollectionViewReorderingCadence = UICollectionView.ReorderingCadence
/// The name of `UICollectionView.ScrollDirection` before Swift 4.2.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// The name of `UICollectionView.ScrollPosition` before Swift 4.2.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// The name of `UICollisionBehavior.Mode` before Swift 4.2.
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
/// The name of `UIContextualAction.Style` before Swift 4.2.
public typealias UIContextualActionStyle = UIContextualAction.Style
/// The name of `UIControl.ContentHorizontalAlignment` before Swift 4.2.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// The name of `UIControl.ContentVerticalAlignment` before Swift 4.2.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// The name of `UIControl.Event` before Swift 4.2.
public typealias UIControlEvents = UIControl.Event
/// The name of `UIControl.State` before Swift 4.2.
public typealias UIControlState = UIControl.State
/// The name of `UIDatePicker.Mode` before Swift 4.2.
public typealias UIDatePickerMode = UIDatePicker.Mode
/// The name of `UIDevice.BatteryState` before Swift 4.2.
public typealias UIDeviceBatteryState = UIDevice.BatteryState
/// The name of `UIDocument.ChangeKind` before Swift 4.2.
public typealias UIDocumentChangeKind = UIDocument.ChangeKind
/// The name of `UIDocument.SaveOperation` before Swift 4.2.
public typealias UIDocumentSaveOperation = UIDocument.SaveOperation
/// The name of `UIDocument.State` before Swift 4.2.
public typealias UIDocumentState = UIDocument.State
/// The name of `UIEvent.EventSubtype` before Swift 4.2.
public typealias UIEventSubtype = UIEvent.EventSubtype
/// The name of `UIEvent.EventType` before Swift 4.2.
public typealias UIEventType = UIEvent.EventType
/// The name of `UIFontDescriptor.AttributeName` before Swift 4.2.
public typealias UIFontDescriptorAttributeName = UIFontDescriptor.AttributeName
/// The name of `UIFontDescriptor.FeatureKey` before Swift 4.2.
public typealias UIFontDescriptorFeatureKey = UIFontDescriptor.FeatureKey
/// The name of `UIFontDescriptor.SymbolicTraits` before Swift 4.2.
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// The name of `UIFontDescriptor.TraitKey` before Swift 4.2.
public typealias UIFontDescriptorTraitKey = UIFontDescriptor.TraitKey
/// The name of `UIFont.TextStyle` before Swift 4.2.
public typealias UIFontTextStyle = UIFont.TextStyle
/// The name of `UIFont.Weight` before Swift 4.2.
public typealias UIFontWeight = UIFont.Weight
/// The name of `UIGestureRecognizer.State` before Swift 4.2.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The name of `UIImage.Orientation` before Swift 4.2.
public typealias UIImageOrientation = UIImage.Orientation
/// The name of `UIImagePickerController.CameraCaptureMode` before Swift 4.2.
public typealias UIImagePickerControllerCameraCaptureMode = UIImagePickerController.CameraCaptureMode
/// The name of `UIImagePickerController.CameraDevice` before Swift 4.2.
public typealias UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice
/// The name of `UIImagePickerController.CameraFlashMode` before Swift 4.2.
public typealias UIImagePickerControllerCameraFlashMode = UIImagePickerController.CameraFlashMode
/// The name of `UIImagePickerController.ImageURLExportPreset` before Swift 4.2.
public typealias UIImagePickerControllerImageURLExportPreset = UIImagePickerController.ImageURLExportPreset
/// The name of `UIImagePickerController.InfoKey` before Swift 4.2.
public typealias UIImagePickerControllerInfoKey = UIImagePickerController.InfoKey
/// The name of `UIImagePickerController.QualityType` before Swift 4.2.
public typealias UIImagePickerControllerQualityType = UIImagePickerController.QualityType
/// The name of `UIImagePickerController.SourceType` before Swift 4.2.
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
/// The name of `UIImage.RenderingMode` before Swift 4.2.
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// The name of `UIImage.ResizingMode` before Swift 4.2.
public typealias UIImageResizingMode = UIImage.ResizingMode
/// The name of `UIImpactFeedbackGenerator.FeedbackStyle` before Swift 4.2.
public typealias UIImpactFeedbackGeneratorFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
/// The name of `UIInputView.Style` before Swift 4.2.
public typealias UIInputViewStyle = UIInputView.Style
/// The name of `UIInterpolatingMotionEffect.EffectType` before Swift 4.2.
public typealias UIInterpolatingMotionEffectType = UIInterpolatingMotionEffect.EffectType
/// The name of `UIMenuController.ArrowDirection` before Swift 4.2.
@available(*, deprecated) public typealias UIMenuControllerArrowDirection = UIMenuController.ArrowDirection
/// The name of `UINavigationController.Operation` before Swift 4.2.
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// The name of `UINavigationItem.LargeTitleDisplayMode` before Swift 4.2.
public typealias UINavigationItemLargeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode
/// The name of `UINib.OptionsKey` before Swift 4.2.
public typealias UINibOptionsKey = UINib.OptionsKey
/// The name of `UINotificationFeedbackGenerator.FeedbackType` before Swift 4.2.
public typealias UINotificationFeedbackGeneratorFeedbackType = UINotificationFeedbackGenerator.FeedbackType
/// The name of `UIPageViewController.NavigationDirection` before Swift 4.2.
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
/// The name of `UIPageViewController.NavigationOrientation` before Swift 4.2.
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
/// The name of `UIPageViewController.OptionsKey` before Swift 4.2.
public typealias UIPageViewControllerOptionsKey = UIPageViewController.OptionsKey
/// The name of `UIPageViewController.SpineLocation` before Swift 4.2.
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation
/// The name of `UIPageViewController.TransitionStyle` before Swift 4.2.
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
/// The name of `UIPasteboard.Name` before Swift 4.2.
public typealias UIPasteboardName = UIPasteboard.Name
/// The name of `UIPasteboard.OptionsKey` before Swift 4.2.
public typealias UIPasteboardOptionsKey = UIPasteboard.OptionsKey
/// The name of `UIPress.Phase` before Swift 4.2.
public typealias UIPressPhase = UIPress.Phase
/// The name of `UIPress.PressType` before Swift 4.2.
public typealias UIPressType = UIPress.PressType
/// The name of `UIPreviewAction.Style` before Swift 4.2.
public typealias UIPreviewActionStyle = UIPreviewAction.Style
/// The name of `UIPrintInfo.Duplex` before Swift 4.2.
public typealias UIPrintInfoDuplex = UIPrintInfo.Duplex
/// The name of `UIPrintInfo.Orientation` before Swift 4.2.
public typealias UIPrintInfoOrientation = UIPrintInfo.Orientation
/// The name of `UIPrintInfo.OutputType` before Swift 4.2.
public typealias UIPrintInfoOutputType = UIPrintInfo.OutputType
/// The name of `UIProgressView.Style` before Swift 4.2.
public typealias UIProgressViewStyle = UIProgressView.Style
/// The name of `UIPushBehavior.Mode` before Swift 4.2.
public typealias UIPushBehaviorMode = UIPushBehavior.Mode
/// The name of `UIScrollView.ContentInsetAdjustmentBehavior` before Swift 4.2.
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior
/// The name of `UIScrollView.DecelerationRate` before Swift 4.2.
public typealias UIScrollViewDecelerationRate = UIScrollView.DecelerationRate
/// The name of `UIScrollView.IndexDisplayMode` before Swift 4.2.
public typealias UIScrollViewIndexDisplayMode = UIScrollView.IndexDisplayMode
/// The name of `UIScrollView.IndicatorStyle` before Swift 4.2.
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// The name of `UIScrollView.KeyboardDismissMode` before Swift 4.2.
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// The name of `UISearchBar.Icon` before Swift 4.2.
public typealias UISearchBarIcon = UISearchBar.Icon
/// The name of `UISearchBar.Style` before Swift 4.2.
public typealias UISearchBarStyle = UISearchBar.Style
/// The name of `UISplitViewController.DisplayMode` before Swift 4.2.
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
/// The name of `UISplitViewController.PrimaryEdge` before Swift 4.2.
public typealias UISplitViewControllerPrimaryEdge = UISplitViewController.PrimaryEdge
/// The name of `UIStackView.Alignment` before Swift 4.2.
public typealias UIStackViewAlignment = UIStackView.Alignment
/// The name of `UIStackView.Distribution` before Swift 4.2.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// The name of `UISwipeGestureRecognizer.Direction` before Swift 4.2.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// The name of `UITabBar.ItemPositioning` before Swift 4.2.
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning
/// The name of `UITabBarItem.SystemItem` before Swift 4.2.
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
/// The name of `UITableViewCell.AccessoryType` before Swift 4.2.
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// The name of `UITableViewCell.DragState` before Swift 4.2.
public typealias UITableViewCellDragState = UITableViewCell.DragState
/// The name of `UITableViewCell.EditingStyle` before Swift 4.2.
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// The name of `UITableViewCell.FocusStyle` before Swift 4.2.
public typealias UITableViewCellFocusStyle = UITableViewCell.FocusStyle
/// The name of `UITableViewCell.SelectionStyle` before Swift 4.2.
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// The name of `UITableViewCell.SeparatorStyle` before Swift 4.2.
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// The name of `UITableViewCell.StateMask` before Swift 4.2.
public typealias UITableViewCellStateMask = UITableViewCell.StateMask
/// The name of `UITableViewCell.CellStyle` before Swift 4.2.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The name of `UITableViewDropProposal.Intent` before Swift 4.2.
public typealias UITableViewDropProposalIntent = UITableViewDropProposal.Intent
/// The name of `UITableViewRowAction.Style` before Swift 4.2.
@available(*, deprecated) public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
/// The name of `UITableView.RowAnimation` before Swift 4.2.
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// The name of `UITableView.ScrollPosition` before Swift 4.2.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// The name of `UITableView.SeparatorInsetReference` before Swift 4.2.
public typealias UITableViewSeparatorInsetReference = UITableView.SeparatorInsetReference
/// The name of `UITableView.Style` before Swift 4.2.
public typealias UITableViewStyle = UITableView.Style
/// The name of `UITextField.BorderStyle` before Swift 4.2.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// The name of `UITextField.DidEndEditingReason` before Swift 4.2.
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason
/// The name of `UITextField.ViewMode` before Swift 4.2.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// The name of `UITouch.Phase` before Swift 4.2.
public typealias UITouchPhase = UITouch.Phase
/// The name of `UITouch.TouchType` before Swift 4.2.
public typealias UITouchType = UITouch.TouchType
/// The name of `UIView.AnimationTransition` before Swift 4.2.
public typealias UIViewAnimationTransition = UIView.AnimationTransition
/// The name of `UIView.AutoresizingMask` before Swift 4.2.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The name of `UIView.ContentMode` before Swift 4.2.
public typealias UIViewContentMode = UIView.ContentMode
/// The name of `UIViewController.Transition` before Swift 4.2.
public typealias UIViewControllerTransition = UIViewController.Transition
/// The name of `UIView.KeyframeAnimationOptions` before Swift 4.2.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// The name of `UIView.SystemAnimation` before Swift 4.2.
public typealias UIViewSystemAnimation = UIView.SystemAnimation
/// The name of `UIView.TintAdjustmentMode` before Swift 4.2.
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
/// The name of `UIWindow.Level` before Swift 4.2.
public typealias UIWindowLevel = UIWindow.Level
