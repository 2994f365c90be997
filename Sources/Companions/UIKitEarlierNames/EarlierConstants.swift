// SPDX-License-Identifier: MIT

// Written by Scripts/earlier-names.

import Foundation
import UIKit

/// The name of `NSAttributedString.Key.accessibilitySpeechIPANotation` before Swift 4.2.
public let NSAccessibilitySpeechIPANotationAttributeName = NSAttributedString.Key.accessibilitySpeechIPANotation
/// The name of `NSAttributedString.Key.accessibilitySpeechLanguage` before Swift 4.2.
public let NSAccessibilitySpeechLanguageAttributeName = NSAttributedString.Key.accessibilitySpeechLanguage
/// The name of `NSAttributedString.Key.accessibilitySpeechPitch` before Swift 4.2.
public let NSAccessibilitySpeechPitchAttributeName = NSAttributedString.Key.accessibilitySpeechPitch
/// The name of `NSAttributedString.Key.accessibilitySpeechPunctuation` before Swift 4.2.
public let NSAccessibilitySpeechPunctuationAttributeName = NSAttributedString.Key.accessibilitySpeechPunctuation
/// The name of `NSAttributedString.Key.accessibilitySpeechQueueAnnouncement` before Swift 4.2.
public let NSAccessibilitySpeechQueueAnnouncementAttributeName =
  NSAttributedString.Key.accessibilitySpeechQueueAnnouncement
