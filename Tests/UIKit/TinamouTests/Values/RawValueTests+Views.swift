// SPDX-License-Identifier: MIT

import UIKit

extension RawValueTests {
  /// The types of views, controls, bars and controllers.
  static let views: [RawValues] = [
    RawValues(UIAccessibility.HearingDeviceEar.self, [(.both, 6), (.left, 2), (.right, 4)]),
    RawValues(
      UIAccessibilityContainerType.self,
      [(.dataTable, 1), (.landmark, 3), (.list, 2), (.none, 0), (.semanticGroup, 4)]),
    RawValues(UIAccessibilityDirectTouchOptions.self, [(.requiresActivation, 2), (.silentOnTouch, 1)]),
    RawValues(UIAccessibilityNavigationStyle.self, [(.automatic, 0), (.combined, 2), (.separate, 1)]),
    RawValues(
      UIAccessibilityScrollDirection.self,
      [(.down, 4), (.left, 2), (.next, 5), (.previous, 6), (.right, 1), (.up, 3)]),
    RawValues(
      UIAccessibilityTraits.self,
      [
        (.none, 0), (.button, 1), (.link, 1 << 1), (.image, 1 << 2), (.selected, 1 << 3), (.playsSound, 1 << 4),
        (.keyboardKey, 1 << 5), (.staticText, 1 << 6), (.summaryElement, 1 << 7), (.notEnabled, 1 << 8),
        (.updatesFrequently, 1 << 9), (.searchField, 1 << 10), (.startsMediaSession, 1 << 11), (.adjustable, 1 << 12),
        (.allowsDirectInteraction, 1 << 13), (.causesPageTurn, 1 << 14), (.header, 1 << 16),
      ]),
    RawValues(UIAccessibilityZoomType.self, [(.insertionPoint, 0)]),
    RawValues(UIAlertControllerSeverity.self, [(.critical, 1), (.default, 0)]),
    RawValues(UIApplication.State.self, [(.active, 0), (.background, 2), (.inactive, 1)]),
    RawValues(UIBackgroundFetchResult.self, [(.failed, 2), (.newData, 0), (.noData, 1)]),
    RawValues(UIBackgroundRefreshStatus.self, [(.available, 2), (.denied, 1), (.restricted, 0)]),
    RawValues(UIBarButtonItem.Style.self, [(.bordered, 1), (.done, 2), (.plain, 0)]),
    RawValues(
      UIBarButtonItem.SystemItem.self,
      [
        (.action, 9), (.add, 4), (.bookmarks, 11), (.camera, 15), (.cancel, 1), (.close, 24), (.compose, 7),
        (.done, 0), (.edit, 2), (.fastForward, 20), (.fixedSpace, 6), (.flexibleSpace, 5), (.organize, 10),
        (.pageCurl, 23), (.pause, 18), (.play, 17), (.redo, 22), (.refresh, 13), (.reply, 8), (.rewind, 19),
        (.save, 3), (.search, 12), (.stop, 14), (.trash, 16), (.undo, 21),
      ]),
    RawValues(UIBarMetrics.self, [(.compact, 1), (.compactPrompt, 102), (.default, 0), (.defaultPrompt, 101)]),
    RawValues(UIBarPosition.self, [(.any, 0), (.bottom, 1), (.top, 2), (.topAttached, 3)]),
    RawValues(UIBarStyle.self, [(.black, 1), (.blackOpaque, 1), (.blackTranslucent, 2), (.default, 0)]),
    RawValues(UIBehavioralStyle.self, [(.automatic, 0), (.mac, 2), (.pad, 1)]),
    RawValues(
      UIBlurEffect.Style.self,
      [
        (.dark, 2), (.extraLight, 0), (.light, 1), (.prominent, 5), (.regular, 4), (.systemChromeMaterial, 10),
        (.systemChromeMaterialDark, 20), (.systemChromeMaterialLight, 15), (.systemMaterial, 8),
        (.systemMaterialDark, 18), (.systemMaterialLight, 13), (.systemThickMaterial, 9),
        (.systemThickMaterialDark, 19), (.systemThickMaterialLight, 14), (.systemThinMaterial, 7),
        (.systemThinMaterialDark, 17), (.systemThinMaterialLight, 12), (.systemUltraThinMaterial, 6),
        (.systemUltraThinMaterialDark, 16), (.systemUltraThinMaterialLight, 11),
      ]),
    RawValues(
      UIButton.Configuration.CornerStyle.self,
      [(.capsule, 4), (.dynamic, 0), (.fixed, -1), (.large, 3), (.medium, 2), (.small, 1)]),
    RawValues(UIButton.Configuration.Indicator.self, [(.automatic, 0), (.none, 1), (.popup, 2)]),
    RawValues(
      UIButton.Configuration.MacIdiomStyle.self,
      [(.automatic, 0), (.bordered, 1), (.borderless, 2), (.borderlessTinted, 3)]),
    RawValues(UIButton.Configuration.Size.self, [(.large, 3), (.medium, 0), (.mini, 2), (.small, 1)]),
    RawValues(
      UIButton.Configuration.TitleAlignment.self,
      [(.automatic, 0), (.center, 2), (.leading, 1), (.trailing, 3)]),
    RawValues(UIButton.Role.self, [(.cancel, 2), (.destructive, 3), (.normal, 0), (.primary, 1)]),
    RawValues(UIContextMenuConfiguration.ElementOrder.self, [(.automatic, 0), (.fixed, 2), (.priority, 1)]),
    RawValues(UIContextMenuInteraction.Appearance.self, [(.compact, 2), (.rich, 1), (.unknown, 0)]),
    RawValues(UIContextMenuInteractionCommitStyle.self, [(.dismiss, 0), (.pop, 1)]),
    RawValues(
      UIControl.Event.self,
      [
        (.allEditingEvents, 983040), (.allEvents, 4_294_967_295), (.allTouchEvents, 4095),
        (.applicationReserved, 251_658_240), (.editingChanged, 131072), (.editingDidBegin, 65536),
        (.editingDidEnd, 262144), (.editingDidEndOnExit, 524288), (.menuActionTriggered, 16384),
        (.primaryActionTriggered, 8192), (.systemReserved, 4_026_531_840), (.touchCancel, 256), (.touchDown, 1),
        (.touchDownRepeat, 2), (.touchDragEnter, 16), (.touchDragExit, 32), (.touchDragInside, 4),
        (.touchDragOutside, 8), (.touchUpInside, 64), (.touchUpOutside, 128), (.valueChanged, 4096),
      ]),
    RawValues(
      UIControl.State.self,
      [
        (.application, 16_711_680), (.disabled, 2), (.focused, 8), (.highlighted, 1), (.normal, 0),
        (.reserved, 4_278_190_080), (.selected, 4),
      ]),
    RawValues(UIDatePickerStyle.self, [(.automatic, 0), (.compact, 2), (.inline, 3), (.wheels, 1)]),
    RawValues(UIDevice.BatteryState.self, [(.charging, 2), (.full, 3), (.unknown, 0), (.unplugged, 1)]),
    RawValues(UIDropOperation.self, [(.cancel, 0), (.copy, 2), (.forbidden, 1), (.move, 3)]),
    RawValues(UIDropSessionProgressIndicatorStyle.self, [(.default, 1), (.none, 0)]),
    RawValues(UIEditMenuArrowDirection.self, [(.automatic, 0), (.down, 2), (.left, 3), (.right, 4), (.up, 1)]),
    RawValues(UIEditingInteractionConfiguration.self, [(.default, 1), (.none, 0)]),
    RawValues(UIEvent.ButtonMask.self, [(.primary, 1), (.secondary, 2)]),
    RawValues(UIFindSession.SearchResultDisplayStyle.self, [(.currentAndTotal, 0), (.none, 2), (.total, 1)]),
    RawValues(
      UIGestureRecognizer.State.self,
      [(.began, 1), (.cancelled, 4), (.changed, 2), (.ended, 3), (.failed, 5), (.possible, 0), (.recognized, 3)]),
    RawValues(UIInputView.Style.self, [(.default, 0), (.keyboard, 1)]),
    RawValues(UIMenu.ElementSize.self, [(.automatic, -1), (.large, 2), (.medium, 1), (.small, 0)]),
    RawValues(
      UIMenu.Options.self,
      [(.destructive, 2), (.displayAsPalette, 128), (.displayInline, 1), (.singleSelection, 32)]),
    RawValues(
      UIModalTransitionStyle.self,
      [(.coverVertical, 0), (.crossDissolve, 2), (.flipHorizontal, 1), (.partialCurl, 3)]),
    RawValues(UINavigationController.Operation.self, [(.none, 0), (.pop, 2), (.push, 1)]),
    RawValues(UINavigationItem.BackButtonDisplayMode.self, [(.default, 0), (.generic, 1), (.minimal, 2)]),
    RawValues(
      UINavigationItem.LargeTitleDisplayMode.self,
      [(.always, 1), (.automatic, 0), (.inline, 3), (.never, 2)]),
    RawValues(UINavigationItem.SearchBarPlacement.self, [(.automatic, 0), (.inline, 1), (.stacked, 2)]),
    RawValues(UIPageControl.BackgroundStyle.self, [(.automatic, 0), (.minimal, 2), (.prominent, 1)]),
    RawValues(
      UIPageControl.Direction.self,
      [(.bottomToTop, 4), (.leftToRight, 1), (.natural, 0), (.rightToLeft, 2), (.topToBottom, 3)]),
    RawValues(UIPageControl.InteractionState.self, [(.continuous, 2), (.discrete, 1), (.none, 0)]),
    RawValues(UIPageViewController.SpineLocation.self, [(.max, 3), (.mid, 2), (.min, 1), (.none, 0)]),
    RawValues(UIPencilInteraction.Phase.self, [(.began, 0), (.cancelled, 3), (.changed, 1), (.ended, 2)]),
    RawValues(
      UIPencilPreferredAction.self,
      [
        (.ignore, 0), (.runSystemShortcut, 6), (.showColorPalette, 3), (.showContextualPalette, 5),
        (.showInkAttributes, 4), (.switchEraser, 1), (.switchPrevious, 2),
      ]),
    RawValues(UIPopoverArrowDirection.self, [(.any, 15), (.down, 2), (.left, 4), (.right, 8), (.up, 1)]),
    RawValues(UIPress.Phase.self, [(.began, 0), (.cancelled, 4), (.changed, 1), (.ended, 3), (.stationary, 2)]),
    RawValues(UIProgressView.Style.self, [(.bar, 1), (.default, 0)]),
    RawValues(
      UIScene.ActivationState.self,
      [(.background, 2), (.foregroundActive, 0), (.foregroundInactive, 1), (.unattached, -1)]),
    RawValues(UIScrollTypeMask.self, [(.all, 3), (.continuous, 2), (.discrete, 1)]),
    RawValues(UIScrollView.IndexDisplayMode.self, [(.alwaysHidden, 1), (.automatic, 0)]),
    RawValues(UIScrollView.IndicatorStyle.self, [(.black, 1), (.default, 0), (.white, 2)]),
    RawValues(
      UIScrollView.KeyboardDismissMode.self,
      [(.interactive, 2), (.interactiveWithAccessory, 4), (.none, 0), (.onDrag, 1), (.onDragWithAccessory, 3)]),
    RawValues(UISearchBar.Icon.self, [(.bookmark, 2), (.clear, 1), (.resultsList, 3), (.search, 0)]),
    RawValues(UISearchBar.Style.self, [(.default, 0), (.minimal, 2), (.prominent, 1)]),
    RawValues(
      UISearchController.ScopeBarActivation.self,
      [(.automatic, 0), (.manual, 1), (.onSearchActivation, 3), (.onTextEntry, 2)]),
    RawValues(
      UISplitViewController.DisplayMode.self,
      [
        (.allVisible, 2), (.automatic, 0), (.oneBesideSecondary, 2), (.oneOverSecondary, 3), (.primaryHidden, 1),
        (.primaryOverlay, 3), (.secondaryOnly, 1), (.twoBesideSecondary, 4), (.twoDisplaceSecondary, 6),
        (.twoOverSecondary, 5),
      ]),
    RawValues(UISplitViewController.DisplayModeButtonVisibility.self, [(.always, 2), (.automatic, 0), (.never, 1)]),
    RawValues(UISplitViewController.PrimaryEdge.self, [(.leading, 0), (.trailing, 1)]),
    RawValues(
      UISplitViewController.SplitBehavior.self,
      [(.automatic, 0), (.displace, 3), (.overlay, 2), (.tile, 1)]),
    RawValues(UISplitViewController.Style.self, [(.doubleColumn, 1), (.tripleColumn, 2), (.unspecified, 0)]),
    RawValues(
      UISpringLoadedInteractionEffectState.self,
      [(.activated, 3), (.activating, 2), (.inactive, 0), (.possible, 1)]),
    RawValues(UISwipeGestureRecognizer.Direction.self, [(.down, 8), (.left, 2), (.right, 1), (.up, 4)]),
    RawValues(UISwitch.Style.self, [(.automatic, 0), (.checkbox, 1), (.sliding, 2)]),
    RawValues(UITabBar.ItemPositioning.self, [(.automatic, 0), (.centered, 2), (.fill, 1)]),
    RawValues(
      UITabBarItem.SystemItem.self,
      [
        (.bookmarks, 7), (.contacts, 5), (.downloads, 9), (.favorites, 1), (.featured, 2), (.history, 6), (.more, 0),
        (.mostRecent, 10), (.mostViewed, 11), (.recents, 4), (.search, 8), (.topRated, 3),
      ]),
    RawValues(UITabBarItemAppearance.Style.self, [(.compactInline, 2), (.inline, 1), (.stacked, 0)]),
    RawValues(UITextDragOptions.self, [(.stripTextColorFromPreviews, 1)]),
    RawValues(UITextField.DidEndEditingReason.self, [(.cancelled, 1), (.committed, 0)]),
    RawValues(
      UITextGranularity.self,
      [(.character, 0), (.document, 5), (.line, 4), (.paragraph, 3), (.sentence, 2), (.word, 1)]),
    RawValues(UITextInteractionMode.self, [(.editable, 0), (.nonEditable, 1)]),
    RawValues(UITextLayoutDirection.self, [(.down, 5), (.left, 3), (.right, 2), (.up, 4)]),
    RawValues(UITextStorageDirection.self, [(.backward, 1), (.forward, 0)]),
    RawValues(UITextView.BorderStyle.self, [(.none, 0), (.roundedRect, 1)]),
    RawValues(UITimingCurveType.self, [(.builtin, 0), (.composed, 3), (.cubic, 1), (.spring, 2)]),
    RawValues(
      UITouch.Phase.self,
      [
        (.began, 0), (.cancelled, 4), (.ended, 3), (.moved, 1), (.regionEntered, 5), (.regionExited, 7),
        (.regionMoved, 6), (.stationary, 2),
      ]),
    RawValues(UITouch.Properties.self, [(.altitude, 4), (.azimuth, 2), (.force, 1), (.location, 8), (.roll, 16)]),
    RawValues(UIUserNotificationType.self, [(.alert, 4), (.badge, 1), (.sound, 2)]),
    RawValues(
      UIVibrancyEffectStyle.self,
      [
        (.fill, 4), (.label, 0), (.quaternaryLabel, 3), (.secondaryFill, 5), (.secondaryLabel, 1), (.separator, 7),
        (.tertiaryFill, 6), (.tertiaryLabel, 2),
      ]),
    RawValues(UIView.AnimationCurve.self, [(.easeIn, 1), (.easeInOut, 0), (.easeOut, 2), (.linear, 3)]),
    RawValues(
      UIView.AnimationOptions.self,
      [
        (.autoreverse, 16), (.beginFromCurrentState, 4), (.curveEaseIn, 65536), (.curveEaseInOut, 0),
        (.curveEaseOut, 131072), (.curveLinear, 196608), (.layoutSubviews, 1), (.overrideInheritedCurve, 64),
        (.overrideInheritedDuration, 32), (.overrideInheritedOptions, 512), (.repeat, 8),
        (.showHideTransitionViews, 256), (.transitionCrossDissolve, 5_242_880), (.transitionCurlDown, 4_194_304),
        (.transitionCurlUp, 3_145_728), (.transitionFlipFromBottom, 7_340_032), (.transitionFlipFromLeft, 1_048_576),
        (.transitionFlipFromRight, 2_097_152), (.transitionFlipFromTop, 6_291_456), (.transitionNone, 0),
      ]),
    RawValues(
      UIView.AnimationTransition.self,
      [(.curlDown, 4), (.curlUp, 3), (.flipFromLeft, 1), (.flipFromRight, 2), (.none, 0)]),
    RawValues(
      UIView.ContentMode.self,
      [
        (.bottom, 6), (.bottomLeft, 11), (.bottomRight, 12), (.center, 4), (.left, 7), (.redraw, 3), (.right, 8),
        (.scaleAspectFill, 2), (.scaleAspectFit, 1), (.scaleToFill, 0), (.top, 5), (.topLeft, 9), (.topRight, 10),
      ]),
    RawValues(
      UIView.KeyframeAnimationOptions.self,
      [
        (.calculationModeCubic, 3072), (.calculationModeCubicPaced, 4096), (.calculationModeDiscrete, 1024),
        (.calculationModeLinear, 0), (.calculationModePaced, 2048),
      ]),
    RawValues(UIView.TintAdjustmentMode.self, [(.automatic, 0), (.dimmed, 2), (.normal, 1)]),
  ]
}
