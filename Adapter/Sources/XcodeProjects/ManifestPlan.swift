// SPDX-License-Identifier: MIT

import Foundation

/// The manifest for an app or a tested library, and what cannot be part of its package.
public struct ManifestPlan: Sendable {
  /// The directory that the manifest belongs to.
  public let directory: URL
  /// The text of `Package.swift`.
  public var manifest: String { manifest(below: nil) }
  /// The files that are not part of the package, with the reasons.
  public private(set) var excluded: [ExcludedFile] = []
  /// The parts of the project that cannot be read, in sentences.
  private let notes: [String]
  /// The files that are part of the package and import modules that are not on Linux.
  public private(set) var incomplete: [ExcludedFile] = []

  /// The build settings of the app, those of its configuration files included.
  public let settings: [String: String]

  /// Entries of the app's information property list that the project contains, as a property list; `nil` if there are none.
  public let information: Data?

  let package: String
  private let region: String
  private var packages: [XcodePackage]
  private let version: String
  private let tree: DirectoryTree
  private var targets: [PlannedTarget] = []
  /// The paths of files and folders that commands have written.
  private let outputs: [String]
  /// The modules that the project has from CocoaPods or Carthage.
  private let pods: Set<String>
  /// Whether Tuist makes the project.
  private let isOfTuist: Bool

  /// Plans the manifest for a target of an Xcode project, with the targets of the project that it needs and that test it.
  ///
  /// - Parameters:
  ///   - isForTests: Whether a library with tests comes before an app without tests.
  ///   - isKeptElsewhere: Whether the manifest is written to another directory, so that a package in its own can be a dependency.
  ///   - outputs: Files and folders that commands have written, which are no resources.
  public init(
    project url: URL, target name: String?, isForTests: Bool = false, isKeptElsewhere: Bool = false,
    outputs: Set<URL> = []
  ) throws {
    func select(in root: URL) throws -> TargetSelection {
      try TargetSelection(
        project: url, target: name, isForTests: isForTests, root: root, takesPackageInRoot: isKeptElsewhere)
    }
    var root = url.deletingLastPathComponent()
    var selection = try select(in: root)
    if selection.ascent > 0 {
      // SwiftPM takes no files from above the manifest's directory.
      for _ in 0..<selection.ascent { root.deleteLastPathComponent() }
      selection = try select(in: root)
    }
    directory = root
    isOfTuist = TuistManifests.isManifest(url)
    self.outputs = outputs.map { RelativePath.path(from: root, to: $0) }
    tree = selection.tree
    package = selection.main.module
    (region, notes) = (selection.developmentRegion, selection.notes)
    packages = selection.packages
    version = selection.main.swiftVersion ?? "5"
    pods = selection.pods.modules
    (settings, information) = (selection.main.settings, selection.main.information)
    let targets = selection.targets + selection.tests
    noteMissingModules(of: targets, selection.modules)
    for target in targets { plan(target, targets, selection.packages) }
    removeMissingDependencies()
    separateTargets()
  }

  /// Plans the manifest for a folder with the sources of an app.
  ///
  /// - Parameters:
  ///   - file: The name of the only file that counts; all files if it is `nil`.
  ///   - directory: The directory of the manifest: the folder itself, or one above it.
  ///   - outputs: Files and folders that commands have written, which are no resources.
  public init(folder: URL, file: String? = nil, directory: URL, outputs: Set<URL> = []) throws {
    self.directory = directory
    self.outputs = outputs.map { RelativePath.path(from: directory, to: $0) }
    tree = DirectoryTree(directory)
    let layout = try FolderLayout(folder: folder, file: file, directory: directory, tree)
    package = layout.name
    (region, notes, packages, version, settings, information) = ("en", [], [], "5", [:], nil)
    pods = PodPackages(in: [directory, folder]).modules
    isOfTuist = false
    let app = layout.app(isProgram: layout.sources.contains(where: isProgram))
    plan(app, [app], [])
    if let tests = layout.tests { plan(tests, [app], []) }
    noteMissingModules(of: [app] + [layout.tests].compactMap { $0 }, [package])
    guard !targets.isEmpty else {
      throw ManifestPlanError(
        message: "No Swift file in \(folder.path) can be compiled on Linux.\n" + exclusions.joined())
    }
  }

