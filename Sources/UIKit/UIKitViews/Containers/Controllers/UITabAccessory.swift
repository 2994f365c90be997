// SPDX-License-Identifier: MIT

/// A view beside the tab bar of a tab bar controller, such as the controls of a player.
///
/// Source: Apple, `UITabAccessory`.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// The view.
  open private(set) var contentView: UIView

  /// Creates an accessory with a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }

  /// The place of an accessory. Raw values are UIKit's.
  public enum Environment: Int, Sendable {
    case unspecified = 0
    /// The view is not part of an accessory.
    case none = 1
    /// Above the tab bar.
    case regular = 2
    /// Beside the tabs of a tab bar that has become small.
    case inline = 3
  }

  /// The height of an accessory, in points: that of the platters of a toolbar, as none is recorded.
  static let height: CGFloat = 48
  /// The distance from the sides, in points: that of the platter of the tabs.
  static let sideMargin: CGFloat = 21
  /// The distance from the tab bar, in points: that of platters from each other.
  static let gap: CGFloat = 12
}

/// The place of an accessory of a tab bar controller.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  /// The default value: unspecified.
  public static var defaultValue: UITabAccessory.Environment { .unspecified }
}

extension UITraitCollection {
  /// The place of the accessory that contains the view. The default is `.unspecified`.
  public var tabAccessoryEnvironment: UITabAccessory.Environment { self[UITraitTabAccessoryEnvironment.self] }
}

extension UIMutableTraits {
  /// The place of the accessory that contains the view.
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
}
