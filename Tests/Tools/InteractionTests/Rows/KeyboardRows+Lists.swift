// SPDX-License-Identifier: MIT

import UIKit

extension InteractionTable {
  private static let managing =
    "Text Programming Guide for iOS, Managing the Keyboard: the controller repositions its table"

  /// Lists and scroll views around a text that is edited below the keyboard.
  static let keyboardListRows: [Interaction] = [
    Interaction(
      "Tap on a field in a row that the keyboard will cover", .apple, managing,
      effects: ["row above the keyboard", "room as high as the keyboard"]
    ) { stage in
      let form = stage.showForm()
      stage.tap(form.fields[12])
      stage.notePlace(of: form.fields[12].superview?.superview, "row")
      let room = form.tableView.contentInset.bottom + form.tableView.safeAreaInsets.bottom
      stage.note(room == stage.keyboardFrame.height ? "room as high as the keyboard" : "room of \(room)")
    },
    Interaction(
      "Tap on a field in a row above the keyboard", .apple, managing,
      effects: ["not scrolled", "row above the keyboard"]
    ) { stage in
      let form = stage.showForm()
      let offset = form.tableView.contentOffset
      stage.tap(form.fields[1])
      stage.note(form.tableView.contentOffset == offset ? "not scrolled" : "scrolled")
      stage.notePlace(of: form.fields[1].superview?.superview, "row")
    },
    Interaction(
      "The keyboard goes from the last row of a table", .apple, managing, effects: ["no room", "at the end"]
    ) { stage in
      let form = stage.showForm()
      form.tableView.scrollToRow(at: IndexPath(row: 19, section: 0), at: .bottom, animated: false)
      stage.settle()
      stage.tap(form.fields[19])
      form.fields[19].resignFirstResponder()
      stage.settle()
      let table = form.tableView ?? UITableView()
      stage.note(table.contentInset.bottom == 0 ? "no room" : "room of \(table.contentInset.bottom)")
      let end = table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
      stage.note(abs(table.contentOffset.y - end) < 1 ? "at the end" : "\(table.contentOffset.y - end) from the end")
    },
    Interaction(
      "The return key goes on to a field that is not seen", .apple, managing, effects: ["row above the keyboard"]
    ) { stage in
      let form = stage.showForm()
      stage.tap(form.fields[8])
      form.fields[14].becomeFirstResponder()
      stage.settle()
      stage.notePlace(of: form.fields[14].superview?.superview, "row")
    },
    Interaction(
      "Tap on a field of a collection view controller that the keyboard will cover", .decided,
      "as in a table view controller", effects: ["item above the keyboard"]
    ) { stage in
      let items = FieldItems()
      stage.show(items)
      stage.tap(items.fields[12] ?? UIView())
      stage.notePlace(of: items.fields[12], "item")
    },
    Interaction(
      "Type lines into a text in a row that becomes higher", .decided, "the cursor stays visible, as in a text view",
      effects: ["cursor above the keyboard"]
    ) { stage in
      let form = stage.showForm(hasText: true)
      stage.tap(form.text)
      for _ in 0..<8 { try stage.actions.type("a line\n") }
      stage.settle()
      let caret = form.text.selectedTextRange.map { form.text.caretRect(for: $0.end) } ?? .null
      stage.notePlace(form.text.convert(caret, to: nil), "cursor")
    },
    Interaction(
      "Tap on a field in a scroll view whose app makes room for the keyboard", .decided,
      "devices scroll to a field that begins to be edited; the app has set the insets",
      effects: ["field above the keyboard"]
    ) { stage in
      let (scroll, field) = stage.addScrollingField()
      let observer = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
        MainActor.assumeIsolated { scroll.contentInset.bottom = frame.height }
      }
      stage.tap(field)
      NotificationCenter.default.removeObserver(observer)
      stage.notePlace(of: field, "field")
    },
    Interaction(
      "Tap on a field in a scroll view whose app makes no room for the keyboard", .apple,
      "Text Programming Guide for iOS, Moving Content That Is Located Under the Keyboard: it is left to the app",
      effects: ["not scrolled"]
    ) { stage in
      let (scroll, field) = stage.addScrollingField()
      stage.tap(field)
      stage.note(scroll.contentOffset == .zero ? "not scrolled" : "scrolled by \(scroll.contentOffset.y)")
    },
    Interaction(
      "The results of a search come while the keyboard is shown", .apple, managing,
      effects: ["last row above the keyboard"]
    ) { stage in
      let results = FormController(rows: 30)
      let search = UISearchController(searchResultsController: results)
      let screen = UIViewController()
      screen.navigationItem.searchController = search
      screen.navigationItem.hidesSearchBarWhenScrolling = false
      stage.show(UINavigationController(rootViewController: screen))
      stage.tap(search.searchBar.searchTextField)
      try stage.actions.type("a")
      stage.settle()
      results.tableView.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
      stage.settle()
      stage.notePlace(of: results.tableView.cellForRow(at: IndexPath(row: 29, section: 0)), "last row")
    },
  ]
}

/// A table of rows with a field each.
private final class FormController: UITableViewController {
  let fields: [UITextField]
  let text = UITextView()
  private let hasText: Bool

  init(rows: Int = 20, hasText: Bool = false) {
    fields = (0..<rows).map { _ in UITextField() }
    self.hasText = hasText
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    text.isScrollEnabled = false
    text.font = .systemFont(ofSize: 17)
    text.delegate = self
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    hasText ? 10 : fields.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let content = hasText && indexPath.row == 9 ? text : fields[indexPath.row]
    content.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(content)
    let area = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: area.topAnchor),
      content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
    ])
    return cell
  }
}

extension FormController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) { tableView.performBatchUpdates(nil) }
}

/// A grid of one column, whose items have a field each.
private final class FieldItems: UICollectionViewController {
  private(set) var fields: [Int: UITextField] = [:]

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 44)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 13 }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.contentView.addSubview(field)
    fields[indexPath.item] = field
    return cell
  }
}

extension InteractionStage {
  /// Shows a table of rows with a field each, the last one with a text view instead, if `hasText`.
  fileprivate func showForm(hasText: Bool = false) -> FormController {
    let form = FormController(hasText: hasText)
    show(form)
    return form
  }

  /// Adds a scroll view that fills the screen, with a field that the keyboard will cover.
  fileprivate func addScrollingField() -> (scroll: UIScrollView, field: UITextField) {
    let scroll = add(UIScrollView(), view.bounds)
    scroll.contentSize = CGSize(width: view.bounds.width, height: view.bounds.height)
    let field = UITextField(frame: CGRect(x: 20, y: 600, width: 300, height: 40))
    scroll.addSubview(field)
    settle()
    return (scroll, field)
  }

  /// Notes whether a view is above the keyboard and in the window.
  fileprivate func notePlace(of view: UIView?, _ word: String) {
    guard let view, view.window != nil else { return note("no \(word)") }
    notePlace(view.convert(view.bounds, to: nil), word)
  }

  private func isSeen(_ frame: CGRect) -> Bool { frame.minY >= 0 && frame.maxY <= keyboardFrame.minY + 0.5 }

  /// Notes whether a rectangle of the window is above the keyboard.
  fileprivate func notePlace(_ frame: CGRect, _ word: String) {
    note(isSeen(frame) ? "\(word) above the keyboard" : "\(word) at \(Int(frame.minY))–\(Int(frame.maxY))")
  }
}
