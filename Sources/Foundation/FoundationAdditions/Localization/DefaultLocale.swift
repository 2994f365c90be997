// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The locale that a program has in place of Foundation's on Linux, which is `en_001` whatever the environment says.
package enum DefaultLocale {
  /// The variable of the environment in which a tool gives a program its locale.
  package static let variable = "TINAMOU_LOCALE"

  private static let own = ProcessInfo.processInfo.environment[variable].map { Locale(identifier: $0) }
  private static let chosen = Mutex<Locale?>(nil)

  /// Chooses a language, such as `de`, in the region of the locale; `nil` for that of the locale itself.
  package static func choose(language: String?) {
    let region = own?.region.map { "_" + $0.identifier } ?? ""
    let locale = language.map { Locale(identifier: $0.contains("-") ? $0 : $0 + region) }
    chosen.withLock { $0 = locale }
  }

  /// The locale; `nil` for Foundation's.
  package static var current: Locale? { chosen.withLock { $0 } ?? own }
}

/// The locale for `Locale.current`; `nil` for Foundation's. Called by the module `FoundationCorrections`.
@_silgen_name("tinamou_default_locale")
func defaultLocale() -> Locale? { DefaultLocale.current }

/// The calendar for `Calendar.current`, as the locale has it; `nil` for Foundation's. Called by the module `FoundationCorrections`.
@_silgen_name("tinamou_default_calendar")
func defaultCalendar() -> Calendar? {
  DefaultLocale.current.map { locale in
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    return calendar
  }
}
