// SPDX-License-Identifier: MIT

import LayoutChecks
import LayoutModel

/// A request of a tool to a running app.
public enum LiveRequest: Sendable, Codable, Hashable {
  /// The state of a finger on the screen.
  public enum TouchPhase: String, Sendable, Codable {
    case began, moved, ended
  }

  /// A finger touches the screen at a point, moves there or leaves it.
  case touch(TouchPhase, finger: Int, x: Double, y: Double)
  /// An action of a person.
  case perform(LiveAction)
  /// Something else than what the app shows: a preview, a scene, or the app's own window again.
  case show(PreviewSubject)
  /// Another device, or other preferences of the user.
  case setting(Setting)
  /// Another of the open scenes, by its number from 1.
  case scene(Int)
  /// Time passes, in seconds: timers fire, and animations proceed.
  case wait(Double)
  /// A picture of the screen, written to a file, with a text over it.
  case picture(String, scale: Double, caption: String? = nil)
  /// The views of the screen.
  case screen(explainsFrames: Bool)
  /// The views of the screen as they are compared with those of another one.
  case comparedScreen
  /// The view at a place.
  case inspect(LiveTarget)
  /// The views of the screen, for a page.
  case outline
  /// The faults of the layout, for a page.
  case findings
  /// The view with a number of an outline.
  case details(Int)
  /// A change for a look.
  case adjust(LiveAdjustment)
  /// Lays out what is shown at all sizes, to find those at which findings begin and end.
  case sweep(SweepRequest)
  /// All changes for a look are taken back.
  case resetAdjustments
  /// The pace of the animations while pictures are streamed: 1 for that of a device, 0 for none.
  case pace(Double)
  /// The animations proceed by a time, in seconds.
  case advance(Double)
  /// Pictures of what changes, from now on, in this number of pixels per point; `nil` for no pictures.
  case stream(scale: Double?)
}

/// A line to a running app: a request with a number, which the answer repeats.
public struct LiveLine: Sendable, Codable, Hashable {
  /// The number.
  public var id: Int
  /// The request.
  public var request: LiveRequest

  /// Creates a line.
  public init(id: Int, _ request: LiveRequest) {
    self.id = id
    self.request = request
  }
}

/// A line from a running app: the answer to the request with this number, or a picture, with the number 0.
public struct LiveReply: Sendable, Codable, Hashable {
  /// The content of an answer.
  public enum Content: Sendable, Codable, Hashable {
    /// The request was carried out.
    case done
    /// The request had no effect.
    case ignored
    /// The last finger has left the screen: what the fingers did, as an action that does the same.
    case gesture(RecordedGesture)
    /// A scroll view has moved by this distance, in points.
    case scrolled(dx: Double, dy: Double)
    /// The request was not carried out, for this reason.
    case failed(LiveFailure)
    /// The views of the screen.
    case screen(ShownPreview)
    /// A view.
    case view(InspectedView)
    /// The views of the screen, for a page.
    case outline(ScreenOutline)
    /// The faults of the layout, with their views.
    case findings([PlacedFinding])
    /// A view, for a page.
    case details(ViewDetails)
    /// The sizes at which findings begin and end; `nil` for an app, whose window has the size of the screen.
    case sweep(LayoutSweep?)
    /// The results of the changes for a look.
    case adjusted(LiveAdjustments)
    /// A change of the picture.
    case picture(PictureChange)
    /// The open scenes, whenever they change.
    case scenes(OpenScenes)
  }

  /// The number of the request.
  public var id: Int
  /// The answer.
  public var content: Content
}

/// The movements of fingers, from the first touch to the last.
public struct RecordedGesture: Sendable, Codable, Hashable {
  /// An action that does the same.
  public var action: LiveAction
  /// Whether the action includes the gesture before it, which has to be forgotten.
  public var replacesLast: Bool

  /// Creates a gesture.
  public init(action: LiveAction, replacesLast: Bool) { (self.action, self.replacesLast) = (action, replacesLast) }
}

