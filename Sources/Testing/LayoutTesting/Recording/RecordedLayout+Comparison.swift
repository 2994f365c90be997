// SPDX-License-Identifier: MIT

import LayoutModel
import ScreenComparison
import Tinamou

extension RecordedLayout {
  /// Returns the sentences for views of another size or place from which the differences of several others follow.
  static func reasons(from old: RecordedLayout, to new: RecordedLayout) -> [String] {
    SettingSentences(SettingDifference(old.compared, new.compared), before: "", after: "").reasons
  }

  /// The layout as a screen.
  private var compared: ComparedScreen {
    ComparedScreen(
      outline: views.map { view in
        OutlinedView(
          depth: view.depth, className: view.className, name: view.name, text: view.text, isHidden: view.isHidden,
          frame: Rectangle(
            x: Double(view.frame.minX), y: Double(view.frame.minY), width: Double(view.frame.width),
            height: Double(view.frame.height)))
      })
  }
}
