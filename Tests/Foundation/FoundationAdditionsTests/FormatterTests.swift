// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions
import Testing

@Suite("Formatters that Foundation on Linux lacks")
struct FormatterTests {
  private static let english = Locale(identifier: "en_US")

  private func formatter(_ style: DateComponentsFormatter.UnitsStyle) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Self.english
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    formatter.unitsStyle = style
    formatter.allowedUnits = [.hour, .minute, .second]
    return formatter
  }

  @Test(
    "a duration has the spelling of its style",
    arguments: [
      (DateComponentsFormatter.UnitsStyle.positional, "1:02:05"), (.abbreviated, "1h 2m 5s"),
      (.short, "1 hr, 2 min, 5 sec"), (.full, "1 hour, 2 minutes, 5 seconds"), (.brief, "1hr 2min 5sec"),
      (.spellOut, "one hour, two minutes, five seconds"),
    ])
  func durations(_ style: DateComponentsFormatter.UnitsStyle, _ text: String) {
    #expect(formatter(style).string(from: 3725) == text)
  }

  @Test("zeros are padded or dropped as asked, and the greatest units come first")
  func zeros() {
    let clock = formatter(.positional)
    clock.allowedUnits = [.minute, .second]
    clock.zeroFormattingBehavior = .pad
    #expect(clock.string(from: 65) == "01:05")
    #expect(clock.string(from: 5) == "00:05")
    let words = formatter(.full)
    #expect(words.string(from: 3605) == "1 hour, 5 seconds")
    words.maximumUnitCount = 1
    #expect(words.string(from: 3605) == "1 hour")
    words.allowedUnits = [.year, .month]
    words.maximumUnitCount = 0
    #expect(words.string(from: DateComponents(year: 2, month: 1)) == "2 years, 1 month")
    #expect(words.string(from: 0) == "0 months")
  }

  @Test("lists, distances in time and measurements have their words and units")
  func others() {
    let list = ListFormatter()
    list.locale = Self.english
    #expect(list.string(from: ["a", 2, "c"]) == "a, 2, and c")
    let relative = RelativeDateTimeFormatter()
    relative.locale = Self.english
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(relative.localizedString(for: now.addingTimeInterval(-7200), relativeTo: now) == "2 hours ago")
    #expect(relative.localizedString(for: now.addingTimeInterval(7200), relativeTo: now) == "in 2 hours")
    let measure = MeasurementFormatter()
    measure.locale = Self.english
    #expect(measure.string(from: Measurement(value: 1.609344, unit: UnitLength.kilometers)) == "1 mi")
    measure.unitOptions = .providedUnit
    #expect(measure.string(from: Measurement(value: 3, unit: UnitLength.kilometers)) == "3 km")
    measure.locale = Locale(identifier: "de_DE")
    measure.unitOptions = []
    #expect(measure.string(from: Measurement(value: 2500, unit: UnitLength.meters)) == "2,5 km")
    #expect(NSString.localizedStringWithFormat("%d of %@", 2, "3" as NSString) == "2 of 3")
  }
}