/// The reason that a request was not carried out.
public enum LiveFailure: Error, Sendable, Codable, Hashable {
  /// No view is described by the word; these are, the most similar ones first.
  case noView(String, known: [String])
  /// There are fewer views than the number of the word.
  case numberOutOfRange(String, count: Int)
  /// The view is hidden.
  case hidden(String)
  /// No part of the view is on the screen.
  case offScreen(String)
  /// Several views are described by the word, at these frames.
  case severalViews(String, [Rectangle])
  /// The control is disabled.
  case disabled(String)
  /// Another view, with this name, receives the touch.
  case covered(String, by: String)
  /// The touch reaches no view.
  case unreachable(String)
  /// Nothing accepts a text.
  case noTextInput(String?)
  /// The view does not scroll.
  case notScrollable(String?)
  /// There is no back button.
  case noBackButton
  /// Nothing is in front that could be closed.
  case nothingToDismiss
  /// An alert, with this title, waits for one of its buttons.
  case unanswered(String?)
  /// The controller in front fills the screen.
  case fullScreen
  /// The controller in front, with this title, refuses to be closed.
  case staysOpen(String?)
  /// No key has this name; these have names.
  case noKey(String, known: [String])
  /// No menu is open that could have the item.
  case noMenu(String)
  /// The text was not shown in this time.
  case notShown(String, seconds: Double)
  /// The text was shown all this time.
  case stillShown(String, seconds: Double)
  /// The app shows no window.
  case noWindow
  /// There is no open scene with the number.
  case noScene(Int, open: Int)
  /// There is no view at the point.
  case nothingThere
  /// The picture cannot be drawn or written.
  case picture(String)
  /// A setting is not known.
  case setting(String)
  /// The property cannot be changed.
  case unchangeable(String)
  /// The preview cannot be shown.
  case preview(PreviewFailure)
}

/// The open scenes of an app, one of which is shown.
public struct OpenScenes: Sendable, Codable, Hashable {
  /// The titles that the app has set, empty without one, in the order in which the scenes were opened.
  public let titles: [String]
  /// The number of the scene that is shown, from 1.
  public let shown: Int
}

/// The change from a picture of the screen to the next. Its PNG files follow the line, one after another.
public struct PictureChange: Sendable, Codable, Hashable {
  /// A rectangle, in pixels.
  public struct Area: Sendable, Codable, Hashable {
    /// The place of the rectangle.
    public let x, y: Int
    /// The size of the rectangle.
    public let width, height: Int
  }

  /// A rectangle that moves down by a number of pixels; up if the number is negative.
  public struct Move: Sendable, Codable, Hashable {
    /// The rectangle before the move.
    public let area: Area
    /// The number of pixels.
    public let distance: Int
  }

  /// A rectangle that is drawn from a file with a number of bytes.
  public struct Part: Sendable, Codable, Hashable {
    /// The rectangle.
    public let area: Area
    /// The number of bytes of the file.
    public let byteCount: Int
  }

  /// The size of the whole picture, in pixels.
  public let width, height: Int
  /// The size of the whole picture, in points.
  public let size: Size
  /// The rectangle that moves first; `nil` if none does.
  public let move: Move?
  /// The rectangles that are drawn then.
  public let parts: [Part]

  /// The number of bytes of all files.
  public var byteCount: Int { parts.reduce(0) { $0 + $1.byteCount } }
}

/// A description of a view of a running app.
public struct InspectedView: Sendable, Codable, Hashable {
  /// The view and its subviews.
  public let element: ScreenElement
  /// The names or classes of the superviews, from the window.
  public let path: [String]
  /// The content hugging priorities, horizontal and vertical.
  public let hugging: [Float]
  /// The content compression resistance priorities, horizontal and vertical.
  public let compression: [Float]
  /// The constraints of the author that mention the view.
  public let constraints: [ConstraintDetails]
  /// The reasons for the frame.
  public let explanations: [ValueExplanation]
  /// The findings that concern the view.
  public let findings: [Finding]
}
