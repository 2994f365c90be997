// SPDX-License-Identifier: MIT

import SystemFont

extension FontFace {
  /// The face in the edition of the current system, unless it has an older one already.
  var inCurrentSystem: FontFace {
    guard edition == .current, opticalSize == nil else { return self }
    var face = self
    face.edition = .ofCurrentSystem
    return face
  }
}

extension FontFace.Edition {
  /// The edition of the current system. Fonts keep the one with which they were created.
  package static var ofCurrentSystem: FontFace.Edition {
    ofSystem(.currentOnAnyThread, version: SimulatorEnvironment.current.majorVersion)
  }

  /// Returns the edition of a system.
  ///
  /// - Parameters:
  ///   - system: The system.
  ///   - version: The first number of the version that is simulated, if any: 13 to 16 have one generation.
  static func ofSystem(_ system: InterfaceGeneration, version: Int?) -> FontFace.Edition {
    switch system {
    case .iOS10: .iOS10
    case .iOS11, .iOS12: .iOS13
    case .iOS16: version == 13 ? .iOS13 : .iOS16
    case .iOS17, .iOS18, .iOS26, .iOS27: .current
    }
  }
}
