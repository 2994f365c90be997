// SPDX-License-Identifier: MIT

/// A list of operations that any constraint solver can run: one to build a layout, then 120 frames of edits.
///
/// Every engine runs the same list, so that times compare equal work. A view owns four variables, in the order left,
/// top, width, height; places are relative to the parent.
public struct Scene: Sendable {
  /// What it is called in tables and on the command line.
  public let name: String
  /// How many views were made, the root included.
  public internal(set) var viewCount = 0
  /// All constraints that any operation names, by number.
  public internal(set) var constraints: [Row] = []
  /// The terms of all constraints, one constraint after the other.
  public internal(set) var terms: [Summand] = []
  /// What builds the layout; ends in a solve.
  public internal(set) var build: [Operation] = []
  /// How many constraints there are once the layout is built, those that stand for edited variables included.
  public internal(set) var builtRowCount = 0
  /// How many terms those constraints have.
  public internal(set) var builtTermCount = 0
  /// What each frame does.
  public internal(set) var frames: [[Operation]] = []

  /// How many variables were made.
  public var variableCount: Int { 4 * viewCount }

  /// The priorities below required, lowest first.
  public var optionalPriorities: [Float] {
    Set(constraints.map(\.priority)).filter { $0 < 1000 }.sorted()
  }

  /// The same scene, only built.
  public var withoutFrames: Scene {
    var copy = self
    copy.frames = []
    return copy
  }

  /// A scene without views.
  public static let empty = Scene("empty")

  init(_ name: String) { self.name = name }
}

extension Scene {
  /// A constraint: `sum(terms) + constant  relation  0`.
  public struct Row: Sendable, BitwiseCopyable {
    /// Where its terms begin in ``Scene/terms``.
    public let firstTerm: Int32
    /// How many terms it has.
    public let termCount: Int32
    /// -1 for at most, 0 for equal, 1 for at least.
    public let relation: Int8
    /// 1000 is required.
    public let priority: Float
    /// The constant it begins with.
    public let constant: Double
  }

  /// A coefficient times a variable.
  public struct Summand: Sendable, BitwiseCopyable {
    /// The number of the variable.
    public let variable: Int32
    /// What it is multiplied with.
    public let coefficient: Double
  }

  /// One thing to do.
  public enum Operation: Sendable, BitwiseCopyable {
    /// Puts a constraint in.
    case add(constraint: Int32)
    /// Takes a constraint out.
    case remove(constraint: Int32)
    /// Changes a constraint's constant.
    case setConstant(constraint: Int32, to: Double)
    /// Makes a variable one that is set from outside, as the size of a window is.
    case edit(variable: Int32)
    /// Sets such a variable.
    case suggest(variable: Int32, value: Double)
    /// Brings all values up to date.
    case solve
    /// Reads the values that changed.
    case readChanges
  }
}
