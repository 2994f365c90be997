// SPDX-License-Identifier: MIT

import Foundation

extension DetectedItem.Kind {
  /// The items of the kind in a range of a text.
  func items(in text: String, range: NSRange) -> [DetectedItem] {
    guard let expression = try? NSRegularExpression(pattern: pattern, options: options) else { return [] }
    return expression.matches(in: text, range: range).compactMap { match in
      value(of: match, in: text as NSString).flatMap { DetectedItem($0, range: match.range) }
    }
  }

  private var options: NSRegularExpression.Options { self == .address ? [] : .caseInsensitive }

  private static let months =
    "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|"
    + "nov(?:ember)?|dec(?:ember)?)\\.?"
  private static let time = "(?:,?\\s+(?:at\\s+)?(\\d{1,2}:\\d{2}(?:\\s?[ap]m)?|\\d{1,2}\\s?[ap]m))?"
  /// The endings of addresses without a scheme that are taken for links.
  private static let domains =
    "(?:com|org|net|edu|gov|info|io|dev|app|de|uk|fr|it|es|nl|eu|ch|at|us|ca|au|jp|cn|in|br|se|no|dk|fi|pl)"

  private var pattern: String {
    switch self {
    case .link:
      // With a scheme; a mail address; a host.
      "\\b[a-z][a-z0-9+.-]*://[^\\s<>\"]*[^\\s<>\".,;:!?)\\]']|\\b(?:mailto:)?[a-z0-9._%+-]+@[a-z0-9-]+(?:\\.[a-z0-9-]+)*\\.[a-z]{2,}\\b"
        + "|\\b(?:www\\.[a-z0-9-]+(?:\\.[a-z0-9-]+)+|[a-z0-9-]+(?:\\.[a-z0-9-]+)*\\.\(Self.domains))\\b"
        + "(?::\\d+)?(?:/(?:[^\\s<>\"]*[^\\s<>\".,;:!?)\\]'])?)?"
    case .date:
      "\\b(\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}/(?:\\d{4}|\\d{2})|\(Self.months)\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+\\d{4}"
        + "|\\d{1,2}\\.?\\s+\(Self.months)\\s+\\d{4})\(Self.time)\\b"
    case .address:
      "\\b(\\d{1,5}\\s+(?:[A-Z][\\w']*\\.?\\s+){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Way|Loop|Court|Ct|"
        + "Place|Pl|Square|Sq|Parkway|Pkwy)\\b\\.?)(?:,?\\s+((?:[A-Z][\\w']*\\s?){1,3}\\b)(?:,?\\s+([A-Z]{2})\\b)?"
        + "(?:,?\\s+(\\d{5}(?:-\\d{4})?)\\b)?)?"
    case .phoneNumber:
      "(?<![\\w/.-])(?:\\+\\d{1,3}[\\s.-]?)?(?:\\(\\d{1,4}\\)[\\s.-]?)?\\d{2,5}(?:[\\s.-]?\\d{2,5}){1,4}(?![\\w/-])"
    }
  }

  private func value(of match: NSTextCheckingResult, in text: NSString) -> DetectedItem.Value? {
    let found = text.substring(with: match.range)
    switch self {
    case .link:
      if found.contains("://") || found.lowercased().hasPrefix("mailto:") {
        return URL(string: found).map { .link($0) }
      }
      return URL(string: (found.contains("@") ? "mailto:" : "http://") + found).map { .link($0) }
    case .date:
      return DetectedDate(day: text.part(1, of: match) ?? "", time: text.part(2, of: match)).date.map { .date($0) }
    case .address:
      let keys: [NSTextCheckingKey] = [.street, .city, .state, .zip]
      let parts = keys.enumerated().compactMap { index, key in text.part(index + 1, of: match).map { (key, $0) } }
      return .address(Dictionary(uniqueKeysWithValues: parts))
    case .phoneNumber:
      let digits = found.filter(\.isNumber).count
      return (7...15).contains(digits) ? .phoneNumber(found) : nil
    }
  }
}

extension NSString {
  /// The text of a group of a match, without spaces around it; `nil` for one that is empty.
  fileprivate func part(_ index: Int, of match: NSTextCheckingResult) -> String? {
    let range = match.range(at: index)
    guard range.location != NSNotFound, range.length > 0 else { return nil }
    return substring(with: range).trimmingCharacters(in: .whitespaces)
  }
}

/// A day, and a time of the day, as a text has them.
private struct DetectedDate {
  var day: String
  var time: String?

  /// The date; at noon if the text has no time.
  var date: Date? {
    let plain = day.replacingOccurrences(
      of: "(?<=\\d)(st|nd|rd|th)\\b|[,.]", with: "", options: [.regularExpression, .caseInsensitive])
    // Formatters know September by three letters.
    let day = plain.replacingOccurrences(
      of: "\\bsept\\b", with: "Sep", options: [.regularExpression, .caseInsensitive])
    let time = (time ?? "12:00 PM").uppercased().replacingOccurrences(
      of: "(?<=\\d)(?=[AP]M)", with: " ", options: .regularExpression)
    for dayFormat in ["yyyy-MM-dd", "M/d/yy", "M/d/yyyy", "MMM d yyyy", "MMMM d yyyy", "d MMM yyyy", "d MMMM yyyy"] {
      for timeFormat in ["h:mm a", "h a", "HH:mm"] {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.isLenient = false
        formatter.dateFormat = dayFormat + " " + timeFormat
        if let date = formatter.date(from: day + " " + time) { return date }
      }
    }
    return nil
  }
}
