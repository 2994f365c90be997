// SPDX-License-Identifier: MIT

import UIKit

/// A screen with what bars show since iOS 26: a subtitle, a badge, a group of tabs, an accessory, and buttons of glass.
final class LibraryController: UIViewController {
  /// The screen in a navigation controller and a tab bar controller. On a tablet, there is a sidebar.
  static func inBars() -> UITabBarController {
    let library = UITab(title: "Library", image: UIImage(systemName: "book"), identifier: "library") { _ in
      let stack = UINavigationController(rootViewController: LibraryController())
      stack.navigationBar.prefersLargeTitles = true
      return stack
    }
    let shelves = UITabGroup(
      title: "Shelves", image: UIImage(systemName: "folder"), identifier: "shelves",
      children: ["Novels", "Travel"].map { name in
        UITab(title: name, image: UIImage(systemName: "bookmark"), identifier: name) { _ in UIViewController() }
      })
    let search = UISearchTab { _ in UIViewController() }
    let bars = UITabBarController()
    bars.mode = .tabSidebar
    bars.tabs = [library, shelves, search]
    bars.bottomAccessory = UITabAccessory(contentView: NowReadingView())
    return bars
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    navigationItem.subtitle = "12 books, 3 unread"
    view.backgroundColor = .systemBackground
    let inbox = UIBarButtonItem(
      image: UIImage(systemName: "tray"), style: .plain, target: nil, action: nil as Selector?)
    inbox.badge = .count(3)
    let add = UIBarButtonItem(title: "Add", style: .prominent, target: nil, action: nil as Selector?)
    navigationItem.rightBarButtonItems = [add, inbox]
    layOut([cover, buttons])
  }

  /// A picture whose background extends to the edges of the screen.
  private var cover: UIView {
    let picture = UIView()
    picture.backgroundColor = .systemTeal
    let sun = UIView(frame: CGRect(x: 24, y: 24, width: 72, height: 72))
    sun.backgroundColor = .systemYellow
    sun.layer.cornerRadius = 36
    picture.addSubview(sun)
    let background = UIBackgroundExtensionView()
    background.contentView = picture
    background.heightAnchor.constraint(equalToConstant: 160).isActive = true
    return background
  }

  private var buttons: UIView {
    let styles: [(String, UIButton.Configuration)] = [
      ("Glass", .glass()), ("Prominent", .prominentGlass()), ("Clear", .clearGlass()),
    ]
    let row = UIStackView(
      arrangedSubviews: styles.map { title, made in
        var configuration = made
        configuration.title = title
        return UIButton(configuration: configuration)
      })
    row.spacing = 12
    let holder = UIView()
    holder.backgroundColor = .systemIndigo.withAlphaComponent(0.4)
    row.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: holder.topAnchor, constant: 16),
      row.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -16),
      row.leadingAnchor.constraint(equalTo: holder.safeAreaLayoutGuide.leadingAnchor, constant: 16),
    ])
    return holder
  }

  private func layOut(_ parts: [UIView]) {
    let column = UIStackView(arrangedSubviews: parts)
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}

/// The book that is open, as the accessory of a tab bar.
private final class NowReadingView: UIView {
  private let glass = UIVisualEffectView(effect: UIGlassEffect())
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    glass.cornerConfiguration = .capsule()
    title.text = "The Voyage Out, chapter 4"
    title.font = .systemFont(ofSize: 15)
    addSubview(glass)
    addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    title.frame = bounds.insetBy(dx: 20, dy: 0)
  }
}
