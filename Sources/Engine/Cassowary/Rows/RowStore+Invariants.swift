// SPDX-License-Identifier: MIT

#if DEBUG
  extension RowStore {
    /// Describes the violated invariants. `isHidden` says which terms the basis keeps out of the
    /// occurrences.
    func brokenInvariants(isHidden: (TermID) -> Bool) -> [String] {
      var broken: [String] = []
      var linked = 0
      for variable in variableIDs {
        var term = firstOccurrence(of: variable)
        var previous = TermID.null
        while !term.isNull {
          linked += 1
          let record = self[term]
          if record.previous != previous || record.variable != variable {
            broken.append("The occurrences of variable \(variable.rawValue) are not a list.")
            break
          }
          if self[record.row].isVacant { broken.append("Variable \(variable.rawValue) occurs in a vacant row.") }
          if isHidden(term) { broken.append("Variable \(variable.rawValue) lists the term that defines it.") }
          previous = term
          term = record.next
        }
      }
      var shown = 0
      for row in rowIDs where !self[row].isVacant {
        for term in self[row].terms {
          if !isHidden(term) { shown += 1 }
          if self[term].row != row { broken.append("Term \(term.rawValue) is not of row \(row.rawValue).") }
          if self[term].coefficient == 0 { broken.append("Term \(term.rawValue) has the coefficient zero.") }
        }
      }
      if linked != shown { broken.append("\(linked) terms are linked, of \(shown).") }
      return broken
    }

    /// Describes the differences of two stores.
    func differences(from other: borrowing RowStore) -> [String] {
      var differences: [String] = []
      if rowCount != other.rowCount || variableCount != other.variableCount || termCount != other.termCount {
        return ["The stores have different sizes."]
      }
      if newestSequence != other.newestSequence { differences.append("The creation numbers differ.") }
      for variable in variableIDs
      where handle(of: variable) != other.handle(of: variable) || sign(of: variable) != other.sign(of: variable)
        || firstOccurrence(of: variable) != other.firstOccurrence(of: variable)
      {
        differences.append("Variable \(variable.rawValue) differs.")
      }
      for row in rowIDs {
        let (a, b) = (self[row], other[row])
        if a.isVacant, b.isVacant { continue }
        if handle(of: row) != other.handle(of: row) || a.constant != b.constant || a.priority != b.priority
          || a.firstTerm != b.firstTerm || a.termCount != b.termCount || a.relation != b.relation
        {
          differences.append("Row \(row.rawValue) differs.")
          continue
        }
        for term in a.terms
        where self[term].coefficient != other[term].coefficient || self[term].variable != other[term].variable {
          differences.append("Term \(term.rawValue) differs.")
        }
      }
      return differences
    }
  }
#endif
