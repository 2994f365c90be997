// SPDX-License-Identifier: MIT

import Pictures
import Testing
import UIKit

@MainActor
struct PatternTests {
  @Test("a background with a pattern is filled with copies of the image, inside of rounded corners")
  func background() {
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 12))
    view.backgroundColor = UIColor(patternImage: tile)
    view.layer.cornerRadius = 4
    let commands = Picture(of: view).commands
    let images = commands.compactMap { command -> (DrawingCommand.Image, CGRect)? in
      if case .image(let image, let rectangle) = command { return (image, rectangle) }
      return nil
    }
    #expect(images.count == 1)
    #expect(images.first?.0.isTiled == true && images.first?.0.size == CGSize(width: 4, height: 4))
    #expect(images.first?.1 == view.bounds)
    #expect(UIColor(patternImage: tile).cgColor != UIColor.gray.cgColor)
    view.backgroundColor = UIColor(patternImage: tile).withAlphaComponent(0.5)
    let hasOpacity = Picture(of: view).commands.contains { if case .setAlpha(0.5) = $0 { true } else { false } }
    #expect(hasOpacity)
  }

  @Test("what apps set by key is drawn: the color of a placeholder, the image of a clear button, the color of wheels")
  func keyedParts() throws {
    func svg(_ view: UIView) throws -> String { String(decoding: try Picture(of: view).svg(), as: UTF8.self) }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.placeholder = "Name"
    #expect(!(try svg(field)).contains("#ff0000"))
    field.setValue(UIColor.red, forKeyPath: "placeholderLabel.textColor")
    #expect(try svg(field).contains("#ff0000"))

    field.text = "Text"
    field.clearButtonMode = .always
    let drawn = try svg(field)
    let button = try #require(field.value(forKey: "clearButton") as? UIButton)
    #expect(try svg(field) == drawn)
    button.setImage(UIImage(systemName: "xmark"), for: .normal)
    button.tintColor = .green
    #expect(try svg(field).contains("#00ff00"))

    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.preferredDatePickerStyle = .wheels
    picker.setValue(UIColor.blue, forKey: "textColor")
    #expect(try svg(picker).contains("#0000ff"))
  }
}
