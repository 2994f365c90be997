// SPDX-License-Identifier: MIT

#ifndef CINDEXSTORE_H
#define CINDEXSTORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A text that is valid during the call that passes it, and does not end with a zero.
typedef struct {
  const char *data;
  size_t length;
} TinamouIndexText;

/// A mention of a declaration in a source file.
typedef struct {
  /// The unique name of the declaration.
  TinamouIndexText declaration;
  /// The name as it is written.
  TinamouIndexText name;
  /// The kind of the declaration, a value of `indexstore_symbol_kind_t`.
  uint32_t kind;
  /// The line, counted from 1.
  uint32_t line;
  /// The roles of the mention, bits of `indexstore_symbol_role_t`.
  uint64_t roles;
} TinamouIndexMention;

/// An index that a compiler has written, opened by the toolchain's library.
typedef struct TinamouIndex TinamouIndex;

/// Opens the index in a folder with the library `libIndexStore` at a path. Returns `NULL` if either cannot be opened. Libraries stay loaded.
TinamouIndex *tinamou_index_open(const char *library, const char *folder);

/// Closes an index.
void tinamou_index_close(TinamouIndex *index);

/// Calls `body` with the main file of each unit, the name of its record, and when the unit was written, in nanoseconds.
void tinamou_index_units(
    TinamouIndex *index, void *context,
    void (*body)(void *context, TinamouIndexText file, TinamouIndexText record, int64_t time));

/// Calls `body` with each mention in a record, and then with each declaration that is related to it, whose roles are those of the relation.
void tinamou_index_mentions(
    TinamouIndex *index, const char *record, void *context,
    void (*body)(void *context, TinamouIndexMention mention, bool isRelation));

#endif
