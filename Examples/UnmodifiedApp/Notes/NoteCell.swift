// SPDX-License-Identifier: MIT

import UIKit

extension Notification.Name {
  static let noteWasChanged = Notification.Name("noteWasChanged")
}

@objc protocol NoteCellDelegate: AnyObject {
  @objc optional func noteCell(_ cell: NoteCell, didPick text: String)
  @objc optional func noteCellWasCleared(_ cell: NoteCell)
}

/// A note, in a nib of its own.
class NoteCell: UITableViewCell {
  @IBOutlet private(set) weak var noteLabel: UILabel!
  @IBOutlet private(set) weak var pickButton: UIButton!
  weak var delegate: NoteCellDelegate?

  @IBInspectable var cornerRadius: CGFloat = 0 {
    didSet { contentView.layer.cornerRadius = cornerRadius }
  }

  func show(_ text: String) {
    noteLabel.text = text
  }

  @IBAction private func pick(_ sender: Any) {
    delegate?.noteCell?(self, didPick: noteLabel.text ?? "")
    delegate?.noteCellWasCleared?(self)
  }
}
