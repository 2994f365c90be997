// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@Suite("Registered fonts")
@MainActor
struct RegistrationTests {
  /// Calls `body` with a folder that is removed afterward, and with registrations of its own.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FontRegistrations.whileRegistering { try body(folder) }
  }

  private func write(_ font: TestFont, to folder: URL, as name: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(font.bytes).write(to: url)
    return url
  }

  private var bold: TestFont {
    var bold = TestFont()
    (bold.style, bold.postScript, bold.weight) = ("Bold", "TestSans-Bold", 700)
    for index in bold.letters.indices { bold.letters[index].advance += 100 }
    return bold
  }

  @Test("a font is found by PostScript and family name while it is registered")
  func names() throws {
    try withFolder { folder in
      let url = try write(TestFont(), to: folder, as: "test.ttf")
      #expect(UIFont(name: "TestSans-Regular", size: 20) == nil)
      #expect(CTFontManagerRegisterFontsForURL(url, .process, nil))
      for name in ["TestSans-Regular", "Test Sans"] {
        let font = try #require(UIFont(name: name, size: 20))
        #expect(font.fontName == "TestSans-Regular")
        #expect(font.familyName == "Test Sans")
        #expect(font.pointSize == 20)
        #expect(font.ascender == 18)
        #expect(font.descender == -5)
        #expect(font.leading == 1)
        #expect(font.capHeight == 14)
        #expect(font.xHeight == 10)
        #expect(font.lineHeight == 23)
      }
      #expect(UIFont.familyNames.contains("Test Sans"))
      #expect(UIFont.fontNames(forFamilyName: "Test Sans") == ["TestSans-Regular"])
      #expect(CTFontManagerUnregisterFontsForURL(url, .process, nil))
      #expect(UIFont(name: "TestSans-Regular", size: 20) == nil)
    }
    #expect(!UIFont.familyNames.contains("Test Sans"))
  }

  @Test("a registered font precedes the font of iOS with its name")
  func precedence() throws {
    try withFolder { folder in
      var georgia = TestFont()
      (georgia.family, georgia.postScript) = ("Georgia", "Georgia")
      let url = try write(georgia, to: folder, as: "georgia.ttf")
      let usual = try #require(UIFont(name: "Georgia", size: 10))
      #expect(CTFontManagerRegisterFontsForURL(url, .process, nil))
      let registered = try #require(UIFont(name: "Georgia", size: 10))
      #expect(registered.ascender == 9)
      #expect(registered != usual)
    }
  }

  @Test("errors of registration")
  func errors() throws {
    try withFolder { folder in
      func code(_ url: URL, unregisters: Bool = false) throws -> Int {
        var error: Unmanaged<NSError>?
        let function =
          unregisters ? CTFontManagerUnregisterFontsForURL : CTFontManagerRegisterFontsForURL
        #expect(!function(url, .process, &error))
        let value = try #require(error).takeRetainedValue()
        #expect(value.domain == kCTFontManagerErrorDomain)
        return value.code
      }
      let url = try write(TestFont(), to: folder, as: "test.ttf")
      #expect(try code(url, unregisters: true) == CTFontManagerError.notRegistered.rawValue)
      #expect(CTFontManagerRegisterFontsForURL(url, .process, nil))
      #expect(try code(url) == CTFontManagerError.alreadyRegistered.rawValue)
      #expect(try code(folder) == CTFontManagerError.fileNotFound.rawValue)
      #expect(
        try code(folder.appendingPathComponent("no.ttf"))
          == CTFontManagerError.fileNotFound.rawValue)
      let text = folder.appendingPathComponent("text.ttf")
      try Data("no font".utf8).write(to: text)
      #expect(try code(text) == CTFontManagerError.unrecognizedFormat.rawValue)
    }
  }

  @Test("labels have the size of the file's metrics")
  func label() throws {
    try withFolder { folder in
      CTFontManagerRegisterFontsForURL(
        try write(TestFont(), to: folder, as: "test.ttf"), .process, nil)
      let label = UILabel()
      label.font = UIFont(name: "Test Sans", size: 20)
      label.text = "AVo"
      #expect(label.intrinsicContentSize == CGSize(width: 34, height: 23))
      #expect(("AVo" as NSString).size(withAttributes: [.font: label.font as Any]).width == 34)
    }
  }

  @Test("bold and italic fonts are other files of the family")
  func traits() throws {
    try withFolder { folder in
      CTFontManagerRegisterFontsForURL(
        try write(TestFont(), to: folder, as: "test.ttf"), .process, nil)
      let font = try #require(UIFont(name: "Test Sans", size: 20))
      #expect(font.fontDescriptor.withSymbolicTraits(.traitBold) == nil)
      CTFontManagerRegisterFontsForURL(try write(bold, to: folder, as: "bold.ttf"), .process, nil)
      let descriptor = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
      let heavy = UIFont(descriptor: descriptor, size: 0)
      #expect(heavy.fontName == "TestSans-Bold")
      #expect(heavy.pointSize == 20)
      #expect(("A" as NSString).size(withAttributes: [.font: heavy]).width == 12)
      #expect(font.fontDescriptor.withSymbolicTraits(.traitItalic) == nil)
      #expect(UIFont(name: "Test Sans", size: 20)?.fontName == "TestSans-Regular")
      #expect(font.withSize(10).lineHeight == 11.5)
    }
  }

  @Test("folders are searched, and unusable files reported")
  func folders() throws {
    try withFolder { folder in
      let inner = folder.appendingPathComponent("inner")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      _ = try write(TestFont(), to: folder, as: "test.ttf")
      _ = try write(bold, to: inner, as: "bold.OTF")
      try Data("no font".utf8).write(to: inner.appendingPathComponent("bad.ttf"))
      try Data("no font".utf8).write(to: inner.appendingPathComponent("readme.txt"))
      let failures = FontRegistrations.current.register(filesAndFolders: [folder.path, folder.path])
      #expect(failures.map { ($0.path as NSString).lastPathComponent } == ["bad.ttf", "bad.ttf"])
      #expect(
        Set(UIFont.fontNames(forFamilyName: "Test Sans")) == ["TestSans-Regular", "TestSans-Bold"])
    }
  }

  @Test("the fonts that an information property list names")
  func appFonts() throws {
    try withFolder { folder in
      let app = folder.appendingPathComponent("Test.bundle")
      try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
      let list: [String: Any] = [
        "CFBundleIdentifier": "test.fonts", "UIAppFonts": ["test.ttf", "missing.ttf"],
      ]
      try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        .write(to: app.appendingPathComponent("Info.plist"))
      _ = try write(TestFont(), to: app, as: "test.ttf")
      let bundle = try #require(Bundle(path: app.path))
      let failures = AppFonts.register(of: bundle)
      #expect(failures.map { ($0 as NSString).lastPathComponent } == ["missing.ttf"])
      #expect(UIFont(name: "TestSans-Regular", size: 20) != nil)
    }
  }

  @Test("the files that a property list names are found in the folders beside it")
  func propertyList() throws {
    try withFolder { folder in
      let inner = folder.appendingPathComponent("Resources")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      _ = try write(TestFont(), to: inner, as: "test.ttf")
      let path = folder.appendingPathComponent("Info.plist")
      let list: [String: Any] = ["UIAppFonts": ["Fonts/test.ttf", "missing.ttf"]]
      try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(to: path)
      let failures = FontRegistrations.current.register(filesAndFolders: [path.path])
      #expect(failures.map(\.path) == [folder.appendingPathComponent("missing.ttf").path])
      #expect(UIFont(name: "TestSans-Regular", size: 20) != nil)
      try Data("no list".utf8).write(to: path)
      #expect(FontRegistrations.current.register(filesAndFolders: [path.path]).map(\.path) == [path.path])
    }
  }

  @Test("tasks do not see each other's fonts")
  func tasks() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = try write(TestFont(), to: folder, as: "test.ttf")
    let registering = Task {
      await FontRegistrations.whileRegistering { () async -> Bool in
        CTFontManagerRegisterFontsForURL(url, .process, nil)
        for _ in 0..<5 { await Task.yield() }
        return UIFont(name: "Test Sans", size: 20) != nil
      }
    }
    for _ in 0..<10 {
      #expect(UIFont(name: "Test Sans", size: 20) == nil)
      await Task.yield()
    }
    #expect(await registering.value)
  }
}
