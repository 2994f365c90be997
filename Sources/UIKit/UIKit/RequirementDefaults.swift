// SPDX-License-Identifier: MIT

// Written by Scripts/adapter-names from the manifest of the mirror.

/// The behavior of UIKit where a delegate or a data source does not implement an optional method.
///
/// Adapted sources use it for methods that only a subclass of the delegate implements. The class has the default implementation
/// of every optional method.
@MainActor
public final class _RequirementDefaults: NSObject, UIAdaptivePresentationControllerDelegate, UIApplicationDelegate,
  UIBarPositioningDelegate, UICalendarSelectionMultiDateDelegate, UICalendarSelectionSingleDateDelegate,
  UICalendarViewDelegate, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching, UICollectionViewDelegate,
  UICollectionViewDelegateFlowLayout, UICollectionViewDragDelegate, UICollectionViewDropDelegate,
  UIColorPickerViewControllerDelegate, UIContextMenuInteractionDelegate, UIDocumentInteractionControllerDelegate,
  UIDocumentPickerDelegate, UIDragInteractionDelegate, UIDropInteractionDelegate, UIDynamicAnimatorDelegate,
  UIEditMenuInteractionDelegate, UIFindInteractionDelegate, UIFontPickerViewControllerDelegate,
  UIGestureRecognizerDelegate, UIImagePickerControllerDelegate, UILargeContentViewerInteractionDelegate,
  UINavigationBarDelegate, UINavigationControllerDelegate, UINavigationItemRenameDelegate,
  UIPageControlProgressDelegate, UIPageControlTimerProgressDelegate, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate, UIPencilInteractionDelegate, UIPickerViewDelegate, UIPointerInteractionDelegate,
  UIPopoverPresentationControllerDelegate, UIPreviewInteractionDelegate, UISceneDelegate, UIScribbleInteractionDelegate,
  UIScrollViewDelegate, UISearchBarDelegate, UISearchControllerDelegate, UISheetPresentationControllerDelegate,
  UISplitViewControllerDelegate, UITabBarControllerDelegate, UITabBarDelegate, UITableViewDataSource,
  UITableViewDataSourcePrefetching, UITableViewDelegate, UITableViewDragDelegate, UITableViewDropDelegate,
  UITextDragDelegate, UITextFieldDelegate, UITextInteractionDelegate, UITextViewDelegate,
  UIViewControllerTransitioningDelegate, UIWindowSceneDelegate
{
  /// The only object.
  public static let shared = _RequirementDefaults()

  private override init() { super.init() }

  // MARK: Requirements without a default

  private func notCalled() -> Never {
    preconditionFailure("A required method has no default: the delegate implements it.")
  }

  /// Never set.
  public var window: UIWindow?

  /// Never called, because the method is required.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) { notCalled() }

  /// Never called, because the method is required.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) { notCalled() }

  /// Never called, because the method is required.
  public func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
    notCalled()
  }

  /// Never called, because the method is required.
  public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { notCalled() }

  /// Never called, because the method is required.
  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    notCalled()
  }

  /// Never called, because the method is required.
  public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    notCalled()
  }

  /// Never called, because the method is required.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { notCalled() }

  /// Never called, because the method is required.
  public func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) { notCalled() }

  /// Never called, because the method is required.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { notCalled() }

  /// Never called, because the method is required.
  public func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  { notCalled() }

  /// Never called, because the method is required.
  public func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    notCalled()
  }

  /// Never called, because the method is required.
  public func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) { notCalled() }

  /// Never called, because the method is required.
  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { notCalled() }

  /// Never called, because the method is required.
  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { notCalled() }

  /// Never called, because the method is required.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
  ) { notCalled() }

  /// Never called, because the method is required.
  public func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { notCalled() }

  /// Never called, because the method is required.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { notCalled() }

  /// Never called, because the method is required.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notCalled() }

  /// Never called, because the method is required.
  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { notCalled() }

  /// Never called, because the method is required.
  public func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
  { notCalled() }

  /// Never called, because the method is required.
  public func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    notCalled()
  }
}
