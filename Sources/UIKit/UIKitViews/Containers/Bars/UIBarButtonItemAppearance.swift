// SPDX-License-Identifier: MIT

/// The appearance of buttons in a bar.
///
/// Source: Apple, `UIBarButtonItemAppearance`.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  /// Creates the system's appearance of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }

  /// Creates the system's appearance of plain buttons.
  public convenience override init() { self.init(style: .plain) }

  /// Resets the appearance to the system's for a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.titleTextAttributes = [:] }
  }

  /// The appearance in the normal state.
  open private(set) var normal = UIBarButtonItemStateAppearance()
  /// The appearance in the highlighted state. Stored; has no effect: a touched button is not drawn differently.
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  /// The appearance in the disabled state.
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  /// The appearance in the focused state. Stored; has no effect, because nothing is focused.
  open private(set) var focused = UIBarButtonItemStateAppearance()

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  nonisolated open override func isEqual(_ object: Any?) -> Bool { MainThread.areEqual(self, object) { $0.states } }
  nonisolated open override var hash: Int { hashOfClass }

  /// Returns a copy of the appearance.
  final func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: .plain)
    for (state, own) in zip(copy.states, states) { state.take(own) }
    return copy
  }

  /// Returns a copy of the appearance.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Copying is a requirement without an actor; appearances are used on the main thread.
    MainThread.run(self) { $0.duplicate() }
  }
}

/// The appearance of a bar button's title in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  var onChange: (() -> Void)?

  /// The attributes of the title, added to those of the bar. The default is an empty dictionary.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The offset of the title, in points. The default is zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// The background image of the button. The default is `nil`.
  open var backgroundImage: UIImage? { didSet { onChange?() } }
  /// The offset of the background image, in points. The default is zero.
  open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { onChange?() } }

  private var values: [AnyHashable?] {
    [
      titleTextAttributes.comparable, titlePositionAdjustment.comparable, backgroundImage,
      backgroundImagePositionAdjustment.comparable,
    ]
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool { MainThread.areEqual(self, object) { $0.values } }
  nonisolated open override var hash: Int { hashOfClass }

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

extension [NSAttributedString.Key: Any] {
  /// The attributes as a value that can be compared; those that cannot be compared are equal.
  var comparable: AnyHashable { AnyHashable(mapValues { $0 as? AnyHashable }) }
}

extension UIOffset {
  /// The offset as a value that can be compared with others.
  var comparable: AnyHashable { AnyHashable([horizontal, vertical]) }
}
