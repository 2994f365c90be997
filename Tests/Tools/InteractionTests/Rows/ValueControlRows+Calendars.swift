// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// A delegate of a calendar and of its selection, which notes what it is told. The 13th of a month cannot be selected, and nothing
/// deselected that is the 1st.
@MainActor
private final class CalendarLog: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
  UICalendarSelectionMultiDateDelegate
{
  private let note: (String) -> Void

  init(_ note: @escaping (String) -> Void) { self.note = note }

  private func words(_ date: DateComponents?) -> String {
    guard let date else { return "nil" }
    return [date.year, date.month, date.day].compactMap { $0.map(String.init) }.joined(separator: "-")
  }

  func calendarView(_ view: UICalendarView, decorationFor date: DateComponents) -> UICalendarView.Decoration? {
    date.day == 20 ? .default(color: .systemRed, size: .large) : nil
  }

  func calendarView(_ view: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents) {
    note("from \(words(previous)) to \(words(view.visibleDateComponents))")
  }

  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate date: DateComponents?) -> Bool {
    date?.day != 13
  }

  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate date: DateComponents?) {
    note("didSelect \(words(date)), selected \(words(selection.selectedDate))")
  }

  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate date: DateComponents) -> Bool {
    date.day != 13
  }

  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate date: DateComponents) -> Bool {
    date.day != 1
  }

  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate date: DateComponents) {
    note("didSelect \(words(date)), selected " + selection.selectedDates.map(words).joined(separator: " "))
  }

  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate date: DateComponents) {
    note("didDeselect \(words(date)), selected " + selection.selectedDates.map(words).joined(separator: " "))
  }
}

extension InteractionStage {
  /// Puts a calendar of March 2024 on the screen.
  fileprivate func addCalendar() -> (view: UICalendarView, log: CalendarLog) {
    let view = UICalendarView()
    view.calendar = Calendar(identifier: .gregorian)
    view.locale = Locale(identifier: "en_US")
    view.timeZone = TimeZone(identifier: "Europe/London")
    view.visibleDateComponents = DateComponents(year: 2024, month: 3)
    let log = CalendarLog { [unowned self] in note($0) }
    view.delegate = log
    return (add(view, CGRect(x: 20, y: 120, width: 353, height: 420)), log)
  }
}

extension InteractionTable {
  static let calendarRows: [Interaction] = [
    Interaction(
      "Tap two days of a calendar that selects one, and the second day again", systems: "16+", .apple,
      "doc UICalendarSelectionSingleDateDelegate: nil if the user deselected a date",
      effects: [
        "didSelect 2024-3-7, selected 2024-3-7", "didSelect 2024-3-8, selected 2024-3-8",
        "didSelect nil, selected nil",
      ]
    ) { stage in
      let (view, log) = stage.addCalendar()
      view.selectionBehavior = UICalendarSelectionSingleDate(delegate: log)
      for day in ["7", "8", "8"] { stage.tap(text: day) }
    },
    Interaction(
      "Tap days of a calendar that selects several, and one of them again", systems: "16+", .apple,
      "doc UICalendarSelectionMultiDateDelegate",
      effects: [
        "didSelect 2024-3-1, selected 2024-3-1", "didSelect 2024-3-8, selected 2024-3-1 2024-3-8",
        "didDeselect 2024-3-8, selected 2024-3-1",
      ]
    ) { stage in
      let (view, log) = stage.addCalendar()
      view.selectionBehavior = UICalendarSelectionMultiDate(delegate: log)
      for day in ["1", "8", "8", "1"] { stage.tap(text: day) }
    },
    Interaction(
      "Tap a day of a calendar that its delegate does not let be selected, and one outside of the available dates",
      systems: "16+", .apple, "doc dateSelection(_:canSelectDate:), availableDateRange", effects: ["nothing"]
    ) { stage in
      let (view, log) = stage.addCalendar()
      let selection = UICalendarSelectionSingleDate(delegate: log)
      view.selectionBehavior = selection
      let march = Date(timeIntervalSince1970: 1_709_251_200)
      view.availableDateRange = DateInterval(start: march, duration: 86_400 * 20)
      stage.settle()
      for day in ["13", "28"] { stage.tap(text: day) }
      stage.note(selection.selectedDate == nil ? "nothing" : "selected")
    },
    Interaction(
      "Tap a day of a calendar without a selection behavior", systems: "16+", .apple, "doc selectionBehavior",
      effects: ["the day has the color of labels"]
    ) { stage in
      _ = stage.addCalendar()
      stage.tap(text: "7")
      let label = stage.shown("7") as? UILabel
      stage.note(label?.textColor == .label ? "the day has the color of labels" : "another color")
    },
    Interaction(
      "Tap the arrow of the next month of a calendar, then show a month in code", systems: "16+", .apple,
      "doc calendarView(_:didChangeVisibleDateComponentsFrom:)",
      effects: ["from 2024-3 to 2024-4", "April 2024", "from 2024-4 to 2025-1", "January 2025"]
    ) { stage in
      let (view, log) = stage.addCalendar()
      stage.tap(text: "Next Month")
      stage.note(stage.shown("April 2024") == nil ? "another month" : "April 2024")
      view.setVisibleDateComponents(DateComponents(year: 2025, month: 1), animated: false)
      stage.settle()
      stage.note(stage.shown("January 2025") == nil ? "another month" : "January 2025")
      withExtendedLifetime(log) {}
    },
    Interaction(
      "Look at the decorations of a calendar, and select days in code", systems: "16+", .apple,
      "doc UICalendarView.Decoration, setSelectedDates(_:animated:): the delegate is told of the user's choices",
      effects: ["a decoration in red below 20", "numbers in one line", "5 is selected"]
    ) { stage in
      let (view, log) = stage.addCalendar()
      let selection = UICalendarSelectionMultiDate(delegate: log)
      view.selectionBehavior = selection
      selection.setSelectedDates([DateComponents(year: 2024, month: 3, day: 5)], animated: false)
      stage.settle()
      let dots = stage.shown("20")?.superview?.subviews.compactMap { $0 as? UIImageView } ?? []
      stage.note(
        dots.count == 1 && dots[0].tintColor == .systemRed && dots[0].frame.width > 0
          ? "a decoration in red below 20" : "another decoration")
      let middles = ["19", "20", "21"].compactMap { stage.shown($0)?.frame.midY }
      stage.note(middles.count == 3 && Set(middles).count == 1 ? "numbers in one line" : "\(middles)")
      stage.note(
        (stage.shown("5")?.superview as? UIControl)?.isSelected == true ? "5 is selected" : "5 is not selected")
    },
  ]
}
