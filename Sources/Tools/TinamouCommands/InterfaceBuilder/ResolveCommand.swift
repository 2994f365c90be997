// SPDX-License-Identifier: MIT

import ArgumentParser
import InterfaceBuilder

/// The command `tinamou ib resolve`, which performs commands of the Resolve Auto Layout Issues menu.
public struct ResolveCommand: TinamouCommand {
  /// The command's name and help text.
  public static let configuration = CommandConfiguration(
    commandName: "resolve", abstract: "Update frames or constants, add missing constraints, reset or clear them.",
    discussion: """
      Without --views or --scene, the command applies to all views of the document. The exit code is 1 if a view is \
      still ambiguous or misplaced.
      """)

  @Argument(
    help: "The action: update-frames, update-constants, add-missing, reset or clear. The file can also come first.")
  var action: String

  @OptionGroup
  var files: InterfaceFileOptions

  @Option(parsing: .upToNextOption, help: ArgumentHelp("The views to resolve.", valueName: "view"))
  var views: [String] = []

  @Option(help: ArgumentHelp("The scene whose views to resolve.", valueName: "scene"))
  var scene: String?

  @Flag(help: "Write added distances that equal the standard distance as standard.")
  var standardSpacing = false

  /// Creates a command. ArgumentParser sets its properties from the command line.
  public init() {}

  /// Checks that the arguments can be combined.
  public func validate() throws {
    guard views.isEmpty || scene == nil else { throw ValidationError("Give either --views or --scene.") }
    guard remedy != nil else {
      let actions = InterfaceRemedy.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("Neither '\(action)' nor '\(files.file)' is an action. The actions are \(actions).")
    }
  }

  /// The action, in either order of the arguments.
  private var remedy: InterfaceRemedy? { InterfaceRemedy(rawValue: action) ?? InterfaceRemedy(rawValue: files.file) }

  /// The options with the path of the file, in either order of the arguments.
  private var orderedFiles: InterfaceFileOptions {
    var ordered = files
    if InterfaceRemedy(rawValue: action) == nil { ordered.file = action }
    return ordered
  }

  /// Performs the command and returns its exit status.
  @MainActor
  public func perform(on terminal: Terminal) -> ExitStatus {
    guard let remedy else { return .usage }
    return InterfaceEdit(files: orderedFiles, terminal: terminal).perform { document throws(InterfaceCommandError) in
      try document.resolve(remedy, scope, usingStandardSpacing: standardSpacing)
    }
  }

  private var scope: InterfaceScope {
    if let scene { return .scene(scene) }
    return views.isEmpty ? .all : .views(views)
  }
}

extension InterfaceRemedy: ExpressibleByArgument {}
