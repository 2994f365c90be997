// SPDX-License-Identifier: MIT

import LayoutTestSupport
import LayoutTesting
import Testing
import UIKit

@MainActor @Suite("Bars alone, and their content", .serialized, .system(.iOS18))
struct BarContentTests {
  @Test(
    "bars have heights and no intrinsic widths",
    arguments: [("navigation", 44), ("toolbar", 44), ("tabs", 49), ("search", 56)] as [(String, CGFloat)])
  func intrinsicSizes(_ name: String, _ height: CGFloat) {
    let bars: [String: UIView] = [
      "navigation": UINavigationBar(), "toolbar": UIToolbar(), "tabs": UITabBar(), "search": UISearchBar(),
    ]
    let bar = bars[name]
    #expect(bar?.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: height))
    #expect(bar?.sizeThatFits(CGSize(width: 300, height: 1)) == CGSize(width: 300, height: height))
    #expect(bar?.contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(bar?.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  @Test("a bar alone, placed by constraints, has its intrinsic height")
  func constraints() {
    let root = stage(320, 480)
    let bar = UINavigationBar()
    root.with(bar)
    bar.pushItem(UINavigationItem(title: "Alone"), animated: false)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(bar.frameText == "0 20 320 44")
    #expect(bar.labels.contains { $0.text == "Alone" && abs($0.onScreen.midX - 160) < 1 })
  }

  @Test("flexible spaces share the remaining width, fixed spaces keep theirs")
  func toolbar() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }
    let items = views.map { UIBarButtonItem(customView: $0) }
    bar.items = [items[0], .flexibleSpace(), items[1], .fixedSpace(20), items[2]]
    bar.layoutIfNeeded()
    #expect(views.map { $0.onScreen.minX } == [16, 204, 264])
    #expect(views[0].onScreen.midY == 22)
    bar.items = [.flexibleSpace(), items[0], .flexibleSpace()]
    bar.layoutIfNeeded()
    #expect(views[0].onScreen.midX == 160)
  }

  @Test("a title view is as large as its frame, its constraints or its content, and centered")
  func titleView() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: "hidden")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    item.titleView = view
    bar.items = [item]
    bar.layoutIfNeeded()
    #expect(view.frameText == "110 7 100 30")
    #expect(!bar.labels.contains { $0.text == "hidden" && !$0.isHidden })
    item.rightBarButtonItem = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 20)))
    bar.layoutIfNeeded()
    #expect(view.frame.maxX == 176)
  }

  /// Title views without a frame of their own, in a bar of 320 × 44 with a button of 40 points.
  enum Frameless: CaseIterable {
    case expanded, high, content, stackView, constraints

    @MainActor
    var view: UIView {
      switch self {
      case .expanded: return ContentView(UIView.layoutFittingExpandedSize)
      case .high: return ContentView(CGSize(width: 100, height: 10_000))
      case .content: return ContentView(CGSize(width: 100, height: 20))
      case .stackView:
        let sizes = [CGSize(width: 30, height: 20), CGSize(width: 40, height: 10)]
        let stack = UIStackView(arrangedSubviews: sizes.map { ContentView($0) })
        stack.spacing = 10
        return stack
      case .constraints:
        let view = UIView(), inner = view.with(ContentView(CGSize(width: 50, height: 20)))
        NSLayoutConstraint.activate([
          inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
          view.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 5),
          inner.topAnchor.constraint(equalTo: view.topAnchor),
          view.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
        ])
        return view
      }
    }

    var frame: String {
      switch self {
      case .expanded: "16 0 240 44"
      case .high: "110 0 100 44"
      case .content: "110 12 100 20"
      case .stackView: "120 12 80 20"
      case .constraints: "130 12 60 20"
      }
    }
  }

  /// A view with a content size.
  private final class ContentView: UIView {
    private let size: CGSize

    init(_ size: CGSize) {
      self.size = size
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
      size = .zero
      super.init(coder: coder)
    }

    override var intrinsicContentSize: CGSize { size }
  }

  @Test("a title view without a frame is as large as its content, in every layout", arguments: Frameless.allCases)
  func frameless(title: Frameless) {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: "hidden"), view = title.view
    item.titleView = view
    item.rightBarButtonItem = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)))
    bar.items = [item]
    for _ in 0..<2 {
      bar.setNeedsLayout()
      bar.layoutIfNeeded()
      #expect(view.frameText == title.frame)
    }
    item.rightBarButtonItem = nil
    bar.layoutIfNeeded()
    #expect(view.frameText == (title == .expanded ? "16 0 288 44" : title.frame))
    // Another bar that shows the item has other room.
    bar.items = []
    let wide = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    wide.items = [item]
    wide.layoutIfNeeded()
    #expect(view.frame.midX == 200)
    if title == .expanded { #expect(view.frame.minX <= 20 && view.frame.width == 400 - 2 * view.frame.minX) }
    // A frame that the app sets holds.
    view.frame.size = CGSize(width: 64, height: 32)
    wide.setNeedsLayout()
    wide.layoutIfNeeded()
    #expect(text(of: view.frame.size) == "64 32")
  }

  @Test("a custom view of a button without a frame is as large as its content")
  func framelessButton() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: ""), view = ContentView(CGSize(width: 50, height: 20))
    item.rightBarButtonItem = UIBarButtonItem(customView: view)
    bar.items = [item]
    for _ in 0..<2 {
      bar.setNeedsLayout()
      bar.layoutIfNeeded()
      #expect(text(of: view.onScreen) == "254 12 50 20")
    }
  }

  @Test("tabs share a narrow bar, and titles are beside the images in a compact bar")
  func tabs() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    bar.items = ["a", "b", "c"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.selectedItem = bar.items?[1]
    bar.layoutIfNeeded()
    let labels = bar.labels
    #expect(labels.map(\.text) == ["a", "b", "c"])
    for (label, middle) in zip(labels, [50, 150, 250] as [CGFloat]) { #expect(abs(label.onScreen.midX - middle) < 1) }
    #expect(labels[0].font.pointSize == 10)
    bar.traitOverrides.verticalSizeClass = .compact
    bar.layoutIfNeeded()
    #expect(bar.labels[0].font.pointSize == 13)
  }

  @Test("a tap on an item calls its action")
  func actions() {
    @MainActor
    final class Target {
      var taps = 0
      func tap() { taps += 1 }
    }
    let target = Target()
    let item = UIBarButtonItem(barButtonSystemItem: .add, target: target, action: Target.tap)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [item]
    bar.layoutIfNeeded()
    let control = bar.subviews.compactMap { $0 as? UIControl }.first
    control?.inspection.tap()
    #expect(target.taps == 1)
    item.isEnabled = false
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    control?.inspection.tap()
    #expect(target.taps == 1)
    #expect(item.target === target)
  }

  @Test("scopes and a prompt make a search bar higher")
  func searchBar() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frameText == "8 10 304 36")
    bar.scopeButtonTitles = ["All", "Unread"]
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 100)
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.width < 260)
    InterfaceGeneration.iOS10.whileCurrent { #expect(UISearchBar().intrinsicContentSize.height == 44) }
  }

  @Test("raw values are UIKit's")
  func rawValues() {
    #expect(UIBarButtonItem.SystemItem.trash.rawValue == 16)
    #expect(UIBarButtonItem.SystemItem.flexibleSpace.rawValue == 5)
    #expect(UITabBarItem.SystemItem.search.rawValue == 8)
    #expect(UIModalPresentationStyle.automatic.rawValue == -2)
    #expect(UIModalPresentationStyle.popover.rawValue == 7)
    #expect(UIInterfaceOrientation.landscapeRight.rawValue == 3)
    #expect(UIInterfaceOrientation.landscapeLeft.rawValue == 4)
    #expect(UIInterfaceOrientationMask.landscape.rawValue == 24)
    #expect(UIBarMetrics.defaultPrompt.rawValue == 101)
    #expect(UISplitViewController.DisplayMode.twoBesideSecondary.rawValue == 4)
    #expect(UINavigationItem.LargeTitleDisplayMode.never.rawValue == 2)
  }
}
