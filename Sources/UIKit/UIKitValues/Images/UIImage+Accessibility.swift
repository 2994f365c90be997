// SPDX-License-Identifier: MIT

extension UIImage {
  /// The name that is read aloud. The default is `nil`. Stored; has no effect.
  public var accessibilityLabel: String? {
    get { described?.label }
    set { describedForSetting.label = newValue }
  }
  /// A name that identifies the image in tests. The default is `nil`.
  public var accessibilityIdentifier: String? {
    get { described?.identifier }
    set { describedForSetting.identifier = newValue }
  }
  /// A description of the image, which is read aloud. The default is `nil`. Stored; has no effect.
  public var accessibilityHint: String? {
    get { described?.hint }
    set { describedForSetting.hint = newValue }
  }

  /// The name that is spoken for a button with the image: its label, the word of a symbol, or else the name of the image.
  package var spokenName: String? {
    if let accessibilityLabel { return accessibilityLabel }
    guard let name = accessibilityIdentifier ?? properties.symbolName ?? nameOfFile else { return nil }
    return SystemWord.symbols[name]?.text ?? name
  }

  /// The name of the image's file, without its scale and its kind.
  private var nameOfFile: String? {
    let name = properties.file?.split(separator: "/").last?.prefix { $0 != "." && $0 != "@" }
    return name.flatMap { $0.isEmpty ? nil : String($0) }
  }

  /// The texts that describe an image to assistive technologies and tests.
  private final class Description {
    var label: String?
    var identifier: String?
    var hint: String?
  }

  private static let key = AssociationKey()

  private var described: Description? { objc_getAssociatedObject(self, Self.key.address) as? Description }

  private var describedForSetting: Description {
    if let described { return described }
    let made = Description()
    objc_setAssociatedObject(self, Self.key.address, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}
