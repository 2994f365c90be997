// SPDX-License-Identifier: MIT

import UIKit

/// The objects that the mirror of UIKit can make, by kinds.
enum FreedObjects {
  typealias ViewMaker = FreedObjectTests.Maker<UIView>
  typealias ControllerMaker = FreedObjectTests.Maker<UIViewController>

  static let views: [ViewMaker] = texts + controls + lists + bars

  private static let texts = [
    ViewMaker("label") {
      let label = UILabel()
      label.text = "Text"
      return label
    },
    ViewMaker("field") { UITextField() }, ViewMaker("text view") { UITextView() },
    ViewMaker("search bar") {
      let bar = UISearchBar()
      bar.showsScopeBar = true
      bar.scopeButtonTitles = ["All"]
      return bar
    },
  ]

  private static let controls = [
    ViewMaker("button") { UIButton(type: .system) },
    ViewMaker("configured button") {
      UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in })
    },
    ViewMaker("switch") { UISwitch() }, ViewMaker("slider") { UISlider() }, ViewMaker("stepper") { UIStepper() },
    ViewMaker("segments") { UISegmentedControl(items: ["A", "B"]) },
    ViewMaker("progress") { UIProgressView() },
    ViewMaker("activity") {
      let view = UIActivityIndicatorView(style: .medium)
      view.startAnimating()
      return view
    },
    ViewMaker("pages") { UIPageControl() }, ViewMaker("compact date picker") { UIDatePicker() },
    ViewMaker("date wheels") {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .wheels
      return picker
    },
    ViewMaker("month") {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .inline
      return picker
    },
    ViewMaker("picker") { UIPickerView() }, ViewMaker("color well") { UIColorWell() },
    ViewMaker("calendar") { UICalendarView() }, ViewMaker("image") { UIImageView(image: UIImage(systemName: "bell")) },
    ViewMaker("stack") { UIStackView(arrangedSubviews: [UILabel(), UIView()]) },
    ViewMaker("glass") { UIVisualEffectView(effect: UIGlassEffect()) },
    ViewMaker("unavailable") { UIContentUnavailableView(configuration: .empty()) },
    ViewMaker("search field") { UISearchTextField() }, ViewMaker("paste") { UIPasteControl() },
    ViewMaker("input view") { UIInputView(frame: .zero, inputViewStyle: .keyboard) },
    ViewMaker("blur") { UIVisualEffectView(effect: UIBlurEffect(style: .regular)) },
  ]

  private static let lists = [
    ViewMaker("scroll view that refreshes") {
      let view = UIScrollView()
      view.refreshControl = UIRefreshControl()
      return view
    },
    ViewMaker("table") { UITableView() },
    ViewMaker("flow") { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
    ViewMaker("list") {
      UICollectionView(frame: .zero, collectionViewLayout: listLayout)
    },
    ViewMaker("cell") { UITableViewCell(style: .subtitle, reuseIdentifier: nil) },
    ViewMaker("header") { UITableViewHeaderFooterView(reuseIdentifier: "header") },
    ViewMaker("list cell") { UICollectionViewListCell() },
    ViewMaker("list content") { UIListContentView(configuration: .cell()) },
  ]

  private static let bars = [
    ViewMaker("navigation bar") {
      let bar = UINavigationBar()
      bar.pushItem(UINavigationItem(title: "Title"), animated: false)
      return bar
    },
    ViewMaker("toolbar") {
      let bar = UIToolbar()
      bar.setItems([UIBarButtonItem(systemItem: .add)], animated: false)
      return bar
    },
    ViewMaker("tab bar") {
      let bar = UITabBar()
      bar.items = [UITabBarItem(title: "A", image: nil, tag: 0)]
      return bar
    },
  ]

  static let controllers = [
    ControllerMaker("controller") { UIViewController() },
    ControllerMaker("navigation") { UINavigationController(rootViewController: UIViewController()) },
    ControllerMaker("toolbar and large title") {
      let controller = UITableViewController(style: .insetGrouped)
      controller.title = "Title"
      controller.toolbarItems = [UIBarButtonItem(systemItem: .add)]
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
      let navigation = UINavigationController(rootViewController: controller)
      navigation.isToolbarHidden = false
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    },
    ControllerMaker("search") {
      let controller = UIViewController()
      controller.navigationItem.searchController = UISearchController(searchResultsController: UITableViewController())
      return UINavigationController(rootViewController: controller)
    },
    ControllerMaker("tabs") {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UINavigationController(rootViewController: UIViewController())]
      return tabs
    },
    ControllerMaker("split") {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      return split
    },
    ControllerMaker("triple split") { UISplitViewController(style: .tripleColumn) },
    ControllerMaker("tabs of today") {
      let tabs = UITabBarController()
      tabs.tabs = [
        UITab(title: "A", image: nil, identifier: "a") { _ in UIViewController() },
        UISearchTab { _ in UINavigationController(rootViewController: UIViewController()) },
      ]
      return tabs
    },
    ControllerMaker("curled pages") {
      UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    },
    ControllerMaker("table") { UITableViewController(style: .plain) },
    ControllerMaker("flow") { UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) },
    ControllerMaker("list") { UICollectionViewController(collectionViewLayout: listLayout) },
    ControllerMaker("pages") {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
      return pages
    },
  ]

  static let presented = [
    ControllerMaker("alert") {
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      alert.addTextField()
      return alert
    },
    ControllerMaker("action sheet") {
      let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      return sheet
    },
    ControllerMaker("page sheet") { UIViewController() },
    ControllerMaker("detents") {
      let controller = UIViewController()
      controller.sheetPresentationController?.detents = [.medium(), .large()]
      return controller
    },
    ControllerMaker("full screen") {
      let controller = UIViewController()
      controller.modalPresentationStyle = .fullScreen
      return controller
    },
    ControllerMaker("popover") {
      let controller = UIViewController()
      controller.modalPresentationStyle = .popover
      return controller
    },
    ControllerMaker("colors") { UIColorPickerViewController() },
    ControllerMaker("fonts") { UIFontPickerViewController() },
    ControllerMaker("documents") { UIDocumentPickerViewController(forOpeningContentTypes: [.item]) },
    ControllerMaker("search") { UISearchController(searchResultsController: UITableViewController()) },
    ControllerMaker("activities") { UIActivityViewController(activityItems: ["Text"], applicationActivities: nil) },
  ]

  @MainActor
  private static var listLayout: UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
  }
}
