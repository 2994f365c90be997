// SPDX-License-Identifier: MIT

import Previews

/// The messages for requests that an app does not carry out.
enum LiveMessages {
  /// The longest list of views, in a message.
  private static let longestList = 30

  static func sentence(for failure: LiveFailure) -> String {
    switch failure {
    case .noView(let word, let known): "no view is described by “\(word)”" + list(known)
    case .numberOutOfRange(let word, let count):
      "there is no “\(word)”: \(count) view\(count == 1 ? " is" : "s are") described by the word before the number"
    case .severalViews(let word, let frames):
      "“\(word)” describes \(frames.count) views; write “\(word)[1]” for the first of them"
    case .hidden(let word): "“\(word)” is hidden"
    case .offScreen(let word): "“\(word)” is not on the screen; the step scroll-to brings it there"
    case .disabled(let word): "“\(word)” is disabled"
    case .covered(let word, let other): "“\(word)” is behind \(other), which receives the touch"
    case .unreachable(let word): "a touch does not reach “\(word)”: it is outside its superview or accepts no touches"
    case .noTextInput(let word):
      word.map { "“\($0)” does not accept a text" } ?? "nothing is being edited; tap a field, or name one"
    case .notScrollable(let word): word.map { "“\($0)” does not scroll" } ?? "nothing on the screen scrolls"
    case .noBackButton: "there is no back button"
    case .nothingToDismiss: "nothing is in front that could be closed"
    case .unanswered(let title):
      "the alert\(quoted(title)) closes by its buttons only; tap one of them"
    case .fullScreen: "what is in front fills the screen, and closes by its own buttons only"
    case .staysOpen(let title): "what is in front\(quoted(title)) refuses to be closed"
    case .noKey(let name, let known):
      "there is no key “\(name)”; keys are characters, F1 to F24, and \(known.joined(separator: ", "))"
    case .noMenu(let title): "no menu is open that could have “\(title)”; tap or press what opens it"
    case .notShown(let text, let seconds): "“\(text)” was not shown in \(number(seconds)) seconds"
    case .stillShown(let text, let seconds): "“\(text)” was still shown after \(number(seconds)) seconds"
    case .noWindow: "the app shows no window"
    case .noScene(let number, let open): "there is no scene \(number); \(open == 1 ? "one is" : "\(open) are") open"
    case .nothingThere: "there is no view at this point"
    case .picture(let reason): "the picture cannot be written: \(reason)"
    case .setting(let word): "there is no setting '\(word)'"
    case .unchangeable(let property): "the view has no property '\(property)' that can be changed"
    case .preview(let failure): PreviewMessages.sentence(for: failure)
    }
  }

  private static func list(_ known: [String]) -> String {
    guard !known.isEmpty else { return "; nothing on the screen has a name or a text" }
    let more = known.count - longestList
    return "; there are \(known.prefix(longestList).joined(separator: ", "))"
      + (more > 0 ? ", and \(more) others, which the step tree prints" : "")
  }

  private static func quoted(_ title: String?) -> String { title.map { $0.isEmpty ? "" : " “\($0)”" } ?? "" }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
