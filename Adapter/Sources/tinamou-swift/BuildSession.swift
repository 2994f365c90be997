// SPDX-License-Identifier: MIT

import ArgumentParser
import Delivery
import Foundation
import XcodeProjects

/// One call of `build`, `test`, `run` or `adapt`: a package, the arguments for SwiftPM, and the libraries to link.
struct BuildSession: Sendable {
  let package: AdaptedPackage
  let toolset: Toolset
  let arguments: [String]
  private let installation: Installation
  let toolchain: Toolchain
  /// The package for a project without a manifest.
  let generated: GeneratedPackage?
  /// The package without dependencies that cannot be fetched.
  let amended: AmendedPackage?
  /// Whether everything that does not compile is left out.
  let makesStandIns: Bool

  private let purpose: BuildPurpose

  /// Whether the package stands for a project that Xcode builds.
  var isOfXcode: Bool { generated != nil }

  /// Reads the arguments that name directories; all others are SwiftPM's.
  init(_ arguments: [String], for purpose: BuildPurpose = .build) throws {
    var rest = arguments
    let isForTests = purpose == .tests
    let outputs = CommandOutputs.take(from: &rest)
    let packages = try rest.removeOption("--packages").map { try PackageFolder(URL(fileURLWithPath: $0)) }
    let requestsStandIns = rest.contains("--stand-ins")
    rest.removeAll { $0 == "--stand-ins" }
    let named = rest.removeOption("--tinamou").map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
    let found = named.map { Installation(at: $0) } ?? Installation(of: URL(fileURLWithPath: Self.program))
    guard let found else {
      throw ValidationError("Tinamou's checkout was not found; name it with --tinamou.")
    }
    installation = found
    toolchain = try Toolchain.onSearchPath()
    let scratch = rest.option("--scratch-path") ?? rest.option("--build-path")
    let root = try Self.takeRoot(from: &rest)
    let own = AdaptedPackage(root: root, scratch: scratch)
    // The manifest of a library often stands beside the project of its tests and of an app that shows it.
    let isForProject =
      isForTests && !own.declaresTests && ProjectSearch.hasTestedProject(in: own.root)
      || purpose == .app && !own.declaresProgram && ProjectSearch.hasProjectOfApp(in: own.root)
    if own.hasManifest, !isForProject {
      generated = nil
      amended = try AmendedPackage(
        own, isForShow: purpose.isForShow, packages: packages, found, compiler: toolchain.compilerVersion)
      package = amended?.package ?? own
    } else {
      let generated = try GeneratedPackage(
        project: own.root, isForTests: isForTests, outputs: outputs, packages: packages, found,
        compiler: toolchain.compilerVersion)
      self.generated = generated
      amended = nil
      package = AdaptedPackage(
        root: generated.root.path, scratch: scratch ?? generated.scratch.path, links: generated.links,
        resourceTargets: generated.resourceTargets)
    }
    if package.root != own.root {
      for option in ["--package-path", "--scratch-path", "--build-path"] { _ = rest.removeOption(option) }
      rest.insert(contentsOf: package.directoryOptions, at: 0)
    }
    if isForTests, package.listsTests, !rest.contains(Self.discovery) { rest.insert(Self.discovery, at: 0) }
    self.purpose = purpose
    makesStandIns = requestsStandIns || generated != nil && purpose.isOfWhatXcodeCompiled
    toolset = Toolset(package, exports: isForTests ? [generated?.mainFunction].compactMap(\.self) : [])
    self.arguments = rest
  }

  /// The folder of a package or project, or a file with Swift: the value of `--package-path`, or the first argument.
  ///
  /// A file in a package or project is one of its sources, and stands for that.
  private static func takeRoot(from arguments: inout [String]) throws -> String {
    if let first = arguments.first, !first.hasPrefix("-"), ProjectSearch.isRoot(URL(fileURLWithPath: first)) {
      arguments.replaceSubrange(...0, with: ["--package-path", first])
    }
    guard let root = arguments.option("--package-path") else { return "." }
    guard FileManager.default.fileExists(atPath: root) else {
      throw ValidationError("There is no folder \(root).")
    }
    guard let project = ProjectSearch.projectFolder(of: URL(fileURLWithPath: root)) else { return root }
    _ = arguments.removeOption("--package-path")
    arguments.insert(contentsOf: ["--package-path", project.path], at: 0)
    return project.path
  }

