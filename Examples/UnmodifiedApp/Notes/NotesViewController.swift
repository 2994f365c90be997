// SPDX-License-Identifier: MIT

import UIKit

/// A list of notes with a button that adds one.
class NotesViewController: UIViewController {
  @IBOutlet private weak var tableView: UITableView!
  @IBOutlet private weak var countLabel: UILabel!
  @IBOutlet private weak var addButton: UIButton!

  private(set) var notes = ["Buy milk", "Call the bank before noon, and ask for the papers of last year"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UINib(nibName: "NoteCell", bundle: nil), forCellReuseIdentifier: "NoteCell")
    tableView.dataSource = self
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
    countLabel.addGestureRecognizer(tap)
    countLabel.isUserInteractionEnabled = true
    addButton.addTarget(self, action: #selector(flash), for: .touchDown)
    NotificationCenter.default.addObserver(
      self, selector: #selector(noteWasChanged(_:)), name: .noteWasChanged, object: nil)
    showCount()
  }

  @IBAction func add(_ sender: UIButton) {
    notes.append("Note \(notes.count + 1)")
    tableView.reloadData()
    showCount()
  }

  @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
    notes.removeAll()
    tableView.reloadData()
    showCount()
  }

  @objc private func flash() {
    addButton.alpha = 0.5
  }

  @objc private func noteWasChanged(_ notification: Notification) {
    guard let row = notification.userInfo?["row"] as? Int, let text = notification.userInfo?["text"] as? String else { return }
    notes[row] = text
    tableView.reloadData()
  }

  private func showCount() {
    countLabel.text = "\(notes.count) notes"
  }
}

extension NotesViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "NoteCell", for: indexPath) as? NoteCell else {
      return UITableViewCell()
    }
    cell.show(notes[indexPath.row])
    cell.delegate = self
    return cell
  }
}

extension NotesViewController: NoteCellDelegate {
  func noteCell(_ cell: NoteCell, didPick text: String) {
    countLabel.text = text
  }
}
