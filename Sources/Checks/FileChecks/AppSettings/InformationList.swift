// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments
import LayoutChecks

/// An information property list of an app, with the places of its settings.
@MainActor
struct InformationList {
  private let path: String
  private let bytes: [UInt8]
  private let top: MarkupElement
  // The elements refer to the document weakly.
  private let document: MarkupDocument
  private var settings: AppSettings
  private let delegates: [String]

  /// Reads the list of an app for iOS; `nil` for any other file.
  init?(_ bytes: [UInt8], path: String) {
    guard let document = try? MarkupDocument(bytes: Self.withoutDocumentType(bytes)), document.root.name == "plist",
      let top = document.root.element("dict")
    else { return nil }
    self.path = path
    self.bytes = bytes
    self.document = document
    self.top = top
    var settings = AppSettings(place: top.startTag)
    settings.removal = { _ in "" }
    for (key, value) in Self.pairs(of: top) {
      guard let start = key.range?.lowerBound, let end = value.range?.upperBound else { continue }
      settings.values[key.text.trimmed] = AppSettings.Setting(words: Self.words(of: value), range: start..<end)
    }
    let isOfExtension = settings.values["NSExtension"] != nil || settings.values["EXAppExtensionAttributes"] != nil
    let isOfOther = [
      "NSPrincipalClass", "LSMinimumSystemVersion", "NSMainNibFile", "NSMainStoryboardFile", "WKApplication",
      "WKWatchKitApp", "XPCService",
    ].contains {
      settings.values[$0] != nil
    }
    guard !isOfExtension, !isOfOther, settings.values.keys.contains(where: AppSettings.keysOfApps.contains) else {
      return nil
    }
    let type = settings.values["CFBundlePackageType"]?.words.first ?? "APPL"
    guard type == "APPL" || type.hasPrefix("$(") else { return nil }
    self.settings = settings
    delegates = top.subtree.filter { $0.name == "key" && $0.text.trimmed == "UISceneDelegateClassName" }.compactMap {
      key in
      let siblings = key.parent?.elements ?? []
      guard let index = siblings.firstIndex(where: { $0 === key }), index + 1 < siblings.count else { return nil }
      return siblings[index + 1].text.trimmed.split(separator: ".").last.map(String.init)
    }
  }

  /// The orientations in which phones show the app; `nil` if the list does not say.
  var phoneOrientations: [String]? { settings.phoneOrientations?.words }

  /// The faults of the list, together with the settings of the project that it belongs to.
  var faults: [SourceFault] {
    var settings = settings
    let folder = AppSources.projectFolder(of: path)
    let project = XcodeSettings(inFolder: folder)
    settings.isForPad = project?.isForPad(list: path)
    var found = settings.faultsOfKeys
    // What the project writes into the list is there as well, but has no place in it.
    for key in project?.keys(list: path) ?? [] where settings.values[key] == nil {
      settings.values[key] = AppSettings.Setting(words: [], range: settings.place)
    }
    let sources = AppSources.around(path)
    found += settings.faultsOfApp(sources)
    if self.settings.values["UIApplicationSceneManifest"] != nil {
      found += settings.faultsOfDelegates(delegates, sources)
    }
    return found.map(wholeLines)
  }

  /// Returns a fault whose replacement removes its lines, with the white space around them.
  private func wholeLines(_ fault: SourceFault) -> SourceFault {
    guard fault.replacement == "" else { return fault }
    var start = fault.range.lowerBound
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    var end = fault.range.upperBound
    if end < bytes.count, bytes[end] == 0x0D { end += 1 }
    guard end < bytes.count, bytes[end] == 0x0A else { return fault }
    return SourceFault(
      rule: fault.rule, range: start..<(end + 1), message: fault.message, advice: fault.advice, replacement: "")
  }

  /// Returns the bytes with spaces in place of the document type declaration, which documents of Interface Builder do not have.
  private static func withoutDocumentType(_ bytes: [UInt8]) -> [UInt8] {
    guard let range = Data(bytes).range(of: Data("<!DOCTYPE".utf8)),
      let end = bytes[range.lowerBound...].firstIndex(of: UInt8(ascii: ">"))
    else {
      return bytes
    }
    var copy = bytes
    for index in range.lowerBound...end where copy[index] != 0x0A { copy[index] = 0x20 }
    return copy
  }

  private static func pairs(of dictionary: MarkupElement) -> [(MarkupElement, MarkupElement)] {
    let elements = dictionary.elements
    return stride(from: 0, to: elements.count - 1, by: 2).compactMap { index in
      elements[index].name == "key" ? (elements[index], elements[index + 1]) : nil
    }
  }

  private static func words(of value: MarkupElement) -> [String] {
    switch value.name {
    case "true", "false": [value.name]
    case "array": value.elements.map(\.text.trimmed)
    default: [value.text.trimmed]
    }
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
