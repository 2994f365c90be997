// SPDX-License-Identifier: MIT

/// The list or the layout that a conflict is part of, in which a change is tried before it is suggested.
public struct ConflictTrial {
  /// A change of constraints, which are named by their numbers in the list or layout.
  public struct Change: Sendable {
    /// The constraints that the change makes optional.
    public var removed: Set<Int> = []
    /// New constants of constraints.
    public var constants: [Int: Double] = [:]

    /// The constraints that change.
    public var concerned: Set<Int> { removed.union(constants.keys) }

    /// Whether nothing changes.
    public var isEmpty: Bool { removed.isEmpty && constants.isEmpty }

    /// Creates a change that removes constraints.
    public init(removing removed: Set<Int> = []) { self.removed = removed }
  }

  /// A constraint that still contradicts others after a change.
  public struct Remainder: Sendable {
    /// The number of the constraint.
    public let number: Int
    /// The constraint.
    public let constraint: ExplainedConstraint

    /// Creates a remainder.
    public init(number: Int, constraint: ExplainedConstraint) {
      self.number = number
      self.constraint = constraint
    }
  }

  /// The numbers of the members of the conflict; `nil` for one that is not a constraint, such as a size that is never negative.
  let numbers: [Int?]
  /// The classes of all views in the list or layout.
  let classNames: Set<String>
  /// Whether a stack view distributes views of the list or layout.
  let isDistributedByStack: Bool
  /// Returns the constraints that still contradict members of the conflict after a change, without the sizes and assumptions among
  /// them; `nil` if none do.
  let remainder: (Change) -> [Remainder]?
  /// Returns the least value that the other constraints leave to the size that a constraint gives; `nil` if that is not known.
  let leastSize: (Int) -> Double?

  /// Creates a trial.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of the members of the conflict; `nil` for one that is not a constraint.
  ///   - members: The constraints of the list or layout, as far as they are known: at least the members of the conflict.
  ///   - leastSize: Returns the least value that the other constraints leave to the size that a constraint gives. The default returns
  ///     `nil`: it is not known.
  ///   - remainder: Returns the constraints that still contradict members after a change; `nil` if none do.
  public init(
    numbers: [Int?], members: [ExplainedConstraint], leastSize: @escaping (Int) -> Double? = { _ in nil },
    remainder: @escaping (Change) -> [Remainder]?
  ) {
    self.numbers = numbers
    classNames = Set(members.flatMap { [$0.first.className, $0.second?.className ?? ""] })
    isDistributedByStack = members.contains { $0.origin == .stackDistribution }
    self.leastSize = leastSize
    self.remainder = remainder
  }

  /// The members alone, of which each is enough.
  static func alone(_ members: [ExplainedConstraint]) -> ConflictTrial {
    ConflictTrial(numbers: Array(members.indices), members: members) { change in
      change.isEmpty
        ? members.enumerated().map { Remainder(number: $0.offset, constraint: $0.element) } : nil
    }
  }
}
