// SPDX-License-Identifier: MIT

/// The optional methods of UIKit's delegates and data sources, with their declarations.
enum OptionalRequirements {
  /// A method that a protocol does not require.
  struct Requirement: Sendable {
    let name: MethodName
    /// The declaration without `func`, with the parameters `p0`, `p1` and so on.
    let declaration: String
  }

  /// Returns the method with a name that a protocol, or one that it refines, does not require; `nil` if there is none.
  static func requirement(_ name: MethodName, of protocolName: String) -> Requirement? {
    var next: String? = protocolName
    while let current = next {
      if let found = byProtocol[current]?.first(where: { $0.name == name }) { return found }
      next = refined[current]
    }
    return nil
  }

  private static let refined = [
    "UITableViewDelegate": "UIScrollViewDelegate", "UICollectionViewDelegate": "UIScrollViewDelegate",
    "UICollectionViewDelegateFlowLayout": "UICollectionViewDelegate", "UITextViewDelegate": "UIScrollViewDelegate",
    "UIPopoverPresentationControllerDelegate": "UIAdaptivePresentationControllerDelegate",
    "UINavigationBarDelegate": "UIBarPositioningDelegate", "UISearchBarDelegate": "UIBarPositioningDelegate",
  ]

  private static let byProtocol: [String: [Requirement]] = {
    var result: [String: [Requirement]] = [:]
    var current = ""
    for line in table.split(separator: "\n") {
      if line.first == " " {
        let declaration = String(line.drop { $0 == " " })
        result[current, default: []].append(Requirement(name: name(of: declaration), declaration: declaration))
      } else {
        current = String(line)
      }
    }
    return result
  }()

  /// The names of all methods.
  static let names = Set(byProtocol.values.joined().map(\.name))

  /// The name in a declaration such as `tableView(_ p0: UITableView, didSelectRowAt p1: IndexPath)`: a label stands before each `p`.
  private static func name(of declaration: String) -> MethodName {
    let labels = declaration.matches(of: /(\w+) p[0-9]+:/).map { String($0.1) }
    return MethodName(
      base: String(declaration.prefix { $0 != "(" }), labels: labels.map { $0 == "_" ? "" : $0 })
  }

