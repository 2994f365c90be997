// SPDX-License-Identifier: MIT

/// The behavior of UIKit where a delegate or a data source does not implement an optional method.
///
/// Adapted sources use it for methods that only a subclass of the delegate implements. The class has the default implementation
/// of every optional method.
@MainActor
public final class _RequirementDefaults: NSObject, UITableViewDelegate, UITableViewDataSource,
  UICollectionViewDelegateFlowLayout, UICollectionViewDataSource, UITextFieldDelegate, UITextViewDelegate,
  UISearchBarDelegate, UISearchControllerDelegate, UIGestureRecognizerDelegate, UINavigationControllerDelegate,
  UITabBarControllerDelegate, UITabBarDelegate, UIPickerViewDelegate, UIPageViewControllerDelegate,
  UIPopoverPresentationControllerDelegate, UIViewControllerTransitioningDelegate, UISplitViewControllerDelegate,
  UINavigationBarDelegate, UIImagePickerControllerDelegate, UIDocumentPickerDelegate
{
  /// The only object.
  public static let shared = _RequirementDefaults()

  private override init() { super.init() }

  /// Never called, because the method is required.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Never called, because the method is required.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  /// Never called, because the method is required.
  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  /// Never called, because the method is required.
  public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }
}
