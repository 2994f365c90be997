// SPDX-License-Identifier: MIT

// Written by Scripts/adapter-names from the manifest of the mirror.

extension OptionalRequirements {
  /// Protocols, those that they refine, and their optional methods.
  static let table = """
    UIAdaptivePresentationControllerDelegate
      adaptivePresentationStyle(for p0: UIPresentationController) -> UIModalPresentationStyle
      adaptivePresentationStyle(for p0: UIPresentationController, traitCollection p1: UITraitCollection) -> UIModalPresentationStyle
      presentationController(_ p0: UIPresentationController, prepare p1: UIPresentationController)
      presentationController(_ p0: UIPresentationController, viewControllerForAdaptivePresentationStyle p1: UIModalPresentationStyle) -> UIViewController?
      presentationController(_ p0: UIPresentationController, willPresentWithAdaptiveStyle p1: UIModalPresentationStyle, transitionCoordinator p2: (any UIViewControllerTransitionCoordinator)?)
      presentationControllerDidAttemptToDismiss(_ p0: UIPresentationController)
      presentationControllerDidDismiss(_ p0: UIPresentationController)
      presentationControllerShouldDismiss(_ p0: UIPresentationController) -> Bool
      presentationControllerWillDismiss(_ p0: UIPresentationController)
    UIApplicationDelegate
      application(_ p0: UIApplication, configurationForConnecting p1: UISceneSession, options p2: UIScene.ConnectionOptions) -> UISceneConfiguration
      application(_ p0: UIApplication, continue p1: NSUserActivity, restorationHandler p2: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool
      application(_ p0: UIApplication, didDiscardSceneSessions p1: Set<UISceneSession>)
      application(_ p0: UIApplication, didFailToContinueUserActivityWithType p1: String, error p2: any Error)
      application(_ p0: UIApplication, didFailToRegisterForRemoteNotificationsWithError p1: any Error)
      application(_ p0: UIApplication, didFinishLaunchingWithOptions p1: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
      application(_ p0: UIApplication, didReceiveRemoteNotification p1: [AnyHashable: Any])
      application(_ p0: UIApplication, didReceiveRemoteNotification p1: [AnyHashable: Any], fetchCompletionHandler p2: @escaping (UIBackgroundFetchResult) -> Void)
      application(_ p0: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken p1: Data)
      application(_ p0: UIApplication, didUpdate p1: NSUserActivity)
      application(_ p0: UIApplication, handleEventsForBackgroundURLSession p1: String, completionHandler p2: @escaping () -> Void)
      application(_ p0: UIApplication, open p1: URL, options p2: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
      application(_ p0: UIApplication, open p1: URL, sourceApplication p2: String?, annotation p3: Any) -> Bool
      application(_ p0: UIApplication, performActionFor p1: UIApplicationShortcutItem, completionHandler p2: @escaping (Bool) -> Void)
      application(_ p0: UIApplication, performFetchWithCompletionHandler p1: @escaping (UIBackgroundFetchResult) -> Void)
      application(_ p0: UIApplication, shouldAllowExtensionPointIdentifier p1: UIApplication.ExtensionPointIdentifier) -> Bool
      application(_ p0: UIApplication, shouldRestoreApplicationState p1: NSCoder) -> Bool
      application(_ p0: UIApplication, shouldRestoreSecureApplicationState p1: NSCoder) -> Bool
      application(_ p0: UIApplication, shouldSaveApplicationState p1: NSCoder) -> Bool
      application(_ p0: UIApplication, shouldSaveSecureApplicationState p1: NSCoder) -> Bool
      application(_ p0: UIApplication, supportedInterfaceOrientationsFor p1: UIWindow?) -> UIInterfaceOrientationMask
      application(_ p0: UIApplication, willContinueUserActivityWithType p1: String) -> Bool
      application(_ p0: UIApplication, willFinishLaunchingWithOptions p1: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
      applicationDidBecomeActive(_ p0: UIApplication)
      applicationDidEnterBackground(_ p0: UIApplication)
      applicationDidFinishLaunching(_ p0: UIApplication)
      applicationDidReceiveMemoryWarning(_ p0: UIApplication)
      applicationProtectedDataDidBecomeAvailable(_ p0: UIApplication)
      applicationProtectedDataWillBecomeUnavailable(_ p0: UIApplication)
      applicationSignificantTimeChange(_ p0: UIApplication)
      applicationWillEnterForeground(_ p0: UIApplication)
      applicationWillResignActive(_ p0: UIApplication)
      applicationWillTerminate(_ p0: UIApplication)
    UIBarPositioningDelegate
      position(for p0: any UIBarPositioning) -> UIBarPosition
    UICalendarSelectionMultiDateDelegate
      multiDateSelection(_ p0: UICalendarSelectionMultiDate, canDeselectDate p1: DateComponents) -> Bool
      multiDateSelection(_ p0: UICalendarSelectionMultiDate, canSelectDate p1: DateComponents) -> Bool
    UICalendarSelectionSingleDateDelegate
      dateSelection(_ p0: UICalendarSelectionSingleDate, canSelectDate p1: DateComponents?) -> Bool
    UICalendarViewDelegate
      calendarView(_ p0: UICalendarView, decorationFor p1: DateComponents) -> UICalendarView.Decoration?
      calendarView(_ p0: UICalendarView, didChangeVisibleDateComponentsFrom p1: DateComponents)
    UICollectionViewDataSource
      collectionView(_ p0: UICollectionView, canMoveItemAt p1: IndexPath) -> Bool
      collectionView(_ p0: UICollectionView, indexPathForIndexTitle p1: String, at p2: Int) -> IndexPath
      collectionView(_ p0: UICollectionView, moveItemAt p1: IndexPath, to p2: IndexPath)
      collectionView(_ p0: UICollectionView, viewForSupplementaryElementOfKind p1: String, at p2: IndexPath) -> UICollectionReusableView
      indexTitles(for p0: UICollectionView) -> [String]?
      numberOfSections(in p0: UICollectionView) -> Int
    UICollectionViewDataSourcePrefetching
      collectionView(_ p0: UICollectionView, cancelPrefetchingForItemsAt p1: [IndexPath])
    UICollectionViewDelegate: UIScrollViewDelegate
      collectionView(_ p0: UICollectionView, canEditItemAt p1: IndexPath) -> Bool
      collectionView(_ p0: UICollectionView, canFocusItemAt p1: IndexPath) -> Bool
      collectionView(_ p0: UICollectionView, canPerformAction p1: Selector, forItemAt p2: IndexPath, withSender p3: Any?) -> Bool
      collectionView(_ p0: UICollectionView, canPerformPrimaryActionForItemAt p1: IndexPath) -> Bool
      collectionView(_ p0: UICollectionView, contextMenuConfiguration p1: UIContextMenuConfiguration, dismissalPreviewForItemAt p2: IndexPath) -> UITargetedPreview?
      collectionView(_ p0: UICollectionView, contextMenuConfiguration p1: UIContextMenuConfiguration, highlightPreviewForItemAt p2: IndexPath) -> UITargetedPreview?
      collectionView(_ p0: UICollectionView, contextMenuConfigurationForItemAt p1: IndexPath, point p2: CGPoint) -> UIContextMenuConfiguration?
      collectionView(_ p0: UICollectionView, contextMenuConfigurationForItemsAt p1: [IndexPath], point p2: CGPoint) -> UIContextMenuConfiguration?
      collectionView(_ p0: UICollectionView, didBeginMultipleSelectionInteractionAt p1: IndexPath)
      collectionView(_ p0: UICollectionView, didDeselectItemAt p1: IndexPath)
      collectionView(_ p0: UICollectionView, didEndDisplaying p1: UICollectionViewCell, forItemAt p2: IndexPath)
      collectionView(_ p0: UICollectionView, didEndDisplayingSupplementaryView p1: UICollectionReusableView, forElementOfKind p2: String, at p3: IndexPath)
      collectionView(_ p0: UICollectionView, didHighlightItemAt p1: IndexPath)
      collectionView(_ p0: UICollectionView, didSelectItemAt p1: IndexPath)
      collectionView(_ p0: UICollectionView, didUnhighlightItemAt p1: IndexPath)
      collectionView(_ p0: UICollectionView, performAction p1: Selector, forItemAt p2: IndexPath, withSender p3: Any?)
      collectionView(_ p0: UICollectionView, performPrimaryActionForItemAt p1: IndexPath)
      collectionView(_ p0: UICollectionView, previewForDismissingContextMenuWithConfiguration p1: UIContextMenuConfiguration) -> UITargetedPreview?
      collectionView(_ p0: UICollectionView, previewForHighlightingContextMenuWithConfiguration p1: UIContextMenuConfiguration) -> UITargetedPreview?
      collectionView(_ p0: UICollectionView, selectionFollowsFocusForItemAt p1: IndexPath) -> Bool
      collectionView(_ p0: UICollectionView, shouldBeginMultipleSelectionInteractionAt p1: IndexPath) -> Bool
      collectionView(_ p0: UICollectionView, shouldDeselectItemAt p1: IndexPath) -> Bool
      collectionView(_ p0: UICollectionView, shouldHighlightItemAt p1: IndexPath) -> Bool
      collectionView(_ p0: UICollectionView, shouldSelectItemAt p1: IndexPath) -> Bool
      collectionView(_ p0: UICollectionView, shouldShowMenuForItemAt p1: IndexPath) -> Bool
      collectionView(_ p0: UICollectionView, shouldSpringLoadItemAt p1: IndexPath, with p2: any UISpringLoadedInteractionContext) -> Bool
      collectionView(_ p0: UICollectionView, targetContentOffsetForProposedContentOffset p1: CGPoint) -> CGPoint
      collectionView(_ p0: UICollectionView, targetIndexPathForMoveFromItemAt p1: IndexPath, toProposedIndexPath p2: IndexPath) -> IndexPath
      collectionView(_ p0: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath p1: IndexPath, atCurrentIndexPath p2: IndexPath, toProposedIndexPath p3: IndexPath) -> IndexPath
      collectionView(_ p0: UICollectionView, transitionLayoutForOldLayout p1: UICollectionViewLayout, newLayout p2: UICollectionViewLayout) -> UICollectionViewTransitionLayout
      collectionView(_ p0: UICollectionView, willDisplay p1: UICollectionViewCell, forItemAt p2: IndexPath)
      collectionView(_ p0: UICollectionView, willDisplayContextMenu p1: UIContextMenuConfiguration, animator p2: (any UIContextMenuInteractionAnimating)?)
      collectionView(_ p0: UICollectionView, willDisplaySupplementaryView p1: UICollectionReusableView, forElementKind p2: String, at p3: IndexPath)
      collectionView(_ p0: UICollectionView, willEndContextMenuInteraction p1: UIContextMenuConfiguration, animator p2: (any UIContextMenuInteractionAnimating)?)
      collectionView(_ p0: UICollectionView, willPerformPreviewActionForMenuWith p1: UIContextMenuConfiguration, animator p2: any UIContextMenuInteractionCommitAnimating)
      collectionViewDidEndMultipleSelectionInteraction(_ p0: UICollectionView)
      indexPathForPreferredFocusedView(in p0: UICollectionView) -> IndexPath?
    UICollectionViewDelegateFlowLayout: UICollectionViewDelegate
      collectionView(_ p0: UICollectionView, layout p1: UICollectionViewLayout, insetForSectionAt p2: Int) -> UIEdgeInsets
      collectionView(_ p0: UICollectionView, layout p1: UICollectionViewLayout, minimumInteritemSpacingForSectionAt p2: Int) -> CGFloat
      collectionView(_ p0: UICollectionView, layout p1: UICollectionViewLayout, minimumLineSpacingForSectionAt p2: Int) -> CGFloat
      collectionView(_ p0: UICollectionView, layout p1: UICollectionViewLayout, referenceSizeForFooterInSection p2: Int) -> CGSize
      collectionView(_ p0: UICollectionView, layout p1: UICollectionViewLayout, referenceSizeForHeaderInSection p2: Int) -> CGSize
      collectionView(_ p0: UICollectionView, layout p1: UICollectionViewLayout, sizeForItemAt p2: IndexPath) -> CGSize
    UICollectionViewDragDelegate
      collectionView(_ p0: UICollectionView, dragPreviewParametersForItemAt p1: IndexPath) -> UIDragPreviewParameters?
      collectionView(_ p0: UICollectionView, dragSessionAllowsMoveOperation p1: any UIDragSession) -> Bool
      collectionView(_ p0: UICollectionView, dragSessionDidEnd p1: any UIDragSession)
      collectionView(_ p0: UICollectionView, dragSessionIsRestrictedToDraggingApplication p1: any UIDragSession) -> Bool
      collectionView(_ p0: UICollectionView, dragSessionWillBegin p1: any UIDragSession)
      collectionView(_ p0: UICollectionView, itemsForAddingTo p1: any UIDragSession, at p2: IndexPath, point p3: CGPoint) -> [UIDragItem]
    UICollectionViewDropDelegate
      collectionView(_ p0: UICollectionView, canHandle p1: any UIDropSession) -> Bool
      collectionView(_ p0: UICollectionView, dropPreviewParametersForItemAt p1: IndexPath) -> UIDragPreviewParameters?
      collectionView(_ p0: UICollectionView, dropSessionDidEnd p1: any UIDropSession)
      collectionView(_ p0: UICollectionView, dropSessionDidEnter p1: any UIDropSession)
      collectionView(_ p0: UICollectionView, dropSessionDidExit p1: any UIDropSession)
      collectionView(_ p0: UICollectionView, dropSessionDidUpdate p1: any UIDropSession, withDestinationIndexPath p2: IndexPath?) -> UICollectionViewDropProposal
    UIColorPickerViewControllerDelegate
      colorPickerViewController(_ p0: UIColorPickerViewController, didSelect p1: UIColor, continuously p2: Bool)
      colorPickerViewControllerDidFinish(_ p0: UIColorPickerViewController)
      colorPickerViewControllerDidSelectColor(_ p0: UIColorPickerViewController)
    UIContextMenuInteractionDelegate
      contextMenuInteraction(_ p0: UIContextMenuInteraction, configuration p1: UIContextMenuConfiguration, dismissalPreviewForItemWithIdentifier p2: any NSCopying) -> UITargetedPreview?
      contextMenuInteraction(_ p0: UIContextMenuInteraction, configuration p1: UIContextMenuConfiguration, highlightPreviewForItemWithIdentifier p2: any NSCopying) -> UITargetedPreview?
      contextMenuInteraction(_ p0: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration p1: UIContextMenuConfiguration) -> UITargetedPreview?
      contextMenuInteraction(_ p0: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration p1: UIContextMenuConfiguration) -> UITargetedPreview?
      contextMenuInteraction(_ p0: UIContextMenuInteraction, willDisplayMenuFor p1: UIContextMenuConfiguration, animator p2: (any UIContextMenuInteractionAnimating)?)
      contextMenuInteraction(_ p0: UIContextMenuInteraction, willEndFor p1: UIContextMenuConfiguration, animator p2: (any UIContextMenuInteractionAnimating)?)
      contextMenuInteraction(_ p0: UIContextMenuInteraction, willPerformPreviewActionForMenuWith p1: UIContextMenuConfiguration, animator p2: any UIContextMenuInteractionCommitAnimating)
    UIDocumentInteractionControllerDelegate
      documentInteractionControllerDidDismissOpenInMenu(_ p0: UIDocumentInteractionController)
      documentInteractionControllerDidEndPreview(_ p0: UIDocumentInteractionController)
      documentInteractionControllerRectForPreview(_ p0: UIDocumentInteractionController) -> CGRect
      documentInteractionControllerViewControllerForPreview(_ p0: UIDocumentInteractionController) -> UIViewController
      documentInteractionControllerViewForPreview(_ p0: UIDocumentInteractionController) -> UIView?
      documentInteractionControllerWillBeginPreview(_ p0: UIDocumentInteractionController)
    UIDocumentPickerDelegate
      documentPicker(_ p0: UIDocumentPickerViewController, didPickDocumentAt p1: URL)
      documentPicker(_ p0: UIDocumentPickerViewController, didPickDocumentsAt p1: [URL])
      documentPickerWasCancelled(_ p0: UIDocumentPickerViewController)
    UIDragInteractionDelegate
      dragInteraction(_ p0: UIDragInteraction, itemsForAddingTo p1: any UIDragSession, withTouchAt p2: CGPoint) -> [UIDragItem]
      dragInteraction(_ p0: UIDragInteraction, prefersFullSizePreviewsFor p1: any UIDragSession) -> Bool
      dragInteraction(_ p0: UIDragInteraction, previewForCancelling p1: UIDragItem, withDefault p2: UITargetedDragPreview) -> UITargetedDragPreview?
      dragInteraction(_ p0: UIDragInteraction, previewForLifting p1: UIDragItem, session p2: any UIDragSession) -> UITargetedDragPreview?
      dragInteraction(_ p0: UIDragInteraction, session p1: any UIDragSession, didEndWith p2: UIDropOperation)
      dragInteraction(_ p0: UIDragInteraction, session p1: any UIDragSession, willEndWith p2: UIDropOperation)
      dragInteraction(_ p0: UIDragInteraction, sessionAllowsMoveOperation p1: any UIDragSession) -> Bool
      dragInteraction(_ p0: UIDragInteraction, sessionDidMove p1: any UIDragSession)
      dragInteraction(_ p0: UIDragInteraction, sessionDidTransferItems p1: any UIDragSession)
      dragInteraction(_ p0: UIDragInteraction, sessionIsRestrictedToDraggingApplication p1: any UIDragSession) -> Bool
      dragInteraction(_ p0: UIDragInteraction, sessionWillBegin p1: any UIDragSession)
      dragInteraction(_ p0: UIDragInteraction, willAnimateLiftWith p1: any UIDragAnimating, session p2: any UIDragSession)
    UIDropInteractionDelegate
      dropInteraction(_ p0: UIDropInteraction, canHandle p1: any UIDropSession) -> Bool
      dropInteraction(_ p0: UIDropInteraction, concludeDrop p1: any UIDropSession)
      dropInteraction(_ p0: UIDropInteraction, item p1: UIDragItem, willAnimateDropWith p2: any UIDragAnimating)
      dropInteraction(_ p0: UIDropInteraction, performDrop p1: any UIDropSession)
      dropInteraction(_ p0: UIDropInteraction, previewForDropping p1: UIDragItem, withDefault p2: UITargetedDragPreview) -> UITargetedDragPreview?
      dropInteraction(_ p0: UIDropInteraction, sessionDidEnd p1: any UIDropSession)
      dropInteraction(_ p0: UIDropInteraction, sessionDidEnter p1: any UIDropSession)
      dropInteraction(_ p0: UIDropInteraction, sessionDidExit p1: any UIDropSession)
      dropInteraction(_ p0: UIDropInteraction, sessionDidUpdate p1: any UIDropSession) -> UIDropProposal
    UIDynamicAnimatorDelegate
      dynamicAnimatorDidPause(_ p0: UIDynamicAnimator)
      dynamicAnimatorWillResume(_ p0: UIDynamicAnimator)
    UIEditMenuInteractionDelegate
      editMenuInteraction(_ p0: UIEditMenuInteraction, menuFor p1: UIEditMenuConfiguration, suggestedActions p2: [UIMenuElement]) -> UIMenu?
      editMenuInteraction(_ p0: UIEditMenuInteraction, targetRectFor p1: UIEditMenuConfiguration) -> CGRect
      editMenuInteraction(_ p0: UIEditMenuInteraction, willDismissMenuFor p1: UIEditMenuConfiguration, animator p2: any UIEditMenuInteractionAnimating)
      editMenuInteraction(_ p0: UIEditMenuInteraction, willPresentMenuFor p1: UIEditMenuConfiguration, animator p2: any UIEditMenuInteractionAnimating)
    UIFindInteractionDelegate
      findInteraction(_ p0: UIFindInteraction, didBegin p1: UIFindSession)
      findInteraction(_ p0: UIFindInteraction, didEnd p1: UIFindSession)
    UIFontPickerViewControllerDelegate
      fontPickerViewControllerDidCancel(_ p0: UIFontPickerViewController)
      fontPickerViewControllerDidPickFont(_ p0: UIFontPickerViewController)
    UIGestureRecognizerDelegate
      gestureRecognizer(_ p0: UIGestureRecognizer, shouldBeRequiredToFailBy p1: UIGestureRecognizer) -> Bool
      gestureRecognizer(_ p0: UIGestureRecognizer, shouldReceive p1: UITouch) -> Bool
      gestureRecognizer(_ p0: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith p1: UIGestureRecognizer) -> Bool
      gestureRecognizer(_ p0: UIGestureRecognizer, shouldRequireFailureOf p1: UIGestureRecognizer) -> Bool
      gestureRecognizerShouldBegin(_ p0: UIGestureRecognizer) -> Bool
    UIImagePickerControllerDelegate
      imagePickerController(_ p0: UIImagePickerController, didFinishPickingMediaWithInfo p1: [UIImagePickerController.InfoKey: Any])
      imagePickerControllerDidCancel(_ p0: UIImagePickerController)
    UILargeContentViewerInteractionDelegate
      largeContentViewerInteraction(_ p0: UILargeContentViewerInteraction, didEndOn p1: (any UILargeContentViewerItem)?, at p2: CGPoint)
      largeContentViewerInteraction(_ p0: UILargeContentViewerInteraction, itemAt p1: CGPoint) -> (any UILargeContentViewerItem)?
      viewController(for p0: UILargeContentViewerInteraction) -> UIViewController
    UINavigationBarDelegate: UIBarPositioningDelegate
      navigationBar(_ p0: UINavigationBar, didPop p1: UINavigationItem)
      navigationBar(_ p0: UINavigationBar, didPush p1: UINavigationItem)
      navigationBar(_ p0: UINavigationBar, shouldPop p1: UINavigationItem) -> Bool
      navigationBar(_ p0: UINavigationBar, shouldPush p1: UINavigationItem) -> Bool
    UINavigationControllerDelegate
      navigationController(_ p0: UINavigationController, animationControllerFor p1: UINavigationController.Operation, from p2: UIViewController, to p3: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      navigationController(_ p0: UINavigationController, didShow p1: UIViewController, animated p2: Bool)
      navigationController(_ p0: UINavigationController, interactionControllerFor p1: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
      navigationController(_ p0: UINavigationController, willShow p1: UIViewController, animated p2: Bool)
      navigationControllerPreferredInterfaceOrientationForPresentation(_ p0: UINavigationController) -> UIInterfaceOrientation
      navigationControllerSupportedInterfaceOrientations(_ p0: UINavigationController) -> UIInterfaceOrientationMask
    UINavigationItemRenameDelegate
      navigationItem(_ p0: UINavigationItem, shouldEndRenamingWith p1: String) -> Bool
      navigationItemShouldBeginRenaming(_ p0: UINavigationItem) -> Bool
    UIPageControlProgressDelegate
      pageControlProgress(_ p0: UIPageControlProgress, initialProgressForPage p1: Int) -> Float
      pageControlProgressVisibilityDidChange(_ p0: UIPageControlProgress)
    UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate
      pageControlTimerProgress(_ p0: UIPageControlTimerProgress, shouldAdvanceToPage p1: Int) -> Bool
      pageControlTimerProgressDidChange(_ p0: UIPageControlTimerProgress)
    UIPageViewControllerDataSource
      presentationCount(for p0: UIPageViewController) -> Int
      presentationIndex(for p0: UIPageViewController) -> Int
    UIPageViewControllerDelegate
      pageViewController(_ p0: UIPageViewController, didFinishAnimating p1: Bool, previousViewControllers p2: [UIViewController], transitionCompleted p3: Bool)
      pageViewController(_ p0: UIPageViewController, spineLocationFor p1: UIInterfaceOrientation) -> UIPageViewController.SpineLocation
      pageViewController(_ p0: UIPageViewController, willTransitionTo p1: [UIViewController])
      pageViewControllerPreferredInterfaceOrientationForPresentation(_ p0: UIPageViewController) -> UIInterfaceOrientation
      pageViewControllerSupportedInterfaceOrientations(_ p0: UIPageViewController) -> UIInterfaceOrientationMask
    UIPencilInteractionDelegate
      pencilInteraction(_ p0: UIPencilInteraction, didReceiveSqueeze p1: UIPencilInteraction.Squeeze)
      pencilInteraction(_ p0: UIPencilInteraction, didReceiveTap p1: UIPencilInteraction.Tap)
      pencilInteractionDidTap(_ p0: UIPencilInteraction)
    UIPickerViewDelegate
      pickerView(_ p0: UIPickerView, attributedTitleForRow p1: Int, forComponent p2: Int) -> NSAttributedString?
      pickerView(_ p0: UIPickerView, didSelectRow p1: Int, inComponent p2: Int)
      pickerView(_ p0: UIPickerView, rowHeightForComponent p1: Int) -> CGFloat
      pickerView(_ p0: UIPickerView, titleForRow p1: Int, forComponent p2: Int) -> String?
      pickerView(_ p0: UIPickerView, viewForRow p1: Int, forComponent p2: Int, reusing p3: UIView?) -> UIView
      pickerView(_ p0: UIPickerView, widthForComponent p1: Int) -> CGFloat
    UIPointerInteractionDelegate
      pointerInteraction(_ p0: UIPointerInteraction, regionFor p1: UIPointerRegionRequest, defaultRegion p2: UIPointerRegion) -> UIPointerRegion?
      pointerInteraction(_ p0: UIPointerInteraction, styleFor p1: UIPointerRegion) -> UIPointerStyle?
      pointerInteraction(_ p0: UIPointerInteraction, willEnter p1: UIPointerRegion, animator p2: any UIPointerInteractionAnimating)
      pointerInteraction(_ p0: UIPointerInteraction, willExit p1: UIPointerRegion, animator p2: any UIPointerInteractionAnimating)
    UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
      popoverPresentationController(_ p0: UIPopoverPresentationController, willRepositionPopoverTo p1: UnsafeMutablePointer<CGRect>, in p2: UnsafeMutablePointer<UIView>)
      popoverPresentationControllerDidDismissPopover(_ p0: UIPopoverPresentationController)
      popoverPresentationControllerShouldDismissPopover(_ p0: UIPopoverPresentationController) -> Bool
      prepareForPopoverPresentation(_ p0: UIPopoverPresentationController)
    UIPreviewInteractionDelegate
      previewInteraction(_ p0: UIPreviewInteraction, didUpdateCommitTransition p1: CGFloat, ended p2: Bool)
      previewInteractionShouldBegin(_ p0: UIPreviewInteraction) -> Bool
    UISceneDelegate
      scene(_ p0: UIScene, continue p1: NSUserActivity)
      scene(_ p0: UIScene, didFailToContinueUserActivityWithType p1: String, error p2: any Error)
      scene(_ p0: UIScene, didUpdate p1: NSUserActivity)
      scene(_ p0: UIScene, openURLContexts p1: Set<UIOpenURLContext>)
      scene(_ p0: UIScene, restoreInteractionStateWith p1: NSUserActivity)
      scene(_ p0: UIScene, willConnectTo p1: UISceneSession, options p2: UIScene.ConnectionOptions)
      scene(_ p0: UIScene, willContinueUserActivityWithType p1: String)
      sceneDidBecomeActive(_ p0: UIScene)
      sceneDidDisconnect(_ p0: UIScene)
      sceneDidEnterBackground(_ p0: UIScene)
      sceneWillEnterForeground(_ p0: UIScene)
      sceneWillResignActive(_ p0: UIScene)
      stateRestorationActivity(for p0: UIScene) -> NSUserActivity?
    UIScribbleInteractionDelegate
      scribbleInteraction(_ p0: UIScribbleInteraction, shouldBeginAt p1: CGPoint) -> Bool
      scribbleInteractionDidFinishWriting(_ p0: UIScribbleInteraction)
      scribbleInteractionShouldDelayFocus(_ p0: UIScribbleInteraction) -> Bool
      scribbleInteractionWillBeginWriting(_ p0: UIScribbleInteraction)
    UIScrollViewDelegate
      scrollViewDidChangeAdjustedContentInset(_ p0: UIScrollView)
      scrollViewDidEndDecelerating(_ p0: UIScrollView)
      scrollViewDidEndDragging(_ p0: UIScrollView, willDecelerate p1: Bool)
      scrollViewDidEndScrollingAnimation(_ p0: UIScrollView)
      scrollViewDidEndZooming(_ p0: UIScrollView, with p1: UIView?, atScale p2: CGFloat)
      scrollViewDidScroll(_ p0: UIScrollView)
      scrollViewDidScrollToTop(_ p0: UIScrollView)
      scrollViewDidZoom(_ p0: UIScrollView)
      scrollViewShouldScrollToTop(_ p0: UIScrollView) -> Bool
      scrollViewWillBeginDecelerating(_ p0: UIScrollView)
      scrollViewWillBeginDragging(_ p0: UIScrollView)
      scrollViewWillBeginZooming(_ p0: UIScrollView, with p1: UIView?)
      scrollViewWillEndDragging(_ p0: UIScrollView, withVelocity p1: CGPoint, targetContentOffset p2: UnsafeMutablePointer<CGPoint>)
      viewForZooming(in p0: UIScrollView) -> UIView?
    UISearchBarDelegate: UIBarPositioningDelegate
      searchBar(_ p0: UISearchBar, selectedScopeButtonIndexDidChange p1: Int)
      searchBar(_ p0: UISearchBar, shouldChangeTextIn p1: NSRange, replacementText p2: String) -> Bool
      searchBar(_ p0: UISearchBar, textDidChange p1: String)
      searchBarBookmarkButtonClicked(_ p0: UISearchBar)
      searchBarCancelButtonClicked(_ p0: UISearchBar)
      searchBarResultsListButtonClicked(_ p0: UISearchBar)
      searchBarSearchButtonClicked(_ p0: UISearchBar)
      searchBarShouldBeginEditing(_ p0: UISearchBar) -> Bool
      searchBarShouldEndEditing(_ p0: UISearchBar) -> Bool
      searchBarTextDidBeginEditing(_ p0: UISearchBar)
      searchBarTextDidEndEditing(_ p0: UISearchBar)
    UISearchControllerDelegate
      didDismissSearchController(_ p0: UISearchController)
      didPresentSearchController(_ p0: UISearchController)
      presentSearchController(_ p0: UISearchController)
      searchController(_ p0: UISearchController, didChangeFrom p1: UINavigationItem.SearchBarPlacement)
      searchController(_ p0: UISearchController, willChangeTo p1: UINavigationItem.SearchBarPlacement)
      willDismissSearchController(_ p0: UISearchController)
      willPresentSearchController(_ p0: UISearchController)
    UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
      sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ p0: UISheetPresentationController)
    UISplitViewControllerDelegate
      splitViewController(_ p0: UISplitViewController, collapseSecondary p1: UIViewController, onto p2: UIViewController) -> Bool
      splitViewController(_ p0: UISplitViewController, topColumnForCollapsingToProposedTopColumn p1: UISplitViewController.Column) -> UISplitViewController.Column
      splitViewController(_ p0: UISplitViewController, willChangeTo p1: UISplitViewController.DisplayMode)
      splitViewController(_ p0: UISplitViewController, willHide p1: UISplitViewController.Column)
      splitViewController(_ p0: UISplitViewController, willShow p1: UISplitViewController.Column)
      splitViewControllerDidCollapse(_ p0: UISplitViewController)
      splitViewControllerDidExpand(_ p0: UISplitViewController)
    UITabBarControllerDelegate
      tabBarController(_ p0: UITabBarController, animationControllerForTransitionFrom p1: UIViewController, to p2: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      tabBarController(_ p0: UITabBarController, didSelect p1: UIViewController)
      tabBarController(_ p0: UITabBarController, didSelectTab p1: UITab, previousTab p2: UITab?)
      tabBarController(_ p0: UITabBarController, interactionControllerFor p1: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
      tabBarController(_ p0: UITabBarController, shouldSelect p1: UIViewController) -> Bool
      tabBarController(_ p0: UITabBarController, shouldSelectTab p1: UITab) -> Bool
      tabBarControllerPreferredInterfaceOrientationForPresentation(_ p0: UITabBarController) -> UIInterfaceOrientation
      tabBarControllerSupportedInterfaceOrientations(_ p0: UITabBarController) -> UIInterfaceOrientationMask
    UITabBarDelegate
      tabBar(_ p0: UITabBar, didSelect p1: UITabBarItem)
    UITableViewDataSource
      numberOfSections(in p0: UITableView) -> Int
      sectionIndexTitles(for p0: UITableView) -> [String]?
      tableView(_ p0: UITableView, canEditRowAt p1: IndexPath) -> Bool
      tableView(_ p0: UITableView, canMoveRowAt p1: IndexPath) -> Bool
      tableView(_ p0: UITableView, commit p1: UITableViewCell.EditingStyle, forRowAt p2: IndexPath)
      tableView(_ p0: UITableView, moveRowAt p1: IndexPath, to p2: IndexPath)
      tableView(_ p0: UITableView, sectionForSectionIndexTitle p1: String, at p2: Int) -> Int
      tableView(_ p0: UITableView, titleForFooterInSection p1: Int) -> String?
      tableView(_ p0: UITableView, titleForHeaderInSection p1: Int) -> String?
    UITableViewDataSourcePrefetching
      tableView(_ p0: UITableView, cancelPrefetchingForRowsAt p1: [IndexPath])
    UITableViewDelegate: UIScrollViewDelegate
      indexPathForPreferredFocusedView(in p0: UITableView) -> IndexPath?
      tableView(_ p0: UITableView, accessoryButtonTappedForRowWith p1: IndexPath)
      tableView(_ p0: UITableView, canFocusRowAt p1: IndexPath) -> Bool
      tableView(_ p0: UITableView, canPerformAction p1: Selector, forRowAt p2: IndexPath, withSender p3: Any?) -> Bool
      tableView(_ p0: UITableView, canPerformPrimaryActionForRowAt p1: IndexPath) -> Bool
      tableView(_ p0: UITableView, contextMenuConfigurationForRowAt p1: IndexPath, point p2: CGPoint) -> UIContextMenuConfiguration?
      tableView(_ p0: UITableView, didBeginMultipleSelectionInteractionAt p1: IndexPath)
      tableView(_ p0: UITableView, didDeselectRowAt p1: IndexPath)
      tableView(_ p0: UITableView, didEndDisplaying p1: UITableViewCell, forRowAt p2: IndexPath)
      tableView(_ p0: UITableView, didEndDisplayingFooterView p1: UIView, forSection p2: Int)
      tableView(_ p0: UITableView, didEndDisplayingHeaderView p1: UIView, forSection p2: Int)
      tableView(_ p0: UITableView, didEndEditingRowAt p1: IndexPath?)
      tableView(_ p0: UITableView, didHighlightRowAt p1: IndexPath)
      tableView(_ p0: UITableView, didSelectRowAt p1: IndexPath)
      tableView(_ p0: UITableView, didUnhighlightRowAt p1: IndexPath)
      tableView(_ p0: UITableView, editActionsForRowAt p1: IndexPath) -> [UITableViewRowAction]?
      tableView(_ p0: UITableView, editingStyleForRowAt p1: IndexPath) -> UITableViewCell.EditingStyle
      tableView(_ p0: UITableView, estimatedHeightForFooterInSection p1: Int) -> CGFloat
      tableView(_ p0: UITableView, estimatedHeightForHeaderInSection p1: Int) -> CGFloat
      tableView(_ p0: UITableView, estimatedHeightForRowAt p1: IndexPath) -> CGFloat
      tableView(_ p0: UITableView, heightForFooterInSection p1: Int) -> CGFloat
      tableView(_ p0: UITableView, heightForHeaderInSection p1: Int) -> CGFloat
      tableView(_ p0: UITableView, heightForRowAt p1: IndexPath) -> CGFloat
      tableView(_ p0: UITableView, indentationLevelForRowAt p1: IndexPath) -> Int
      tableView(_ p0: UITableView, leadingSwipeActionsConfigurationForRowAt p1: IndexPath) -> UISwipeActionsConfiguration?
      tableView(_ p0: UITableView, performAction p1: Selector, forRowAt p2: IndexPath, withSender p3: Any?)
      tableView(_ p0: UITableView, performPrimaryActionForRowAt p1: IndexPath)
      tableView(_ p0: UITableView, previewForDismissingContextMenuWithConfiguration p1: UIContextMenuConfiguration) -> UITargetedPreview?
      tableView(_ p0: UITableView, previewForHighlightingContextMenuWithConfiguration p1: UIContextMenuConfiguration) -> UITargetedPreview?
      tableView(_ p0: UITableView, selectionFollowsFocusForRowAt p1: IndexPath) -> Bool
      tableView(_ p0: UITableView, shouldBeginMultipleSelectionInteractionAt p1: IndexPath) -> Bool
      tableView(_ p0: UITableView, shouldHighlightRowAt p1: IndexPath) -> Bool
      tableView(_ p0: UITableView, shouldIndentWhileEditingRowAt p1: IndexPath) -> Bool
      tableView(_ p0: UITableView, shouldShowMenuForRowAt p1: IndexPath) -> Bool
      tableView(_ p0: UITableView, shouldSpringLoadRowAt p1: IndexPath, with p2: any UISpringLoadedInteractionContext) -> Bool
      tableView(_ p0: UITableView, targetIndexPathForMoveFromRowAt p1: IndexPath, toProposedIndexPath p2: IndexPath) -> IndexPath
      tableView(_ p0: UITableView, titleForDeleteConfirmationButtonForRowAt p1: IndexPath) -> String?
      tableView(_ p0: UITableView, trailingSwipeActionsConfigurationForRowAt p1: IndexPath) -> UISwipeActionsConfiguration?
      tableView(_ p0: UITableView, viewForFooterInSection p1: Int) -> UIView?
      tableView(_ p0: UITableView, viewForHeaderInSection p1: Int) -> UIView?
      tableView(_ p0: UITableView, willBeginEditingRowAt p1: IndexPath)
      tableView(_ p0: UITableView, willDeselectRowAt p1: IndexPath) -> IndexPath?
      tableView(_ p0: UITableView, willDisplay p1: UITableViewCell, forRowAt p2: IndexPath)
      tableView(_ p0: UITableView, willDisplayContextMenu p1: UIContextMenuConfiguration, animator p2: (any UIContextMenuInteractionAnimating)?)
      tableView(_ p0: UITableView, willDisplayFooterView p1: UIView, forSection p2: Int)
      tableView(_ p0: UITableView, willDisplayHeaderView p1: UIView, forSection p2: Int)
      tableView(_ p0: UITableView, willEndContextMenuInteraction p1: UIContextMenuConfiguration, animator p2: (any UIContextMenuInteractionAnimating)?)
      tableView(_ p0: UITableView, willPerformPreviewActionForMenuWith p1: UIContextMenuConfiguration, animator p2: any UIContextMenuInteractionCommitAnimating)
      tableView(_ p0: UITableView, willSelectRowAt p1: IndexPath) -> IndexPath?
      tableViewDidEndMultipleSelectionInteraction(_ p0: UITableView)
    UITableViewDragDelegate
      tableView(_ p0: UITableView, dragPreviewParametersForRowAt p1: IndexPath) -> UIDragPreviewParameters?
      tableView(_ p0: UITableView, dragSessionAllowsMoveOperation p1: any UIDragSession) -> Bool
      tableView(_ p0: UITableView, dragSessionDidEnd p1: any UIDragSession)
      tableView(_ p0: UITableView, dragSessionIsRestrictedToDraggingApplication p1: any UIDragSession) -> Bool
      tableView(_ p0: UITableView, dragSessionWillBegin p1: any UIDragSession)
      tableView(_ p0: UITableView, itemsForAddingTo p1: any UIDragSession, at p2: IndexPath, point p3: CGPoint) -> [UIDragItem]
    UITableViewDropDelegate
      tableView(_ p0: UITableView, canHandle p1: any UIDropSession) -> Bool
      tableView(_ p0: UITableView, dropPreviewParametersForRowAt p1: IndexPath) -> UIDragPreviewParameters?
      tableView(_ p0: UITableView, dropSessionDidEnd p1: any UIDropSession)
      tableView(_ p0: UITableView, dropSessionDidEnter p1: any UIDropSession)
      tableView(_ p0: UITableView, dropSessionDidExit p1: any UIDropSession)
      tableView(_ p0: UITableView, dropSessionDidUpdate p1: any UIDropSession, withDestinationIndexPath p2: IndexPath?) -> UITableViewDropProposal
    UITextDragDelegate
      textDraggableView(_ p0: any UIView & UITextDraggable, dragSessionDidEnd p1: any UIDragSession, with p2: UIDropOperation)
      textDraggableView(_ p0: any UIView & UITextDraggable, dragSessionWillBegin p1: any UIDragSession)
      textDraggableView(_ p0: any UIView & UITextDraggable, itemsForDrag p1: any UITextDragRequest) -> [UIDragItem]
    UITextFieldDelegate
      textField(_ p0: UITextField, editMenuForCharactersIn p1: NSRange, suggestedActions p2: [UIMenuElement]) -> UIMenu?
      textField(_ p0: UITextField, shouldChangeCharactersIn p1: NSRange, replacementString p2: String) -> Bool
      textField(_ p0: UITextField, shouldChangeCharactersInRanges p1: [NSValue], replacementString p2: String) -> Bool
      textField(_ p0: UITextField, willDismissEditMenuWith p1: any UIEditMenuInteractionAnimating)
      textField(_ p0: UITextField, willPresentEditMenuWith p1: any UIEditMenuInteractionAnimating)
      textFieldDidBeginEditing(_ p0: UITextField)
      textFieldDidChangeSelection(_ p0: UITextField)
      textFieldDidEndEditing(_ p0: UITextField)
      textFieldDidEndEditing(_ p0: UITextField, reason p1: UITextField.DidEndEditingReason)
      textFieldShouldBeginEditing(_ p0: UITextField) -> Bool
      textFieldShouldClear(_ p0: UITextField) -> Bool
      textFieldShouldEndEditing(_ p0: UITextField) -> Bool
      textFieldShouldReturn(_ p0: UITextField) -> Bool
    UITextInteractionDelegate
      interactionDidEnd(_ p0: UITextInteraction)
      interactionShouldBegin(_ p0: UITextInteraction, at p1: CGPoint) -> Bool
      interactionWillBegin(_ p0: UITextInteraction)
    UITextViewDelegate: UIScrollViewDelegate
      textView(_ p0: UITextView, editMenuForTextIn p1: NSRange, suggestedActions p2: [UIMenuElement]) -> UIMenu?
      textView(_ p0: UITextView, menuConfigurationFor p1: UITextItem, defaultMenu p2: UIMenu) -> UITextItem.MenuConfiguration?
      textView(_ p0: UITextView, primaryActionFor p1: UITextItem, defaultAction p2: UIAction) -> UIAction?
      textView(_ p0: UITextView, shouldChangeTextIn p1: NSRange, replacementText p2: String) -> Bool
      textView(_ p0: UITextView, shouldChangeTextInRanges p1: [NSValue], replacementText p2: String) -> Bool
      textView(_ p0: UITextView, shouldInteractWith p1: URL, in p2: NSRange, interaction p3: UITextItemInteraction) -> Bool
      textView(_ p0: UITextView, shouldInteractWith p1: NSTextAttachment, in p2: NSRange, interaction p3: UITextItemInteraction) -> Bool
      textView(_ p0: UITextView, willDismissEditMenuWith p1: any UIEditMenuInteractionAnimating)
      textView(_ p0: UITextView, willPresentEditMenuWith p1: any UIEditMenuInteractionAnimating)
      textViewDidBeginEditing(_ p0: UITextView)
      textViewDidChange(_ p0: UITextView)
      textViewDidChangeSelection(_ p0: UITextView)
      textViewDidEndEditing(_ p0: UITextView)
      textViewShouldBeginEditing(_ p0: UITextView) -> Bool
      textViewShouldEndEditing(_ p0: UITextView) -> Bool
    UIViewControllerTransitioningDelegate
      animationController(forDismissed p0: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      animationController(forPresented p0: UIViewController, presenting p1: UIViewController, source p2: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      interactionControllerForDismissal(using p0: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
      interactionControllerForPresentation(using p0: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
      presentationController(forPresented p0: UIViewController, presenting p1: UIViewController?, source p2: UIViewController) -> UIPresentationController?
    UIWindowSceneDelegate: UISceneDelegate
      windowScene(_ p0: UIWindowScene, didUpdate p1: any UICoordinateSpace, interfaceOrientation p2: UIInterfaceOrientation, traitCollection p3: UITraitCollection)
      windowScene(_ p0: UIWindowScene, performActionFor p1: UIApplicationShortcutItem, completionHandler p2: @escaping (Bool) -> Void)
    """
}
