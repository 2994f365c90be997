// SPDX-License-Identifier: MIT

/// An option that stands on a command line without its value.
struct MissingValue: Error {
  let option: String
}

extension [String] {
  /// Takes an option with its value, `--option value` or `--option=value`, out of arguments that are otherwise passed to another program.
  ///
  /// - Returns: The value; `nil` if the option is not there.
  mutating func takeValue(of option: String) throws(MissingValue) -> String? {
    guard let position = firstIndex(where: { $0 == option || $0.hasPrefix(option + "=") }) else { return nil }
    if self[position] != option { return String(remove(at: position).dropFirst(option.count + 1)) }
    guard position + 1 < count else { throw MissingValue(option: option) }
    defer { removeSubrange(position...position + 1) }
    return self[position + 1]
  }
}
