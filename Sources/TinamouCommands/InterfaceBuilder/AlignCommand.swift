// SPDX-License-Identifier: MIT

import ArgumentParser
import InterfaceBuilder

/// `tinamou ib align`: the Align menu.
public struct AlignCommand: TinamouCommand {
  /// What the command is called, and what it says of itself when asked for help.
  public static let configuration = CommandConfiguration(
    commandName: "align", abstract: "Align views with the first one, or with their container.",
    discussion: """
      An entry is one of leading, trailing, top, bottom, centers-x, centers-y, baselines, which need two views or \
      more, and center-in-container-x, center-in-container-y; each may be followed by =20 or =canvas.
      """)

  @OptionGroup
  var files: InterfaceFileOptions

  @Option(parsing: .upToNextOption, help: ArgumentHelp("The views; the first stays where it is.", valueName: "view"))
  var views: [String]

  @Option(parsing: .upToNextOption, help: ArgumentHelp("What to align.", valueName: "entry[=value]"))
  var edges: [InterfaceAlignment]

  @Option(help: "Whose frames to bring up to date: none, new-constraints or all.")
  var updateFrames = InterfaceFrameUpdate.none

  /// A command that is filled from the command line.
  public init() {}

  /// Does what the command is for, and says how it ended.
  @MainActor
  public func perform(on terminal: Terminal) -> ExitStatus {
    InterfaceEdit(files: files, terminal: terminal).perform { document throws(InterfaceCommandError) in
      try document.align(views, edges, updating: updateFrames)
    }
  }
}

extension InterfaceAlignment: ExpressibleByArgument {
  /// `leading`, `centers-x=12`, `top=canvas`.
  public init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let entry = Entry(rawValue: String(parts[0])) else { return nil }
    guard parts.count == 2 else {
      self.init(entry)
      return
    }
    guard let value = InterfaceValue(argument: String(parts[1])), value != .standard else { return nil }
    self.init(entry, value: value)
  }

  /// The nine entries.
  public static var allValueStrings: [String] { Entry.allCases.map(\.rawValue) }
}

extension InterfaceValue: ExpressibleByArgument {
  /// `20`, `canvas`, `standard`.
  public init?(argument: String) {
    switch argument {
    case "canvas": self = .canvas
    case "standard": self = .standard
    default:
      guard let points = Double(argument), points.isFinite, abs(points) < 1e6 else { return nil }
      self = .points(points)
    }
  }
}
