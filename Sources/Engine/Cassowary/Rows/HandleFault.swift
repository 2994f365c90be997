// SPDX-License-Identifier: MIT

/// Misuse of a solver, which stops the program with a message in every build.
enum HandleFault {
  @inline(never)
  static func variable() -> Never {
    fatalError("The variable is not in this solver: it was discarded, or belongs to another solver.")
  }

  @inline(never)
  static func constraint() -> Never {
    fatalError("The constraint is not in this solver: it was removed, or belongs to another solver.")
  }

  @inline(never)
  static func referencedVariable() -> Never { fatalError("A constraint still contains the discarded variable.") }

  @inline(never)
  static func tooLarge() -> Never {
    fatalError("A constraint has at most 1,048,575 terms, and a solver makes at most 4,294,967,295 constraints.")
  }
}
