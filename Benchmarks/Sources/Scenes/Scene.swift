// SPDX-License-Identifier: MIT

/// A list of operations that any constraint solver can run: one list that builds a layout, and 120 frames of edits.
///
/// Every engine runs the same list, so the times compare equal work. A view has four variables, in the order left, top,
/// width, height. Positions are relative to the parent.
public struct Scene: Sendable {
  /// The name of the scene in tables and on the command line.
  public let name: String
  /// The number of views, including the root. The default is 0.
  public internal(set) var viewCount = 0
  /// All constraints that operations refer to by index. Empty by default.
  public internal(set) var constraints: [Row] = []
  /// The terms of all constraints, in the order of the constraints. Empty by default.
  public internal(set) var terms: [Summand] = []
  /// The operations that build the layout; the last one is a solve. Empty by default.
  public internal(set) var build: [Operation] = []
  /// The number of constraints after the build, including those of edited variables. The default is 0.
  public internal(set) var builtRowCount = 0
  /// The number of terms of those constraints. The default is 0.
  public internal(set) var builtTermCount = 0
  /// The operations of each frame. Empty by default.
  public internal(set) var frames: [[Operation]] = []

  /// The number of variables.
  public var variableCount: Int { 4 * viewCount }

  /// The optional priorities, lowest first.
  public var optionalPriorities: [Float] {
    Set(constraints.map(\.priority)).filter { $0 < 1000 }.sorted()
  }

  /// The same scene without frames.
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
    /// The index of the first term in ``Scene/terms``.
    public let firstTerm: Int32
    /// The number of terms.
    public let termCount: Int32
    /// The relation: -1 for at most, 0 for equal, 1 for at least.
    public let relation: Int8
    /// The priority; 1000 is required.
    public let priority: Float
    /// The initial constant.
    public let constant: Double
  }

  /// A coefficient times a variable.
  public struct Summand: Sendable, BitwiseCopyable {
    /// The index of the variable.
    public let variable: Int32
    /// The coefficient of the variable.
    public let coefficient: Double
  }

  /// An operation of a scene.
  public enum Operation: Sendable, BitwiseCopyable {
    /// Adds a constraint.
    case add(constraint: Int32)
    /// Removes a constraint.
    case remove(constraint: Int32)
    /// Sets the constant of a constraint.
    case setConstant(constraint: Int32, to: Double)
    /// Makes a variable editable, such as the size of a window.
    case edit(variable: Int32)
    /// Sets the value of an editable variable.
    case suggest(variable: Int32, value: Double)
    /// Solves and updates all values.
    case solve
    /// Reads the values that changed.
    case readChanges
  }
}
