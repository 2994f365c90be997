// SPDX-License-Identifier: MIT

public import Foundation
public import Tinamou

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// A strategy that compares pictures of filled paths.
  public static var image: Snapshotting { .image() }

  /// A strategy that compares pictures of paths.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback {
      path in
      let format = UIGraphicsImageRendererFormat.preferred()
      format.scale = scale
      return UIGraphicsImageRenderer(bounds: path.boundingBoxOfPath, format: format).image { context in
        context.cgContext.addPath(path)
        context.cgContext.drawPath(using: drawingMode)
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// A strategy that compares pictures of filled paths.
  public static var image: Snapshotting { .image() }

  /// A strategy that compares pictures of filled paths.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback {
      path in
      let format = UIGraphicsImageRendererFormat.preferred()
      format.scale = scale
      return UIGraphicsImageRenderer(bounds: path.bounds, format: format).image { _ in path.fill() }
    }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// A strategy that compares the elements of paths, with up to three digits after the point.
  public static var elementsDescription: Snapshotting {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.positiveFormat = "0.0##"
    formatter.negativeFormat = "-0.0##"
    return elementsDescription(numberFormatter: formatter)
  }

  /// A strategy that compares the elements of paths.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      var lines: [String] = []
      path.applyWithBlock { element in
        let (name, count) = element.pointee.type.nameAndPointCount
        if element.pointee.type == .moveToPoint, !lines.isEmpty { lines.append("") }
        let points = UnsafeBufferPointer(start: element.pointee.points, count: count).map { point in
          let numbers = [point.x, point.y].map { numberFormatter.string(from: NSNumber(value: Double($0))) ?? "" }
          return "(" + numbers.joined(separator: ", ") + ")"
        }
        lines.append(name + " " + points.joined(separator: " "))
      }
      return lines.map { $0 + "\n" }.joined()
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// A strategy that compares the elements of paths, with up to three digits after the point.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
  }

  /// A strategy that compares the elements of paths.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback { $0.cgPath }
  }
}

extension CGPathElementType {
  fileprivate var nameAndPointCount: (String, Int) {
    switch self {
    case .moveToPoint: ("MoveTo", 1)
    case .addLineToPoint: ("LineTo", 1)
    case .addQuadCurveToPoint: ("QuadCurveTo", 2)
    case .addCurveToPoint: ("CurveTo", 3)
    case .closeSubpath: ("Close", 0)
    @unknown default: ("Unknown", 0)
    }
  }
}
