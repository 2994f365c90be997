// SPDX-License-Identifier: MIT
//
// Cairo writes PNG files with the best compression only. This library comes with Cairo's headers, because Cairo needs it.
#include <png.h>
#include <stdint.h>
#include <string.h>

/// Writes an image whose pixels have the bytes blue, green, red and alpha, as fast as possible. Returns 0 if it fails.
///
/// At the call, `count` is the capacity of `file`; afterward, the number of bytes written. A row begins `row_pixels` pixels after the
/// row before it.
static inline int tinamou_png_write_fast(
    void *file, size_t *count, const void *pixels, uint32_t width, uint32_t height, uint32_t row_pixels) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  image.width = width;
  image.height = height;
  image.format = PNG_FORMAT_BGRA;
  image.flags = PNG_IMAGE_FLAG_FAST;
  png_alloc_size_t size = *count;
  int is_written = png_image_write_to_memory(&image, file, &size, 0, pixels, (png_int_32)row_pixels * 4, NULL);
  *count = size;
  return is_written;
}
