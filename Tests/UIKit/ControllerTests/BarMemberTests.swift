// SPDX-License-Identifier: MIT

import LayoutTesting
import Testing
import UIKit

@MainActor
@Suite("Bars, their items and what they tell: what their members do", .system(.iOS18))
struct BarMemberTests {
  private func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    (view as? View).map { [$0] } ?? view.subviews.flatMap { views(type, in: $0) }
  }

  @Test("A navigation bar shows its own image for going back, and has another appearance above what is scrolled")
  func navigationBar() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let image = square(15)
    navigation.navigationBar.backIndicatorImage = image
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    navigation.navigationBar.scrollEdgeAppearance = appearance
    let controller = UIViewController()
    let window = shown(navigation)
    navigation.pushViewController(controller, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.backIndicatorImage === image)
    #expect(views(UIImageView.self, in: navigation.navigationBar).contains { $0.image?.size == image.size })
    #expect(navigation.navigationBar.scrollEdgeAppearance?.backgroundColor == .red)
  }

  @Test("An item has its own tint, its image is moved, and an action gives it title, image and what it does")
  func items() {
    var count = 0
    let action = UIAction(title: "Add", image: square(10), state: .on) { _ in count += 1 }
    #expect(action.state == .on && action.image != nil)
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.title == "Add" && item.primaryAction === action && item.image === action.image)
    item.tintColor = .red
    item.imageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    let window = shown(UINavigationController(rootViewController: controller))
    #expect(item.tintColor == .red && item.imageInsets.right == 4)
    #expect(
      views(UIImageView.self, in: window).contains { $0.image?.size == action.image?.size && $0.tintColor == .red })
    let menu = UIMenu(title: "More", image: square(5), identifier: UIMenu.Identifier("more"), children: [action])
    #expect(menu.identifier == UIMenu.Identifier("more") && menu.image != nil)
    #expect(menu.children.first?.image === action.image)
  }

  @Test("Items of a kind get the values of their proxy, also those in bars of a kind")
  func appearance() {
    final class Item: UIBarButtonItem {}
    final class Bar: UIToolbar {}
    Item.appearance().tintColor = .red
    Item.appearance(whenContainedInInstancesOf: [Bar.self]).tintColor = .blue
    let (free, inside) = (Item(), Item())
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = free
    let bar = Bar(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
    bar.items = [inside]
    let window = shown(UINavigationController(rootViewController: controller))
    controller.view.addSubview(bar)
    window.layoutIfNeeded()
    #expect(free.tintColor == .red && inside.tintColor == .blue)
  }

  @Test("A search bar and a tab bar show a color and an image behind them")
  func backgrounds() throws {
    let image = square(8)
    for bar in [UISearchBar(), UITabBar()] as [UIView] {
      bar.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
      let before = bar.description
      if let search = bar as? UISearchBar {
        (search.barTintColor, search.backgroundImage, search.barStyle) = (.red, image, .black)
        #expect(search.barTintColor == .red && search.backgroundImage === image && search.barStyle == .black)
      } else if let tabs = bar as? UITabBar {
        (tabs.barTintColor, tabs.backgroundImage) = (.red, image)
        #expect(tabs.barTintColor == .red && tabs.backgroundImage === image)
      }
      bar.layoutIfNeeded()
      #expect(views(UIImageView.self, in: bar).contains { $0.image === image }, "\(before)")
    }
    let search = UISearchBar()
    search.setImage(image, for: .bookmark, state: .normal)
    search.autocapitalizationType = .words
    #expect(search.image(for: .bookmark, state: .normal) === image && search.autocapitalizationType == .words)
  }

  @Test("A text field shows its background without a border, and has smart quotes unless it is told")
  func field() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(field.background == nil && field.smartQuotesType == .default)
    field.background = square(4)
    field.smartQuotesType = .no
    #expect(field.background != nil && field.smartQuotesType == .no)
  }

  @Test("A refresh control shows its title below its indicator")
  func refreshing() {
    let control = UIRefreshControl()
    control.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    control.attributedTitle = NSAttributedString(string: "Loading")
    control.layoutIfNeeded()
    #expect(control.attributedTitle?.string == "Loading")
    #expect(views(UILabel.self, in: control).contains { $0.text == "Loading" && !$0.isHidden && $0.frame.minY >= 30 })
  }

  @Test("A bar asks its delegate for its position, and an item for sharing its source")
  func delegates() throws {
    final class Positions: NSObject, UINavigationBarDelegate {
      func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    }
    let delegate = Positions()
    let asked: any UIBarPositioningDelegate = delegate
    #expect(asked.position(for: UINavigationBar()) == .topAttached)
    final class Source: NSObject, UIActivityItemSource {
      func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
      func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
      ) -> Any? { activityType == .mail ? "letter" : "text" }
    }
    let source: any UIActivityItemSource = Source()
    let controller = UIActivityViewController(activityItems: [source], applicationActivities: nil)
    #expect(source.activityViewControllerPlaceholderItem(controller) as? String == "")
    #expect(source.activityViewController(controller, itemForActivityType: .mail) as? String == "letter")
    #expect(source.activityViewController(controller, subjectForActivityType: .mail) == "")
  }

  @Test("A picker of documents tells of several, and by default of each")
  func documents() {
    final class Delegate: NSObject, UIDocumentPickerDelegate {
      var urls: [URL] = []
      func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) { urls.append(url) }
    }
    let delegate = Delegate()
    let picked = [URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b")]
    let told: any UIDocumentPickerDelegate = delegate
    told.documentPicker(UIDocumentPickerViewController(forOpeningContentTypes: []), didPickDocumentsAt: picked)
    #expect(delegate.urls == picked)
  }

  @Test("A search controller hides the bar while it is active, unless it is told not to", arguments: [true, false])
  func search(hides: Bool) {
    let controller = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    #expect(search.hidesNavigationBarDuringPresentation)
    search.hidesNavigationBarDuringPresentation = hides
    controller.navigationItem.searchController = search
    controller.title = "List"
    let navigation = UINavigationController(rootViewController: controller)
    let window = shown(navigation)
    let before = search.searchBar.convert(search.searchBar.bounds, to: window).minY
    search.isActive = true
    window.layoutIfNeeded()
    let after = search.searchBar.convert(search.searchBar.bounds, to: window).minY
    #expect(hides ? after < before : after == before)
  }
}
