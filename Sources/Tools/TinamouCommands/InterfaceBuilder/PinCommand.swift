// SPDX-License-Identifier: MIT

import ArgumentParser
import InterfaceBuilder

/// The command `tinamou ib pin`, which performs commands of the Pin menu.
public struct PinCommand: TinamouCommand {
  /// The command's name and help text.
  public static let configuration = CommandConfiguration(
    commandName: "pin", abstract: "Add spacing, size, equal size and aspect ratio constraints.",
    discussion: """
      A spacing is a number of points, standard, or canvas for the current distance. It is measured to the nearest \
      neighbor, or after @ to a sibling, the superview or a guide: --leading 8@Title, --top @safe-area-id.
      """)

  @OptionGroup
  var options: InterfaceViewOptions

  @Option(help: ArgumentHelp("The spacing above.", valueName: "spacing"))
  var top: InterfacePins.Spacing?

  @Option(help: ArgumentHelp("The spacing at the leading edge.", valueName: "spacing"))
  var leading: InterfacePins.Spacing?

  @Option(help: ArgumentHelp("The spacing at the trailing edge.", valueName: "spacing"))
  var trailing: InterfacePins.Spacing?

  @Option(help: ArgumentHelp("The spacing below.", valueName: "spacing"))
  var bottom: InterfacePins.Spacing?

  @Flag(inversion: .prefixedNo, help: "Measure to the container's margins instead of its edges.")
  var constrainToMargins = true

  @Option(help: ArgumentHelp("The width: points or canvas.", valueName: "size"))
  var width: InterfaceValue?

  @Option(help: ArgumentHelp("The height: points or canvas.", valueName: "size"))
  var height: InterfaceValue?

  @Flag(help: "Make all views as wide as the first.")
  var equalWidths = false

  @Flag(help: "Make all views as high as the first.")
  var equalHeights = false

  @Option(help: ArgumentHelp("The ratio of width to height: 3:4 or canvas.", valueName: "ratio"))
  var aspectRatio: InterfacePins.AspectRatio?

  @Option(parsing: .upToNextOption, help: ArgumentHelp("The alignments to add; see align.", valueName: "entry[=value]"))
  var align: [InterfaceAlignment] = []

  /// Creates a command. ArgumentParser sets its properties from the command line.
  public init() {}

  /// Performs the command and returns its exit status.
  @MainActor
  public func perform(on terminal: Terminal) -> ExitStatus {
    InterfaceEdit(files: options.files, terminal: terminal).perform { document throws(InterfaceCommandError) in
      try document.pin(options.views, pins, updating: options.updateFrames)
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
  /// Creates a spacing from an argument such as `20`, `standard`, `canvas`, `8@Title` or `@Title`.
  public init?(argument: String) {
    let parts = argument.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let value = parts[0].isEmpty ? InterfaceValue.canvas : InterfaceValue(argument: parts[0]) else { return nil }
    guard parts.count == 1 || !parts[1].isEmpty, !argument.isEmpty else { return nil }
    self.init(value, to: parts.count == 2 ? parts[1] : nil)
  }
}

extension InterfacePins.AspectRatio: ExpressibleByArgument {
  /// Creates a ratio from an argument such as `3:4` or `canvas`.
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