  /// The files that are not part of the package, by causes, with a heading; empty if all are.
  public var exclusions: [String] {
    let lines = ExclusionReport(excluded, pods: pods).lines
    let others = ExclusionReport(incomplete, pods: pods).lines
    return notes.map { $0 + "\n" } + (lines.isEmpty ? [] : ["Not part of the package:\n"] + lines)
      + (others.isEmpty ? [] : ["A build leaves out what uses missing modules:\n"] + others)
  }

  /// The module of the app; `nil` for a library.
  public var program: String? { targets.first { $0.kind == .program }?.name }

  /// The targets for whose resources Tuist generates accessors: their names, and the paths of their sources and resources.
  public var targetsWithAccessors: [(name: String, sources: [String], resources: [String])] {
    guard isOfTuist else { return [] }
    return targets.filter { $0.kind != .tests && !$0.resources.isEmpty }.map { target in
      (target.name, target.sources.sorted(), target.resources.map { XcodeProject.join(target.path, $0) })
    }
  }

  /// The kind of what is built.
  var kind: String { targets.contains { $0.kind == .program } ? "app" : "library" }

  // MARK: Targets

  private mutating func noteMissingModules(of targets: [XcodeTarget], _ modules: Set<String>) {
    let missing = SourceExclusion(targets, in: tree, below: directory, modules: modules).missingModules
    incomplete = missing.sorted { $0.key < $1.key }.map { ExcludedFile(path: $0.key, reason: .missingModule($0.value)) }
  }

  private mutating func plan(_ target: XcodeTarget, _ all: [XcodeTarget], _ packages: [XcodePackage]) {
    let existing = Set(tree.files)
    let named = TargetSelection.namedFiles(of: target, in: tree)
    let isListed = Set(target.resources).contains
    let isOfXcode = !target.identifier.isEmpty
    var sources: Set<String> = []
    var resources: Set<String> = []
    var folders: Set<String> = []
    for path in Set(named).sorted() {
      if outputs.contains(where: { path == $0 || path.hasPrefix($0 + "/") }), ProjectFileKind(path).isResource {
        continue
      }
      guard existing.contains(path) else {
        // A reference to a folder stands for all that is in it.
        let inside = tree.files.filter { $0.hasPrefix(path + "/") }
        if inside.isEmpty {
          excluded.append(ExcludedFile(path: path, reason: .missing))
        } else {
          folders.insert(path)
        }
        continue
      }
      switch ProjectFileKind(path) {
      case .swift:
        sources.insert(path)
      case .otherLanguage: excluded.append(ExcludedFile(path: path, reason: .otherLanguage))
      case .xcodeOnly(let kind): excluded.append(ExcludedFile(path: path, reason: .xcodeOnly(kind)))
      case .resource: resources.insert(path)
      case .unknown: if isOfXcode || isListed(path) { resources.insert(path) }
      case .ignored: if isListed(path), Self.canBeResource(path) { resources.insert(path) }
      }
    }
    guard !sources.isEmpty else { return }
    removeRepeatedNames(from: &resources)
    let root = Self.commonDirectory(sources.union(resources).union(folders))
    var dependencies = target.dependencies.compactMap { identifier in
      all.first {
        $0.identifier == identifier && $0.identifier != target.identifier || identifier.isEmpty && $0.identifier.isEmpty
      }
    }.map { "\"\($0.module)\"" }
    for product in target.products {
      guard let package = packages.first(where: { $0.products.contains(product) }) else { continue }
      dependencies.append(".product(name: \"\(product)\", package: \"\(package.identity)\")")
    }
    let prefix = root.isEmpty ? 0 : root.count + 1
    let kept = sources.union(resources).union(
      folders.flatMap { path in tree.files.filter { $0.hasPrefix(path + "/") } })
    targets.append(
      PlannedTarget(
        kind: target.kind == .unitTests ? .tests : target.kind == .application ? .program : .library,
        name: target.module,
        path: root, dependencies: dependencies, excluded: tree.excluded(below: root, keeping: kept),
        resources: resources.sorted().map { String($0.dropFirst(prefix)) },
        copiedFolders: folders.sorted().map { String($0.dropFirst(prefix)) }, sources: sources,
        isolation: target.isolation, isNoScript: target.kind == .application && isNoScript(sources)))
  }

