// SPDX-License-Identifier: MIT

/// The settings of assertions: what is recorded, and how differences are shown.
public struct SnapshotTestingConfiguration: Sendable {
  /// The settings of the innermost `withSnapshotTesting` or trait; `nil` outside of them.
  @TaskLocal public static var current: Self?

  /// The tool for differences; `nil` for the surrounding one.
  public var diffTool: DiffTool?
  /// The mode of recording; `nil` for the surrounding one.
  public var record: Record?

  /// Creates settings.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// The snapshots that assertions record.
  public struct Record: Equatable, Sendable, ExpressibleByBooleanLiteral {
    private enum Kind: String { case all, failed, missing, never }
    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// Creates a setting from its name: `all`, `failed`, `missing` or `never`. Returns `nil` for other names.
    public init?(rawValue: String) {
      guard let kind = Kind(rawValue: rawValue) else { return nil }
      self.init(kind)
    }

    /// Records everything.
    ///
    /// Tinamou replaces a recording that differs only if the environment variable `SNAPSHOT_TESTING_RECORD` says so, too: it may
    /// come from an iPhone.
    public static let all = Record(.all)
    /// Records what is missing or differs, under the same condition as ``all``.
    public static let failed = Record(.failed)
    /// Records what is missing.
    public static let missing = Record(.missing)
    /// Records nothing.
    public static let never = Record(.never)

    /// Creates ``all`` or ``missing``.
    public init(booleanLiteral value: BooleanLiteralType) { self.init(value ? .all : .missing) }

    init?(_ isOn: Bool?) {
      guard let isOn else { return nil }
      self.init(isOn ? .all : .missing)
    }
  }

  /// A program that shows the differences of two files, as a command for the failure's message.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
    private let command: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// Creates a tool from a function that returns the command.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      command = tool
    }

    /// Creates a tool from the name of a program that takes two paths.
    public init(stringLiteral value: StringLiteralType) {
      self.init { "\(value) \($0) \($1)" }
    }

    /// Creates the default tool.
    public init(nilLiteral: ()) { self = .default }

    /// The program Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"
    /// Names the two files.
    public static let `default` = DiffTool { "- recorded: \($0)\n- now: \($1)" }

    /// Returns the command for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }
}
