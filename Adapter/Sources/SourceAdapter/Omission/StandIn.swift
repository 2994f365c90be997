// SPDX-License-Identifier: MIT

/// A type that takes the place of one that a missing module declares.
public struct StandIn: Hashable, Sendable, Codable {
  /// The kind of type.
  public enum Kind: String, Sendable, Codable {
    case classType = "class"
    case protocolType = "protocol"
    /// Another name of a type of numbers.
    case number
  }

  /// The name.
  public var name: String
  /// The kind, as the uses of the name imply it.
  public var kind: Kind
  /// The number of generic parameters.
  public var parameters = 0
  /// The types within the type.
  public var nested: Set<String> = []
  /// The type of numbers, if it is one.
  public var numberType: String?
  /// The stand-in, or the class of UIKit, that is the superclass; `nil` if nothing but the name tells of one.
  public var base: String?

  /// Adds another use of the same name: one that can only be a protocol decides, then one of a number.
  mutating func merge(_ other: StandIn) {
    if other.kind == .protocolType { kind = .protocolType }
    if other.kind == .number, kind == .classType { (kind, numberType) = (.number, other.numberType) }
    parameters = max(parameters, other.parameters)
    base = base ?? other.base
    nested.formUnion(other.nested)
  }

  // MARK: Text

  /// The declaration.
  public var declaration: String {
    switch kind {
    case .protocolType:
      let isForObjects = ["Delegate", "DataSource"].contains(where: name.hasSuffix)
      return "public protocol \(name)\(isForObjects ? ": AnyObject" : "") {}"
    case .number: return "public typealias \(name) = \(numberType ?? "Double")"
    case .classType:
      let letters = (0..<parameters).map { "T\($0)" }.joined(separator: ", ")
      let types = nested.sorted().map { "  open class \($0): NSObject {}\n" }.joined()
      return """
        open class \(name)\(parameters == 0 ? "" : "<\(letters)>"): \(base ?? superclass) {
        \(types)\(listing)\(box)}
        """
    }
  }

  /// The table by which nibs find a class of views or controllers: they name the missing module, in which it does not stand.
  private var listing: String {
    base == nil && superclass == "NSObject" || parameters > 0 ? "" : "  " + MemberTableRule.table(of: name) + "\n"
  }

  /// The class of UIKit that uses imply, or whose name, without `UI`, ends the name of the type; otherwise `NSObject`.
  private var superclass: String {
    Self.superclasses.first { base == $0 } ?? Self.superclasses.first { name.hasSuffix($0.dropFirst(2)) } ?? "NSObject"
  }

  /// The superclasses of stand-ins; longer endings stand before shorter ones.
  static let superclasses = [
    "UICollectionViewController", "UINavigationController", "UITableViewController", "UITabBarController",
    "UICollectionViewCell", "UICollectionViewLayout", "UIViewController", "UITableViewCell", "UICollectionView",
    "UIImageView", "UIScrollView", "UITableView", "UIStackView", "UITextField", "UITextView", "UIButton", "UISwitch",
    "UISlider", "UILabel", "UIControl", "UIView",
  ]

  /// The arguments with which a subclass calls the designated initializer.
  var arguments: String {
    if superclass.hasSuffix("ViewController") || superclass == "UINavigationController"
      || superclass == "UITabBarController"
    {
      return "nibName: nil, bundle: nil"
    }
    switch superclass {
    case "NSObject", "UICollectionViewLayout": return ""
    case "UITableViewCell": return "style: .default, reuseIdentifier: nil"
    case "UICollectionView": return "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()"
    default: return "frame: .zero"
    }
  }

  /// Whether nothing but the name is known of the type.
  var isPlainClass: Bool { hasNoMembers && nested.isEmpty && base == nil }

  /// Whether the objects have no members but those of all objects.
  var hasNoMembers: Bool { kind == .classType && parameters == 0 && superclass == "NSObject" }

  /// The members of a view that shows the name of its class; empty for other classes. A button has it as its title.
  ///
  /// A collection view has one, too: its layout and its content are those of the missing module.
  private var box: String {
    switch superclass {
    case "UIView", "UIControl":
      """
        public override init(frame: CGRect) {
          super.init(frame: frame)
          showName()
        }

      """ + Self.nameBox(name)
    case "UICollectionView":
      """
        public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
          super.init(frame: frame, collectionViewLayout: layout)
          showName()
        }
        public convenience init() { self.init(frame: .zero) }
        public convenience init(frame: CGRect) {
          self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        }

      """ + Self.nameBox(name)
    case "UIButton":
      """
        public override init(frame: CGRect) {
          super.init(frame: frame)
          setTitle("\(name)", for: .normal)
          setTitleColor(.label, for: .normal)
        }
        public required init?(coder: NSCoder) { super.init(coder: coder) }

      """
    default: ""
    }
  }

  private static func nameBox(_ name: String) -> String {
    """
      public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showName()
      }
      private func showName() {
        layer.borderWidth = 1
        let label = UILabel(frame: bounds)
        label.text = "\(name)"
        label.textAlignment = .center
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
      }

    """
  }
}

/// The numbers of generic parameters of stand-ins that are classes, by their names.
typealias StandInClasses = [String: Int]

extension StandIn {
  /// Declarations for a module that is often missing; `nil` for others. Their uses of other names are left out.
  static func prepared(for module: String) -> String? {
    guard module == "SwiftUI" else { return nil }
    return """
      public protocol View {}
      public protocol ViewModifier {}
      public protocol ButtonStyle {}
      public protocol PreviewProvider {}
      public protocol UIViewRepresentable: View {}
      public protocol UIViewControllerRepresentable: View {}
      open class UIHostingController<Content>: UIViewController {
        public var rootView: Content
        public init(rootView: Content) {
          self.rootView = rootView
          super.init(nibName: nil, bundle: nil)
        }
        public init?(coder: NSCoder, rootView: Content) {
          self.rootView = rootView
          super.init(coder: coder)
        }
        public required init?(coder: NSCoder) { return nil }
        open override func loadView() {
          let box = UILabel()
          box.text = "SwiftUI: \\(Content.self)"
          box.numberOfLines = 0
          box.textAlignment = .center
          box.backgroundColor = .systemBackground
          box.layer.borderWidth = 1
          view = box
        }
      }
      public struct UIHostingConfiguration: UIContentConfiguration {
        let name: String
        public init<Content>(content: () -> Content) {
          name = Content.self == Void.self ? "SwiftUI" : "SwiftUI: \\(Content.self)"
        }
        @MainActor public func makeContentView() -> any UIView & UIContentView { _HostingBox(self) }
        public func updated(for state: any UIConfigurationState) -> Self { self }
      }
      final class _HostingBox: UILabel, UIContentView {
        var configuration: any UIContentConfiguration { didSet { showName() } }
        init(_ configuration: any UIContentConfiguration) {
          self.configuration = configuration
          super.init(frame: .zero)
          showName()
        }
        required init?(coder: NSCoder) { return nil }
        private func showName() {
          text = (configuration as? UIHostingConfiguration)?.name
          textAlignment = .center
          layer.borderWidth = 1
        }
      }
      """
  }

  /// The names that prepared declarations declare.
  static func preparedNames(for module: String) -> Set<String> {
    guard let text = prepared(for: module) else { return [] }
    return TypeNames.declared(in: text)
  }
}

/// The names of the types that a text declares.
private enum TypeNames {
  static func declared(in text: String) -> Set<String> {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let kinds = ["class", "protocol", "struct"]
    return Set(zip(words, words.dropFirst()).filter { kinds.contains(String($0.0)) }.map { String($0.1) })
  }
}
