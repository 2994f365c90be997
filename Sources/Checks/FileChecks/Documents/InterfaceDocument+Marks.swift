// SPDX-License-Identifier: MIT

import InterfaceDocuments

extension InterfaceDocument {
  /// The identifiers of the views that Interface Builder has marked as ambiguous.
  var viewsMarkedAmbiguous: [String] {
    scenes.flatMap(\.roots).flatMap(\.tree).filter { $0.element.flag("ambiguous") }.map(\.id)
  }
}
