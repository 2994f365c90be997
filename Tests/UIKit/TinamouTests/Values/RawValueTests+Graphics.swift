// SPDX-License-Identifier: MIT

import UIKit

extension RawValueTests {
  /// The types of paths, images and layers.
  static let graphics: [RawValues] = [
    RawValues(
      CGBlendMode.self,
      [
        (.clear, 16), (.color, 14), (.colorBurn, 7), (.colorDodge, 6), (.copy, 17), (.darken, 4),
        (.destinationAtop, 24), (.destinationIn, 22), (.destinationOut, 23), (.destinationOver, 21),
        (.difference, 10), (.exclusion, 11), (.hardLight, 9), (.hue, 12), (.lighten, 5), (.luminosity, 15),
        (.multiply, 1), (.normal, 0), (.overlay, 3), (.plusDarker, 26), (.plusLighter, 27), (.saturation, 13),
        (.screen, 2), (.softLight, 8), (.sourceAtop, 20), (.sourceIn, 18), (.sourceOut, 19), (.xor, 25),
      ]),
    RawValues(
      CGColorRenderingIntent.self,
      [(.absoluteColorimetric, 1), (.perceptual, 3), (.relativeColorimetric, 2), (.saturation, 4)]),
    RawValues(
      CGColorSpaceModel.self,
      [
        (.XYZ, 7), (.cmyk, 2), (.deviceN, 4), (.indexed, 5), (.lab, 3), (.monochrome, 0), (.pattern, 6), (.rgb, 1),
        (.unknown, -1),
      ]),
    RawValues(CGGradientDrawingOptions.self, [(.drawsAfterEndLocation, 2), (.drawsBeforeStartLocation, 1)]),
    RawValues(
      CGImageAlphaInfo.self,
      [
        (.first, 4), (.last, 3), (.none, 0), (.noneSkipFirst, 6), (.noneSkipLast, 5), (.premultipliedFirst, 2),
        (.premultipliedLast, 1),
      ]),
    RawValues(CGInterpolationQuality.self, [(.default, 0), (.high, 3), (.low, 2), (.medium, 4), (.none, 1)]),
    RawValues(
      CGPathElementType.self,
      [
        (.addCurveToPoint, 3), (.addLineToPoint, 1), (.addQuadCurveToPoint, 2), (.closeSubpath, 4),
        (.moveToPoint, 0),
      ]),
    RawValues(
      CGTextDrawingMode.self,
      [
        (.clip, 7), (.fill, 0), (.fillClip, 4), (.fillStroke, 2), (.fillStrokeClip, 6), (.invisible, 3),
        (.stroke, 1), (.strokeClip, 5),
      ]),
  ]
}