  private static let table = """
    UIAdaptivePresentationControllerDelegate
      adaptivePresentationStyle(for p0: UIPresentationController) -> UIModalPresentationStyle
      adaptivePresentationStyle(for p0: UIPresentationController, traitCollection p1: UITraitCollection) -> UIModalPresentationStyle
      presentationController(_ p0: UIPresentationController, prepare p1: UIPresentationController)
      presentationController(_ p0: UIPresentationController, viewControllerForAdaptivePresentationStyle p1: UIModalPresentationStyle) -> UIViewController?
      presentationController(_ p0: UIPresentationController, willPresentWithAdaptiveStyle p1: UIModalPresentationStyle, transitionCoordinator p2: (any UIViewControllerTransitionCoordinator)?)
      presentationControllerShouldDismiss(_ p0: UIPresentationController) -> Bool
      presentationControllerWillDismiss(_ p0: UIPresentationController)
      presentationControllerDidDismiss(_ p0: UIPresentationController)
      presentationControllerDidAttemptToDismiss(_ p0: UIPresentationController)
    UIBarPositioningDelegate
      position(for p0: any UIBarPositioning) -> UIBarPosition
    UICollectionViewDataSource
      numberOfSections(in p0: UICollectionView) -> Int
      collectionView(_ p0: UICollectionView, viewForSupplementaryElementOfKind p1: String, at p2: IndexPath) -> UICollectionReusableView
      collectionView(_ p0: UICollectionView, canMoveItemAt p1: IndexPath) -> Bool
      collectionView(_ p0: UICollectionView, moveItemAt p1: IndexPath, to p2: IndexPath)
      indexTitles(for p0: UICollectionView) -> [String]?
      collectionView(_ p0: UICollectionView, indexPathForIndexTitle p1: String, at p2: Int) -> IndexPath
    UICollectionViewDelegate
      collectionView(_ p0: UICollectionView, shouldHighlightItemAt p1: IndexPath) -> Bool
      collectionView(_ p0: UICollectionView, didHighlightItemAt p1: IndexPath)
      collectionView(_ p0: UICollectionView, didUnhighlightItemAt p1: IndexPath)
      collectionView(_ p0: UICollectionView, shouldSelectItemAt p1: IndexPath) -> Bool
      collectionView(_ p0: UICollectionView, shouldDeselectItemAt p1: IndexPath) -> Bool
      collectionView(_ p0: UICollectionView, didSelectItemAt p1: IndexPath)
      collectionView(_ p0: UICollectionView, didDeselectItemAt p1: IndexPath)
      collectionView(_ p0: UICollectionView, willDisplay p1: UICollectionViewCell, forItemAt p2: IndexPath)
      collectionView(_ p0: UICollectionView, willDisplaySupplementaryView p1: UICollectionReusableView, forElementKind p2: String, at p3: IndexPath)
      collectionView(_ p0: UICollectionView, didEndDisplaying p1: UICollectionViewCell, forItemAt p2: IndexPath)
      collectionView(_ p0: UICollectionView, didEndDisplayingSupplementaryView p1: UICollectionReusableView, forElementOfKind p2: String, at p3: IndexPath)
      collectionView(_ p0: UICollectionView, targetContentOffsetForProposedContentOffset p1: CGPoint) -> CGPoint
      collectionView(_ p0: UICollectionView, shouldShowMenuForItemAt p1: IndexPath) -> Bool
      collectionView(_ p0: UICollectionView, canPerformAction p1: Selector, forItemAt p2: IndexPath, withSender p3: Any?) -> Bool
      collectionView(_ p0: UICollectionView, performAction p1: Selector, forItemAt p2: IndexPath, withSender p3: Any?)
      collectionView(_ p0: UICollectionView, canFocusItemAt p1: IndexPath) -> Bool
      collectionView(_ p0: UICollectionView, shouldBeginMultipleSelectionInteractionAt p1: IndexPath) -> Bool
      collectionView(_ p0: UICollectionView, didBeginMultipleSelectionInteractionAt p1: IndexPath)
      collectionView(_ p0: UICollectionView, canPerformPrimaryActionForItemAt p1: IndexPath) -> Bool
      collectionView(_ p0: UICollectionView, performPrimaryActionForItemAt p1: IndexPath)
      collectionView(_ p0: UICollectionView, contextMenuConfigurationForItemAt p1: IndexPath, point p2: CGPoint) -> UIContextMenuConfiguration?
      collectionView(_ p0: UICollectionView, previewForHighlightingContextMenuWithConfiguration p1: UIContextMenuConfiguration) -> UITargetedPreview?
      collectionView(_ p0: UICollectionView, previewForDismissingContextMenuWithConfiguration p1: UIContextMenuConfiguration) -> UITargetedPreview?
      collectionView(_ p0: UICollectionView, willPerformPreviewActionForMenuWith p1: UIContextMenuConfiguration, animator p2: any UIContextMenuInteractionCommitAnimating)
      collectionView(_ p0: UICollectionView, willDisplayContextMenu p1: UIContextMenuConfiguration, animator p2: (any UIContextMenuInteractionAnimating)?)
      collectionView(_ p0: UICollectionView, willEndContextMenuInteraction p1: UIContextMenuConfiguration, animator p2: (any UIContextMenuInteractionAnimating)?)
      collectionView(_ p0: UICollectionView, contextMenuConfigurationForItemsAt p1: [IndexPath], point p2: CGPoint) -> UIContextMenuConfiguration?
      collectionView(_ p0: UICollectionView, selectionFollowsFocusForItemAt p1: IndexPath) -> Bool
      collectionView(_ p0: UICollectionView, canEditItemAt p1: IndexPath) -> Bool
      collectionViewDidEndMultipleSelectionInteraction(_ p0: UICollectionView)
      indexPathForPreferredFocusedView(in p0: UICollectionView) -> IndexPath?
    UICollectionViewDelegateFlowLayout
      collectionView(_ p0: UICollectionView, layout p1: UICollectionViewLayout, sizeForItemAt p2: IndexPath) -> CGSize
      collectionView(_ p0: UICollectionView, layout p1: UICollectionViewLayout, insetForSectionAt p2: Int) -> UIEdgeInsets
      collectionView(_ p0: UICollectionView, layout p1: UICollectionViewLayout, minimumLineSpacingForSectionAt p2: Int) -> CGFloat
      collectionView(_ p0: UICollectionView, layout p1: UICollectionViewLayout, minimumInteritemSpacingForSectionAt p2: Int) -> CGFloat
      collectionView(_ p0: UICollectionView, layout p1: UICollectionViewLayout, referenceSizeForHeaderInSection p2: Int) -> CGSize
      collectionView(_ p0: UICollectionView, layout p1: UICollectionViewLayout, referenceSizeForFooterInSection p2: Int) -> CGSize
    UIDocumentPickerDelegate
      documentPicker(_ p0: UIDocumentPickerViewController, didPickDocumentsAt p1: [URL])
      documentPicker(_ p0: UIDocumentPickerViewController, didPickDocumentAt p1: URL)
      documentPickerWasCancelled(_ p0: UIDocumentPickerViewController)
    UIGestureRecognizerDelegate
      gestureRecognizerShouldBegin(_ p0: UIGestureRecognizer) -> Bool
      gestureRecognizer(_ p0: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith p1: UIGestureRecognizer) -> Bool
      gestureRecognizer(_ p0: UIGestureRecognizer, shouldReceive p1: UITouch) -> Bool
      gestureRecognizer(_ p0: UIGestureRecognizer, shouldRequireFailureOf p1: UIGestureRecognizer) -> Bool
      gestureRecognizer(_ p0: UIGestureRecognizer, shouldBeRequiredToFailBy p1: UIGestureRecognizer) -> Bool
    UIImagePickerControllerDelegate
      imagePickerController(_ p0: UIImagePickerController, didFinishPickingMediaWithInfo p1: [UIImagePickerController.InfoKey: Any])
      imagePickerControllerDidCancel(_ p0: UIImagePickerController)
    UINavigationBarDelegate
      navigationBar(_ p0: UINavigationBar, shouldPush p1: UINavigationItem) -> Bool
      navigationBar(_ p0: UINavigationBar, didPush p1: UINavigationItem)
      navigationBar(_ p0: UINavigationBar, shouldPop p1: UINavigationItem) -> Bool
      navigationBar(_ p0: UINavigationBar, didPop p1: UINavigationItem)
    UINavigationControllerDelegate
      navigationController(_ p0: UINavigationController, willShow p1: UIViewController, animated p2: Bool)
      navigationController(_ p0: UINavigationController, didShow p1: UIViewController, animated p2: Bool)
      navigationController(_ p0: UINavigationController, animationControllerFor p1: UINavigationController.Operation, from p2: UIViewController, to p3: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      navigationController(_ p0: UINavigationController, interactionControllerFor p1: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
      navigationControllerSupportedInterfaceOrientations(_ p0: UINavigationController) -> UIInterfaceOrientationMask
      navigationControllerPreferredInterfaceOrientationForPresentation(_ p0: UINavigationController) -> UIInterfaceOrientation
    UIPageViewControllerDelegate
      pageViewController(_ p0: UIPageViewController, willTransitionTo p1: [UIViewController])
      pageViewController(_ p0: UIPageViewController, didFinishAnimating p1: Bool, previousViewControllers p2: [UIViewController], transitionCompleted p3: Bool)
      pageViewController(_ p0: UIPageViewController, spineLocationFor p1: UIInterfaceOrientation) -> UIPageViewController.SpineLocation
      pageViewControllerSupportedInterfaceOrientations(_ p0: UIPageViewController) -> UIInterfaceOrientationMask
      pageViewControllerPreferredInterfaceOrientationForPresentation(_ p0: UIPageViewController) -> UIInterfaceOrientation
    UIPickerViewDelegate
      pickerView(_ p0: UIPickerView, titleForRow p1: Int, forComponent p2: Int) -> String?
      pickerView(_ p0: UIPickerView, didSelectRow p1: Int, inComponent p2: Int)
    UIPopoverPresentationControllerDelegate
      prepareForPopoverPresentation(_ p0: UIPopoverPresentationController)
      popoverPresentationControllerShouldDismissPopover(_ p0: UIPopoverPresentationController) -> Bool
      popoverPresentationControllerDidDismissPopover(_ p0: UIPopoverPresentationController)
    UIScrollViewDelegate
      scrollViewDidScroll(_ p0: UIScrollView)
      scrollViewDidZoom(_ p0: UIScrollView)
      scrollViewWillBeginDragging(_ p0: UIScrollView)
      scrollViewDidEndDragging(_ p0: UIScrollView, willDecelerate p1: Bool)
      scrollViewWillBeginDecelerating(_ p0: UIScrollView)
      scrollViewDidEndDecelerating(_ p0: UIScrollView)
      scrollViewDidEndScrollingAnimation(_ p0: UIScrollView)
      scrollViewShouldScrollToTop(_ p0: UIScrollView) -> Bool
      scrollViewDidScrollToTop(_ p0: UIScrollView)
      scrollViewWillBeginZooming(_ p0: UIScrollView, with p1: UIView?)
      scrollViewDidEndZooming(_ p0: UIScrollView, with p1: UIView?, atScale p2: CGFloat)
      scrollViewDidChangeAdjustedContentInset(_ p0: UIScrollView)
      viewForZooming(in p0: UIScrollView) -> UIView?
    UISearchBarDelegate
      searchBarShouldBeginEditing(_ p0: UISearchBar) -> Bool
      searchBarTextDidBeginEditing(_ p0: UISearchBar)
      searchBarTextDidEndEditing(_ p0: UISearchBar)
      searchBar(_ p0: UISearchBar, textDidChange p1: String)
      searchBarSearchButtonClicked(_ p0: UISearchBar)
      searchBarCancelButtonClicked(_ p0: UISearchBar)
    UISearchControllerDelegate
      willPresentSearchController(_ p0: UISearchController)
      didPresentSearchController(_ p0: UISearchController)
      willDismissSearchController(_ p0: UISearchController)
      didDismissSearchController(_ p0: UISearchController)
    UISplitViewControllerDelegate
      splitViewController(_ p0: UISplitViewController, topColumnForCollapsingToProposedTopColumn p1: UISplitViewController.Column) -> UISplitViewController.Column
      splitViewController(_ p0: UISplitViewController, collapseSecondary p1: UIViewController, onto p2: UIViewController) -> Bool
      splitViewController(_ p0: UISplitViewController, willChangeTo p1: UISplitViewController.DisplayMode)
      splitViewControllerDidCollapse(_ p0: UISplitViewController)
      splitViewControllerDidExpand(_ p0: UISplitViewController)
    UITabBarControllerDelegate
      tabBarController(_ p0: UITabBarController, shouldSelect p1: UIViewController) -> Bool
      tabBarController(_ p0: UITabBarController, didSelect p1: UIViewController)
      tabBarController(_ p0: UITabBarController, animationControllerForTransitionFrom p1: UIViewController, to p2: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      tabBarController(_ p0: UITabBarController, interactionControllerFor p1: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    UITabBarDelegate
      tabBar(_ p0: UITabBar, didSelect p1: UITabBarItem)
    UITableViewDataSource
      numberOfSections(in p0: UITableView) -> Int
      tableView(_ p0: UITableView, titleForHeaderInSection p1: Int) -> String?
      tableView(_ p0: UITableView, titleForFooterInSection p1: Int) -> String?
      tableView(_ p0: UITableView, canEditRowAt p1: IndexPath) -> Bool
      tableView(_ p0: UITableView, canMoveRowAt p1: IndexPath) -> Bool
      tableView(_ p0: UITableView, commit p1: UITableViewCell.EditingStyle, forRowAt p2: IndexPath)
      tableView(_ p0: UITableView, moveRowAt p1: IndexPath, to p2: IndexPath)
      sectionIndexTitles(for p0: UITableView) -> [String]?
      tableView(_ p0: UITableView, sectionForSectionIndexTitle p1: String, at p2: Int) -> Int
    UITableViewDelegate
      tableView(_ p0: UITableView, willDisplay p1: UITableViewCell, forRowAt p2: IndexPath)
      tableView(_ p0: UITableView, willDisplayHeaderView p1: UIView, forSection p2: Int)
      tableView(_ p0: UITableView, willDisplayFooterView p1: UIView, forSection p2: Int)
      tableView(_ p0: UITableView, didEndDisplaying p1: UITableViewCell, forRowAt p2: IndexPath)
      tableView(_ p0: UITableView, didEndDisplayingHeaderView p1: UIView, forSection p2: Int)
      tableView(_ p0: UITableView, didEndDisplayingFooterView p1: UIView, forSection p2: Int)
      tableView(_ p0: UITableView, heightForRowAt p1: IndexPath) -> CGFloat
      tableView(_ p0: UITableView, heightForHeaderInSection p1: Int) -> CGFloat
      tableView(_ p0: UITableView, heightForFooterInSection p1: Int) -> CGFloat
      tableView(_ p0: UITableView, estimatedHeightForRowAt p1: IndexPath) -> CGFloat
      tableView(_ p0: UITableView, estimatedHeightForHeaderInSection p1: Int) -> CGFloat
      tableView(_ p0: UITableView, estimatedHeightForFooterInSection p1: Int) -> CGFloat
      tableView(_ p0: UITableView, viewForHeaderInSection p1: Int) -> UIView?
      tableView(_ p0: UITableView, viewForFooterInSection p1: Int) -> UIView?
      tableView(_ p0: UITableView, accessoryButtonTappedForRowWith p1: IndexPath)
      tableView(_ p0: UITableView, shouldHighlightRowAt p1: IndexPath) -> Bool
      tableView(_ p0: UITableView, didHighlightRowAt p1: IndexPath)
      tableView(_ p0: UITableView, didUnhighlightRowAt p1: IndexPath)
      tableView(_ p0: UITableView, willSelectRowAt p1: IndexPath) -> IndexPath?
      tableView(_ p0: UITableView, willDeselectRowAt p1: IndexPath) -> IndexPath?
      tableView(_ p0: UITableView, didSelectRowAt p1: IndexPath)
      tableView(_ p0: UITableView, didDeselectRowAt p1: IndexPath)
      tableView(_ p0: UITableView, editingStyleForRowAt p1: IndexPath) -> UITableViewCell.EditingStyle
      tableView(_ p0: UITableView, titleForDeleteConfirmationButtonForRowAt p1: IndexPath) -> String?
      tableView(_ p0: UITableView, leadingSwipeActionsConfigurationForRowAt p1: IndexPath) -> UISwipeActionsConfiguration?
      tableView(_ p0: UITableView, trailingSwipeActionsConfigurationForRowAt p1: IndexPath) -> UISwipeActionsConfiguration?
      tableView(_ p0: UITableView, shouldIndentWhileEditingRowAt p1: IndexPath) -> Bool
      tableView(_ p0: UITableView, willBeginEditingRowAt p1: IndexPath)
      tableView(_ p0: UITableView, didEndEditingRowAt p1: IndexPath?)
      tableView(_ p0: UITableView, targetIndexPathForMoveFromRowAt p1: IndexPath, toProposedIndexPath p2: IndexPath) -> IndexPath
      tableView(_ p0: UITableView, indentationLevelForRowAt p1: IndexPath) -> Int
      tableView(_ p0: UITableView, shouldShowMenuForRowAt p1: IndexPath) -> Bool
      tableView(_ p0: UITableView, canPerformAction p1: Selector, forRowAt p2: IndexPath, withSender p3: Any?) -> Bool
      tableView(_ p0: UITableView, performAction p1: Selector, forRowAt p2: IndexPath, withSender p3: Any?)
      tableView(_ p0: UITableView, canFocusRowAt p1: IndexPath) -> Bool
      tableView(_ p0: UITableView, shouldBeginMultipleSelectionInteractionAt p1: IndexPath) -> Bool
      tableView(_ p0: UITableView, didBeginMultipleSelectionInteractionAt p1: IndexPath)
      tableView(_ p0: UITableView, canPerformPrimaryActionForRowAt p1: IndexPath) -> Bool
      tableView(_ p0: UITableView, performPrimaryActionForRowAt p1: IndexPath)
      tableView(_ p0: UITableView, contextMenuConfigurationForRowAt p1: IndexPath, point p2: CGPoint) -> UIContextMenuConfiguration?
      tableView(_ p0: UITableView, previewForHighlightingContextMenuWithConfiguration p1: UIContextMenuConfiguration) -> UITargetedPreview?
      tableView(_ p0: UITableView, previewForDismissingContextMenuWithConfiguration p1: UIContextMenuConfiguration) -> UITargetedPreview?
      tableView(_ p0: UITableView, willPerformPreviewActionForMenuWith p1: UIContextMenuConfiguration, animator p2: any UIContextMenuInteractionCommitAnimating)
      tableView(_ p0: UITableView, willDisplayContextMenu p1: UIContextMenuConfiguration, animator p2: (any UIContextMenuInteractionAnimating)?)
      tableView(_ p0: UITableView, willEndContextMenuInteraction p1: UIContextMenuConfiguration, animator p2: (any UIContextMenuInteractionAnimating)?)
      tableView(_ p0: UITableView, selectionFollowsFocusForRowAt p1: IndexPath) -> Bool
      tableViewDidEndMultipleSelectionInteraction(_ p0: UITableView)
      indexPathForPreferredFocusedView(in p0: UITableView) -> IndexPath?
    UITextFieldDelegate
      textFieldShouldBeginEditing(_ p0: UITextField) -> Bool
      textFieldDidBeginEditing(_ p0: UITextField)
      textFieldShouldEndEditing(_ p0: UITextField) -> Bool
      textFieldDidEndEditing(_ p0: UITextField)
      textFieldDidEndEditing(_ p0: UITextField, reason p1: UITextField.DidEndEditingReason)
      textField(_ p0: UITextField, shouldChangeCharactersIn p1: NSRange, replacementString p2: String) -> Bool
      textFieldDidChangeSelection(_ p0: UITextField)
      textFieldShouldClear(_ p0: UITextField) -> Bool
      textFieldShouldReturn(_ p0: UITextField) -> Bool
    UITextViewDelegate
      textViewShouldBeginEditing(_ p0: UITextView) -> Bool
      textViewShouldEndEditing(_ p0: UITextView) -> Bool
      textViewDidBeginEditing(_ p0: UITextView)
      textViewDidEndEditing(_ p0: UITextView)
      textView(_ p0: UITextView, shouldChangeTextIn p1: NSRange, replacementText p2: String) -> Bool
      textViewDidChange(_ p0: UITextView)
      textViewDidChangeSelection(_ p0: UITextView)
      textView(_ p0: UITextView, shouldInteractWith p1: URL, in p2: NSRange, interaction p3: UITextItemInteraction) -> Bool
      textView(_ p0: UITextView, shouldInteractWith p1: NSTextAttachment, in p2: NSRange, interaction p3: UITextItemInteraction) -> Bool
      textView(_ p0: UITextView, primaryActionFor p1: UITextItem, defaultAction p2: UIAction) -> UIAction?
      textView(_ p0: UITextView, menuConfigurationFor p1: UITextItem, defaultMenu p2: UIMenu) -> UITextItem.MenuConfiguration?
      textView(_ p0: UITextView, editMenuForTextIn p1: NSRange, suggestedActions p2: [UIMenuElement]) -> UIMenu?
      textView(_ p0: UITextView, willPresentEditMenuWith p1: any UIEditMenuInteractionAnimating)
      textView(_ p0: UITextView, willDismissEditMenuWith p1: any UIEditMenuInteractionAnimating)
    UIViewControllerTransitioningDelegate
      animationController(forPresented p0: UIViewController, presenting p1: UIViewController, source p2: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      animationController(forDismissed p0: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      interactionControllerForPresentation(using p0: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
      interactionControllerForDismissal(using p0: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
      presentationController(forPresented p0: UIViewController, presenting p1: UIViewController?, source p2: UIViewController) -> UIPresentationController?
    """
}
