// SPDX-License-Identifier: MIT

import LayoutModel

/// The messages about constraints that were broken: one for each constraint in a layout pass.
///
/// A pass can solve the same constraints several times: a text is measured again, a stack view replaces its constraints, a
/// fitting size is computed. The constraints that conflict are then broken again, without another message.
@MainActor
enum ConflictReports {
  /// Something that a row states, by the object that it is about.
  struct Statement: Hashable {
    enum Part: Hashable {
      case wholeConstraint
      case contentSize(LayoutAxis)
      case autoresizing(NSLayoutConstraint.Attribute)
      case fittingTarget(LayoutAxis)
    }

    /// The constraint, or the view whose size or position it is. Retained, so that no other object gets its address.
    private let object: AnyObject
    private let part: Part

    init(of object: AnyObject, _ part: Part = .wholeConstraint) {
      self.object = object
      self.part = part
    }

    static func == (a: Statement, b: Statement) -> Bool { a.object === b.object && a.part == b.part }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(object))
      hasher.combine(part)
    }
  }

  /// The number of calls of ``beginPass()`` that have not ended.
  private static var depth = 0
  private static var reported: Set<Statement> = []
  /// Whether `reported` has elements; read in every pass.
  private static var hasReported = false

  /// Whether a view is laid out only to be measured, in places that it need not fit.
  private static var isMeasuring = false

  /// Lays views out in places that they need not fit, without messages about it.
  static func whileMeasuring<Result>(_ measure: () -> Result) -> Result {
    let outer = isMeasuring
    isMeasuring = true
    defer { isMeasuring = outer }
    return measure()
  }

  /// Begins a pass, or a part of the present one. ``endPass()`` must follow.
  static func beginPass() { depth += 1 }

  static func endPass() {
    depth -= 1
    guard depth == 0, hasReported else { return }
    hasReported = false
    reported = []
    writeCounts()
  }

  /// Whether the present pass has not asked about `statement` before.
  static func isFirst(of statement: Statement?) -> Bool {
    if isMeasuring { return false }
    guard let statement else { return true }
    hasReported = true
    return reported.insert(statement).inserted
  }

  /// Writes UIKit's message about a conflict, and the one that explains it, or a short one in place of both.
  static func write(_ conflict: ConstraintConflict) {
    let isShort = LayoutLog.conflictMessages == .short
    // Names and lines are looked up only where a message has them.
    let message =
      isShort || LayoutLog.explainsConflicts || !LayoutLog.repeatsConflicts ? ConflictMessage(of: conflict) : nil
    if let message, !LayoutLog.repeatsConflicts, !tally.isNew(message) { return }
    if isShort {
      message.map { LayoutLog.write($0.line) }
      return
    }
    LayoutLog.write(UnsatisfiableConstraintsMessage.text(of: conflict))
    if LayoutLog.explainsConflicts { message.map { LayoutLog.write($0.text) } }
  }

  // MARK: Equal conflicts

  private static var tally = ConflictTally()

  /// Writes how often the conflicts of this pass have occurred, where it has doubled since that was last written.
  private static func writeCounts() {
    for line in tally.takeLines() { LayoutLog.write(line) }
  }
}
