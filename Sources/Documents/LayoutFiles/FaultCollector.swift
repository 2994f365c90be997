// SPDX-License-Identifier: MIT

/// The errors found while a file is read.
///
/// Readers record an error and continue with the next value, so that all errors of a file are reported together.
final class FaultCollector {
  /// The maximum number of errors that are recorded. Reading stops when it is reached.
  static let limit = 100

  /// The recorded errors, in the order in which they were found.
  private(set) var errors: [LayoutFileError] = []

  /// Whether exceptions of UIKit are ignored, because they may be a consequence of errors recorded before.
  var ignoresRefusals = false

  /// Whether no more errors are recorded.
  var isFull: Bool { errors.count >= Self.limit }

  /// Records an error. An error that is recorded already, such as one in a value with several aliases, is ignored.
  func add(_ error: LayoutFileError) {
    for single in error.all where !isFull && !errors.contains(single) && !isIgnored(single) { errors.append(single) }
  }

  private func isIgnored(_ error: LayoutFileError) -> Bool {
    guard ignoresRefusals, case .refused = error.fault else { return false }
    return true
  }

  /// Returns the result of `work`. Records its error, and returns `nil`, if there is one.
  func attempt<Value>(_ work: () throws(LayoutFileError) -> Value) -> Value? {
    guard !isFull else { return nil }
    do throws(LayoutFileError) {
      return try work()
    } catch {
      add(error)
      return nil
    }
  }

  /// Returns the values of the elements that can be read, and records the errors of the others.
  func collect<Element, Value>(
    _ elements: some Sequence<Element>, _ read: (Element) throws(LayoutFileError) -> Value
  ) -> [Value] {
    var values: [Value] = []
    for element in elements {
      if isFull { break }
      do throws(LayoutFileError) { values.append(try read(element)) } catch { add(error) }
    }
    return values
  }

  /// Throws the recorded errors, in the order of the file.
  func throwErrors() throws(LayoutFileError) {
    if let error = LayoutFileError(combining: errors) { throw error }
  }
}