/// The name of `NSAttributedString.Key.accessibilitySpeechSpellOut` before Swift 4.2.
public let NSAccessibilitySpeechSpellOutAttributeName = NSAttributedString.Key.accessibilitySpeechSpellOut
/// The name of `NSAttributedString.Key.accessibilityTextCustom` before Swift 4.2.
public let NSAccessibilityTextCustomAttributeName = NSAttributedString.Key.accessibilityTextCustom
/// The name of `NSAttributedString.Key.accessibilityTextHeadingLevel` before Swift 4.2.
public let NSAccessibilityTextHeadingLevelAttributeName = NSAttributedString.Key.accessibilityTextHeadingLevel
/// The name of `NSAttributedString.Key.attachment` before Swift 4.2.
public let NSAttachmentAttributeName = NSAttributedString.Key.attachment
/// The name of `NSAttributedString.Key.backgroundColor` before Swift 4.2.
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
/// The name of `NSAttributedString.Key.baselineOffset` before Swift 4.2.
public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
/// The name of `NSAttributedString.Key.expansion` before Swift 4.2.
public let NSExpansionAttributeName = NSAttributedString.Key.expansion
/// The name of `NSAttributedString.Key.font` before Swift 4.2.
public let NSFontAttributeName = NSAttributedString.Key.font
/// The name of `NSAttributedString.Key.foregroundColor` before Swift 4.2.
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
/// The name of `NSAttributedString.Key.kern` before Swift 4.2.
public let NSKernAttributeName = NSAttributedString.Key.kern
/// The name of `NSAttributedString.Key.ligature` before Swift 4.2.
public let NSLigatureAttributeName = NSAttributedString.Key.ligature
/// The name of `NSAttributedString.Key.link` before Swift 4.2.
public let NSLinkAttributeName = NSAttributedString.Key.link
/// The name of `NSAttributedString.Key.obliqueness` before Swift 4.2.
public let NSObliquenessAttributeName = NSAttributedString.Key.obliqueness
/// The name of `NSAttributedString.Key.paragraphStyle` before Swift 4.2.
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
/// The name of `NSAttributedString.Key.shadow` before Swift 4.2.
public let NSShadowAttributeName = NSAttributedString.Key.shadow
/// The name of `NSAttributedString.Key.strikethroughColor` before Swift 4.2.
public let NSStrikethroughColorAttributeName = NSAttributedString.Key.strikethroughColor
/// The name of `NSAttributedString.Key.strikethroughStyle` before Swift 4.2.
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle
/// The name of `NSAttributedString.Key.strokeColor` before Swift 4.2.
public let NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor
/// The name of `NSAttributedString.Key.strokeWidth` before Swift 4.2.
public let NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
/// The name of `NSAttributedString.Key.textEffect` before Swift 4.2.
public let NSTextEffectAttributeName = NSAttributedString.Key.textEffect
/// The name of `NSAttributedString.Key.tracking` before Swift 4.2.
public let NSTrackingAttributeName = NSAttributedString.Key.tracking
/// The name of `NSAttributedString.Key.underlineColor` before Swift 4.2.
public let NSUnderlineColorAttributeName = NSAttributedString.Key.underlineColor
/// The name of `NSAttributedString.Key.underlineStyle` before Swift 4.2.
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
/// The name of `NSAttributedString.Key.writingDirection` before Swift 4.2.
public let NSWritingDirectionAttributeName = NSAttributedString.Key.writingDirection
/// The name of `UIAccessibilityTraits.adjustable` before Swift 4.2.
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable
/// The name of `UIAccessibilityTraits.allowsDirectInteraction` before Swift 4.2.
public let UIAccessibilityTraitAllowsDirectInteraction = UIAccessibilityTraits.allowsDirectInteraction
/// The name of `UIAccessibilityTraits.button` before Swift 4.2.
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
/// The name of `UIAccessibilityTraits.causesPageTurn` before Swift 4.2.
public let UIAccessibilityTraitCausesPageTurn = UIAccessibilityTraits.causesPageTurn
/// The name of `UIAccessibilityTraits.header` before Swift 4.2.
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
/// The name of `UIAccessibilityTraits.image` before Swift 4.2.
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
/// The name of `UIAccessibilityTraits.keyboardKey` before Swift 4.2.
public let UIAccessibilityTraitKeyboardKey = UIAccessibilityTraits.keyboardKey
/// The name of `UIAccessibilityTraits.link` before Swift 4.2.
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
/// The name of `UIAccessibilityTraits.none` before Swift 4.2.
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
/// The name of `UIAccessibilityTraits.notEnabled` before Swift 4.2.
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
/// The name of `UIAccessibilityTraits.playsSound` before Swift 4.2.
public let UIAccessibilityTraitPlaysSound = UIAccessibilityTraits.playsSound
/// The name of `UIAccessibilityTraits.searchField` before Swift 4.2.
public let UIAccessibilityTraitSearchField = UIAccessibilityTraits.searchField
/// The name of `UIAccessibilityTraits.selected` before Swift 4.2.
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
/// The name of `UIAccessibilityTraits.startsMediaSession` before Swift 4.2.
public let UIAccessibilityTraitStartsMediaSession = UIAccessibilityTraits.startsMediaSession
/// The name of `UIAccessibilityTraits.staticText` before Swift 4.2.
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
/// The name of `UIAccessibilityTraits.summaryElement` before Swift 4.2.
public let UIAccessibilityTraitSummaryElement = UIAccessibilityTraits.summaryElement
/// The name of `UIAccessibilityTraits.supportsZoom` before Swift 4.2.
public let UIAccessibilityTraitSupportsZoom = UIAccessibilityTraits.supportsZoom
/// The name of `UIAccessibilityTraits.tabBar` before Swift 4.2.
public let UIAccessibilityTraitTabBar = UIAccessibilityTraits.tabBar
/// The name of `UIAccessibilityTraits.toggleButton` before Swift 4.2.
public let UIAccessibilityTraitToggleButton = UIAccessibilityTraits.toggleButton
/// The name of `UIAccessibilityTraits.updatesFrequently` before Swift 4.2.
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently
/// The name of `UIApplication.backgroundFetchIntervalMinimum` before Swift 4.2.
public let UIApplicationBackgroundFetchIntervalMinimum = UIApplication.backgroundFetchIntervalMinimum
/// The name of `UIApplication.backgroundFetchIntervalNever` before Swift 4.2.
public let UIApplicationBackgroundFetchIntervalNever = UIApplication.backgroundFetchIntervalNever
/// The name of `UIApplication.openSettingsURLString` before Swift 4.2.
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString
/// The name of `UIBackgroundTaskIdentifier.invalid` before Swift 4.2.
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
/// The name of `UICollectionView.elementKindSectionFooter` before Swift 4.2.
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
/// The name of `UICollectionView.elementKindSectionHeader` before Swift 4.2.
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
/// The name of `UICollectionViewFlowLayout.automaticSize` before Swift 4.2.
public let UICollectionViewFlowLayoutAutomaticSize = UICollectionViewFlowLayout.automaticSize
/// The name of `UIFont.Weight.black` before Swift 4.2.
public let UIFontWeightBlack = UIFont.Weight.black
/// The name of `UIFont.Weight.bold` before Swift 4.2.
public let UIFontWeightBold = UIFont.Weight.bold
/// The name of `UIFont.Weight.heavy` before Swift 4.2.
public let UIFontWeightHeavy = UIFont.Weight.heavy
/// The name of `UIFont.Weight.light` before Swift 4.2.
public let UIFontWeightLight = UIFont.Weight.light
/// The name of `UIFont.Weight.medium` before Swift 4.2.
public let UIFontWeightMedium = UIFont.Weight.medium
/// The name of `UIFont.Weight.regular` before Swift 4.2.
public let UIFontWeightRegular = UIFont.Weight.regular
/// The name of `UIFont.Weight.semibold` before Swift 4.2.
public let UIFontWeightSemibold = UIFont.Weight.semibold
/// The name of `UIFont.Weight.thin` before Swift 4.2.
public let UIFontWeightThin = UIFont.Weight.thin
/// The name of `UIFont.Weight.ultraLight` before Swift 4.2.
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight
/// The name of `UIImagePickerController.InfoKey.cropRect.rawValue` before Swift 4.2.
public let UIImagePickerControllerCropRect = UIImagePickerController.InfoKey.cropRect.rawValue
/// The name of `UIImagePickerController.InfoKey.editedImage.rawValue` before Swift 4.2.
public let UIImagePickerControllerEditedImage = UIImagePickerController.InfoKey.editedImage.rawValue
/// The name of `UIImagePickerController.InfoKey.imageURL.rawValue` before Swift 4.2.
public let UIImagePickerControllerImageURL = UIImagePickerController.InfoKey.imageURL.rawValue
/// The name of `UIImagePickerController.InfoKey.livePhoto.rawValue` before Swift 4.2.
public let UIImagePickerControllerLivePhoto = UIImagePickerController.InfoKey.livePhoto.rawValue
/// The name of `UIImagePickerController.InfoKey.mediaMetadata.rawValue` before Swift 4.2.
public let UIImagePickerControllerMediaMetadata = UIImagePickerController.InfoKey.mediaMetadata.rawValue
/// The name of `UIImagePickerController.InfoKey.mediaType.rawValue` before Swift 4.2.
public let UIImagePickerControllerMediaType = UIImagePickerController.InfoKey.mediaType.rawValue
/// The name of `UIImagePickerController.InfoKey.mediaURL.rawValue` before Swift 4.2.
public let UIImagePickerControllerMediaURL = UIImagePickerController.InfoKey.mediaURL.rawValue
/// The name of `UIImagePickerController.InfoKey.originalImage.rawValue` before Swift 4.2.
public let UIImagePickerControllerOriginalImage = UIImagePickerController.InfoKey.originalImage.rawValue
/// The name of `UIImagePickerController.InfoKey.phAsset.rawValue` before Swift 4.2.
public let UIImagePickerControllerPhAsset = UIImagePickerController.InfoKey.phAsset.rawValue
/// The name of `UIImagePickerController.InfoKey.referenceURL.rawValue` before Swift 4.2.
public let UIImagePickerControllerReferenceURL = UIImagePickerController.InfoKey.referenceURL.rawValue
/// The name of `UIKeyCommand.inputDelete` before Swift 4.2.
public let UIKeyInputDelete = UIKeyCommand.inputDelete
/// The name of `UIKeyCommand.inputDownArrow` before Swift 4.2.
public let UIKeyInputDownArrow = UIKeyCommand.inputDownArrow
/// The name of `UIKeyCommand.inputEnd` before Swift 4.2.
public let UIKeyInputEnd = UIKeyCommand.inputEnd
/// The name of `UIKeyCommand.inputEscape` before Swift 4.2.
public let UIKeyInputEscape = UIKeyCommand.inputEscape
/// The name of `UIKeyCommand.inputHome` before Swift 4.2.
public let UIKeyInputHome = UIKeyCommand.inputHome
/// The name of `UIKeyCommand.inputLeftArrow` before Swift 4.2.
public let UIKeyInputLeftArrow = UIKeyCommand.inputLeftArrow
/// The name of `UIKeyCommand.inputPageDown` before Swift 4.2.
public let UIKeyInputPageDown = UIKeyCommand.inputPageDown
/// The name of `UIKeyCommand.inputPageUp` before Swift 4.2.
public let UIKeyInputPageUp = UIKeyCommand.inputPageUp
/// The name of `UIKeyCommand.inputRightArrow` before Swift 4.2.
public let UIKeyInputRightArrow = UIKeyCommand.inputRightArrow
/// The name of `UIKeyCommand.inputUpArrow` before Swift 4.2.
public let UIKeyInputUpArrow = UIKeyCommand.inputUpArrow
/// The name of `UIResponder.keyboardAnimationCurveUserInfoKey` before Swift 4.2.
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
/// The name of `UIResponder.keyboardAnimationDurationUserInfoKey` before Swift 4.2.
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
/// The name of `UIResponder.keyboardFrameBeginUserInfoKey` before Swift 4.2.
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
/// The name of `UIResponder.keyboardFrameEndUserInfoKey` before Swift 4.2.
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// The name of `UIResponder.keyboardIsLocalUserInfoKey` before Swift 4.2.
public let UIKeyboardIsLocalUserInfoKey = UIResponder.keyboardIsLocalUserInfoKey
/// The name of `UINavigationController.hideShowBarDuration` before Swift 4.2.
@MainActor public let UINavigationControllerHideShowBarDuration = UINavigationController.hideShowBarDuration
/// The name of `UIPageViewController.OptionsKey.interPageSpacing` before Swift 4.2.
public let UIPageViewControllerOptionInterPageSpacingKey = UIPageViewController.OptionsKey.interPageSpacing
/// The name of `UIPageViewController.OptionsKey.spineLocation` before Swift 4.2.
public let UIPageViewControllerOptionSpineLocationKey = UIPageViewController.OptionsKey.spineLocation
/// The name of `UIScrollView.DecelerationRate.fast` before Swift 4.2.
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
/// The name of `UIScrollView.DecelerationRate.normal` before Swift 4.2.
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
/// The name of `UISplitViewController.automaticDimension` before Swift 4.2.
@MainActor public let UISplitViewControllerAutomaticDimension = UISplitViewController.automaticDimension
/// The name of `UITableView.indexSearch` before Swift 4.2.
public let UITableViewIndexSearch = UITableView.indexSearch
/// The name of `UIWindow.Level.alert` before Swift 4.2.
public let UIWindowLevelAlert = UIWindow.Level.alert
/// The name of `UIWindow.Level.normal` before Swift 4.2.
public let UIWindowLevelNormal = UIWindow.Level.normal
/// The name of `UIWindow.Level.statusBar` before Swift 4.2.
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
/// The name of `CATextLayerAlignmentMode.center` before Swift 4.2.
public let kCAAlignmentCenter = CATextLayerAlignmentMode.center
/// The name of `CATextLayerAlignmentMode.justified` before Swift 4.2.
public let kCAAlignmentJustified = CATextLayerAlignmentMode.justified
/// The name of `CATextLayerAlignmentMode.left` before Swift 4.2.
public let kCAAlignmentLeft = CATextLayerAlignmentMode.left
/// The name of `CATextLayerAlignmentMode.natural` before Swift 4.2.
public let kCAAlignmentNatural = CATextLayerAlignmentMode.natural
/// The name of `CATextLayerAlignmentMode.right` before Swift 4.2.
public let kCAAlignmentRight = CATextLayerAlignmentMode.right
/// The name of `CAAnimationCalculationMode.cubic` before Swift 4.2.
public let kCAAnimationCubic = CAAnimationCalculationMode.cubic
/// The name of `CAAnimationCalculationMode.cubicPaced` before Swift 4.2.
public let kCAAnimationCubicPaced = CAAnimationCalculationMode.cubicPaced
/// The name of `CAAnimationCalculationMode.discrete` before Swift 4.2.
public let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete
/// The name of `CAAnimationCalculationMode.linear` before Swift 4.2.
public let kCAAnimationLinear = CAAnimationCalculationMode.linear
/// The name of `CAAnimationCalculationMode.paced` before Swift 4.2.
public let kCAAnimationPaced = CAAnimationCalculationMode.paced
/// The name of `CAEmitterLayerEmitterShape.circle` before Swift 4.2.
public let kCAEmitterLayerCircle = CAEmitterLayerEmitterShape.circle
/// The name of `CAEmitterLayerEmitterShape.cuboid` before Swift 4.2.
public let kCAEmitterLayerCuboid = CAEmitterLayerEmitterShape.cuboid
/// The name of `CAEmitterLayerEmitterShape.line` before Swift 4.2.
public let kCAEmitterLayerLine = CAEmitterLayerEmitterShape.line
/// The name of `CAEmitterLayerEmitterShape.point` before Swift 4.2.
public let kCAEmitterLayerPoint = CAEmitterLayerEmitterShape.point
/// The name of `CAEmitterLayerEmitterShape.rectangle` before Swift 4.2.
public let kCAEmitterLayerRectangle = CAEmitterLayerEmitterShape.rectangle
/// The name of `CAEmitterLayerEmitterShape.sphere` before Swift 4.2.
public let kCAEmitterLayerSphere = CAEmitterLayerEmitterShape.sphere
/// The name of `CAMediaTimingFillMode.backwards` before Swift 4.2.
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
/// The name of `CAMediaTimingFillMode.both` before Swift 4.2.
public let kCAFillModeBoth = CAMediaTimingFillMode.both
/// The name of `CAMediaTimingFillMode.forwards` before Swift 4.2.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// The name of `CAMediaTimingFillMode.removed` before Swift 4.2.
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
/// The name of `CAShapeLayerFillRule.evenOdd` before Swift 4.2.
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
/// The name of `CAShapeLayerFillRule.nonZero` before Swift 4.2.
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
/// The name of `CAGradientLayerType.axial` before Swift 4.2.
public let kCAGradientLayerAxial = CAGradientLayerType.axial
/// The name of `CAGradientLayerType.conic` before Swift 4.2.
public let kCAGradientLayerConic = CAGradientLayerType.conic
/// The name of `CAGradientLayerType.radial` before Swift 4.2.
public let kCAGradientLayerRadial = CAGradientLayerType.radial
/// The name of `CALayerContentsGravity.bottom` before Swift 4.2.
public let kCAGravityBottom = CALayerContentsGravity.bottom
/// The name of `CALayerContentsGravity.bottomLeft` before Swift 4.2.
public let kCAGravityBottomLeft = CALayerContentsGravity.bottomLeft
/// The name of `CALayerContentsGravity.bottomRight` before Swift 4.2.
public let kCAGravityBottomRight = CALayerContentsGravity.bottomRight
/// The name of `CALayerContentsGravity.center` before Swift 4.2.
public let kCAGravityCenter = CALayerContentsGravity.center
/// The name of `CALayerContentsGravity.left` before Swift 4.2.
public let kCAGravityLeft = CALayerContentsGravity.left
/// The name of `CALayerContentsGravity.resize` before Swift 4.2.
public let kCAGravityResize = CALayerContentsGravity.resize
/// The name of `CALayerContentsGravity.resizeAspect` before Swift 4.2.
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
/// The name of `CALayerContentsGravity.resizeAspectFill` before Swift 4.2.
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
/// The name of `CALayerContentsGravity.right` before Swift 4.2.
public let kCAGravityRight = CALayerContentsGravity.right
/// The name of `CALayerContentsGravity.top` before Swift 4.2.
public let kCAGravityTop = CALayerContentsGravity.top
/// The name of `CALayerContentsGravity.topLeft` before Swift 4.2.
public let kCAGravityTopLeft = CALayerContentsGravity.topLeft
/// The name of `CALayerContentsGravity.topRight` before Swift 4.2.
public let kCAGravityTopRight = CALayerContentsGravity.topRight
/// The name of `CAShapeLayerLineCap.butt` before Swift 4.2.
public let kCALineCapButt = CAShapeLayerLineCap.butt
/// The name of `CAShapeLayerLineCap.round` before Swift 4.2.
public let kCALineCapRound = CAShapeLayerLineCap.round
/// The name of `CAShapeLayerLineCap.square` before Swift 4.2.
public let kCALineCapSquare = CAShapeLayerLineCap.square
/// The name of `CAShapeLayerLineJoin.bevel` before Swift 4.2.
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
/// The name of `CAShapeLayerLineJoin.miter` before Swift 4.2.
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
/// The name of `CAShapeLayerLineJoin.round` before Swift 4.2.
public let kCALineJoinRound = CAShapeLayerLineJoin.round
/// The name of `CAMediaTimingFunctionName.default` before Swift 4.2.
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
/// The name of `CAMediaTimingFunctionName.easeIn` before Swift 4.2.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// The name of `CAMediaTimingFunctionName.easeInEaseOut` before Swift 4.2.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
/// The name of `CAMediaTimingFunctionName.easeOut` before Swift 4.2.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// The name of `CAMediaTimingFunctionName.linear` before Swift 4.2.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// The name of `CATransitionType.fade` before Swift 4.2.
public let kCATransitionFade = CATransitionType.fade
/// The name of `CATransitionSubtype.fromBottom` before Swift 4.2.
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom
/// The name of `CATransitionSubtype.fromLeft` before Swift 4.2.
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
/// The name of `CATransitionSubtype.fromRight` before Swift 4.2.
public let kCATransitionFromRight = CATransitionSubtype.fromRight
/// The name of `CATransitionSubtype.fromTop` before Swift 4.2.
public let kCATransitionFromTop = CATransitionSubtype.fromTop
/// The name of `CATransitionType.moveIn` before Swift 4.2.
public let kCATransitionMoveIn = CATransitionType.moveIn
/// The name of `CATransitionType.push` before Swift 4.2.
public let kCATransitionPush = CATransitionType.push
/// The name of `CATransitionType.reveal` before Swift 4.2.
public let kCATransitionReveal = CATransitionType.reveal
/// The name of `CATextLayerTruncationMode.end` before Swift 4.2.
public let kCATruncationEnd = CATextLayerTruncationMode.end
/// The name of `CATextLayerTruncationMode.middle` before Swift 4.2.
public let kCATruncationMiddle = CATextLayerTruncationMode.middle
/// The name of `CATextLayerTruncationMode.none` before Swift 4.2.
public let kCATruncationNone = CATextLayerTruncationMode.none
/// The name of `CATextLayerTruncationMode.start` before Swift 4.2.
public let kCATruncationStart = CATextLayerTruncationMode.start
