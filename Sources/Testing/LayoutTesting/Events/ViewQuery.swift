// SPDX-License-Identifier: MIT

import LayoutChecks
import RunningTests
import Tinamou

/// A description of the view that receives an event: `"save"`, `.text("Save")`, `.ofClass(UISwitch.self)` or
/// `.view(button)`.
///
/// A string literal describes the view with this accessibility identifier. If there is none, it describes the view to
/// which a property of this name refers, or the view with this accessibility label or text.
public struct ViewQuery: ExpressibleByStringLiteral, CustomStringConvertible {
  /// The description of the view in messages.
  public let description: String
  /// Closures that return the matching views, in the order of the subviews. They are tried one after another.
  fileprivate let attempts: [@MainActor (UIView) -> Bool]

  /// Describes the view with an identifier, a property name, an accessibility label or a text.
  public init(stringLiteral value: String) { self.init(value) }

  /// Describes the view with an identifier, a property name, an accessibility label or a text.
  public init(_ word: String) {
    description = "“\(word)”"
    attempts = ViewFinder.attempts(word)
  }

  private init(_ description: String, _ attempt: @escaping @MainActor (UIView) -> Bool) {
    self.description = description
    attempts = [attempt]
  }

  /// Returns a query for the view with an accessibility identifier.
  public static func identifier(_ identifier: String) -> ViewQuery {
    ViewQuery("identifier “\(identifier)”") { view in view.accessibilityIdentifier == identifier }
  }

  /// Returns a query for the view with an accessibility label or a text.
  public static func text(_ text: String) -> ViewQuery {
    ViewQuery("text “\(text)”") { view in view.accessibilityLabel == text || ShownText.text(of: view) == text }
  }

  /// Returns a query for the only view of a class or its subclasses.
  public static func ofClass<View: UIView>(_ viewClass: View.Type) -> ViewQuery {
    ViewQuery("class \(viewClass)") { view in view is View }
  }

  /// Returns a query for the given view.
  public static func view(_ wanted: UIView) -> ViewQuery {
    ViewQuery("the \(type(of: wanted))") { view in view === wanted }
  }
}

/// Finds the view that `query` describes, below `root` or `root` itself. Fails the test at the line of the call if
/// there is none or more than one. Hidden views are not found.
///
/// - Returns: The view; `nil` after a failure.
@MainActor
public func find(
  _ query: ViewQuery, in root: UIView, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) -> UIView? {
  ViewSearch(
    root: root, location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  ).find(query)
}

/// The search for the view of an event.
@MainActor
struct ViewSearch {
  let root: UIView
  let location: CodeLocation

  /// Returns the only visible view that a query describes. Fails the test if there is none or more than one.
  func find(_ query: ViewQuery) -> UIView? {
    root.topmostSuperview.layoutIfNeeded()
    let views = ViewFinder.shownViews(root)
    for attempt in query.attempts {
      let found = views.filter { attempt($0) }
      if found.count == 1 { return found[0] }
      if found.count > 1 {
        let list = found.map { "\(ViewNames.name(of: $0)) at \(FrameText.text($0.convert($0.bounds, to: root)))" }
        return fail("\(found.count) views match \(query): \(list.joined(separator: "; "))")
      }
    }
    let known = ViewFinder.descriptions(in: root)
    return fail(
      "no view matches \(query)" + (known.isEmpty ? "" : "; there are \(known.prefix(20).joined(separator: ", "))"))
  }

  func fail(_ message: String) -> UIView? {
    Failure.record(message, at: location)
    return nil
  }
}
