// SPDX-License-Identifier: MIT

import UIKit

/// The lists with content, and what is neither a view nor a controller.
extension FreedObjects {
  /// A life of objects in a view on the screen, which it returns.
  typealias PartMaker = FreedObjectTests.Maker<@MainActor (UIView) -> [AnyObject]>

  static let parts: [PartMaker] = filledLists + recognizers + interactions + animators

  // MARK: Lists

  private static let filledLists: [PartMaker] = [
    PartMaker("table with changes") {
      { view in
        let source = FreedRows()
        let table = UITableView(frame: view.bounds, style: .insetGrouped)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        show(table, in: view)
        source.count += 1
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        table.setEditing(true, animated: true)
        table.reloadData()
        return [source, table] + table.visibleCells
      }
    },
    PartMaker("diffable table") {
      { view in
        let table = UITableView(frame: view.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
          table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        source.apply(snapshot(20), animatingDifferences: false)
        show(table, in: view)
        source.apply(snapshot(25), animatingDifferences: true)
        return [source, table] + table.visibleCells
      }
    },
    PartMaker("flow") { { filled(UICollectionViewFlowLayout(), in: $0) } },
    PartMaker("self-sizing flow") {
      {
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        return filled(flow, in: $0)
      }
    },
    PartMaker("rows of estimated height") { { filled(compositional(.estimated(44), .none), in: $0) } },
    PartMaker("rows of fixed height") { { filled(compositional(.absolute(44), .none), in: $0) } },
    PartMaker("sections that scroll by pages") { { filled(compositional(.absolute(44), .paging), in: $0) } },
    PartMaker("list with headers and swipes") {
      { view in
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
          UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { $2(true) }])
        }
        return filled(UICollectionViewCompositionalLayout.list(using: configuration), in: view)
      }
    },
    PartMaker("layout of another class, replaced") {
      { view in
        let old = UICollectionViewFlowLayout()
        let objects = filled(old, in: view)
        (objects.first as? UICollectionView)?.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
        return objects
      }
    },
  ]

  @MainActor
  private static func compositional(
    _ height: NSCollectionLayoutDimension, _ scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = scrolling
      section.visibleItemsInvalidationHandler = { _, _, _ in }
      return section
    }
  }

  /// Shows a collection view that a diffable data source fills, changes it, and returns it with its parts.
  @MainActor
  private static func filled(_ layout: UICollectionViewLayout, in view: UIView) -> [AnyObject] {
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "\(number)"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, number in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
    }
    source.apply(snapshot(20), animatingDifferences: false)
    show(list, in: view)
    list.selectItem(at: IndexPath(item: 1, section: 0), animated: true, scrollPosition: .top)
    source.apply(snapshot(25), animatingDifferences: true)
    list.layoutIfNeeded()
    return [list, source, layout] + list.visibleCells
  }

  private static func snapshot(_ count: Int) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array((0..<count).reversed()))
    return snapshot
  }

  @MainActor
  private static func show(_ list: UIScrollView, in view: UIView) {
    view.addSubview(list)
    list.layoutIfNeeded()
    list.setContentOffset(CGPoint(x: 0, y: 60), animated: true)
    list.layoutIfNeeded()
  }

  // MARK: Recognizers and interactions

  private static let recognizers: [PartMaker] = [
    recognizer(UITapGestureRecognizer.self), recognizer(UIPanGestureRecognizer.self),
    recognizer(UIPinchGestureRecognizer.self), recognizer(UIRotationGestureRecognizer.self),
    recognizer(UISwipeGestureRecognizer.self), recognizer(UILongPressGestureRecognizer.self),
    recognizer(UIHoverGestureRecognizer.self), recognizer(UIScreenEdgePanGestureRecognizer.self),
  ]

  private static func recognizer<Recognizer: UIGestureRecognizer>(_ kind: Recognizer.Type) -> PartMaker {
    PartMaker("\(kind)") {
      { view in
        let (first, second) = (kind.init(), UITapGestureRecognizer())
        second.require(toFail: first)
        view.addGestureRecognizer(first)
        view.addGestureRecognizer(second)
        return [first, second]
      }
    }
  }

  private static let interactions: [PartMaker] = [
    PartMaker("menus of a view") {
      { view in
        let delegate = FreedDelegate()
        let interactions: [any UIInteraction] = [
          UIContextMenuInteraction(delegate: delegate), UIPointerInteraction(delegate: delegate),
          UIEditMenuInteraction(delegate: nil), UILargeContentViewerInteraction(delegate: nil),
        ]
        for interaction in interactions { view.addInteraction(interaction) }
        return [delegate] + interactions
      }
    },
    PartMaker("menu of a button") {
      { view in
        let button = UIButton(type: .system)
        let action = UIAction(title: "Go") { _ in }
        button.menu = UIMenu(children: [action, UIDeferredMenuElement { $0([]) }])
        button.showsMenuAsPrimaryAction = true
        button.configurationUpdateHandler = { _ in }
        view.addSubview(button)
        button.sizeToFit()
        return [button, action]
      }
    },
    PartMaker("guides and constraints") {
      { view in
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let constraints = [
          guide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          guide.heightAnchor.constraint(equalToConstant: 4),
          guide.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
          guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
          guide.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
        view.layoutIfNeeded()
        return [guide] + constraints
      }
    },
    PartMaker("observers of traits") {
      { view in
        let label = UILabel()
        view.addSubview(label)
        label.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UILabel, _) in }
        view.overrideUserInterfaceStyle = .dark
        view.layoutIfNeeded()
        return [label]
      }
    },
  ]

  // MARK: Animators

  private static let animators: [PartMaker] = [
    PartMaker("property animator that runs") {
      { view in
        let animator = UIViewPropertyAnimator(duration: 0.05, curve: .easeIn) { view.alpha = 0.2 }
        animator.addCompletion { _ in view.alpha = 1 }
        animator.startAnimation()
        return [animator]
      }
    },
    PartMaker("property animator that is never started") {
      { view in [UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.alpha = 0.2 }] }
    },
    PartMaker("dynamic animator") {
      { view in
        let animator = UIDynamicAnimator(referenceView: view)
        let item = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(item)
        let behavior = UISnapBehavior(item: item, snapTo: CGPoint(x: 5, y: 5))
        animator.addBehavior(behavior)
        animator.removeAllBehaviors()
        return [animator, behavior, item]
      }
    },
    PartMaker("keyframes, transitions and springs") {
      { view in
        let label = UILabel()
        view.addSubview(label)
        UIView.animateKeyframes(withDuration: 0.05, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { label.alpha = 0.3 }
        }
        UIView.transition(with: label, duration: 0.05, options: .transitionCrossDissolve) { label.text = "B" }
        UIView.animate(springDuration: 0.05, bounce: 0.2) { label.center.x = 9 }
        return [label]
      }
    },
  ]
}

/// The rows of a table.
@MainActor
private final class FreedRows: NSObject, UITableViewDataSource {
  var count = 20

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

/// A delegate of interactions that offers nothing.
@MainActor
private final class FreedDelegate: NSObject, UIContextMenuInteractionDelegate, UIPointerInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}
