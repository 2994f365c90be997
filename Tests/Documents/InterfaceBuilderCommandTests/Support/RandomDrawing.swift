// SPDX-License-Identifier: MIT

/// Numbers that depend only on a seed.
struct RandomNumbers {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  /// Returns `true` once in `count` times.
  mutating func isOnce(in count: Int) -> Bool { next(below: count) == 0 }

  mutating func element<Element>(of elements: [Element]) -> Element { elements[next(below: elements.count)] }
}

/// Makes small documents of nested views, texts, controls, stack views and scroll views, at places that are often aligned,
/// with some constraints, a part of which contradict each other.
struct RandomDrawing {
  private var numbers: RandomNumbers
  private var count = 0
  private let greatestCount: Int
  private var constraintCount = 0

  init(seed: Int) {
    numbers = RandomNumbers(seed: seed)
    greatestCount = 3 + numbers.next(below: 8)
  }

  /// A document with at most ten views below its root.
  mutating func drawing() -> Drawing {
    let (views, ids) = children(width: 375, height: 667, depth: 0)
    return Drawing(views: views, constraints: constraints(among: ids, of: "root"))
  }

  private mutating func children(width: Int, height: Int, depth: Int) -> (text: String, ids: [String]) {
    var text = ""
    var ids: [String] = []
    for _ in 0...numbers.next(below: 5) where count < greatestCount {
      let id = "v\(count)"
      count += 1
      ids.append(id)
      text += view(id, width: width, height: height, depth: depth)
    }
    return (text, ids)
  }

  private mutating func view(_ id: String, width: Int, height: Int, depth: Int) -> String {
    // A coarse raster aligns many views; the rest lie anywhere, also on halves of points.
    let step = numbers.isOnce(in: 3) ? 1 : 20
    let frame = [width, height, width, height].enumerated().map { index, limit in
      let least = index < 2 ? 0 : 1
      let number = (least + numbers.next(below: max(1, limit / step))) * step
      return numbers.isOnce(in: 6) ? "\(number).5" : "\(number)"
    }
    let isHidden = numbers.isOnce(in: 8) ? #" hidden="YES""# : ""
    let words = #"text="\#(numbers.element(of: ["Name", "Some words and some more words of that", ""]))""#
    let place = frame.joined(separator: " ")
    switch numbers.next(below: depth < 2 ? 8 : 4) {
    case 0: return Drawing.element("label", id, place, attributes: words + isHidden)
    case 1:
      return Drawing.element("label", id, place, attributes: words + #" numberOfLines="0""# + isHidden)
    case 2: return Drawing.element("textField", id, place, attributes: #"borderStyle="roundedRect""# + isHidden)
    case 3:
      return Drawing.element(
        "button", id, place, #"                <state key="normal" title="Open a"/>"# + "\n",
        attributes: #"buttonType="system""# + isHidden)
    case 4: return container("stackView", id, place, frame, depth, attributes: stackAttributes() + isHidden)
    case 5: return container("scrollView", id, place, frame, depth, attributes: isHidden)
    default: return container("view", id, place, frame, depth, attributes: isHidden)
    }
  }

  private mutating func stackAttributes() -> String {
    let axis = numbers.isOnce(in: 2) ? #"axis="vertical" "# : ""
    let distribution = numbers.element(of: [
      "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
    ])
    let alignment = numbers.element(of: ["fill", "top", "center", "firstBaseline", "leading"])
    return axis + #"distribution="\#(distribution)" alignment="\#(alignment)" spacing="8""#
  }

  private mutating func container(
    _ name: String, _ id: String, _ place: String, _ frame: [String], _ depth: Int, attributes: String
  ) -> String {
    let sides = frame.suffix(2).map { Int(Double($0) ?? 1) }
    let (text, ids) = children(width: sides[0], height: sides[1], depth: depth + 1)
    let subviews = text.isEmpty ? "" : "                <subviews>\n\(text)                </subviews>\n"
    let held = name == "stackView" ? "" : constraints(among: ids, of: id)
    let constraints = held.isEmpty ? "" : "                <constraints>\n\(held)                </constraints>\n"
    return Drawing.element(name, id, place, subviews + constraints, attributes: attributes)
  }

  // MARK: Constraints

  private mutating func constraints(among ids: [String], of holder: String) -> String {
    guard !ids.isEmpty, numbers.isOnce(in: 2) else { return "" }
    return (0...numbers.next(below: 2 * ids.count)).map { _ in constraint(among: ids, of: holder) }.joined()
  }

  private mutating func constraint(among ids: [String], of holder: String) -> String {
    constraintCount += 1
    let first = numbers.element(of: ids)
    let attributes = numbers.element(of: [
      ["leading", "trailing", "centerX"], ["top", "bottom", "centerY", "firstBaseline"], ["width", "height"],
    ])
    var text = #"<constraint firstItem="\#(first)" firstAttribute="\#(numbers.element(of: attributes))""#
    if attributes[0] != "width" || numbers.isOnce(in: 2) {
      let second = numbers.element(of: ids + [holder])
      text += #" secondItem="\#(second)" secondAttribute="\#(numbers.element(of: attributes))""#
    }
    text += #" constant="\#(numbers.next(below: 120))""#
    if numbers.isOnce(in: 4) { text += #" relation="greaterThanOrEqual""# }
    if numbers.isOnce(in: 3) { text += #" priority="\#(numbers.element(of: [250, 251, 750, 999]))""# }
    return "                    \(text) id=\"c\(constraintCount)\"/>\n"
  }
}
