// SPDX-License-Identifier: MIT

import CCairo
import Foundation
import Tinamou

extension CairoCanvas {
  /// Draws an image in `rect` with its orientation, cap insets and tint color.
  func draw(_ image: DrawingCommand.Image, in rect: CGRect) {
    guard image.size.width > 0, image.size.height > 0, rect.width > 0, rect.height > 0 else { return }
    if image.capInsets != .zero { return drawInParts(image, in: rect) }
    drawPart(of: image, CGRect(origin: .zero, size: image.size), in: rect)
  }

  /// Draws the nine parts of an image: unscaled corners, and edges and a center that are stretched or tiled.
  private func drawInParts(_ image: DrawingCommand.Image, in rect: CGRect) {
    let caps = image.capInsets
    let columns = NinePartAxis(length: image.size.width, room: rect.width, caps.left, caps.right, image.isTiled)
    let rows = NinePartAxis(length: image.size.height, room: rect.height, caps.top, caps.bottom, image.isTiled)
    for row in rows.parts {
      for column in columns.parts {
        drawPart(
          of: image,
          CGRect(x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength),
          in: CGRect(
            x: rect.minX + column.target, y: rect.minY + row.target, width: column.targetLength,
            height: row.targetLength))
      }
    }
  }

  /// Draws the part `source` of an image, in its points, in `target`.
  private func drawPart(of image: DrawingCommand.Image, _ source: CGRect, in target: CGRect) {
    guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    trace(DrawingCommand.Path(rect: target))
    cairo_clip(cairo)
    let toTarget = CGAffineTransform(
      a: target.width / source.width, b: 0, c: 0, d: target.height / source.height,
      tx: target.minX - source.minX * target.width / source.width,
      ty: target.minY - source.minY * target.height / source.height)
    let outer = transform
    defer { transform = outer }
    var matrix = cairo_matrix_t(toTarget)
    cairo_transform(cairo, &matrix)
    transform = toTarget.concatenating(outer)
    do throws(PictureError) {
      if case .commands(let commands) = image.content {
        if image.hasFixedPixels, let pixels = pixels(of: commands, image.size) {
          defer { cairo_surface_destroy(pixels) }
          paint(pixels, image)
        } else {
          paint(commands, image)
        }
      } else if let pixels = try images.pixels(of: image) {
        paint(pixels, image)
      }
    } catch { note(error) }
  }

  /// Returns the pixels of drawing commands at the size of their image; `nil` if there are too many.
  private func pixels(of commands: [DrawingCommand], _ size: CGSize) -> OpaquePointer? {
    let scale = max(rasterScale, 1).rounded(.up)
    let width = (size.width * scale).rounded(.up), height = (size.height * scale).rounded(.up)
    guard width * height <= CGFloat(ImageFault.maximumPixelCount),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    guard let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    defer { cairo_destroy(context) }
    cairo_scale(context, Double(width / size.width), Double(height / size.height))
    CairoCanvas(context, rasterScale: scale, images: images, text: text).draw(commands)
    cairo_surface_flush(surface)
    return surface
  }

  /// Paints pixels at the image's size, with the current opacity or as a template.
  private func paint(_ surface: OpaquePointer, _ image: DrawingCommand.Image) {
    let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
    guard width > 0, height > 0, let pattern = cairo_pattern_create_for_surface(surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    let toPoints = image.orientation.transform(width: CGFloat(width), height: CGFloat(height), to: image.size)
    var matrix = cairo_matrix_t(toPoints.inverted())
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    stencil(pattern, tint: image.tint)
  }

  /// Paints drawing commands at the image's size, with the current opacity or as a template.
  private func paint(_ commands: [DrawingCommand], _ image: DrawingCommand.Image) {
    let outerState = state
    let outer = transform
    cairo_push_group(cairo)
    state = State()
    let turn = image.orientation.transform(
      width: image.orientation.isSideways ? image.size.height : image.size.width,
      height: image.orientation.isSideways ? image.size.width : image.size.height, to: image.size)
    cairo_save(cairo)
    var matrix = cairo_matrix_t(turn)
    cairo_transform(cairo, &matrix)
    transform = turn.concatenating(outer)
    draw(commands)
    cairo_restore(cairo)
    (state, transform) = (outerState, outer)
    guard let pattern = cairo_pop_group(cairo) else { return }
    defer { cairo_pattern_destroy(pattern) }
    stencil(pattern, tint: image.tint)
  }

  private func stencil(_ pattern: OpaquePointer, tint: CGColor?) {
    if let tint {
      prepare(tint)
      cairo_mask(cairo, pattern)
    } else {
      cairo_set_operator(cairo, state.blendMode.cairoOperator)
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, Double(state.alpha))
    }
  }
}

/// The parts of a nine-part image along one axis: their ranges in the image and in the target.
struct NinePartAxis {
  struct Part {
    var source, sourceLength, target, targetLength: CGFloat
  }

  private(set) var parts: [Part] = []

  /// Creates the parts of an image of `length` points for a target of `room` points. The end caps keep their size as
  /// long as they fit.
  init(length: CGFloat, room: CGFloat, _ first: CGFloat, _ last: CGFloat, _ isTiled: Bool) {
    let squeeze = min(1, room / max(first + last, 0.001))
    let middle = max(length - first - last, 0)
    let middleRoom = max(room - first - last, 0)
    parts.append(Part(source: 0, sourceLength: first, target: 0, targetLength: first * squeeze))
    // A center of less than two points has the same appearance stretched or tiled, and tiling would need many parts.
    if isTiled, middle >= 2 {
      var done: CGFloat = 0
      while done < middleRoom - 0.001 {
        let step = min(middle, middleRoom - done)
        parts.append(Part(source: first, sourceLength: step, target: first + done, targetLength: step))
        done += step
      }
    } else {
      parts.append(Part(source: first, sourceLength: middle, target: first, targetLength: middleRoom))
    }
    parts.append(
      Part(source: length - last, sourceLength: last, target: room - last * squeeze, targetLength: last * squeeze))
  }
}

extension DrawingCommand.Image.Orientation {
  /// Whether the orientation swaps width and height.
  var isSideways: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// Returns the transform from stored pixels, `width` by `height`, to the points of an image with the given size.
  func transform(width: CGFloat, height: CGFloat, to size: CGSize) -> CGAffineTransform {
    let (sx, sy) = isSideways ? (size.width / height, size.height / width) : (size.width / width, size.height / height)
    let turn: CGAffineTransform =
      switch self {
      case .up: .identity
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
      case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
      case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
      case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
      }
    return turn.concatenating(CGAffineTransform(scaleX: sx, y: sy))
  }
}
