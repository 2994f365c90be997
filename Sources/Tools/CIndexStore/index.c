// SPDX-License-Identifier: MIT

#include "CIndexStore.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

typedef void *Reference;
typedef bool (*ReferenceBody)(void *context, Reference reference);

// Source: LLVM, `indexstore_functions.h`, the C functions of libIndexStore.
#define FUNCTIONS(use) \
  use(Reference, store_create, (const char *, Reference *)) \
  use(void, store_dispose, (Reference)) \
  use(bool, store_units_apply_f, (Reference, unsigned, void *, bool (*)(void *, TinamouIndexText))) \
  use(bool, store_get_unit_modification_time, (Reference, const char *, int64_t *, int64_t *, Reference *)) \
  use(Reference, unit_reader_create, (Reference, const char *, Reference *)) \
  use(void, unit_reader_dispose, (Reference)) \
  use(TinamouIndexText, unit_reader_get_main_file, (Reference)) \
  use(bool, unit_reader_dependencies_apply_f, (Reference, void *, ReferenceBody)) \
  use(unsigned, unit_dependency_get_kind, (Reference)) \
  use(TinamouIndexText, unit_dependency_get_name, (Reference)) \
  use(TinamouIndexText, unit_dependency_get_filepath, (Reference)) \
  use(Reference, record_reader_create, (Reference, const char *, Reference *)) \
  use(void, record_reader_dispose, (Reference)) \
  use(bool, record_reader_occurrences_apply_f, (Reference, void *, ReferenceBody)) \
  use(Reference, occurrence_get_symbol, (Reference)) \
  use(uint64_t, occurrence_get_roles, (Reference)) \
  use(void, occurrence_get_line_col, (Reference, unsigned *, unsigned *)) \
  use(bool, occurrence_relations_apply_f, (Reference, void *, ReferenceBody)) \
  use(uint64_t, symbol_relation_get_roles, (Reference)) \
  use(Reference, symbol_relation_get_symbol, (Reference)) \
  use(TinamouIndexText, symbol_get_usr, (Reference)) \
  use(TinamouIndexText, symbol_get_name, (Reference)) \
  use(unsigned, symbol_get_kind, (Reference))

struct TinamouIndex {
  Reference store;
#define MEMBER(result, name, parameters) result(*name) parameters;
  FUNCTIONS(MEMBER)
};

// MARK: Opening

TinamouIndex *tinamou_index_open(const char *path, const char *folder) {
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return NULL;
  TinamouIndex *index = calloc(1, sizeof *index);
  if (index == NULL) return NULL;
  bool isComplete = true;
#define LOAD(result, name, parameters) \
  *(void **)&index->name = dlsym(library, "indexstore_" #name); \
  isComplete = isComplete && index->name != NULL;
  FUNCTIONS(LOAD)
  Reference error = NULL;
  if (isComplete) index->store = index->store_create(folder, &error);
  if (index->store != NULL) return index;
  free(index);
  return NULL;
}

void tinamou_index_close(TinamouIndex *index) {
  index->store_dispose(index->store);
  free(index);
}

// MARK: Units

typedef struct {
  TinamouIndex *index;
  void *context;
  void (*body)(void *, TinamouIndexText, TinamouIndexText, int64_t);
  TinamouIndexText file;
  TinamouIndexText record;
} UnitSearch;

static const unsigned recordKind = 2;

/// Notes the record of the main file among the files that a unit depends on.
static bool note_dependency(void *context, Reference dependency) {
  UnitSearch *search = context;
  TinamouIndex *index = search->index;
  if (index->unit_dependency_get_kind(dependency) != recordKind) return true;
  TinamouIndexText path = index->unit_dependency_get_filepath(dependency);
  bool isMain = path.length == search->file.length && memcmp(path.data, search->file.data, path.length) == 0;
  if (isMain) search->record = index->unit_dependency_get_name(dependency);
  return !isMain;
}

static bool note_unit(void *context, TinamouIndexText text) {
  UnitSearch *search = context;
  TinamouIndex *index = search->index;
  Reference error = NULL;
  char *unit = strndup(text.data, text.length);
  Reference reader = unit == NULL ? NULL : index->unit_reader_create(index->store, unit, &error);
  if (reader != NULL) {
    int64_t seconds = 0, nanoseconds = 0;
    index->store_get_unit_modification_time(index->store, unit, &seconds, &nanoseconds, &error);
    search->file = index->unit_reader_get_main_file(reader);
    search->record = (TinamouIndexText){NULL, 0};
    index->unit_reader_dependencies_apply_f(reader, search, note_dependency);
    if (search->record.length > 0)
      search->body(search->context, search->file, search->record, seconds * 1000000000 + nanoseconds);
    index->unit_reader_dispose(reader);
  }
  free(unit);
  return true;
}

void tinamou_index_units(
    TinamouIndex *index, void *context, void (*body)(void *, TinamouIndexText, TinamouIndexText, int64_t)) {
  UnitSearch search = {.index = index, .context = context, .body = body};
  index->store_units_apply_f(index->store, 0, &search, note_unit);
}

// MARK: Mentions

typedef struct {
  TinamouIndex *index;
  void *context;
  void (*body)(void *, TinamouIndexMention, bool);
} MentionSearch;

static TinamouIndexMention mention(TinamouIndex *index, Reference symbol, uint64_t roles) {
  return (TinamouIndexMention){
      .declaration = index->symbol_get_usr(symbol),
      .name = index->symbol_get_name(symbol),
      .kind = index->symbol_get_kind(symbol),
      .roles = roles,
  };
}

static bool note_relation(void *context, Reference relation) {
  MentionSearch *search = context;
  TinamouIndex *index = search->index;
  Reference symbol = index->symbol_relation_get_symbol(relation);
  search->body(search->context, mention(index, symbol, index->symbol_relation_get_roles(relation)), true);
  return true;
}

static bool note_occurrence(void *context, Reference occurrence) {
  MentionSearch *search = context;
  TinamouIndex *index = search->index;
  Reference symbol = index->occurrence_get_symbol(occurrence);
  TinamouIndexMention found = mention(index, symbol, index->occurrence_get_roles(occurrence));
  unsigned column = 0;
  index->occurrence_get_line_col(occurrence, &found.line, &column);
  search->body(search->context, found, false);
  index->occurrence_relations_apply_f(occurrence, search, note_relation);
  return true;
}

void tinamou_index_mentions(
    TinamouIndex *index, const char *record, void *context, void (*body)(void *, TinamouIndexMention, bool)) {
  Reference error = NULL;
  Reference reader = index->record_reader_create(index->store, record, &error);
  if (reader == NULL) return;
  MentionSearch search = {.index = index, .context = context, .body = body};
  index->record_reader_occurrences_apply_f(reader, &search, note_occurrence);
  index->record_reader_dispose(reader);
}
