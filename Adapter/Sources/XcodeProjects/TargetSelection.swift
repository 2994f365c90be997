// SPDX-License-Identifier: MIT

import Foundation

/// The targets of Xcode projects that an app or a tested library needs, those that test it, and the packages that they depend on.
struct TargetSelection {
  /// The app, or the library.
  let main: XcodeTarget
  /// The app or library, and the libraries that it needs.
  private(set) var targets: [XcodeTarget] = []
  /// The targets that test it.
  private(set) var tests: [XcodeTarget] = []
  /// The packages.
  private(set) var packages: [XcodePackage]
  /// The modules that the targets and packages provide.
  private(set) var modules: Set<String> = []
  /// The language of texts that are not translated.
  let developmentRegion: String
  /// The parts of the project that cannot be read, in sentences.
  let notes: [String]
  /// The files below the root.
  let tree: DirectoryTree

  /// The libraries from CocoaPods or Carthage.
  let pods: PodPackages

  private let root: URL
  private let surroundings: ProjectSurroundings

  /// Selects the targets for an app or a library.
  ///
  /// - Parameters:
  ///   - name: The name of the target; the first app for iOS if it is `nil`, and the tested or first library of a project without apps.
  ///   - isForTests: Whether a library with tests comes before an app without tests.
  ///   - root: The directory of the manifest, which all paths are relative to.
  ///   - takesPackageInRoot: Whether a package in that directory can be a dependency.
  init(
    project url: URL, target name: String?, isForTests: Bool = false, root: URL, takesPackageInRoot: Bool = false
  ) throws {
    self.root = root
    pods = PodPackages(
      in: Self.unique([root.path, url.deletingLastPathComponent().path]).map { URL(fileURLWithPath: $0) })
    surroundings = try ProjectSurroundings(of: url, root: root, takesPackageInRoot: takesPackageInRoot)
    tree = DirectoryTree(root)
    let project = surroundings.projects[0]
    (developmentRegion, notes) = (project.developmentRegion, project.notes)
    packages = project.packages
    let app = Self.app(of: project, named: name, tree, root)
    let library = name == nil ? Self.testedLibrary(of: project) : nil
    let prefersLibrary = isForTests && app.map { Self.tests(of: $0, in: project).isEmpty } ?? true
    let found = prefersLibrary ? library ?? app : app ?? library
    guard let main = found ?? (name == nil ? Self.library(of: project) : nil) else {
      let names = project.targets.map(\.name).joined(separator: ", ")
      let wanted = name ?? "that is an app or a library"
      throw ManifestPlanError(message: "The project has no target \(wanted). Its targets: \(names).")
    }
    self.main = main
    targets = [main]
    tests = Self.tests(of: main, in: project)
    modules = Set((targets + tests).map(\.module)).union(packages.flatMap(\.products))
    addNeededTargets()
  }

  /// The number of directories above the root that contain files of the targets.
  var ascent: Int {
    (targets + tests).flatMap { $0.sources + $0.resources }.filter {
      $0.hasPrefix("..") && FileManager.default.fileExists(atPath: root.appendingPathComponent($0).path)
    }.map(RelativePath.ascent).max() ?? 0
  }

  /// The paths of the files that a target names, and of those in its folders.
  static func namedFiles(of target: XcodeTarget, in tree: DirectoryTree) -> [String] {
    target.sources + target.resources
      + target.folders.flatMap { folder in
        tree.files.filter { (folder.isEmpty || $0.hasPrefix(folder + "/")) && !target.exceptions.contains($0) }
      }
  }

  // MARK: Search

  /// Adds the libraries and packages that the targets name, and those with modules that their files import, to a fixed point.
  private mutating func addNeededTargets() {
    var position = 0
    func addAll() {
      while position < targets.count {
        targets[position] = withNeededTargets(targets[position])
        position += 1
      }
    }
    addAll()
    // Tests need libraries of their own, such as one of helpers.
    for index in tests.indices { tests[index] = withNeededTargets(tests[index]) }
    addAll()
    removeSharedFiles()
  }