  /// Whether SwiftPM takes a file of a kind that Xcode does not copy by itself. It takes neither directories such as those of icons nor a
  /// property list of this name.
  private static func canBeResource(_ path: String) -> Bool {
    !DirectoryTree.isBundle(path) && path.split(separator: "/").last != "Info.plist"
  }

  /// Keeps one of the resources that have the same place in a bundle, which SwiftPM requires.
  private mutating func removeRepeatedNames(from resources: inout Set<String>) {
    var places: [String: String] = [:]
    for path in resources.sorted() {
      let parts = path.split(separator: "/")
      let place = parts.suffix(parts.dropLast().last?.hasSuffix(".lproj") == true ? 2 : 1).joined(separator: "/")
      if let other = places[place] {
        resources.remove(path)
        excluded.append(ExcludedFile(path: path, reason: .sameName(other)))
      } else {
        places[place] = path
      }
    }
  }

  /// Removes dependencies on targets of which no file can be compiled.
  private mutating func removeMissingDependencies() {
    let names = Set(targets.map { "\"\($0.name)\"" })
    for index in targets.indices {
      targets[index].dependencies.removeAll { $0.hasPrefix("\"") && !names.contains($0) }
    }
  }

  /// Gives targets that share files different links: Xcode compiles a file in several targets, SwiftPM a path only in one.
  private mutating func separateTargets() {
    for index in targets.indices {
      let others = targets[..<index].filter { !$0.sources.isDisjoint(with: targets[index].sources) }
      targets[index].link = (0...others.count).first { number in others.allSatisfy { $0.link != number } } ?? 0
    }
  }

  private func isProgram(_ path: String) -> Bool {
    if path.hasSuffix("/main.swift") { return true }
    let text = text(of: path)
    return text.contains("@main") || text.contains("@UIApplicationMain")
  }

  /// Whether the only file of an app says `@UIApplicationMain`. SwiftPM has the compiler read files that say `@main` as no scripts.
  private func isNoScript(_ sources: Set<String>) -> Bool {
    guard let path = sources.first, sources.count == 1 else { return false }
    let text = text(of: path)
    return text.contains("@UIApplicationMain") && !text.contains("@main")
  }

