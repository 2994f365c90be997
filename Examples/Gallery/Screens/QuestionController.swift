// SPDX-License-Identifier: MIT

import UIKit

/// The inbox with an alert in front of it.
final class QuestionController: UIViewController {
  private let inbox = InboxController.inBars()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(inbox)
    inbox.view.frame = view.bounds
    inbox.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inbox.view)
    inbox.didMove(toParent: self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let alert = UIAlertController(
      title: "Delete this conversation?", message: "删除后无法恢复。It is gone from all your devices.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    present(alert, animated: true)
  }
}
