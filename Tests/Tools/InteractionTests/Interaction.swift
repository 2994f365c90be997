// SPDX-License-Identifier: MIT

/// A thing that a person does with a screen, and what iOS does then: a row of the table of interactions.
///
/// The rows are the tests of this target, and the lines of `Documentation/Interactions.md`.
struct Interaction: Sendable {
  /// The reason to believe that iOS does it in this order.
  enum Certainty: String, Sendable {
    /// Somebody printed the calls and shows the output.
    case log
    /// The author of the source tried it and lists the order.
    case trial
    /// Apple's reference text, or a comment of a header.
    case apple = "Apple"
    /// At least two independent statements.
    case several
    /// A single statement, which was not checked.
    case one
    /// The order follows from texts that each describe one call.
    case derived
    /// No source was found; what happens here is a decision, which the source column explains.
    case decided
  }

  /// The kinds of things that people do, in the order of the page.
  enum Section: String, CaseIterable, Sendable {
    case textFields = "Text fields"
    case textViews = "Text views and text storage"
    case editMenus = "Selecting and editing text"
    case search = "Search bars and search controllers"
    case keyboard = "The keyboard and what is above it"
    case controls = "Buttons and events of controls"
    case valueControls = "Switches, sliders, steppers, segments, pickers"
    case tables = "Tables"
    case collections = "Collections"
    case menus = "Menus"
    case bars = "Bars and the system’s words"
    case scrolling = "Scroll views"
    case touches = "Touches and the responder chain"
    case gestures = "Gesture recognizers"
    case navigation = "Going forward and back"
    case containers = "Tabs, pages and other containers"
    case presentation = "Sheets, alerts and full screens"
    case popovers = "Popovers and presentation contexts"
    case rotation = "Rotation and other sizes"
    case accessibility = "Assistive technology"
  }

  /// The interaction, in words: what the person does.
  let name: String
  /// The effects that iOS has, in order: calls, and what is shown.
  let effects: [String]
  /// The versions of iOS for which the source speaks.
  let systems: String
  /// The reason to believe it.
  let certainty: Certainty
  /// The place where it was read.
  let source: String
  /// The reason that Tinamou does something else; `nil` for rows that hold.
  let difference: String?
  /// Does it, and notes the effects on the stage.
  let perform: @MainActor @Sendable (InteractionStage) throws -> Void

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - name: The interaction, in words: what the person does.
  ///   - systems: The versions of iOS for which the source speaks.
  ///   - certainty: The reason to believe it.
  ///   - source: The place where it was read.
  ///   - effects: The effects that iOS has, in order.
  ///   - difference: The reason that Tinamou does something else.
  ///   - perform: Does it, and notes the effects on the stage.
  init(
    _ name: String, systems: String = "all", _ certainty: Certainty, _ source: String, effects: [String],
    difference: String? = nil, perform: @escaping @MainActor @Sendable (InteractionStage) throws -> Void
  ) {
    (self.name, self.systems, self.certainty, self.source) = (name, systems, certainty, source)
    (self.effects, self.difference, self.perform) = (effects, difference, perform)
  }
}
