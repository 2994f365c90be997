// SPDX-License-Identifier: MIT

/// A class that makes the views of a description; the constraints are written by others.
@MainActor
struct ViewCode {
  let description: LayoutDescription
  let className: String

  /// Returns the file: imports, the class, and declarations at the end.
  ///
  /// - Parameters:
  ///   - modules: The modules that the file imports.
  ///   - constraints: The lines that make the constraints.
  ///   - inactive: Whether they set `inactiveConstraints`.
  ///   - extras: The declarations at the end of the file.
  func file(importing modules: [String], constraints: [String], inactive: Bool, extras: [String]) -> String {
    var lines = modules.map { "import \($0)" } + [""]
    lines.append("final class \(className): \(rootClass) {")
    lines += declarations.map { "  " + $0 }
    if inactive {
      lines += ["", "  /// The constraints that are not active at first."]
      lines.append("  private(set) var inactiveConstraints: [NSLayoutConstraint] = []")
    }
    lines += ["", "  override init(frame: CGRect) {", "    super.init(frame: frame)"] + calls + ["  }"]
    let failable = rootClass == "UIStackView" ? "" : "?"
    lines += ["", "  required init\(failable)(coder: NSCoder) {", "    super.init(coder: coder)"] + calls + ["  }"]
    lines += ["", "  private func setUpViews() {"] + statements.map { $0.isEmpty ? "" : "    " + $0 } + ["  }"]
    lines += ["", "  private func setUpConstraints() {"] + constraints.map { $0.isEmpty ? "" : "    " + $0 } + ["  }"]
    for nested in fixedClasses {
      lines.append("")
      lines += nested.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
    }
    lines.append("}")
    for extra in extras + AttributedTextCode.declarations(for: description) { lines += ["", extra] }
    return lines.joined(separator: "\n") + "\n"
  }

  private var calls: [String] { ["    setUpViews()", "    setUpConstraints()"] }

  private var rootClass: String { description.root.className }

  // MARK: Declarations

  private var declarations: [String] {
    let views = description.views.indices.dropFirst().map { index in
      let view = description.views[index]
      return comment(on: view) + "let \(view.name) = \(making(view))"
    }
    let guides = description.guides.map { "let \($0.name) = UILayoutGuide()" }
    return views.flatMap { $0.split(separator: "\n").map(String.init) } + guides
  }

  private func comment(on view: DescribedView) -> String {
    view.customClass.map { "/// \($0) in the original.\n" } ?? ""
  }

  private func making(_ view: DescribedView) -> String {
    let name = isFixed(view) ? Self.fixedName(view.className) : view.className
    switch view.className {
    case "UIButton":
      guard case .choice(let type)? = view.value("type") else { return "\(name)(type: .system)" }
      return "\(name)(type: .\(type))"
    case "UIActivityIndicatorView": return "\(name)(style: .medium)"
    default: return name + "()"
    }
  }

  // MARK: Statements

  private var statements: [String] {
    var lines: [String] = []
    for index in description.views.indices {
      let own = ownStatements(index)
      if !own.isEmpty, !lines.isEmpty, lines.last != "" { lines.append("") }
      lines += own
    }
    if description.views.count > 1 || !description.guides.isEmpty { lines.append("") }
    for index in description.views.indices.dropFirst() { lines += hierarchy(index) }
    for guide in description.guides {
      if !guide.identifier.isEmpty { lines.append("\(guide.name).identifier = \(SwiftLiteral.text(guide.identifier))") }
      lines.append("\(prefix(guide.owner))addLayoutGuide(\(guide.name))")
    }
    return lines
  }

  private func prefix(_ index: Int) -> String { index == 0 ? "" : description.views[index].name + "." }

  private func ownStatements(_ index: Int) -> [String] {
    let view = description.views[index]
    let prefix = prefix(index)
    var lines: [String] = []
    let hasFrame = !view.usesConstraints && index > 0
    if hasFrame || description.views.contains(where: { $0.superview == index && !$0.usesConstraints }) {
      if index == 0 {
        lines.append(
          "frame.size = CGSize(width: \(NumberText.text(view.frame.width)), height: \(NumberText.text(view.frame.height)))"
        )
      } else {
        lines.append("\(prefix)frame = \(SwiftLiteral.rectangle(view.frame))")
      }
    }
    if hasFrame, !view.autoresizing.isEmpty {
      lines.append("\(prefix)autoresizingMask = [\(view.autoresizing.map { "." + $0 }.joined(separator: ", "))]")
    }
    if view.usesConstraints, index > 0, !view.isArranged {
      lines.append("\(prefix)translatesAutoresizingMaskIntoConstraints = false")
    }
    lines += PropertyStatements(view: view, prefix: prefix).lines
    if index > 0, let size = view.contentSize {
      if let width = size.width { lines.append("\(prefix)fixedWidth = \(NumberText.text(width))") }
      if let height = size.height { lines.append("\(prefix)fixedHeight = \(NumberText.text(height))") }
    }
    if index > 0, let insets = view.alignmentInsets {
      lines.append("\(prefix)fixedAlignmentInsets = \(SwiftLiteral.insets(insets))")
    }
    return lines
  }

  private func hierarchy(_ index: Int) -> [String] {
    let view = description.views[index]
    guard let superview = view.superview else { return [] }
    var lines = ["\(prefix(superview))\(view.isArranged ? "addArrangedSubview" : "addSubview")(\(view.name))"]
    if case .number(let spacing)? = view.value("spacingAfter") {
      lines.append("\(prefix(superview))setCustomSpacing(\(PropertyStatements.spacing(spacing)), after: \(view.name))")
    }
    return lines
  }

  // MARK: Given content sizes

  private func isFixed(_ view: DescribedView) -> Bool { view.contentSize != nil || view.alignmentInsets != nil }

  private static func fixedName(_ className: String) -> String { "Fixed" + className.dropFirst(2) }

  /// The subclasses of views whose content size is given.
  private var fixedClasses: [String] {
    var names: [String] = []
    for view in description.views.dropFirst() where isFixed(view) && !names.contains(view.className) {
      names.append(view.className)
    }
    return names.map { name in
      """
      /// A view whose content size or alignment rectangle is given, because it differs from that of \(name).
      final class \(Self.fixedName(name)): \(name) {
        var fixedWidth: CGFloat? { didSet { invalidateIntrinsicContentSize() } }
        var fixedHeight: CGFloat? { didSet { invalidateIntrinsicContentSize() } }
        var fixedAlignmentInsets: UIEdgeInsets?

        override var intrinsicContentSize: CGSize {
          let own = super.intrinsicContentSize
          return CGSize(width: fixedWidth ?? own.width, height: fixedHeight ?? own.height)
        }

        override var alignmentRectInsets: UIEdgeInsets { fixedAlignmentInsets ?? super.alignmentRectInsets }
      }
      """
    }
  }
}
