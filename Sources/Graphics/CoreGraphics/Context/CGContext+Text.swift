// SPDX-License-Identifier: MIT

import Foundation

extension CGContext {
  /// The values that the context stores for Core Text, which no renderer has.
  struct TextState {
    var matrix = CGAffineTransform.identity
    var drawingMode = CGTextDrawingMode.fill
    var characterSpacing: CGFloat = 0
  }

  /// The transform of glyphs. The default is the identity. Stored; has no effect.
  public var textMatrix: CGAffineTransform {
    get { state.text.matrix }
    set { state.text.matrix = newValue }
  }

  /// The position at which text is drawn, in user space: the translation of ``textMatrix``. Stored; has no effect.
  public var textPosition: CGPoint {
    get { CGPoint(x: state.text.matrix.tx, y: state.text.matrix.ty) }
    set { (state.text.matrix.tx, state.text.matrix.ty) = (newValue.x, newValue.y) }
  }

  /// Sets how glyphs are drawn. Stored; has no effect.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.text.drawingMode = mode }

  /// Sets the additional space between characters, in points. Stored; has no effect.
  public func setCharacterSpacing(_ spacing: CGFloat) { state.text.characterSpacing = spacing }

  /// Has no effect: curves are always exact.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Has no effect: the renderer chooses.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Has no effect: the renderer chooses.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Has no effect: the renderer chooses.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Has no effect: the renderer chooses.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Has no effect: the renderer chooses.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  /// Has no effect: the renderer chooses.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
  /// Has no effect: colors are sRGB.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  /// Has no effect: colors are sRGB.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Has no effect: colors are sRGB.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  /// Has no effect: commands are recorded immediately.
  public func synchronize() {}
}

/// The mode in which glyphs are drawn. Raw values are Core Graphics'.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill = 0
  case stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

/// The treatment of colors outside of the gamut of a device. Raw values are Core Graphics'.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
