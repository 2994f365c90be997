// SPDX-License-Identifier: MIT

import Observation
import Testing
import UIKit

/// Methods that run again when an observable object that they have read changes, as apps for iOS 26 rely on it.
@MainActor @Suite("Observation", .serialized)
struct ObservationTests {
  @Observable @MainActor
  final class Account {
    var name = "Ann"
    var unread = 0
    var isOnline = false
  }

  private let account = Account()

  /// Shows a controller in a window, runs `body` with the window, and lays it out after each change that `body` makes.
  private func showing(
    _ controller: UIViewController, on generation: InterfaceGeneration = .iOS26, _ body: (UIWindow) -> Void
  ) {
    generation.whileCurrent {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
      body(window)
    }
  }

  // MARK: Ten screens

  private final class NameView: UIView {
    let account: Account
    let label = UILabel()
    var updates = 0
    init(_ account: Account) {
      self.account = account
      super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
      super.layoutSubviews()
      updates += 1
      label.text = account.name
      label.frame = bounds
    }
  }

  @Test("a label set in layoutSubviews follows the model")
  func layoutSubviews() {
    let controller = UIViewController()
    let view = NameView(account)
    controller.view.addSubview(view)
    showing(controller) { window in
      #expect(view.label.text == "Ann")
      account.name = "Berta"
      #expect(view.label.text == "Ann", "the value comes with the next pass")
      window.layoutIfNeeded()
      #expect(view.label.text == "Berta")
      let updates = view.updates
      account.unread = 3
      window.layoutIfNeeded()
      #expect(view.updates == updates, "a property that was not read asks for nothing")
    }
  }

  private final class BadgeController: UIViewController {
    let account: Account
    let badge = UILabel()
    var notes: [String] = []
    init(_ account: Account) {
      self.account = account
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { view.addSubview(badge) }
    override func updateProperties() {
      super.updateProperties()
      badge.text = "\(account.unread)"
      notes.append("properties")
    }
    override func viewDidLayoutSubviews() { notes.append("layout") }
  }

  @Test("a badge set in the controller's updateProperties follows the model without a layout")
  func updateProperties() {
    let controller = BadgeController(account)
    showing(controller) { window in
      controller.notes = []
      account.unread = 7
      window.updatePropertiesIfNeeded()
      #expect(controller.badge.text == "7")
      #expect(controller.notes == ["properties"])
      window.layoutIfNeeded()
      controller.notes = []
      account.unread = 8
      account.unread = 9
      window.layoutIfNeeded()
      #expect(controller.badge.text == "9")
      #expect(controller.notes == ["properties"], "two changes, one update; the controller's view keeps its layout")
    }
  }

  private final class StatusController: UIViewController {
    let account: Account
    let dot = UIView()
    init(_ account: Account) {
      self.account = account
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { view.addSubview(dot) }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      dot.backgroundColor = account.isOnline ? .green : .gray
    }
  }

  @Test("a color set in viewWillLayoutSubviews follows the model")
  func viewWillLayoutSubviews() {
    let controller = StatusController(account)
    showing(controller) { window in
      #expect(controller.dot.backgroundColor == .gray)
      account.isOnline = true
      window.layoutIfNeeded()
      #expect(controller.dot.backgroundColor == .green)
    }
  }

  private final class Banner: UIView {
    let account: Account
    private(set) lazy var height = heightAnchor.constraint(equalToConstant: 0)
    init(_ account: Account) {
      self.account = account
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
    override func updateConstraints() {
      height.constant = account.isOnline ? 0 : 44
      height.isActive = true
      super.updateConstraints()
    }
  }

