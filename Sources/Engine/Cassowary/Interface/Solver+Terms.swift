// SPDX-License-Identifier: MIT

extension Solver {
  /// The terms of a constraint, as they were inserted.
  package func terms(of constraint: Constraint) -> [Term] {
    let row = system.store[system.store.row(constraint)]
    return row.terms.map { id in
      let term = system.store[id]
      return Term(term.coefficient / row.scale, system.store.handle(of: term.variable))
    }
  }
}
