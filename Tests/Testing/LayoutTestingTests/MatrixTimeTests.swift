// SPDX-License-Identifier: MIT

import LayoutTesting
import Testing
import UIKit

/// The time that a matrix takes.
@MainActor
struct MatrixTimeTests {
  /// A release build takes 52 milliseconds and a debug build two seconds. The limit of a debug build leaves room for other
  /// programs on the machine.
  @Test func `twelve combinations of a screen of 100 views are laid out in time`() {
    #expect(LayoutMatrix.standard.count == 12)
    var frames: Set<[CGRect]> = []
    let duration = ContinuousClock().measure {
      LayoutMatrix.standard.run { _ in
        let window = show(RowsController())
        let views = window.rootViewController.map { ViewTree(of: $0.view).views } ?? []
        #expect(views.count > 100)
        frames.insert(views.map(\.frame))
        expectNoConflicts(in: window)
        expectUnambiguous(window)
      }
    }
    #expect(frames.count > 6)
    #if DEBUG
      #expect(duration < .seconds(15))
    #else
      #expect(duration < .milliseconds(100))
    #endif
  }

  /// The views of a tree.
  private struct ViewTree {
    let views: [UIView]

    @MainActor init(of root: UIView) { views = [root] + root.subviews.flatMap { ViewTree(of: $0).views } }
  }

  /// A scrolling list of 33 rows with an icon, a title and a value each.
  private final class RowsController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let list = UIScrollView()
      list.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(list)
      var constraints = [
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ]
      var edge = list.contentLayoutGuide.topAnchor
      for number in 1...33 {
        let icon = UIImageView(image: UIImage(systemName: "star"))
        let title = UILabel()
        title.text = "Row \(number)"
        title.font = .preferredFont(forTextStyle: .body)
        title.adjustsFontForContentSizeCategory = true
        let value = UILabel()
        value.text = "\(number * 7)"
        value.setContentHuggingPriority(.required, for: .horizontal)
        for item in [icon, title, value] {
          item.translatesAutoresizingMaskIntoConstraints = false
          list.addSubview(item)
        }
        constraints += [
          icon.leadingAnchor.constraint(equalTo: list.frameLayoutGuide.leadingAnchor, constant: 16),
          icon.widthAnchor.constraint(equalToConstant: 24), icon.heightAnchor.constraint(equalToConstant: 24),
          icon.centerYAnchor.constraint(equalTo: title.centerYAnchor),
          title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
          title.topAnchor.constraint(equalTo: edge, constant: 12),
          value.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
          value.trailingAnchor.constraint(equalTo: list.frameLayoutGuide.trailingAnchor, constant: -16),
          value.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
        ]
        edge = title.bottomAnchor
      }
      constraints.append(edge.constraint(equalTo: list.contentLayoutGuide.bottomAnchor, constant: -12))
      NSLayoutConstraint.activate(constraints)
    }
  }
}
