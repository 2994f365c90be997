// SPDX-License-Identifier: MIT

import CCairo
import Foundation
import LayoutModel
import Tinamou

extension CairoCanvas {
  /// Draws the shadow of `commands` under the current transform.
  func cast(_ shadow: DrawingCommand.Shadow, of commands: [DrawingCommand], strength: CGFloat) {
    let alpha = shadow.color.alpha * strength
    guard let shape = CommandGroup.extent(of: commands, under: transform).rect, shape.width < 1e5, shape.height < 1e5,
      alpha > 0, shadow.blur >= 0, shadow.blur < 1e4, abs(shadow.offset.width) < 1e6, abs(shadow.offset.height) < 1e6
    else { return }
    // Three box blurs extend by about three standard deviations.
    let reach = (shadow.blur * 1.5).rounded(.up) + 2
    let box = shape.insetBy(dx: -reach, dy: -reach).integral
    let (width, height) = (
      Int(saturating: Double((box.width * rasterScale).rounded(.up))),
      Int(saturating: Double((box.height * rasterScale).rounded(.up)))
    )
    guard width > 0, height > 0, width < 16384, height < 16384,
      let mask = blurredMask(
        of: commands, box: box, width: width, height: height, deviation: shadow.blur / 2 * rasterScale)
    else { return }
    defer { cairo_surface_destroy(mask) }
    cairo_save(cairo)
    // Offsets and masks are measured in page coordinates, independent of the current transform.
    var toPage = cairo_matrix_t(transform.inverted())
    cairo_transform(cairo, &toPage)
    cairo_translate(cairo, Double(box.minX + shadow.offset.width), Double(box.minY + shadow.offset.height))
    cairo_scale(cairo, Double(1 / rasterScale), Double(1 / rasterScale))
    let c = shadow.color
    cairo_set_source_rgba(cairo, Double(c.red), Double(c.green), Double(c.blue), Double(alpha))
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    cairo_mask_surface(cairo, mask, 0, 0)
    cairo_restore(cairo)
  }

  /// Returns the blurred opacity of `commands` as a surface with one byte per pixel that covers `box` of the page.
  private func blurredMask(
    of commands: [DrawingCommand], box: CGRect, width: Int, height: Int, deviation: CGFloat
  ) -> OpaquePointer? {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
      let context = cairo_create(surface)
    else { return nil }
    cairo_scale(context, Double(rasterScale), Double(rasterScale))
    cairo_translate(context, -Double(box.minX), -Double(box.minY))
    var matrix = cairo_matrix_t(transform)
    cairo_transform(context, &matrix)
    let canvas = CairoCanvas(context, rasterScale: rasterScale, images: images, text: text)
    canvas.transform = transform
    canvas.draw(commands)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    if let bytes = cairo_image_surface_get_data(surface) {
      let stride = Int(cairo_image_surface_get_stride(surface))
      BoxBlur(deviation: Double(deviation)).apply(
        to: UnsafeMutableBufferPointer(start: bytes, count: stride * height), width: width, height: height,
        stride: stride)
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }
}
