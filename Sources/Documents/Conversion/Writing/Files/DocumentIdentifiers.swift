// SPDX-License-Identifier: MIT

/// The identifiers of the objects of a document that is written, and the images that it mentions.
struct DocumentIdentifiers {
  private var count = 0
  private var guides: [DescribedItem: String] = [:]
  /// The images by name with their sizes in points, in the order of their first use.
  private(set) var images: [(name: String, size: (width: Double, height: Double))] = []

  /// Returns a new identifier of the form that Interface Builder writes: `aBc-De-fGh`. The same document gets the same
  /// identifiers each time.
  mutating func make() -> String {
    count += 1
    // A multiplicative step through all numbers of eight letters, so that neighbors differ in every place.
    var number = UInt64(count) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    var text = ""
    for index in 0..<8 {
      if index == 3 || index == 5 { text += "-" }
      text.append(letters[Int((number >> 20) % 62)])
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    }
    return text
  }

  /// Returns the identifier of a view or guide.
  mutating func identifier(of item: DescribedItem) -> String {
    if let known = guides[item] { return known }
    let made = make()
    guides[item] = made
    return made
  }

  /// Returns the name of an image of a size.
  mutating func image(width: Double, height: Double) -> String {
    let name = "image-\(NumberText.text(width))x\(NumberText.text(height))"
    if !images.contains(where: { $0.name == name }) { images.append((name, (width, height))) }
    return name
  }
}
