// SPDX-License-Identifier: MIT

import ArgumentParser
import InterfaceBuilder

/// `tinamou ib resolve`: the Resolve Auto Layout Issues menu.
public struct ResolveCommand: TinamouCommand {
  /// What the command is called, and what it says of itself when asked for help.
  public static let configuration = CommandConfiguration(
    commandName: "resolve", abstract: "Update frames or constants, add missing constraints, reset or clear them.",
    discussion: """
      Without --views or --scene, all views of the document are meant. The exit code is 1 where something is still \
      ambiguous or misplaced.
      """)

  @Argument(help: "What to do: update-frames, update-constants, add-missing, reset or clear.")
  var action: InterfaceRemedy

  @OptionGroup
  var files: InterfaceFileOptions

  @Option(parsing: .upToNextOption, help: ArgumentHelp("The views it is for.", valueName: "view"))
  var views: [String] = []

  @Option(help: ArgumentHelp("The scene whose views it is for.", valueName: "scene"))
  var scene: String?

  @Flag(help: "Note added distances that are the standard ones as standard.")
  var standardSpacing = false

  /// A command that is filled from the command line.
  public init() {}

  /// Refuses arguments that do not go together.
  public func validate() throws {
    guard views.isEmpty || scene == nil else { throw ValidationError("Give either --views or --scene.") }
  }

  /// Does what the command is for, and says how it ended.
  @MainActor
  public func perform(on terminal: Terminal) -> ExitStatus {
    InterfaceEdit(files: files, terminal: terminal).perform { document throws(InterfaceCommandError) in
      try document.resolve(action, scope, usingStandardSpacing: standardSpacing)
    }
  }

  private var scope: InterfaceScope {
    if let scene { return .scene(scene) }
    return views.isEmpty ? .all : .views(views)
  }
}

extension InterfaceRemedy: ExpressibleByArgument {}
