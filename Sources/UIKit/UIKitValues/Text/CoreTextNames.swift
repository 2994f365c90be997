// SPDX-License-Identifier: MIT

public import Foundation

// The names are objects that are never changed. They are Core Text's, as keys of attributed strings: `NSAttributedString.Key(kCTFontAttributeName as String)`.

/// The name of the attribute with the font.
public var kCTFontAttributeName: CFString { name("NSFont") }
/// The name of the attribute with the additional space between letters, in points.
public var kCTKernAttributeName: CFString { name("NSKern") }
/// The name of the attribute with the space that is added to each letter, in points.
public var kCTTrackingAttributeName: CFString { name("CTTracking") }
/// The name of the attribute with the ligatures.
public var kCTLigatureAttributeName: CFString { name("NSLigature") }
/// The name of the attribute with the style of the paragraph.
public var kCTParagraphStyleAttributeName: CFString { name("NSParagraphStyle") }
/// The name of the attribute with the width of the outline of letters, in percent of the size of the font.
public var kCTStrokeWidthAttributeName: CFString { name("NSStrokeWidth") }
/// The name of the attribute with the style of the underline.
public var kCTUnderlineStyleAttributeName: CFString { name("NSUnderline") }

private func name(_ text: String) -> NSString { NSString(string: text) }