  @Test("a constraint set in updateConstraints follows the model")
  func updateConstraints() {
    let controller = UIViewController()
    let banner = Banner(account)
    controller.view.addSubview(banner)
    NSLayoutConstraint.activate([
      banner.topAnchor.constraint(equalTo: controller.view.topAnchor),
      banner.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      banner.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    showing(controller) { window in
      #expect(banner.frame == CGRect(x: 0, y: 0, width: 402, height: 44))
      account.isOnline = true
      window.layoutIfNeeded()
      #expect(banner.frame.height == 0)
    }
  }

  private final class Gauge: UIView {
    let account: Account
    var drawn: [Int] = []
    var requests = 0
    init(_ account: Account) {
      self.account = account
      super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    required init?(coder: NSCoder) { nil }
    override func draw(_ rect: CGRect) { drawn.append(account.unread) }
    override func setNeedsDisplay() {
      requests += 1
      super.setNeedsDisplay()
    }
  }

  @Test("a view that reads the model while it draws is redrawn")
  func draw() {
    InterfaceGeneration.iOS26.whileCurrent {
      let gauge = Gauge(account)
      let renderer = UIGraphicsImageRenderer(size: gauge.bounds.size)
      @MainActor func picture() { _ = renderer.image { gauge.layer.render(in: $0.cgContext) } }
      picture()
      gauge.requests = 0
      account.unread = 5
      #expect(gauge.requests == 1)
      picture()
      #expect(gauge.drawn == [0, 5])
    }
  }

  @Test("a button's update handler follows the model")
  func button() {
    let controller = UIViewController()
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { [account] button in
      button.configuration?.title = account.isOnline ? "Leave" : "Join"
    }
    controller.view.addSubview(button)
    showing(controller) { window in
      #expect(button.configuration?.title == "Join")
      account.isOnline = true
      window.layoutIfNeeded()
      #expect(button.configuration?.title == "Leave")
    }
  }

  private final class TableController: UITableViewController {
    let accounts: [Account]
    init(_ accounts: [Account]) {
      self.accounts = accounts
      super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell") }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { accounts.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      let account = accounts[indexPath.row]
      cell.configurationUpdateHandler = { cell, _ in
        var content = UIListContentConfiguration.subtitleCell()
        content.text = account.name
        content.secondaryText = account.unread > 0 ? "\(account.unread) unread" : nil
        cell.contentConfiguration = content
      }
      return cell
    }
  }

  @Test("the update handler of a table's cell follows its object, and the row gets its new height")
  func tableCell() throws {
    let accounts = [Account(), Account(), Account()]
    let controller = TableController(accounts)
    showing(controller) { window in
      let cells = controller.tableView.visibleCells
      let heights = cells.map(\.frame.height)
      accounts[1].unread = 2
      window.layoutIfNeeded()
      let content = cells[1].contentConfiguration as? UIListContentConfiguration
      #expect(content?.secondaryText == "2 unread")
      #expect(cells[1].frame.height > heights[1])
      #expect(cells[0].frame.height == heights[0])
      #expect(cells[2].frame.minY == cells[1].frame.maxY)
    }
  }

  @Test("the handlers of cell and supplementary registrations follow the model")
  func registrations() throws {
    final class Source: NSObject, UICollectionViewDataSource {
      let accounts: [Account]
      var calls = 0
      lazy var cells = UICollectionView.CellRegistration<UICollectionViewListCell, Account> { [weak self] in
        self?.calls += 1
        var content = $0.defaultContentConfiguration()
        content.text = $2.name
        $0.contentConfiguration = content
      }
      lazy var headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { [accounts] header, _, _ in
        var content = header.defaultContentConfiguration()
        content.text = "\(accounts.reduce(0) { $0 + $1.unread }) unread"
        header.contentConfiguration = content
      }
      init(_ accounts: [Account]) {
        self.accounts = accounts
        super.init()
        _ = (cells, headers)
      }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { accounts.count }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: accounts[path.item])
      }
      func collectionView(_ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath)
        -> UICollectionReusableView
      { view.dequeueConfiguredReusableSupplementary(using: headers, for: path) }
    }
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = .supplementary
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let accounts = [Account(), Account()]
    let source = Source(accounts)
    controller.collectionView.dataSource = source
    showing(controller) { window in
      let collection = controller.collectionView!
      @MainActor func text(_ view: UIView?) -> String? {
        ((view as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration)?.text
      }
      let header = collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      #expect(text(header) == "0 unread")
      let calls = source.calls
      accounts[1].name = "Cem"
      accounts[0].unread = 4
      window.layoutIfNeeded()
      #expect(text(collection.cellForItem(at: IndexPath(item: 1, section: 0))) == "Cem")
      #expect(text(collection.cellForItem(at: IndexPath(item: 0, section: 0))) == "Ann")
      #expect(text(header) == "4 unread")
      #expect(source.calls == calls + 1, "only the changed cell is configured again")
    }
  }

  @Test("an empty state set in updateContentUnavailableConfiguration follows the model")
  func emptyState() {
    final class Inbox: UIViewController {
      var account: Account!
      override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        contentUnavailableConfiguration = account.unread == 0 ? UIContentUnavailableConfiguration.empty() : nil
      }
    }
    let controller = Inbox()
    controller.account = account
    showing(controller) { window in
      #expect(controller.contentUnavailableConfiguration != nil)
      account.unread = 1
      window.layoutIfNeeded()
      #expect(controller.contentUnavailableConfiguration == nil)
    }
  }

  @Test("a change in an animation that flushes updates is animated, without a call of layoutIfNeeded")
  func flushUpdates() throws {
    final class Drawer: UIView {
      var account: Account!
      let panel = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        panel.frame = CGRect(x: 0, y: 0, width: account.isOnline ? 300 : 100, height: 40)
      }
    }
    let controller = UIViewController()
    let drawer = Drawer(frame: CGRect(x: 0, y: 0, width: 400, height: 40))
    drawer.account = account
    drawer.addSubview(drawer.panel)
    controller.view.addSubview(drawer)
    showing(controller) { _ in
      UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) { account.isOnline = true }
      #expect(drawer.panel.frame.width == 300)
      AnimationClock.main.advance(by: 0.5)
      let width = drawer.panel.layer.presentation()?.bounds.width ?? 0
      #expect(width > 100 && width < 300, "halfway: \(width)")
      AnimationClock.main.finish()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.account.isOnline = false }
      animator.flushUpdates = true
      animator.startAnimation()
      AnimationClock.main.advance(by: 0.5)
      #expect(abs((drawer.panel.layer.presentation()?.bounds.width ?? 0) - 200) < 1)
      AnimationClock.main.finish()
    }
  }

