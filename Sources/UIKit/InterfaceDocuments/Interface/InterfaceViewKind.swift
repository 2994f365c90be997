// SPDX-License-Identifier: MIT

/// The kinds of views that have elements in documents. Raw values are the names of the elements.
public enum InterfaceViewKind: String, Hashable, Sendable, CaseIterable {
  case view, label, button, textField, textView, imageView, slider, stepper, segmentedControl, progressView
  case activityIndicatorView, pageControl, datePicker, pickerView, searchBar, scrollView, tableView, tableViewCell
  case tableViewCellContentView, collectionView, collectionViewCell, collectionViewCellContentView
  case collectionReusableView, stackView, containerView, navigationBar, toolbar, tabBar, visualEffectView, wkWebView
  case webView, mapView, refreshControl, tableViewHeaderFooterView, colorWell, control, calendarView
  case switchControl = "switch"
  case tableViewHeaderFooterContentView = "tableViewHeaderFooterViewContentView"
  case contentUnavailableView, window
  case sceneKitView, arscnView, arskView, skView, mtkView, glkView, pdfView, inputView

  /// The name of the UIKit class.
  public var className: String { Self.classNames[self] ?? "UIView" }

  /// Whether it is a bar, whose class determines its height.
  package var isBar: Bool {
    switch self {
    case .navigationBar, .toolbar, .tabBar, .searchBar: true
    default: false
    }
  }

  /// Whether the view has an intrinsic content size.
  public var hasContentSize: Bool {
    switch self {
    case .label, .button, .textField, .imageView, .slider, .stepper, .segmentedControl, .progressView,
      .activityIndicatorView, .pageControl, .datePicker, .pickerView, .searchBar, .navigationBar, .toolbar, .tabBar,
      .switchControl, .refreshControl, .colorWell, .calendarView:
      true
    default: false
    }
  }

  private static let classNames: [InterfaceViewKind: String] = [
    .label: "UILabel", .button: "UIButton", .textField: "UITextField", .textView: "UITextView",
    .imageView: "UIImageView", .slider: "UISlider", .stepper: "UIStepper", .segmentedControl: "UISegmentedControl",
    .progressView: "UIProgressView", .activityIndicatorView: "UIActivityIndicatorView",
    .pageControl: "UIPageControl", .datePicker: "UIDatePicker", .pickerView: "UIPickerView",
    .searchBar: "UISearchBar", .scrollView: "UIScrollView", .tableView: "UITableView",
    .tableViewCell: "UITableViewCell", .tableViewCellContentView: "UITableViewCellContentView",
    .collectionView: "UICollectionView", .collectionViewCell: "UICollectionViewCell",
    .collectionReusableView: "UICollectionReusableView", .stackView: "UIStackView",
    .navigationBar: "UINavigationBar", .toolbar: "UIToolbar", .tabBar: "UITabBar",
    .visualEffectView: "UIVisualEffectView", .wkWebView: "WKWebView", .webView: "UIWebView", .mapView: "MKMapView",
    .refreshControl: "UIRefreshControl", .tableViewHeaderFooterView: "UITableViewHeaderFooterView",
    .colorWell: "UIColorWell", .control: "UIControl", .calendarView: "UICalendarView", .switchControl: "UISwitch",
    .contentUnavailableView: "UIContentUnavailableView", .window: "UIWindow", .sceneKitView: "SCNView",
    .arscnView: "ARSCNView", .arskView: "ARSKView", .skView: "SKView", .mtkView: "MTKView", .glkView: "GLKView",
    .pdfView: "PDFView", .inputView: "UIInputView",
  ]
}