  /// Adapts what changed, builds Tinamou if it has to be built, and writes the toolset.
  ///
  /// - Parameters:
  ///   - options: Further options of `swift build` for the build that finds what missing modules take along.
  ///   - isBuilt: Whether there is such a build. Without one, what the last one found is left out.
  @discardableResult
  func prepare(
    toolset file: URL? = nil, options: [String] = [], isBuilt: Bool = true
  ) throws -> Adaptation.Result {
    if package.needsResolution {
      var (status, log) = try package.resolve()
      while status != 0, try leaveOutUnreachablePackages(log) { (status, log) = try package.resolve() }
      guard status == 0 else { throw package.resolutionFailure(status, log) }
      try package.noteResolution()
    }
    let checkouts = package.dependencies().filter(Installation.isCheckout)
    var adaptation = Adaptation(package)
    let result = try adaptation.perform(skipping: checkouts)
    for (path, finding) in result.findings {
      StandardError.write("\(path):\(finding.line):\(finding.column): warning: \(finding.reason.sentence)\n")
    }
    StaleObjects.remove(for: result.changedOutputs, in: package)
    let missing = missingModules(result).subtracting(modulesOfCombine(result)).union(missingLibraries(result))
    for library in requiredLibraries(for: result) { try buildIfNeeded(library) }
    let libraries = libraries(for: result)
    let file = file ?? toolset.defaultFile
    let hasHeaders = amended?.hasStandIns ?? false
    let leavesOut = makesStandIns || hasHeaders || !missing.isEmpty || isOfXcode && options.contains("--build-tests")
    // What the last build left out, because frameworks lack names, is missing in this one, too.
    if leavesOut || OmissionRecord.texts(of: package) != nil {
      try leaveOut(missing, result, libraries: libraries, options: options, toolset: file, isBuilt: isBuilt)
    } else {
      try toolset.write(result.overlay, libraries: libraries, to: file)
      if isBuilt, purpose == .tests { try leaveOutOfFrameworks(result, toolset: file, options: options) }
    }
    return result
  }

  /// The libraries that the package is linked with.
  func libraries(for adaptation: Adaptation.Result) -> [PrebuiltLibrary] {
    let cryptography = installation.cryptography
    return requiredLibraries(for: adaptation)
      + (adaptation.importsCryptoKit && cryptography.isThere ? [cryptography] : [])
  }

  private func requiredLibraries(for adaptation: Adaptation.Result) -> [PrebuiltLibrary] {
    // A package that depends on Tinamou itself builds it; two copies in one process would be two sets of classes.
    let builds = package.dependencies().contains(where: Installation.isCheckout)
    let importsCombine = adaptation.importsCombine || !modulesOfCombine(adaptation).isEmpty
    return (builds ? [] : [installation.kit]) + (importsCombine ? [installation.combine] : [])
  }

  /// The modules that Tinamou's Combine is made of, among those that are missing because their package cannot be fetched as the project
  /// requires it.
  private func modulesOfCombine(_ adaptation: Adaptation.Result) -> Set<String> {
    missingModules(adaptation).intersection(["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"])
  }

  /// The modules that sources import and whose libraries cannot be built, because the package that they are made of cannot be fetched.
  private func missingLibraries(_ adaptation: Adaptation.Result) -> Set<String> {
    guard adaptation.importsCryptoKit else { return [] }
    let library = installation.cryptography
    do { try buildIfNeeded(library) } catch {
      StandardError.write("\(library.product) could not be built, so what uses it is left out.\n")
    }
    return library.isThere ? [] : PrebuiltLibrary.modulesOfCryptography
  }

  private func leaveOutUnreachablePackages(_ log: String) throws -> Bool {
    if let generated { return try generated.leaveOutUnreachablePackages(log) }
    return try amended?.leaveOutUnreachablePackages(log) ?? false
  }

  /// The names of the modules that manifests name and that are missing.
  var missingNames: Set<String> { generated?.missingNames ?? amended?.missingNames ?? [] }

  /// Lets `swift` do something with the toolset.
  func swift(_ command: String, environment: [String: String] = [:]) throws -> Int32 {
    try Subprocess.run(
      "swift", swiftArguments(command), environment: environment.merging(swiftEnvironment()) { $1 })
  }

  /// Lets `swift` do something with the toolset and further options, and returns its status and what it wrote.
  ///
  /// - Parameter use: Is called with each part of its standard output.
  func swift(
    _ command: String, _ options: [String], environment: [String: String], _ use: (Data) -> Void
  ) throws -> (status: Int32, output: String, errors: String) {
    try Subprocess.streams(
      "swift", swiftArguments(command) + options, environment: environment.merging(swiftEnvironment()) { $1 }, use)
  }

