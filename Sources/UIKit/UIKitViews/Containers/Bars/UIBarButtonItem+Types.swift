// SPDX-License-Identifier: MIT

extension UIBarButtonItem {
  /// The style of a bar button item. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// The standard style, in the bar's tint color.
    case plain = 0
    /// A style with a border, used before iOS 7.
    case bordered = 1
    /// A style with a semibold title, for a button that completes a task.
    case done = 2

    /// The style of the most important button, since iOS 26 the name of ``done``.
    public static var prominent: Style { .done }
  }

  /// A badge of a bar button item.
  public struct Badge: Hashable, Sendable {
    /// The text; `nil` for a dot.
    public let stringValue: String?
    /// The text color; `nil`, the default, for the standard one.
    public var foregroundColor: UIColor?
    /// The color; `nil`, the default, for the standard one.
    public var backgroundColor: UIColor?
    /// The font; `nil`, the default, for the standard one.
    public var font: UIFont?
    private init(stringValue: String?) { self.stringValue = stringValue }
    /// A number.
    public static func count(_ count: Int) -> Badge { Badge(stringValue: String(count)) }
    /// A text.
    public static func string(_ value: String) -> Badge { Badge(stringValue: value) }
    /// A dot.
    public static func indicator() -> Badge { Badge(stringValue: nil) }
  }

  /// The buttons and spaces provided by the system. Raw values are UIKit's.
  public enum SystemItem: Int, Sendable, CaseIterable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case pageCurl = 23
    case close = 24

    /// The title, in the language of the app; `nil` for an item with an image.
    @MainActor
    var title: String? { symbolName == nil ? word?.text : nil }

    /// The word that is shown or spoken; `nil` for spaces.
    package var word: SystemWord? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .done: .done
      case .cancel: .cancel
      case .edit: .edit
      case .save: .save
      case .undo: .undo
      case .redo: .redo
      case .add: .add
      case .compose: .compose
      case .reply: .reply
      case .action: .share
      case .organize: .organize
      case .bookmarks: .bookmarks
      case .search: .search
      case .refresh: .refresh
      case .stop: .stop
      case .camera: .camera
      case .trash: .trash
      case .play: .play
      case .pause: .pause
      case .rewind: .rewind
      case .fastForward: .fastForward
      case .pageCurl: .pageCurl
      case .close: .close
      }
    }

    /// The image; `nil` for an item with a title, and for spaces.
    @MainActor
    var image: UIImage? { symbolName.flatMap { UIImage(systemName: $0) } }

    /// Since iOS 26, buttons that end a task are symbols. Source: the notes of public projects on `.done` and `.cancel` on iOS 26.
    @MainActor
    private var symbolName: String? {
      switch self {
      case .done where InterfaceGeneration.current.metrics.bars.platters != nil: "checkmark"
      case .cancel where InterfaceGeneration.current.metrics.bars.platters != nil: "xmark"
      case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace, .pageCurl: nil
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      }
    }
  }
}
