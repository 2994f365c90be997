// SPDX-License-Identifier: MIT

import Conversion

/// A layout in another form.
struct ConversionResult {
  /// The name of the class or file.
  let className: String
  /// The text of the form.
  let text: String
  /// The parts of the layout that the text does not have.
  let omissions: [ConversionOmission]
  /// The names of fonts that are not known here.
  let unavailableFonts: [String]

  /// Writes a description.
  ///
  /// - Throws: ``ConversionError`` if the form cannot express it, or if the written file could not be read back.
  @MainActor
  init(of description: LayoutDescription, as form: ConversionForm, className: String) throws(ConversionError) {
    let writer = form.writer(className: className)
    self.className = className
    text = try writer.text(for: description)
    try WrittenForm(text).requireReadable(as: form)
    omissions = writer.omissions(of: description)
    unavailableFonts = description.unavailableFonts
  }
}
