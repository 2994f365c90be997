// SPDX-License-Identifier: MIT

/// Text with several styles.
///
/// Foundation on Linux stops the process when it compares the fonts of adjacent runs, which its mutable text does at
/// every change. Therefore this class stores the runs itself.
final class HTMLText: NSAttributedString {
  /// A run of equal style.
  struct Run {
    var string: String
    var attributes: [NSAttributedString.Key: Any]
  }

  let runs: [Run]
  private let ranges: [NSRange]

  /// Creates a text from its runs, in order.
  init(_ runs: [Run]) {
    self.runs = runs
    var start = 0
    ranges = runs.map { run in
      defer { start += run.string.utf16.count }
      return NSRange(location: start, length: run.string.utf16.count)
    }
    super.init(string: runs.map(\.string).joined())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
    guard let index = ranges.firstIndex(where: { NSLocationInRange(location, $0) }) else { return [:] }
    range?.pointee = ranges[index]
    return runs[index].attributes
  }

  override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for (run, range) in zip(runs, ranges) where !stop.boolValue {
      let part = NSIntersectionRange(range, enumerationRange)
      if part.length > 0 { block(run.attributes, part, &stop) }
    }
  }
}
