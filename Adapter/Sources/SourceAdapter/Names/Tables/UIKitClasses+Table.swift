// SPDX-License-Identifier: MIT

// Written by Scripts/adapter-names from the manifest of the mirror.

extension UIKitClasses {
  /// The classes below `UIResponder`, and their superclasses.
  static let table = """
    ASAuthorizationAppleIDButton: UIControl
    AVPlayerViewController: UIViewController
    CNContactPickerViewController: UIViewController
    EKEventEditViewController: UINavigationController
    EKEventViewController: UIViewController
    LPLinkView: UIView
    MFMailComposeViewController: UINavigationController
    MFMessageComposeViewController: UINavigationController
    MKAnnotationView: UIView
    MKCompassButton: UIView
    MKMapView: UIView
    MKMarkerAnnotationView: MKAnnotationView
    MKPinAnnotationView: MKAnnotationView
    MKScaleView: UIView
    MKUserTrackingButton: UIView
    MPMediaPickerController: UIViewController
    MPVolumeView: UIView
    PDFThumbnailView: UIView
    PDFView: UIView
    PHLivePhotoView: UIView
    PHPickerViewController: UIViewController
    QLPreviewController: UIViewController
    SFSafariViewController: UIViewController
    SKStoreProductViewController: UIViewController
    UIAccessibilityElement: UIResponder
    UIActionSheet: UIView
    UIActivityIndicatorView: UIView
    UIActivityViewController: UIViewController
    UIAlertController: UIViewController
    UIAlertView: UIView
    UIApplication: UIResponder
    UIBackgroundExtensionView: UIView
    UIButton: UIControl
    UICalendarView: UIView
    UICollectionReusableView: UIView
    UICollectionView: UIScrollView
    UICollectionViewCell: UICollectionReusableView
    UICollectionViewController: UIViewController
    UICollectionViewListCell: UICollectionViewCell
    UIColorPickerViewController: UIViewController
    UIColorWell: UIControl
    UIContentUnavailableView: UIView
    UIControl: UIView
    UIDatePicker: UIControl
    UIDocumentPickerViewController: UIViewController
    UIFontPickerViewController: UIViewController
    UIImagePickerController: UINavigationController
    UIImageView: UIView
    UIInputView: UIView
    UIInputViewController: UIViewController
    UILabel: UIView
    UIListContentView: UIView
    UINavigationBar: UIView
    UINavigationController: UIViewController
    UIPageControl: UIControl
    UIPageViewController: UIViewController
    UIPasteControl: UIControl
    UIPickerView: UIView
    UIProgressView: UIView
    UIReferenceLibraryViewController: UIViewController
    UIRefreshControl: UIControl
    UIScene: UIResponder
    UIScrollView: UIView
    UISearchBar: UIView
    UISearchController: UIViewController
    UISearchTextField: UITextField
    UISegmentedControl: UIControl
    UISlider: UIControl
    UISplitViewController: UIViewController
    UIStackView: UIView
    UIStepper: UIControl
    UISwitch: UIControl
    UITabBar: UIView
    UITabBarController: UIViewController
    UITableView: UIScrollView
    UITableViewCell: UIView
    UITableViewController: UIViewController
    UITableViewHeaderFooterView: UIView
    UITextField: UIControl
    UITextView: UIScrollView
    UIToolbar: UIView
    UIView: UIResponder
    UIViewController: UIResponder
    UIVisualEffectView: UIView
    UIWindow: UIView
    UIWindowScene: UIScene
    WKWebView: UIView
    """
}
