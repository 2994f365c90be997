// SPDX-License-Identifier: MIT

import ArgumentParser
import InterfaceBuilder

/// `tinamou ib pin`: the Pin menu.
public struct PinCommand: TinamouCommand {
  /// What the command is called, and what it says of itself when asked for help.
  public static let configuration = CommandConfiguration(
    commandName: "pin", abstract: "Add spacings to what is nearest, sizes, equal sizes and ratios.",
    discussion: """
      A spacing is a number of points, standard, or canvas for what is there now; @ and the name of a sibling, of the \
      superview or of a guide measure it to that instead of the nearest: --leading 8@Title, --top @safe-area-id.
      """)

  @OptionGroup
  var files: InterfaceFileOptions

  @Option(parsing: .upToNextOption, help: ArgumentHelp("The views; sizes follow the first.", valueName: "view"))
  var views: [String]

  @Option(help: ArgumentHelp("The space above.", valueName: "spacing"))
  var top: InterfacePins.Spacing?

  @Option(help: ArgumentHelp("The space before.", valueName: "spacing"))
  var leading: InterfacePins.Spacing?

  @Option(help: ArgumentHelp("The space after.", valueName: "spacing"))
  var trailing: InterfacePins.Spacing?

  @Option(help: ArgumentHelp("The space below.", valueName: "spacing"))
  var bottom: InterfacePins.Spacing?

  @Flag(inversion: .prefixedNo, help: "Measure to the container's margins rather than to its edges.")
  var constrainToMargins = true

  @Option(help: ArgumentHelp("The width: points, or canvas.", valueName: "size"))
  var width: InterfaceValue?

  @Option(help: ArgumentHelp("The height: points, or canvas.", valueName: "size"))
  var height: InterfaceValue?

  @Flag(help: "Make all as wide as the first.")
  var equalWidths = false

  @Flag(help: "Make all as high as the first.")
  var equalHeights = false

  @Option(help: ArgumentHelp("The ratio of width to height: 3:4, or canvas.", valueName: "ratio"))
  var aspectRatio: InterfacePins.AspectRatio?

  @Option(parsing: .upToNextOption, help: ArgumentHelp("What to align besides; see align.", valueName: "entry[=value]"))
  var align: [InterfaceAlignment] = []

  @Option(help: "Whose frames to bring up to date: none, new-constraints or all.")
  var updateFrames = InterfaceFrameUpdate.none

  /// A command that is filled from the command line.
  public init() {}

  /// Does what the command is for, and says how it ended.
  @MainActor
  public func perform(on terminal: Terminal) -> ExitStatus {
    InterfaceEdit(files: files, terminal: terminal).perform { document throws(InterfaceCommandError) in
      try document.pin(views, pins, updating: updateFrames)
    }
  }

  private var pins: InterfacePins {
    var pins = InterfacePins()
    pins.spacings = [.top: top, .leading: leading, .trailing: trailing, .bottom: bottom].compactMapValues(\.self)
    pins.constrainedToMargins = constrainToMargins
    (pins.width, pins.height) = (width, height)
    (pins.equalWidths, pins.equalHeights) = (equalWidths, equalHeights)
    pins.aspectRatio = aspectRatio
    pins.alignments = align
    return pins
  }
}

extension InterfacePins.Spacing: ExpressibleByArgument {
  /// `20`, `standard`, `canvas`, `8@Title`, `@Title`.
  public init?(argument: String) {
    let parts = argument.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let value = parts[0].isEmpty ? InterfaceValue.canvas : InterfaceValue(argument: parts[0]) else { return nil }
    guard parts.count == 1 || !parts[1].isEmpty, !argument.isEmpty else { return nil }
    self.init(value, to: parts.count == 2 ? parts[1] : nil)
  }
}

extension InterfacePins.AspectRatio: ExpressibleByArgument {
  /// `3:4`, `canvas`.
  public init?(argument: String) {
    if argument == "canvas" {
      self = .canvas
      return
    }
    let numbers = argument.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1], width > 0, height > 0 else { return nil }
    self = .ratio(width, height)
  }
}
