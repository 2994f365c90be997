// SPDX-License-Identifier: MIT

/// A constraint of a ``Solver``, as a handle that costs nothing to copy.
///
/// A handle is valid until its constraint is removed. Using it after that, or with another solver, stops the program with a
/// message, in release builds too.
public struct Constraint: Hashable, Sendable, BitwiseCopyable {
  /// The index of the constraint in its solver. It is reused after the constraint is removed.
  public let index: Int32
  /// Distinguishes this constraint from earlier and later ones with the same index, and from those of other solvers.
  let stamp: UInt32

  @inline(__always)
  init(index: Int32, stamp: UInt32) {
    self.index = index
    self.stamp = stamp
  }
}

/// An unknown of a ``Solver``, as a handle that costs nothing to copy.
///
/// A handle is valid until its variable is discarded. Using it after that, or with another solver, stops the program with a
/// message, in release builds too.
public struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// The index of the variable in its solver. It is reused after the variable is discarded.
  public let index: Int32
  /// Distinguishes this variable from earlier and later ones with the same index, and from those of other solvers.
  let stamp: UInt32

  @inline(__always)
  init(index: Int32, stamp: UInt32) {
    self.index = index
    self.stamp = stamp
  }
}

/// A variable times a number: one summand of a linear expression.
public struct Term: Sendable, BitwiseCopyable {
  /// The variable.
  public var variable: Variable
  /// The coefficient; any finite number.
  public var coefficient: Double

  /// `coefficient` times `variable`.
  public init(_ coefficient: Double = 1, _ variable: Variable) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// The comparison of a linear expression with zero. Raw values are UIKit's: `NSLayoutConstraint.Relation` is this type.
public enum Relation: Int, Sendable, BitwiseCopyable, CaseIterable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}

extension Solver {
  /// The terms of a constraint, as they were inserted.
  package func terms(of constraint: Constraint) -> [Term] {
    let row = system.store[system.store.row(constraint)]
    return row.terms.map { id in
      let term = system.store[id]
      return Term(term.coefficient / row.scale, system.store.handle(of: term.variable))
    }
  }

  /// The constant of a constraint, as it was given last.
  package func constant(of constraint: Constraint) -> Double {
    let record = system.store[system.store.row(constraint)]
    return record.constant * record.unit
  }

  /// The number of constraints that were inserted up to this one. Indices are reused, so they do not tell the age.
  package func creationNumber(of constraint: Constraint) -> UInt32 {
    system.store[system.store.row(constraint)].sequence
  }
}