  private func text(of path: String) -> String {
    (try? String(contentsOf: directory.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  static func commonDirectory(_ paths: Set<String>) -> String {
    var common = (paths.first ?? "").split(separator: "/").dropLast().map(String.init)
    for path in paths {
      let parts = path.split(separator: "/").dropLast().map(String.init)
      common = Array(common.prefix(zip(common, parts).prefix { $0 == $1 }.count))
    }
    return common.joined(separator: "/")
  }

  // MARK: Packages

  /// The addresses of the packages that SwiftPM has to fetch.
  public var addresses: [String] { packages.filter { !$0.isLocal }.map(\.location) }

  /// The directories of the packages near the project.
  public var localDirectories: [URL] {
    packages.filter(\.isLocal).map { URL(fileURLWithPath: $0.location).resolvingSymlinksInPath() }
  }

  /// The file with the versions of the packages that Xcode keeps in a project or workspace; `nil` if there is none.
  public var resolvedVersions: URL? {
    let file = "xcshareddata/swiftpm/Package.resolved"
    let bundles = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    let places =
      bundles.filter { $0.hasSuffix(".xcworkspace") }.sorted().map { "\($0)/\(file)" }
      + bundles.filter { $0.hasSuffix(".xcodeproj") }.sorted().map { "\($0)/project.xcworkspace/\(file)" }
    return places.map(directory.appendingPathComponent).first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Leaves out packages that SwiftPM cannot fetch. Their modules are missing then.
  public mutating func removePackages(at addresses: Set<String>) {
    let removed = packages.filter { addresses.contains($0.location) }
    packages.removeAll { addresses.contains($0.location) }
    for index in targets.indices {
      targets[index].dependencies.removeAll { dependency in
        removed.contains { dependency.hasSuffix("package: \"\($0.identity)\")") }
      }
    }
  }

  /// Takes packages near the project from other directories of the same names.
  public mutating func movePackages(_ copies: [URL: URL]) {
    for index in packages.indices where packages[index].isLocal {
      let directory = URL(fileURLWithPath: packages[index].location).resolvingSymlinksInPath()
      guard let path = copies[directory]?.path else { continue }
      (packages[index].location, packages[index].arguments) = (path, "path: \"\(path)\"")
    }
  }

  /// Whether a source imports a module that neither a target nor a package provides.
  public func lacks(_ module: String) -> Bool {
    let isProvided = targets.contains { $0.name == module } || packages.contains { $0.products.contains(module) }
    return !isProvided && targets.contains { imports(module, $0) }
  }

  /// Lets the targets that import a module have it from a package in a directory.
  ///
  /// - Parameter product: The product with the module, which has its name unless another one is given.
  public mutating func add(_ module: String, product: String? = nil, from package: URL) {
    let (path, product) = (package.path, product ?? module)
    let added = XcodePackage(
      location: path, arguments: "path: \"\(path)\"", products: [product, module], isLocal: true)
    if let index = packages.firstIndex(where: { $0.location == path }) {
      packages[index].products += added.products
    } else {
      packages.append(added)
    }
    for index in targets.indices where imports(module, targets[index]) {
      let dependency = ".product(name: \"\(product)\", package: \"\(added.identity)\")"
      if !targets[index].dependencies.contains(dependency) { targets[index].dependencies.append(dependency) }
    }
    incomplete.removeAll { $0.reason == .missingModule(module) }
  }

  private func imports(_ module: String, _ target: PlannedTarget) -> Bool {
    target.sources.contains { path in
      let text = text(of: path)
      return text.contains("import \(module)") && ImportScan.modules(in: text).contains(module)
    }
  }

  // MARK: Places

  /// The folder of sources that are named by a folder or a file.
  public func directory(of root: URL) -> URL {
    root.pathExtension == "swift" ? root.deletingLastPathComponent() : root
  }

  /// Whether a directory is in that of a target, of which SwiftPM looks at everything.
  public func isInTarget(_ place: URL) -> Bool {
    targets.contains { target in
      let root = directory.appendingPathComponent(target.path).standardizedFileURL.path
      return (place.standardizedFileURL.path + "/").hasPrefix(root + "/")
    }
  }

  // MARK: Text

  /// The names of the links to `directory` that a manifest below `link` needs, `link` first.
  public func links(below link: String) -> [String] {
    (0...(targets.map(\.link).max() ?? 0)).map { PlannedTarget.name(ofLink: $0, link) }
  }

  /// The text of a manifest that is kept elsewhere.
  ///
  /// - Parameter link: The name of a link to `directory` beside the manifest; `nil` for a manifest in `directory`. Targets that share files
  ///   need more links (``links(below:)``), and cannot be built by a manifest in `directory`.
  public func manifest(below link: String?) -> String {
    let mode = version.hasPrefix("6") ? ".v6" : ".v5"
    // Default isolation came with Swift 6.2.
    let tools = targets.contains(where: \.isolation.isMainActor) ? "6.2" : "6.1"
    var text = """
      // swift-tools-version: \(tools)

      import PackageDescription

      let package = Package(
        name: "\(package)",
        defaultLocalization: "\(region)",
        platforms: [.iOS(.v15)],

      """
    // Other packages can only use what is in a product.
    if !targets.contains(where: { $0.kind == .program }) {
      let libraries = targets.filter { $0.kind == .library }.map { "\"\($0.name)\"" }
      text += "  products: [.library(name: \"\(package)\", targets: [\(libraries.joined(separator: ", "))])],\n"
    }
    if !packages.isEmpty {
      // Paths that lead up from `directory` do not lead up from the link.
      let arguments = packages.map { $0.isLocal && link != nil ? "path: \"\($0.location)\"" : $0.arguments }
      text += "  dependencies: [\n" + arguments.map { "    .package(\($0)),\n" }.joined() + "  ],\n"
    }
    text += "  targets: [\n" + targets.map { $0.text(below: link) + ",\n" }.joined() + "  ],\n"
    return text + "  swiftLanguageModes: [\(mode)]\n)\n"
  }
}