  /// Adds the libraries that a target names or imports, and returns the target with what it depends on.
  private mutating func withNeededTargets(_ target: XcodeTarget) -> XcodeTarget {
    for identifier in target.dependencies {
      let found = surroundings.projects.lazy.flatMap(\.targets).first { $0.identifier == identifier }
      if let found, found.kind == .library { add(found) }
    }
    return withModules(target)
  }

  /// Gives each file to one target, as SwiftPM requires. Files that a target shares with a library that it imports are the
  /// library's; a library that shares files with the app and is not imported is left out.
  private mutating func removeSharedFiles() {
    let imports = targets.map { Self.imports(of: $0, in: tree, root) }
    let files = targets.map { Set(Self.namedFiles(of: $0, in: tree).filter { $0.hasSuffix(".swift") }) }
    var unused: Set<String> = []
    for (position, library) in targets.enumerated().dropFirst() where !files[position].isDisjoint(with: files[0]) {
      if imports[0].contains(library.module) {
        targets[0].sources.removeAll { files[position].contains($0) }
      } else if !imports.contains(where: { $0.contains(library.module) }) {
        unused.insert(library.identifier)
      }
    }
    targets.removeAll { unused.contains($0.identifier) }
    removeFilesOfOthersFromTests()
    for index in targets.indices { targets[index].dependencies.removeAll { unused.contains($0) } }
  }

  /// Leaves files that a test target shares with the app or a library to that.
  ///
  /// What test targets share goes to the one with the fewest files that import modules from elsewhere: where such a module is not to
  /// be had, the others lose most of their tests anyway.
  private mutating func removeFilesOfOthersFromTests() {
    var taken = Set(targets.flatMap { Self.namedFiles(of: $0, in: tree) })
    let own = KnownModules.names.union((targets + tests).map(\.module))
    let foreign = tests.map { Self.filesImports(of: $0, in: tree, root).count { !$0.isSubset(of: own) } }
    for index in tests.indices.sorted(by: { (foreign[$0], $0) < (foreign[$1], $1) }) {
      tests[index].sources.removeAll { taken.contains($0) }
      tests[index].resources.removeAll { taken.contains($0) }
      tests[index].exceptions.formUnion(taken)
      taken.formUnion(Self.namedFiles(of: tests[index], in: tree))
    }
  }

  /// Returns a target that also depends on the libraries and products with the modules that its files import.
  private mutating func withModules(_ target: XcodeTarget) -> XcodeTarget {
    var target = target
    for name in target.products { addPackage(with: name) }
    for module in Self.imports(of: target, in: tree, root).subtracting(KnownModules.names).sorted() {
      if let known = targets.first(where: { $0.module == module && $0.kind == .library }) {
        target.dependencies.append(known.identifier)
      } else if let library = surroundings.library(module),
        isPreferred(library, to: surroundings.product(module)?.package)
      {
        guard !modules.contains(module) else { continue }
        add(library)
        target.dependencies.append(library.identifier)
      } else if let product = addPackage(with: module) ?? addPod(with: module) {
        target.products.append(product)
      }
    }
    target.dependencies.removeAll { $0 == target.identifier }
    target.dependencies = Self.unique(target.dependencies)
    target.products = Self.unique(target.products)
    return target
  }

  /// Whether a library of a project is taken, and not a package with its module: if there is none, or if files of the library cannot be
  /// compiled. If that moves the manifest to the directory of the package, this can be no dependency, and its other modules are missing.
  private func isPreferred(_ library: XcodeTarget, to package: LocalPackage?) -> Bool {
    guard let package else { return true }
    if isWhole(library) { return false }
    guard (root.standardizedFileURL.path + "/").hasPrefix(package.directory.path + "/") else { return true }
    let imports = targets.reduce(into: Set<String>()) { $0.formUnion(Self.imports(of: $1, in: tree, root)) }
    return !imports.contains { surroundings.library($0) == nil && surroundings.product($0)?.package == package }
  }

