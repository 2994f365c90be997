// SPDX-License-Identifier: MIT

/// The steps of a person that show a finding, and a picture of it.
public struct Demonstration: Sendable, Codable, Hashable {
  /// The steps from the first screen on, such as `tap “Next”`.
  public var steps: [String]
  /// The file or the address of the picture; `nil` for none.
  public var picture: String?

  /// Creates a demonstration.
  public init(steps: [String], picture: String? = nil) {
    self.steps = steps
    self.picture = picture
  }
}

extension Finding {
  /// Returns the finding with what shows it, unless it has a demonstration of its own, whose steps then follow.
  package func demonstrated(by steps: [String], picture: String? = nil) -> Finding {
    var copy = self
    copy.demonstration = Demonstration(
      steps: steps + (demonstration?.steps ?? []), picture: demonstration?.picture ?? picture)
    return copy
  }
}
