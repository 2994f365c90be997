// SPDX-License-Identifier: MIT

import UIKit

/// The calls that controllers received, in order, each with the controller's name.
@MainActor
final class Diary {
  var lines: [String] = []

  /// Returns the lines since the last call, and clears them.
  func page() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller that records its calls.
final class Recorder: UIViewController {
  let name: String
  let diary: Diary

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ what: String) { diary.lines.append("\(name) \(what)") }

  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func willMove(toParent parent: UIViewController?) { note(parent == nil ? "willLeave" : "willMove") }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "didLeave" : "didMove")
  }
}
