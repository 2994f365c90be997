// SPDX-License-Identifier: MIT

import Foundation
import UIKit

extension InteractionStage {
  /// Puts a date picker on the screen that shows the 15th of March 2024, 10:30, in London.
  fileprivate func addDatePicker(
    _ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode, locale: String = "en_US", _ size: CGSize? = nil
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    picker.locale = Locale(identifier: locale)
    picker.timeZone = TimeZone(identifier: "Europe/London")
    picker.date = Date(timeIntervalSince1970: 1_710_498_600)
    picker.addAction(
      UIAction { [unowned self, unowned picker] _ in note("valueChanged " + words(picker)) }, for: .valueChanged)
    let size = size ?? picker.intrinsicContentSize
    return add(picker, CGRect(origin: CGPoint(x: 30, y: 120), size: size))
  }

  /// The date of a picker, in its time zone.
  fileprivate func words(_ picker: UIDatePicker) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = picker.timeZone
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.string(from: picker.date)
  }

  /// Drags a wheel of a picker by some rows.
  fileprivate func turn(_ picker: UIView, by rows: CGFloat, at part: CGFloat) {
    let start = place(CGPoint(x: picker.bounds.width * part, y: 108), in: picker)
    let way = -(rows * 32 + (rows > 0 ? 10 : -10))
    drag(from: start, to: CGPoint(x: start.x, y: start.y + way), seconds: 0.4, resting: 0.3)
  }

  /// Returns a shown button or label with a text, in the app's windows or in front of them.
  func shown(_ text: String) -> UIView? {
    func find(_ view: UIView) -> UIView? {
      guard !view.isHidden else { return nil }
      if view.accessibilityLabel == text || (view as? UIButton)?.title(for: .normal) == text { return view }
      if let label = view as? UILabel, label.text == text { return label }
      for subview in view.subviews.reversed() { if let found = find(subview) { return found } }
      return nil
    }
    let windows = [UIScreen.main.systemWindow(.menus), window]
    for window in windows where !window.isHidden {
      window.layoutIfNeeded()
      if let found = find(window) { return found }
    }
    return nil
  }

  func tap(text: String) {
    guard let view = shown(text) else { return note("“\(text)” is not shown") }
    tap(view)
  }
}

