// SPDX-License-Identifier: MIT

// Images and colors as items of drag and drop, the pasteboard and share sheets.

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// PNG and JPEG.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
  /// PNG and JPEG.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg", "public.image"] }
  /// Encodes the image in the format of its type.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData()
    completionHandler(data, data == nil ? NSItemProvider.Failure.itemUnavailable : nil)
    return nil
  }
  /// Returns an image from PNG or JPEG data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
    guard let result = image as? Self else { throw CocoaError(.featureUnsupported) }
    return result
  }
}

extension UIColor: NSItemProviderWriting {
  /// A color.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// Encodes the red, green, blue and alpha components, separated by spaces.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let color = cgColor
    completionHandler(Data("\(color.red) \(color.green) \(color.blue) \(color.alpha)".utf8), nil)
    return nil
  }
}
