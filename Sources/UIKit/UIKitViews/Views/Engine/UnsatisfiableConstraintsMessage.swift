// SPDX-License-Identifier: MIT

/// UIKit's console message about unsatisfiable constraints, byte for byte.
@MainActor
enum UnsatisfiableConstraintsMessage {
  static func text(of conflict: ConstraintConflict) -> String {
    let constraints = conflict.constraints
    let hasMasks = constraints.contains { $0 is NSAutoresizingMaskLayoutConstraint }
    let list = constraints.map { "    \"\($0)\"" }.joined(separator: ",\n")
    let broken = conflict.brokenConstraint.map { "\($0)" } ?? "(null)"
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}

      """ + (hasMasks ? maskNote : "") + """
        (
        \(list)
        )

        Will attempt to recover by breaking constraint\u{20}
        \(broken)

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
        """
  }

  private static let maskNote =
    "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
    + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"
}
