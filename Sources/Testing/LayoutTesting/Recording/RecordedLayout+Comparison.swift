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
    var screen = ComparedScreen(name: "")
    var superviews: [Int] = []
    for (view, (_, _, frame)) in zip(views, framesInRoot) {
      superviews.removeLast(max(0, superviews.count - view.depth))
      var element = ComparedElement(
        className: view.className, superview: superviews.last,
        frame: Rectangle(
          x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height)))
      element.property = view.name
      element.text = view.text
      if view.isHidden { element.properties["isHidden"] = .flag(true) }
      superviews.append(screen.elements.count)
      screen.elements.append(element)
    }
    if let frame = views.first?.frame {
      screen.properties["size"] = .list([.number(Double(frame.width)), .number(Double(frame.height))])
    }
    return screen
  }
}
