// SPDX-License-Identifier: MIT

public import Foundation
public import Tinamou

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A strategy that compares pictures of views.
  public static var image: Snapshotting { .image() }

  /// A strategy that compares pictures of views.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether the view is shown in the key window.
  ///   - precision: The share of pixels that must be equal.
  ///   - perceptualPrecision: How equal two pixels must be; 0.98 is as the eye sees.
  ///   - size: The size of the view; `nil` for its own.
  ///   - traits: The traits of the view.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale)
      .pullback { view in
        MainThread.run(view) { view in
          let config = ViewImageConfig(size: size ?? view.frame.size)
          return SnapshotStage(
            config, usesKeyWindow: drawHierarchyInKeyWindow, traits: traits, view: view, in: UIViewController()
          ).picture()
        }
      }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// A strategy that compares the descriptions of a view and its subviews.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// A strategy that compares the descriptions of a view and its subviews.
  ///
  /// - Parameters:
  ///   - size: The size of the view; `nil` for its own.
  ///   - traits: The traits of the view.
  public static func recursiveDescription(size: CGSize? = nil, traits: UITraitCollection = .init()) -> Snapshotting {
    SimplySnapshotting.lines.pullback { view in
      MainThread.run(view) { view in
        let config = ViewImageConfig(size: size ?? view.frame.size, traits: traits)
        return SnapshotStage(config, view: view, in: UIViewController()).whileShown {
          MemoryAddresses.removed(from: view.recursiveDescription)
        }
      }
    }
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A strategy that compares pictures of layers.
  public static var image: Snapshotting { .image() }

  /// A strategy that compares pictures of layers.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale)
      .pullback { layer in
        MainThread.run(layer) { layer in
          let renderer = UIGraphicsImageRenderer(
            bounds: layer.bounds, format: UIGraphicsImageRendererFormat(for: traits))
          return renderer.image { context in
            layer.setNeedsLayout()
            layer.layoutIfNeeded()
            layer.render(in: context.cgContext)
          }
        }
      }
  }
}
