// SPDX-License-Identifier: MIT

public import Foundation
public import Tinamou

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// A strategy that compares images.
  public static var image: Snapshotting { .image() }

  /// A strategy that compares images.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must be equal.
  ///   - perceptualPrecision: How equal two pixels must be; 0.98 is as the eye sees.
  ///   - scale: The scale of recorded images; `nil` and 0 stand for that of the screen.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension Diffing where Value == UIImage {
  /// A comparison of images, whose pixels must be equal.
  public static var image: Diffing { .image() }

  /// A comparison of images.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    Diffing(
      toData: { $0.pngData() ?? ErrorPicture.png },
      fromData: { data in
        let given = scale ?? 0
        // Suites call strategies on the main thread.
        let used = given > 0 ? given : MainThread.run(UIScreen.self) { $0.main.scale }
        return UIImage(data: data, scale: used) ?? UIImage()
      },
      diff: { old, new in
        let comparison = SnapshotPixels(
          precision: Double(precision), perceptualPrecision: Double(perceptualPrecision))
        return comparison.compare(old.pngData() ?? Data(), new.pngData() ?? ErrorPicture.png)
      })
  }
}

/// The picture of a view without a size.
private enum ErrorPicture {
  static var png: Data {
    MainThread.run(()) { _ in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 80))
      label.backgroundColor = .red
      label.text =
        "Error: No image could be generated for this view as its size was zero. Please set an explicit size in the test."
      label.textAlignment = .center
      label.numberOfLines = 3
      let image = UIGraphicsImageRenderer(bounds: label.bounds).image { label.layer.render(in: $0.cgContext) }
      return image.pngData() ?? Data()
    }
  }
}
