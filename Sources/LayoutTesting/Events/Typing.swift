// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// Types text, character by character, at the end of the existing text.
@MainActor
enum Typing {
  static func type(_ text: String, into field: UITextField) {
    for character in text {
      let range = NSRange(location: ((field.text ?? "") as NSString).length, length: 0)
      let string = String(character)
      guard field.delegate?.textField(field, shouldChangeCharactersIn: range, replacementString: string) ?? true else {
        continue
      }
      field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
      field.insertText(string)
    }
  }

  static func type(_ text: String, into view: UITextView) {
    for character in text {
      let range = NSRange(location: ((view.text ?? "") as NSString).length, length: 0)
      let string = String(character)
      guard view.delegate?.textView(view, shouldChangeTextIn: range, replacementText: string) ?? true else {
        continue
      }
      view.selectedTextRange = view.textRange(from: view.endOfDocument, to: view.endOfDocument)
      view.insertText(string)
    }
  }
}
