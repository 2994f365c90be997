// SPDX-License-Identifier: MIT

/// "No row", "no variable", "end of the list".
let none: Int32 = -1

/// A variable, apart from its value, which lies in a table of its own.
struct VariableRecord: BitwiseCopyable {
  /// The tight row that determines this variable, or ``none``: then it is *free* and keeps its value.
  var definition: Int32 = none
  /// The head of the list of the terms that mention this variable, but for the one by which a row defines it.
  var firstTerm: Int32 = none
  /// The uses, times 32, and below that the marks; so a variable takes 12 bytes.
  private var usesAndMarks = Marks.live

  private enum Marks {
    static let dirty: UInt32 = 1
    static let changed: UInt32 = 2
    static let live: UInt32 = 4
    static let sign: UInt32 = 24
    static let signShift: UInt32 = 3
    static let use: UInt32 = 32
  }

  @inline(__always)
  private mutating func set(_ mark: UInt32, _ isSet: Bool) {
    if isSet { usesAndMarks |= mark } else { usesAndMarks &= ~mark }
  }

  /// In how many tight rows it stands as an input.
  var uses: UInt32 { @inline(__always) get { usesAndMarks / Marks.use } }
  /// Counts a tight row in which it stands as an input.
  @inline(__always)
  mutating func addUse() { usesAndMarks += Marks.use }
  @inline(__always)
  mutating func removeUse() { usesAndMarks -= Marks.use }

  /// Its value awaits evaluation. Everything that depends on a dirty variable is dirty, or waiting in `suspects`, too.
  var isDirty: Bool {
    @inline(__always) get { usesAndMarks & Marks.dirty != 0 }
    @inline(__always) set { set(Marks.dirty, newValue) }
  }
  /// It is among the variables that changed in this solve.
  var isChanged: Bool {
    @inline(__always) get { usesAndMarks & Marks.changed != 0 }
    @inline(__always) set { set(Marks.changed, newValue) }
  }
  /// It has not been discarded.
  var isLive: Bool {
    @inline(__always) get { usesAndMarks & Marks.live != 0 }
    @inline(__always) set { set(Marks.live, newValue) }
  }
  /// Its value was evaluated, and is another than before.
  @inline(__always)
  mutating func settleChanged() { usesAndMarks = usesAndMarks & ~Marks.dirty | Marks.changed }
  /// The values it may take of itself.
  var sign: Sign {
    @inline(__always) get { Sign(rawValue: UInt8((usesAndMarks & Marks.sign) >> Marks.signShift)) ?? .any }
    @inline(__always) set {
      usesAndMarks = usesAndMarks & ~Marks.sign | UInt32(newValue.rawValue) << Marks.signShift
    }
  }
  var isNonNegative: Bool { @inline(__always) get { sign != .any } }
}

/// The values a variable may take of itself.
enum Sign: UInt8, BitwiseCopyable {
  case any
  /// It carries an implicit `variable >= 0`, which has had no part to play yet.
  case nonNegative
  /// The same, and there is a row for it.
  case nonNegativeByRow
}

/// One summand of a row, linked into the list of its variable's occurrences.
///
/// The term that a defining row determines is in no list, so that walks down meet only what depends on a variable, in rows and
/// terms at even distances, which the processor fetches ahead.
///
/// The terms of a row lie side by side.
struct TermRecord: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32
  var row: Int32
  var next: Int32
  var previous: Int32
}

/// What a row does at the present vertex.
enum RowStatus: UInt8, BitwiseCopyable {
  /// The place is unused.
  case vacant
  /// Takes no part: a satisfied inequality, a redundant equality, or a row that has not been looked at yet. Its
  /// multiplier is zero.
  case idle
  /// Tight: it determines the variable of its `out` term from its other variables.
  case defining
  /// Tight: it closes a cycle of definitions and determines the variable of its tear implicitly.
  case tearing
  /// A soft row with a positive residual that costs; its multiplier is its whole weight.
  case above
  /// A soft row with a negative residual that costs; its multiplier is minus its whole weight.
  case below
  /// A required row that cannot hold with those it conflicts with.
  case leftOut
}

/// A constraint `sum(terms) + constant  relation  0`.
struct Row: BitwiseCopyable {
  var constant: Double
  /// The creation number.
  var sequence: Int64
  var firstTerm: Int32
  var termCount: Int32
  /// The defining term of a defining row; the tear of a tearing row.
  var out: Int32 = none
  /// The head of the multiplier of a tight row, or ``none`` for zero.
  var multiplier: Int32 = none
  var priority: Float
  var relation: Relation
  var status: RowStatus = .idle
  private var marks = Marks()

  init(
    constant: Double, sequence: Int64, firstTerm: Int32, termCount: Int32, priority: Float, relation: Relation
  ) {
    self.constant = constant
    self.sequence = sequence
    self.firstTerm = firstTerm
    self.termCount = termCount
    self.priority = priority
    self.relation = relation
  }

