// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// The differences between a recorded layout and the current one.
struct LayoutDifference {
  /// A view that differs.
  struct Entry: Equatable {
    let title: String
    let change: String
  }

  private(set) var entries: [Entry] = []
  private let viewCount: Int

  init(from old: RecordedLayout, to new: RecordedLayout, tolerance: CGFloat) {
    let before = old.keyed
    let after = new.keyed
    viewCount = new.views.count
    let newViews = Dictionary(after.map { ($0.key, $0.view) }, uniquingKeysWith: { first, _ in first })
    let oldKeys = Set(before.map(\.key))
    for (key, view) in before {
      if let present = newViews[key] {
        let change = LayoutDifference.change(from: view, to: present, tolerance: tolerance)
        if !change.isEmpty { entries.append(Entry(title: view.title, change: change)) }
      } else {
        entries.append(Entry(title: view.title, change: "is gone, was \(view.className) \(FrameText.text(view.frame))"))
      }
    }
    for (key, view) in after where !oldKeys.contains(key) {
      entries.append(Entry(title: view.title, change: "is new: \(view.className) \(FrameText.text(view.frame))"))
    }
    // The order of subviews determines the order in which they are drawn and read.
    if entries.isEmpty, before.map(\.key) != after.map(\.key) {
      entries.append(Entry(title: new.views.first?.title ?? "", change: "has its subviews in another order"))
    }
  }

  private static func change(from old: RecordedView, to new: RecordedView, tolerance: CGFloat) -> String {
    var parts: [String] = []
    let frames = FrameText.changes(from: old.frame, to: new.frame, tolerance: tolerance)
    if !frames.isEmpty { parts.append(frames) }
    if old.className != new.className { parts.append("class \(old.className) → \(new.className)") }
    if old.text != new.text { parts.append("text \(quoted(old.text)) → \(quoted(new.text))") }
    if old.isHidden != new.isHidden { parts.append(new.isHidden ? "is hidden now" : "is shown now") }
    return parts.joined(separator: ", ")
  }

  private static func quoted(_ text: String?) -> String { text.map { "“\($0)”" } ?? "none" }

  /// The number of views that differ, and a line for each of up to 30 views.
  var text: String {
    let width = entries.map(\.title.count).max() ?? 0
    let lines = entries.prefix(30).map { entry in
      "  " + entry.title + String(repeating: " ", count: width - entry.title.count) + "  " + entry.change
    }
    let rest = entries.count > 30 ? ["  and \(entries.count - 30) more"] : []
    return (["\(entries.count) of \(viewCount) views differ"] + lines + rest).joined(separator: "\n")
  }
}
