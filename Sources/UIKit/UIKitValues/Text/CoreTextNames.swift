// SPDX-License-Identifier: MIT

public import Foundation

// The names are objects that are never changed. They are Core Text's, as keys of attributed strings: `NSAttributedString.Key(kCTFontAttributeName as String)`.

/// The name of the attribute with the font.
nonisolated(unsafe) public let kCTFontAttributeName: CFString = name("NSFont")
/// The name of the attribute with the additional space between letters, in points.
nonisolated(unsafe) public let kCTKernAttributeName: CFString = name("NSKern")
/// The name of the attribute with the space that is added to each letter, in points.
nonisolated(unsafe) public let kCTTrackingAttributeName: CFString = name("CTTracking")
/// The name of the attribute with the ligatures.
nonisolated(unsafe) public let kCTLigatureAttributeName: CFString = name("NSLigature")
/// The name of the attribute with the style of the paragraph.
nonisolated(unsafe) public let kCTParagraphStyleAttributeName: CFString = name("NSParagraphStyle")
/// The name of the attribute with the width of the outline of letters, in percent of the size of the font.
nonisolated(unsafe) public let kCTStrokeWidthAttributeName: CFString = name("NSStrokeWidth")
/// The name of the attribute with the style of the underline.
nonisolated(unsafe) public let kCTUnderlineStyleAttributeName: CFString = name("NSUnderline")

private func name(_ text: String) -> NSString { NSString(string: text) }
