// SPDX-License-Identifier: MIT

/// Something that is done to n views or other elements, whose time should grow with n times its logarithm at most.
struct Operation {
  /// The operation, as the table says it.
  let name: String
  /// Prepares n elements, does it once, and returns the time that it took, in seconds.
  let seconds: @MainActor (_ count: Int) throws -> Double

  init(_ name: String, seconds: @escaping @MainActor (_ count: Int) throws -> Double) {
    self.name = name
    self.seconds = seconds
  }
}