  /// What is true or false of a row, one bit each, so that a row takes 40 bytes.
  private struct Marks: OptionSet {
    var rawValue: UInt8 = 0
    static let queued = Marks(rawValue: 1)
    static let wantsVariable = Marks(rawValue: 2)
    static let inConflict = Marks(rawValue: 4)
    static let edited = Marks(rawValue: 8)
    static let removed = Marks(rawValue: 16)
  }

  @inline(__always)
  private mutating func set(_ mark: Marks, _ isSet: Bool) {
    if isSet { marks.rawValue |= mark.rawValue } else { marks.rawValue &= ~mark.rawValue }
  }

  /// It waits in `suspects` or in the queue of violated rows.
  var isQueued: Bool {
    @inline(__always) get { marks.contains(.queued) }
    @inline(__always) set { set(.queued, newValue) }
  }
  /// It is idle and equal, and has not yet been offered a free variable.
  var wantsVariable: Bool {
    @inline(__always) get { marks.contains(.wantsVariable) }
    @inline(__always) set { set(.wantsVariable, newValue) }
  }
  /// It may be a member of a remembered conflict.
  var isInConflict: Bool {
    @inline(__always) get { marks.contains(.inConflict) }
    @inline(__always) set { set(.inConflict, newValue) }
  }
  /// It is tight, and its constant changed since the last solve.
  var isEdited: Bool {
    @inline(__always) get { marks.contains(.edited) }
    @inline(__always) set { set(.edited, newValue) }
  }
  /// It was removed; the next solve takes it out.
  var isRemoved: Bool {
    @inline(__always) get { marks.contains(.removed) }
    @inline(__always) set { set(.removed, newValue) }
  }

  /// It stands for the `variable >= 0` of its only variable: bounds are as old as their variables, so no constraint was
  /// created before them.
  var isBound: Bool { @inline(__always) get { sequence == 0 } }
  var isRequired: Bool { @inline(__always) get { priority >= 1000 } }
  var isTight: Bool { @inline(__always) get { status == .defining || status == .tearing } }
  var isViolated: Bool { @inline(__always) get { status == .above || status == .below } }
  /// Whether a multiplier is kept. That of a required equality has no bound, so nobody ever asks for it.
  var hasMultiplier: Bool { @inline(__always) get { !(isRequired && relation == .equal) } }
  var endTerm: Int32 { @inline(__always) get { firstTerm + termCount } }
  /// The level of the priority; positive floating-point numbers sort as their bit patterns.
  var level: Int32 { @inline(__always) get { Int32(bitPattern: priority.bitPattern) } }
}

/// One place of a sparse vector: the multipliers (index = level) and the Jacobian of the tears (index = tear).
struct SparseEntry: BitwiseCopyable {
  var value: Double
  var index: Int32
  var next: Int32
}

/// One component of a lexicographic vector in scratch memory, highest level first.
struct Component: BitwiseCopyable {
  var level: Int32
  var value: Double
}

/// A lexicographic vector: a run of components in `distances`.
struct Vector: BitwiseCopyable {
  var first: Int32
  var end: Int32
}

/// Where, in the course of a step, the multiplier of a tight row reaches a bound.
struct Breakpoint: BitwiseCopyable {
  var distance: Vector
  /// The place of the row in `shares`.
  var share: Int32
}

/// A variable that moves, in the course of a step, from one row that bounds it to the next.
struct Passing: BitwiseCopyable {
  var from: Int32
  var to: Int32
  /// How often the entering row contains `to`.
  var weight: Double
  /// The distance at which the multiplier of `from` reaches its bound.
  var distance: Vector
  /// In which direction that multiplier moves.
  var direction: Int32
}

/// One share of a row in an expression over the tight rows.
struct Share: BitwiseCopyable {
  var row: Int32
  var weight: Double
}

/// A variable met while walking up the graph of definitions.
struct Visit: BitwiseCopyable {
  var coefficient: Double = 0
  /// The largest summand of the coefficient, against which cancellation is judged.
  var magnitude: Double = 0
  var variable: Int32
  /// The row through which the walk last arrived.
  var parent: Int32 = none
  /// Over how many edges the walk arrives, counting those whose coefficients cancel.
  var arrivals: Int32 = 0
  var cursor: Int32
  var end: Int32
}

/// A variable whose value changed in this solve, and what it was before.
struct Change: BitwiseCopyable {
  var variable: Int32
  var oldValue: Double
}

/// The numbers by which floating-point results are judged.
enum Tolerance {
  /// A residual up to this counts as zero …
  static let residual = 1e-9
  /// … plus this, relative to the largest summand.
  static let relativeResidual = 1e-12
  /// A sum of coefficients that is smaller than this, relative to its largest summand, has cancelled.
  static let cancellation = 1e-11
  /// What is smaller than this, relative to the largest number of the same expression, is left over from rounding.
  static let negligible = 1e-12
  /// A pivot must be at least this, relative to the largest coefficient of its row.
  static let pivot = 1e-7
  /// Components of multipliers up to this count as equal.
  static let multiplier = 1e-9
  /// Required constraints that miss by less than this are not called contradictory.
  static let conflict = 1e-6
}
