// SPDX-License-Identifier: MIT

/// The icon of a shortcut item. Stored; has no effect: it is not drawn.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// A standard icon. Raw values are UIKit's.
  public enum IconType: Int, Sendable {
    case compose = 0
    case play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud,
      invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm,
      bookmark, shuffle, audio, update
  }

  private enum Source: Equatable {
    case standard(IconType)
    case template(String)
    case symbol(String)
  }
  private let source: Source

  private init(_ source: Source) {
    self.source = source
    super.init()
  }

  /// Creates a standard icon.
  public convenience init(type: IconType) { self.init(.standard(type)) }
  /// Creates an icon from an image of the app.
  public convenience init(templateImageName: String) { self.init(.template(templateImageName)) }
  /// Creates an icon from a system symbol.
  public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }

  /// Returns whether both icons are created from the same image.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon)?.source == source
  }
  open override nonisolated var hash: Int {
    switch source {
    case .standard(let type): type.hashValue
    case .template(let name), .symbol(let name): name.hashValue
    }
  }
}