  // MARK: Rules

  @Test("before iOS 26, changes are tracked only if the app's Info.plist asks for it")
  func systems() throws {
    @MainActor func isFollowed() -> Bool {
      let controller = UIViewController()
      let view = NameView(account)
      controller.view.addSubview(view)
      account.name = "before"
      var result = false
      showing(controller, on: .iOS18) { window in
        account.name = "after"
        window.layoutIfNeeded()
        result = view.label.text == "after"
      }
      return result
    }
    #expect(!isFollowed())
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).app")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      try? FileManager.default.removeItem(at: folder)
      UIApplication.shared.mainBundle = .main
    }
    let plist = try PropertyListSerialization.data(
      fromPropertyList: ["UIObservationTrackingEnabled": true, "CFBundleIdentifier": "observed"], format: .xml,
      options: 0)
    try plist.write(to: folder.appendingPathComponent("Info.plist"))
    UIApplication.shared.mainBundle = try #require(Bundle(path: folder.path))
    #expect(isFollowed())
  }

  @Test("what an earlier run has read asks for nothing, and a thousand runs without a change leave one observation")
  func runs() {
    final class Switching: UIView {
      var account: Account!
      var readsName = true
      var asked = 0
      override func layoutSubviews() { _ = readsName ? account.name : "\(account.unread)" }
      override func setNeedsLayout() {
        asked += 1
        super.setNeedsLayout()
      }
    }
    let controller = UIViewController()
    let view = Switching()
    view.account = account
    controller.view.addSubview(view)
    showing(controller) { window in
      for _ in 0..<1000 {
        view.setNeedsLayout()
        window.layoutIfNeeded()
      }
      view.asked = 0
      account.name = "Dora"
      #expect(view.asked == 1)
      view.readsName = false
      window.layoutIfNeeded()
      view.asked = 0
      account.name = "Emil"
      #expect(view.asked == 0)
      account.unread = 1
      #expect(view.asked == 1)
    }
  }

  @Test("a view that has read an object goes away as usual, and later changes find nothing")
  func lifetime() {
    weak var gone: NameView?
    let controller = UIViewController()
    showing(controller) { window in
      let view = NameView(account)
      controller.view.addSubview(view)
      window.layoutIfNeeded()
      window.layoutIfNeeded()
      gone = view
      view.removeFromSuperview()
    }
    controller.view = UIView()
    #expect(gone == nil)
    account.name = "Fritz"
  }

  @Observable
  final class Progress: @unchecked Sendable {
    var fraction = 0.0
  }

  @Test("a change on another thread is asked for on the main one")
  func otherThread() async {
    final class Bar: UIView {
      var progress: Progress!
      var shown = -1.0
      override func layoutSubviews() { shown = progress.fraction }
    }
    let progress = Progress()
    let bar = Bar()
    bar.progress = progress
    InterfaceGeneration.iOS26.whileCurrent { bar.layoutIfNeeded() }
    #expect(bar.shown == 0)
    await Task.detached { progress.fraction = 0.5 }.value
    // The request is a job of the main queue, before the one that continues here.
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    InterfaceGeneration.iOS26.whileCurrent { bar.layoutIfNeeded() }
    #expect(bar.shown == 0.5)
  }

  @Test("traits that updateProperties, updateConstraints or an update handler has read run it again, others do not")
  func traits() {
    final class Reader: UIView {
      var notes: [String] = []
      override func updateProperties() {
        super.updateProperties()
        notes.append("properties \(traitCollection.userInterfaceStyle == .dark)")
      }
      override func updateConstraints() {
        notes.append("constraints \(traitCollection[UITraitHorizontalSizeClass.self] == .compact)")
        super.updateConstraints()
      }
      override class var requiresConstraintBasedLayout: Bool { true }
    }
    let controller = UIViewController()
    let (reader, button) = (Reader(), UIButton(configuration: .plain()))
    var sizes: [String] = []
    button.configurationUpdateHandler = { sizes.append($0.traitCollection.preferredContentSizeCategory.rawValue) }
    controller.view.addSubview(reader)
    controller.view.addSubview(button)
    showing(controller, on: .iOS18) { window in
      @MainActor func notes(_ change: (inout UITraitOverrides) -> Void) -> [String] {
        reader.notes = []
        sizes = []
        change(&controller.view.traitOverrides)
        window.layoutIfNeeded()
        return reader.notes
      }
      #expect(notes { $0.userInterfaceStyle = .dark } == ["properties true"])
      #expect(sizes.isEmpty)
      #expect(notes { $0.horizontalSizeClass = .regular } == ["constraints false"])
      #expect(notes { $0.preferredContentSizeCategory = .small } == [])
      #expect(sizes == [UIContentSizeCategory.small.rawValue])
      #expect(notes { $0.layoutDirection = .rightToLeft } == [])
    }
    InterfaceGeneration.iOS12.whileCurrent {
      let reader = Reader()
      reader.layoutIfNeeded()
      reader.notes = []
      reader.traitOverrides.userInterfaceStyle = .dark
      reader.layoutIfNeeded()
      #expect(reader.notes == [])
    }
  }

  @Test("layout regions are the guides of margins, safe area and readable content")
  func layoutRegions() {
    let controller = UIViewController()
    showing(controller) { window in
      let view = controller.view!
      #expect(view.layoutGuide(for: .margins()) === view.layoutMarginsGuide)
      #expect(view.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal)) === view.safeAreaLayoutGuide)
      #expect(view.layoutGuide(for: .readableContent()) === view.readableContentGuide)
      #expect(view.edgeInsets(for: .safeArea()) == view.safeAreaInsets)
      #expect(view.edgeInsets(for: .margins(cornerAdaptation: .vertical)) == view.layoutMargins)
      view.directionalLayoutMargins.leading = 60
      view.traitOverrides.layoutDirection = .rightToLeft
      window.layoutIfNeeded()
      #expect(view.directionalEdgeInsets(for: .margins()).leading == view.directionalLayoutMargins.leading)
      #expect(view.edgeInsets(for: .margins()).right == view.layoutMargins.right)
    }
  }
}
