// SPDX-License-Identifier: MIT

/// A word that the system itself puts on buttons and menus, or that it speaks for a button with a picture.
///
/// The only table of these words: bars, lists, menus, search fields and the keyboard read it. See ``SystemLanguage`` for the language.
package enum SystemWord: String, CaseIterable, Sendable {
  // Buttons with titles
  case back, cancel, close, done, edit, ok, redo, save, undo
  // Buttons with pictures
  case add, bookmarks, camera, compose, fastForward, forward, organize, pageCurl, pause, play, refresh, reply, rewind,
    stop, trash
  // Editing
  case autoFill, copy, cut, lookUp, paste, replace, replaceAll, replaceResult, select, selectAll, share, translate
  // Lists
  case delete, insert, reorder, remove
  // Steppers
  case decrement, increment
  // Search
  case bookmark, clearText, dictate, nextResult, noResults, ofTotal, previousResult, results, search
  // Calendars
  case nextMonth, previousMonth
  // Bars and menus
  case contacts, dismissMenu, downloads, favorites, featured, history, more, mostRecent, mostViewed, recents, topRated,
    showSidebar, hideSidebar
  // Symbols
  case favorite, home, info, settings
  // Keys
  case continueKey, emergencyCall, go, join, next, nextKeyboard, returnKey, route, send, shift, space

  /// The word in the language of the app.
  package var text: String { text(in: SystemLanguage.current) }

  /// The word in a language, such as `de`; in English if it is not known there.
  package func text(in language: String) -> String {
    SystemLanguage.parents(of: language).lazy.compactMap { SystemWord.table[self]?[$0] }.first
      ?? SystemWord.english[self] ?? rawValue
  }
}