  private func swiftArguments(_ command: String) -> [String] {
    [command, "--toolset", toolset.defaultFile.path] + arguments
  }

  private func swiftEnvironment() throws -> [String: String] {
    let container = AppContainer(of: package)
    try container.prepare()
    return libraryEnvironment.merging(container.temporaryEnvironment) { $1 }
  }

  /// The environment in which a program is started: in a container of its own.
  func runEnvironment() throws -> [String: String] {
    let container = AppContainer(of: package)
    try container.prepare()
    return libraryEnvironment.merging(container.environment) { $1 }
  }

  /// The environment in which a program finds the libraries of the toolchain that an unpacked library needs.
  private var libraryEnvironment: [String: String] {
    guard case .archive = installation else { return [:] }
    let own = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map { [$0] } ?? []
    return ["LD_LIBRARY_PATH": (toolchain.paths.runtimeLibraryPaths + own).joined(separator: ":")]
  }

  /// Builds the package, and makes the resources of the app those of the main bundle, as they are on a device.
  ///
  /// - Parameter isForTests: Whether tests are built, whose resources then are in the main bundle, too.
  func buildWithResources(_ options: [String] = [], isForTests: Bool = false) throws {
    let description = try describe()
    let app = description.appTarget
    let information = app.flatMap { target in
      AppInformation(
        of: target.name, below: package.root.appendingPathComponent(target.path), settings: generated?.settings ?? [:],
        entries: generated?.information ?? amended?.information)
    }
    let tests = isForTests ? description.targets.filter { $0.type == "test" } : []
    let targets = ([app].compactMap { $0 } + tests).filter(\.hasResources)
    guard description.targets.contains(where: \.hasResources) || information != nil else { return }
    let status = try Subprocess.run(
      "swift", ["build", "--toolset", toolset.defaultFile.path] + buildArguments + options, output: .error)
    guard status == 0 else { throw ExitCode(status) }
    let bundles = targets.map { "\(description.name)_\($0.name)" }
    let main = MainBundle(ofProgramsIn: try programs(package.directoryOptions))
    try main.link(bundles, information ?? app.map { AppInformation(named: $0.name) })
    try main.linkFrameworks(without: bundles)
  }

  /// Makes sure that there are tests to run.
  ///
  /// - Throws: An error that says why there are none.
  func requireTests() throws {
    if try describe().targets.contains(where: { $0.type == "test" }) { return }
    let lost = amended?.lostTests ?? []
    throw ValidationError(
      lost.isEmpty
        ? "There are no tests in \(package.sources.path): name the folder of the package or project that has them."
        : "All tests are in Objective-C, which is not compiled on Linux: \(lost.joined(separator: ", ")).")
  }

  /// The compiler in its own words.
  var compilerVersion: String { toolchain.compilerVersion }

  /// The targets and products of the package.
  func describe() throws -> PackageDescription { try PackageDescription.read(package) }

  private func buildIfNeeded(_ library: PrebuiltLibrary) throws {
    let compiler = toolchain.compilerVersion
    guard let recipe = library.recipe else {
      if let maker = library.compiler, maker != compiler {
        throw ValidationError(
          """
          Only the compiler that made \(library.product) can import its modules: \(maker). The one on the search path is \
          \(compiler). Put the other one on the search path, or use Tinamou from a checkout.
          """)
      }
      return
    }
    guard library.needsBuild(by: compiler) else { return }
    try BuildLock.hold(recipe, of: library.product) {
      // Another command may have built it in the meantime, and may be linking it.
      guard library.needsBuild(by: compiler) else { return }
      StandardError.write("Building \(library.product) in \(recipe.scratch.path), once.\n")
      let status = try Subprocess.runShowingProgress(
        recipe.buildArguments(for: library.product), environment: recipe.environment)
      guard status == 0 else { throw ExitCode(status) }
      try library.finish(compiler: compiler)
    }
  }

  /// The arguments that `swift build` has in common with `swift test` and `swift run`.
  var buildArguments: [String] { package.directoryOptions + options }

  /// The arguments for `swift build` that decide what is built and where.
  var options: [String] {
    (arguments.isRelease ? ["-c", "release"] : [])
      + (arguments.option("--build-system").map { ["--build-system", $0] } ?? [])
      + arguments.filter { $0 == Self.discovery }
      + arguments.compilerOptions
  }

  /// The option by which SwiftPM searches for tests where a file lists them.
  private static let discovery = "--enable-test-discovery"

  private static var program: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
  }
}
