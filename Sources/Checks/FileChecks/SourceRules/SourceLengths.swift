// SPDX-License-Identifier: MIT

/// A length that code gives a view as a number.
struct SourceLength {
  /// The name of the view.
  let view: String
  /// `width`, `height`, or both.
  let sides: Set<String>
  let number: SourceNumber
  /// Whether the view is made as a button there.
  var isMadeAsButton = false

  /// Whether the view is a button, by its class or by its name.
  var isOfButton: Bool { isMadeAsButton || ["button", "btn"].contains(view.camelWords.last) }
}

extension SourceCode {
  /// The lengths that constraints and frames give views: by anchors, with SnapKit, and as the frame of a button that is made.
  var fixedLengths: [SourceLength] {
    numbers.compactMap { number in
      anchoredLength(number) ?? (mentions("snp") ? snappedLength(number) : nil) ?? framedLength(number)
    }
  }

  /// `view.widthAnchor.constraint(equalToConstant: 30)`
  private func anchoredLength(_ number: SourceNumber) -> SourceLength? {
    let first = number.tokens.lowerBound
    guard isAt(first - 1, ":"), identifier(at: first - 2) == "equalToConstant", let list = list(around: first) else {
      return nil
    }
    let sides = ["widthAnchor": "width", "heightAnchor": "height"]
    guard let side = sides[identifier(at: list.lowerBound - 3)] else { return nil }
    return SourceLength(view: identifier(at: list.lowerBound - 5), sides: [side], number: number)
  }

  /// `view.snp.makeConstraints { make in make.width.height.equalTo(30) }`
  private func snappedLength(_ number: SourceNumber) -> SourceLength? {
    let (first, last) = (number.tokens.lowerBound, number.tokens.upperBound - 1)
    guard isAt(first - 1, "("), isAt(last + 1, ")"), identifier(at: first - 2) == "equalTo",
      let view = snappedView(at: first)
    else { return nil }
    let attributes = snappedAttributes(before: first - 2)
    let sides = attributes.contains("size") ? ["width", "height"] : attributes.intersection(["width", "height"])
    return sides.isEmpty ? nil : SourceLength(view: view, sides: sides, number: number)
  }

  /// The names of the attributes of SnapKit in front of a relation.
  func snappedAttributes(before relation: Int) -> Set<String> {
    var names: Set<String> = []
    var index = relation
    while isAt(index - 1, "."), !identifier(at: index - 2).isEmpty {
      names.insert(identifier(at: index - 2))
      index -= 2
    }
    return names
  }

  /// The view whose constraints the closure of SnapKit around a token makes; `nil` outside of such closures.
  func snappedView(at index: Int) -> String? {
    for block in blocks.around(index) {
      let maker = block.body.lowerBound - 2
      guard ["makeConstraints", "remakeConstraints", "updateConstraints"].contains(identifier(at: maker)),
        isAt(maker - 1, "."), identifier(at: maker - 2) == "snp"
      else { continue }
      return isAt(maker - 3, ".") ? identifier(at: maker - 4) : ""
    }
    return nil
  }

  /// `let button = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))`
  private func framedLength(_ number: SourceNumber) -> SourceLength? {
    let first = number.tokens.lowerBound
    let side = identifier(at: first - 2)
    guard isAt(first - 1, ":"), side == "width" || side == "height", let frame = list(around: first),
      identifier(at: frame.lowerBound - 1) == "CGRect", let call = list(around: frame.lowerBound),
      identifier(at: call.lowerBound - 1) == "UIButton", identifier(at: call.lowerBound + 1) == "frame"
    else { return nil }
    let name = isAt(call.lowerBound - 2, "=") ? identifier(at: call.lowerBound - 3) : ""
    return SourceLength(view: name.isEmpty ? "button" : name, sides: [side], number: number, isMadeAsButton: true)
  }
}
