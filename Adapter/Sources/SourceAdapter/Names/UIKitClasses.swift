// SPDX-License-Identifier: MIT

/// The hierarchy of UIKit's classes, as far as apps extend them.
enum UIKitClasses {
  private static let superclasses: [String: String] = [
    "UIView": "UIResponder", "UIViewController": "UIResponder", "UIApplication": "UIResponder",
    "UIControl": "UIView", "UIScrollView": "UIView", "UILabel": "UIView", "UIImageView": "UIView",
    "UIStackView": "UIView", "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView",
    "UIVisualEffectView": "UIView", "UIPickerView": "UIView", "UINavigationBar": "UIView", "UITabBar": "UIView",
    "UIToolbar": "UIView", "UISearchBar": "UIView", "UITableViewCell": "UIView",
    "UITableViewHeaderFooterView": "UIView", "UICollectionReusableView": "UIView", "UIWindow": "UIView",
    "WKWebView": "UIView", "MKMapView": "UIView", "MKAnnotationView": "UIView",
    "UICollectionViewCell": "UICollectionReusableView", "UICollectionViewListCell": "UICollectionViewCell",
    "UIButton": "UIControl", "UITextField": "UIControl", "UISwitch": "UIControl", "UISlider": "UIControl",
    "UISegmentedControl": "UIControl", "UIStepper": "UIControl", "UIPageControl": "UIControl",
    "UIDatePicker": "UIControl", "UIRefreshControl": "UIControl", "UISearchTextField": "UITextField",
    "UITableView": "UIScrollView", "UICollectionView": "UIScrollView", "UITextView": "UIScrollView",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UISplitViewController": "UIViewController", "UITableViewController": "UIViewController",
    "UICollectionViewController": "UIViewController", "UIPageViewController": "UIViewController",
    "UIAlertController": "UIViewController", "UISearchController": "UIViewController",
    "UIActivityViewController": "UIViewController", "UIImagePickerController": "UINavigationController",
  ]

  /// Whether a class is known.
  static func contains(_ name: String) -> Bool { superclasses[name] != nil || name == "UIResponder" }

  /// The superclass of a class of UIKit; `nil` if it is not known.
  static func superclass(of name: String) -> String? { superclasses[name] }
}