  /// Whether all files of a library can be compiled. Files that cannot are left out of a target, but not out of a package.
  private func isWhole(_ library: XcodeTarget) -> Bool {
    Self.imports(of: library, in: tree, root).subtracting(KnownModules.names).allSatisfy {
      modules.contains($0) || $0 == library.module || surroundings.product($0) != nil || surroundings.library($0) != nil
    }
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private mutating func add(_ library: XcodeTarget) {
    guard !targets.contains(where: { $0.identifier == library.identifier || $0.module == library.module }) else {
      return
    }
    targets.append(library)
    modules.insert(library.module)
  }

  /// Adds the local package with a product or module, and returns the name of the product.
  @discardableResult
  private mutating func addPackage(with name: String) -> String? {
    if packages.contains(where: { $0.products.contains(name) && !$0.isLocal }) { return nil }
    guard let (package, product) = surroundings.product(name) else { return nil }
    let location = package.directory.path
    if let index = packages.firstIndex(where: { $0.location == location }) {
      if !packages[index].products.contains(product.name) { packages[index].products.append(product.name) }
    } else {
      let path = RelativePath.path(from: root, to: package.directory)
      packages.append(
        XcodePackage(
          location: location, arguments: "path: \"\(path)\"", products: [product.name], isLocal: true))
    }
    modules.formUnion(product.targets + [product.name])
    return product.name
  }

  /// Adds the package of a library from another package manager, and returns the name of its product.
  private mutating func addPod(with module: String) -> String? {
    if packages.contains(where: { $0.products.contains(module) }) { return nil }
    guard let package = pods.package(for: module) else { return nil }
    if let index = packages.firstIndex(where: { $0.location == package.location }) {
      packages[index].products += package.products
    } else {
      packages.append(package)
    }
    modules.formUnion(package.products)
    return package.products[0]
  }

  // MARK: Main target

  /// The targets that test another one.
  private static func tests(of target: XcodeTarget, in project: XcodeProject) -> [XcodeTarget] {
    project.targets.filter { $0.kind == .unitTests && $0.dependencies.contains(target.identifier) }
  }

  /// The library with the most tests; those for other systems often have the same.
  private static func testedLibrary(of project: XcodeProject) -> XcodeTarget? {
    let libraries = project.targets.filter { $0.kind == .library }
    func number(_ library: XcodeTarget) -> Int { tests(of: library, in: project).count }
    let most = libraries.map(number).max() ?? 0
    let tested = libraries.filter { number($0) == most }
    return most > 0 ? tested.first { $0.name.contains("iOS") } ?? tested.first : nil
  }

  /// The first library for iOS.
  private static func library(of project: XcodeProject) -> XcodeTarget? {
    let libraries = project.targets.filter { $0.kind == .library }
    return libraries.first { $0.name.contains("iOS") } ?? libraries.first
  }

  /// The target called `name`, or the first app for iOS.
  ///
  /// The platform is often set in a file outside the project. An app is one for the Mac if more of its files import
  /// AppKit than UIKit.
  private static func app(
    of project: XcodeProject, named name: String?, _ tree: DirectoryTree, _ root: URL
  ) -> XcodeTarget? {
    if let name { return project.targets.first { $0.name == name } }
    let apps = project.targets.filter { $0.kind == .application }
    if apps.count == 1 { return apps[0] }
    return apps.first { app in
      let imports = filesImports(of: app, in: tree, root)
      return imports.count { $0.contains("UIKit") } >= imports.count { $0.contains("AppKit") || $0.contains("Cocoa") }
    } ?? apps.first
  }

  private static func imports(of target: XcodeTarget, in tree: DirectoryTree, _ root: URL) -> Set<String> {
    filesImports(of: target, in: tree, root).reduce(into: []) { $0.formUnion($1) }
  }

  private static func filesImports(
    of target: XcodeTarget, in tree: DirectoryTree, _ root: URL
  ) -> [Set<String>] {
    namedFiles(of: target, in: tree).filter { $0.hasSuffix(".swift") }.map { path in
      ImportScan.modules(in: (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? "")
    }
  }
}
