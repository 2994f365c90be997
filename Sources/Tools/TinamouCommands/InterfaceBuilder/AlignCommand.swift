// SPDX-License-Identifier: MIT

import ArgumentParser
import InterfaceBuilder

/// The command `tinamou ib align`, which performs commands of the Align menu.
public struct AlignCommand: TinamouCommand {
  /// The command's name and help text.
  public static let configuration = CommandConfiguration(
    commandName: "align", abstract: "Align views with the first view or with their container.",
    discussion: """
      The entries leading, trailing, top, bottom, centers-x, centers-y and baselines need two or more views. The others \
      are center-in-container-x and center-in-container-y. Each entry can be followed by an offset: =20 or =canvas.
      """)

  @OptionGroup
  var options: InterfaceViewOptions

  @Option(parsing: .upToNextOption, help: ArgumentHelp("The attributes to align.", valueName: "entry[=value]"))
  var edges: [InterfaceAlignment]

  /// Creates a command. ArgumentParser sets its properties from the command line.
  public init() {}

  /// Performs the command and returns its exit status.
  @MainActor
  public func perform(on terminal: Terminal) -> ExitStatus {
    InterfaceEdit(files: options.files, terminal: terminal).perform { document throws(InterfaceCommandError) in
      try document.align(options.views, edges, updating: options.updateFrames)
    }
  }
}

extension InterfaceAlignment: ExpressibleByArgument {
  /// Creates an alignment from an argument such as `leading`, `centers-x=12` or `top=canvas`.
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

  /// The nine entries of the menu.
  public static var allValueStrings: [String] { Entry.allCases.map(\.rawValue) }
}

extension InterfaceValue: ExpressibleByArgument {
  /// Creates a value from an argument such as `20`, `canvas` or `standard`.
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
