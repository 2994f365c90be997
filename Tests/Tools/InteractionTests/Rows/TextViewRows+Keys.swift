// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import Previews

extension InteractionTable {
  static let typingAssistanceRows: [Interaction] = [
    Interaction(
      "Tap twice on the space key behind a word", .apple,
      "iPhone User Guide, “.” shortcut; the delegate’s range is decided",
      effects: ["shouldChange 2,0 “ ”", "shouldChange 2,1 “. ”", "“ab. ”"]
    ) { stage in
      let (view, _) = focused("ab", on: stage)
      stage.tapKeys("space", "space")
      noteQuestions(stage, view)
    },
    Interaction(
      "Tap twice on the space key behind a mark", .decided, "a period follows only a letter or a number",
      effects: ["shouldChange 3,0 “ ”", "shouldChange 4,0 “ ”", "“ab!  ”"]
    ) { stage in
      let (view, _) = focused("ab!", on: stage)
      stage.tapKeys("space", "space")
      noteQuestions(stage, view)
    },
    Interaction(
      "Tap on the keys of quotation marks", .apple, "doc UITextSmartQuotesType", effects: ["“a “1””"]
    ) { stage in
      let (view, _) = focused("a ", on: stage)
      view.selectedRange = NSRange(location: 2, length: 0)
      stage.tapKeys("numbers", "\"", "1", "\"")
      stage.forget()
      stage.note("“\(view.text ?? "")”")
    },
    Interaction(
      "Tap on the keys of quotation marks in a text without smart quotes", .apple, "doc smartQuotesType",
      effects: ["“a \"1\"”"]
    ) { stage in
      let (view, _) = focused("a ", on: stage)
      view.smartQuotesType = .no
      view.selectedRange = NSRange(location: 2, length: 0)
      stage.tapKeys("numbers", "\"", "1", "\"")
      stage.forget()
      stage.note("“\(view.text ?? "")”")
    },
    Interaction(
      "Tap twice on the hyphen key", .apple, "doc UITextSmartDashesType; the delegate’s range is decided",
      effects: ["shouldChange 1,0 “-”", "shouldChange 1,1 “—”", "“a—”"]
    ) { stage in
      let (view, _) = focused("a", on: stage)
      stage.tapKeys("numbers", "-", "-")
      noteQuestions(stage, view)
    },
    Interaction(
      "Type two spaces by words of a script", .decided, "a script types what it says", effects: ["“ab  ”"]
    ) { stage in
      let (view, _) = focused("ab", on: stage)
      try stage.actions.type("  ")
      stage.forget()
      stage.note("“\(view.text ?? "")”")
    },
  ]

  /// Notes the questions to the delegate alone, and the text.
  @MainActor
  private static func noteQuestions(_ stage: InteractionStage, _ view: UITextView) {
    let questions = stage.effects.filter { $0.hasPrefix("shouldChange") }
    stage.forget()
    questions.forEach(stage.note)
    stage.note("“\(view.text ?? "")”")
  }
}