extension InteractionTable {
  /// Rows about date pickers.
  static let dateRows: [Interaction] = [
    Interaction(
      "Turn the wheel of days, of months and of years of a date picker", .apple, "doc UIDatePicker: valueChanged",
      effects: [
        "valueChanged 2024-03-17 10:30", "valueChanged 2024-04-17 10:30", "valueChanged 2023-04-17 10:30",
      ]
    ) { stage in
      let picker = stage.addDatePicker(.wheels, .date)
      stage.turn(picker, by: 2, at: 0.5)
      stage.turn(picker, by: 1, at: 0.17)
      stage.turn(picker, by: -1, at: 0.83)
    },
    Interaction(
      "Turn the wheel of months of a date picker from the 31st to a month with 30 days", .decided,
      "the day becomes the last one of the month", effects: ["valueChanged 2024-04-30 10:30"]
    ) { stage in
      let picker = stage.addDatePicker(.wheels, .date)
      picker.date = Date(timeIntervalSince1970: 1_711_877_400)
      stage.settle()
      stage.turn(picker, by: 1, at: 0.17)
    },
    Interaction(
      "Turn the wheels of a time, with the halves of the day", .apple, "doc UIDatePicker.Mode.time",
      effects: [
        "valueChanged 2024-03-15 11:30", "valueChanged 2024-03-15 11:31", "valueChanged 2024-03-15 23:31",
      ]
    ) { stage in
      let picker = stage.addDatePicker(.wheels, .time)
      stage.turn(picker, by: 1, at: 0.17)
      stage.turn(picker, by: 1, at: 0.5)
      stage.turn(picker, by: 1, at: 0.83)
    },
    Interaction(
      "Turn the wheels of a time in a region with 24 hours", .apple, "doc locale",
      effects: ["valueChanged 2024-03-15 13:30"]
    ) { stage in
      let picker = stage.addDatePicker(.wheels, .time, locale: "de_DE")
      stage.turn(picker, by: 3, at: 0.25)
    },
    Interaction(
      "Turn the wheel of days of a date and time", .apple, "doc UIDatePicker.Mode.dateAndTime",
      effects: ["valueChanged 2024-03-18 10:30"]
    ) { stage in
      let picker = stage.addDatePicker(.wheels, .dateAndTime)
      stage.turn(picker, by: 3, at: 0.2)
    },
    Interaction(
      "Turn a wheel beyond the latest date", .apple, "doc maximumDate: the wheels go back to a date in the range",
      effects: ["valueChanged 2024-03-16 10:30", "16 is in the middle"]
    ) { stage in
      let picker = stage.addDatePicker(.wheels, .date)
      picker.maximumDate = picker.date.addingTimeInterval(86_400)
      stage.settle()
      stage.turn(picker, by: 4, at: 0.5)
      let isBack = stage.shown("16").map { abs($0.convert(CGPoint(x: 0, y: $0.bounds.midY), to: picker).y - 108) < 1 }
      stage.note(isBack == true ? "16 is in the middle" : "16 is elsewhere")
    },
    Interaction(
      "Turn the minutes of a picker with an interval of 15", .apple, "doc minuteInterval",
      effects: ["valueChanged 2024-03-15 10:45"]
    ) { stage in
      let picker = stage.addDatePicker(.wheels, .time, locale: "de_DE")
      picker.minuteInterval = 15
      stage.settle()
      stage.turn(picker, by: 1, at: 0.75)
    },
    Interaction(
      "Show a date that is not at the interval", systems: "15+", .one,
      "doc roundsToMinuteInterval; skywinder/ActionSheetPicker-3.0#310: 5:53 at 5 minutes is shown as 5:55",
      effects: ["2024-03-15 10:55", "2024-03-15 10:53"]
    ) { stage in
      let picker = stage.addDatePicker(.compact, .time)
      picker.minuteInterval = 5
      picker.date = picker.date.addingTimeInterval(23 * 60)
      stage.note(stage.words(picker))
      picker.roundsToMinuteInterval = false
      stage.note(stage.words(picker))
    },
    Interaction(
      "Turn the wheels of a duration", .apple, "doc countDownDuration", effects: ["1 h 30 min", "2 h 30 min"]
    ) { stage in
      let picker = UIDatePicker()
      picker.datePickerMode = .countDownTimer
      picker.countDownDuration = 5400
      stage.add(picker, CGRect(x: 30, y: 120, width: 320, height: 216))
      @MainActor func look() {
        let minutes = Int(picker.countDownDuration / 60)
        stage.note("\(minutes / 60) h \(minutes % 60) min")
      }
      look()
      picker.addAction(UIAction { _ in look() }, for: .valueChanged)
      stage.turn(picker, by: 1, at: 0.25)
    },
    Interaction(
      "Tap the date of a compact picker, tap a day, and tap outside", systems: "14+", .several,
      "WWDC20 “Build with iOS pickers, menus and actions”: a calendar opens in front",
      effects: ["valueChanged 2024-03-20 10:30", "shown: Mar 20, 2024", "closed"]
    ) { stage in
      _ = stage.addDatePicker(.compact, .date)
      stage.tap(text: "Mar 15, 2024")
      stage.tap(text: "20")
      stage.note(stage.shown("Mar 20, 2024") != nil ? "shown: Mar 20, 2024" : "not shown")
      stage.tap(at: CGPoint(x: 200, y: 780))
      stage.note(stage.shown("March 2024") == nil ? "closed" : "open")
    },
    Interaction(
      "Tap the time of a compact picker, and turn its wheel", systems: "15+", .several,
      "WWDC20 “Build with iOS pickers, menus and actions”", effects: ["valueChanged 2024-03-15 12:30", "closed"]
    ) { stage in
      _ = stage.addDatePicker(.compact, .dateAndTime, locale: "de_DE")
      stage.tap(text: "10:30")
      let window = UIScreen.main.systemWindow(.menus)
      window.layoutIfNeeded()
      if let wheels = pickers(in: window).first { stage.turn(wheels, by: 2, at: 0.25) }
      stage.tap(at: CGPoint(x: 200, y: 780))
      stage.note(window.isHidden ? "closed" : "open")
    },
    Interaction(
      "Tap a day of an inline picker, then the arrow of the next month and a day there", systems: "14+", .several,
      "WWDC20 “Build with iOS pickers, menus and actions”",
      effects: ["valueChanged 2024-03-07 10:30", "April 2024", "valueChanged 2024-04-30 10:30"]
    ) { stage in
      _ = stage.addDatePicker(.inline, .date)
      stage.tap(text: "7")
      stage.tap(text: "Next Month")
      stage.note(stage.shown("April 2024") == nil ? "another month" : "April 2024")
      stage.tap(text: "30")
    },
    Interaction(
      "Tap the name of the month of an inline picker, and turn the wheel of months", systems: "14+", .several,
      "WWDC20 “Build with iOS pickers, menus and actions”", effects: ["May 2024", "days of May"]
    ) { stage in
      let picker = stage.addDatePicker(.inline, .date)
      stage.tap(text: "March 2024")
      if let wheels = pickers(in: picker).first {
        let start = stage.place(CGPoint(x: wheels.bounds.width * 0.25, y: wheels.bounds.midY), in: wheels)
        stage.drag(from: start, to: CGPoint(x: start.x, y: start.y - 74), seconds: 0.4, resting: 0.3)
      }
      stage.note(stage.shown("May 2024") == nil ? "another month" : "May 2024")
      stage.tap(text: "May 2024")
      stage.note(stage.shown("31") == nil ? "no days" : "days of May")
    },
    Interaction(
      "Look at an inline picker of a region whose weeks begin on Monday, and swipe to the next month", .apple,
      "doc calendar, locale", effects: ["MO, DI, MI, DO, FR, SA, SO", "März 2024", "April 2024"]
    ) { stage in
      let picker = stage.addDatePicker(.inline, .date, locale: "de_DE")
      let labels = views(in: picker).compactMap { $0 as? UILabel }.filter { !($0.superview is UIControl) }
      let names = labels.sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.text)
      stage.note(names.joined(separator: ", "))
      stage.note(stage.shown("März 2024") == nil ? "another month" : "März 2024")
      stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 120, y: 300), seconds: 0.15)
      stage.note(stage.shown("April 2024") == nil ? "another month" : "April 2024")
    },
    Interaction(
      "Tap a day after the latest date of an inline picker", systems: "14+", .apple, "doc maximumDate",
      effects: ["2024-03-15 10:30"]
    ) { stage in
      let picker = stage.addDatePicker(.inline, .date)
      picker.maximumDate = picker.date.addingTimeInterval(86_400)
      stage.settle()
      stage.tap(text: "20")
      stage.note(stage.words(picker))
    },
    Interaction(
      "Set the date of a picker in code", .apple, "doc setDate(_:animated:): no event", effects: ["shown: Jun 1, 2024"]
    ) { stage in
      let picker = stage.addDatePicker(.compact, .date)
      picker.setDate(Date(timeIntervalSince1970: 1_717_236_000), animated: true)
      stage.settle()
      stage.note(stage.shown("Jun 1, 2024") == nil ? "not shown" : "shown: Jun 1, 2024")
    },
    Interaction(
      "Tap a disabled compact picker", .apple, "header UIControl.h: isEnabled false ignores touches",
      effects: ["closed"]
    ) { stage in
      let picker = stage.addDatePicker(.compact, .date)
      picker.isEnabled = false
      stage.tap(picker)
      stage.note(stage.shown("March 2024") == nil ? "closed" : "open")
    },
  ]
}

@MainActor
private func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

@MainActor
private func pickers(in view: UIView) -> [UIPickerView] { views(in: view).compactMap { $0 as? UIPickerView } }
