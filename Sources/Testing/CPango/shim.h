// SPDX-License-Identifier: MIT
//
// The functions of Pango and GObject that Pictures calls, and the records that they share with it. Pango's interface has been
// stable since version 1.0.
//
// Pango's own headers are not included: the flags that pkg-config gives for them contain -pthread, which SwiftPM refuses
// with a warning in each build of each package that depends on this one.
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <stdint.h>

#define PANGO_SCALE 1024

typedef struct _PangoContext PangoContext;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoAttribute PangoAttribute;

typedef enum { PANGO_DIRECTION_LTR = 0, PANGO_DIRECTION_RTL = 1 } PangoDirection;
typedef enum { PANGO_STYLE_NORMAL = 0, PANGO_STYLE_OBLIQUE = 1, PANGO_STYLE_ITALIC = 2 } PangoStyle;
typedef enum { PANGO_WEIGHT_NORMAL = 400, PANGO_WEIGHT_BOLD = 700 } PangoWeight;

// MARK: Glyphs

typedef struct GSList {
  void *data;
  struct GSList *next;
} GSList;

// Records of a run begin with what is declared here. They are made by Pango only.
typedef struct {
  int offset, length, num_chars;
} PangoItem;

typedef struct {
  int32_t width, x_offset, y_offset;
} PangoGlyphGeometry;

typedef struct {
  uint32_t glyph;
  PangoGlyphGeometry geometry;
  unsigned int attributes;
} PangoGlyphInfo;

typedef struct {
  int num_glyphs;
  PangoGlyphInfo *glyphs;
  int *log_clusters;
} PangoGlyphString;

typedef struct {
  PangoItem *item;
  PangoGlyphString *glyphs;
} PangoGlyphItem;

typedef struct {
  PangoLayout *layout;
  int start_index, length;
  GSList *runs;
} PangoLayoutLine;

// MARK: Font maps and contexts

PangoFontMap *pango_cairo_font_map_new_for_font_type(cairo_font_type_t type);
void pango_fc_font_map_set_config(PangoFontMap *map, FcConfig *config);
void pango_fc_font_map_config_changed(PangoFontMap *map);
PangoContext *pango_font_map_create_context(PangoFontMap *map);
void pango_cairo_context_set_resolution(PangoContext *context, double dpi);
void pango_cairo_context_set_font_options(PangoContext *context, const cairo_font_options_t *options);
void pango_context_set_round_glyph_positions(PangoContext *context, int round_positions);
void pango_context_set_base_dir(PangoContext *context, PangoDirection direction);
PangoFontMetrics *pango_context_get_metrics(
    PangoContext *context, const PangoFontDescription *description, PangoLanguage *language);
void g_object_unref(void *object);

// MARK: Fonts

PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *description);
void pango_font_description_set_family(PangoFontDescription *description, const char *family);
void pango_font_description_set_style(PangoFontDescription *description, PangoStyle style);
void pango_font_description_set_weight(PangoFontDescription *description, PangoWeight weight);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);
int pango_font_metrics_get_ascent(PangoFontMetrics *metrics);
int pango_font_metrics_get_descent(PangoFontMetrics *metrics);
void pango_font_metrics_unref(PangoFontMetrics *metrics);

// MARK: Layouts

PangoLayout *pango_layout_new(PangoContext *context);
PangoContext *pango_layout_get_context(PangoLayout *layout);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *description);
const PangoFontDescription *pango_layout_get_font_description(PangoLayout *layout);
void pango_layout_set_single_paragraph_mode(PangoLayout *layout, int is_single);
void pango_layout_set_auto_dir(PangoLayout *layout, int is_automatic);
void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *attributes);
PangoLayoutLine *pango_layout_get_line(PangoLayout *layout, int line);
void pango_cairo_show_layout_line(cairo_t *cairo, PangoLayoutLine *line);

PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
void pango_attr_list_unref(PangoAttrList *list);
PangoAttribute *pango_attr_font_features_new(const char *features);
