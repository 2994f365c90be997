// SPDX-License-Identifier: MIT

/// A reader of `project.pbxproj`: objects that refer to each other by identifiers.
struct ProjectFile {
  /// The project that the file describes.
  private(set) var project = XcodeProject()

  private let objects: [String: PropertyList]
  private let root: PropertyList
  private var parents: [String: String] = [:]
  private var base = ""
  private let prefix: String
  /// Returns the settings of a configuration file.
  private let configuration: (String) -> [String: String]
  /// Returns a path as the disk spells it.
  private let spelling: (String) -> String

  /// Reads the text of a file. The parameters are those of ``XcodeProject``.
  init(
    _ text: String, directory: String, prefix: String,
    spelling: @escaping (_ path: String) -> String,
    configuration: @escaping (_ path: String) -> [String: String]
  ) throws(PropertyListError) {
    (self.prefix, self.spelling, self.configuration) = (prefix, spelling, configuration)
    let list = try PropertyListParser.parse(text)
    guard case .dictionary(let objects)? = list["objects"], let root = list["rootObject"]?.string,
      let root = objects[root]
    else { throw PropertyListError(expected: "'objects' and 'rootObject'", line: 1) }
    (self.objects, self.root) = (objects, root)
    base = XcodeProject.join(directory, root["projectDirPath"]?.string ?? "")
    if let region = root["developmentRegion"]?.string, region != "Base", region != "English" {
      project.developmentRegion = region
    }
    for (identifier, object) in objects where object["isa"]?.string?.hasSuffix("Group") == true {
      for child in object["children"]?.strings ?? [] { parents[child] = identifier }
    }
    project.targets = (root["targets"]?.strings ?? []).compactMap(target)
    project.packages = (root["packageReferences"]?.strings ?? []).compactMap(package)
    readReferences(root["packageReferences"]?.strings ?? [])
  }

  private mutating func readReferences(_ packageReferences: [String]) {
    for (identifier, object) in objects.sorted(by: { $0.key < $1.key }) {
      let kind = object["lastKnownFileType"]?.string
      switch object["isa"]?.string {
      case "PBXFileReference" where kind == "wrapper.pb-project": project.projectReferences.append(path(of: identifier))
      case "PBXFileReference" where ["wrapper", "folder", "text"].contains(kind):
        project.folderReferences.append(path(of: identifier))
      case "PBXFileSystemSynchronizedRootGroup": project.synchronizedFolders.append(path(of: identifier))
      default: break
      }
    }
    project.folderReferences += packageReferences.compactMap { objects[$0]?["relativePath"]?.string }.map {
      spelling(XcodeProject.join(base, $0))
    }
  }

  // MARK: Targets

  private func target(_ identifier: String) -> XcodeTarget? {
    guard let object = objects[identifier], object["isa"]?.string == "PBXNativeTarget" else { return nil }
    let name = object["name"]?.string ?? "App"
    let settings = settings(ofTarget: object)
    var result = XcodeTarget(
      identifier: prefix + identifier, name: name, kind: kind(object["productType"]?.string ?? ""), settings: settings,
      region: project.developmentRegion)
    for phase in object["buildPhases"]?.strings.compactMap({ objects[$0] }) ?? [] {
      let files = (phase["files"]?.strings ?? []).compactMap { objects[$0]?["fileRef"]?.string }.flatMap(paths)
      switch phase["isa"]?.string {
      case "PBXSourcesBuildPhase": result.sources += files
      case "PBXResourcesBuildPhase": result.resources += files
      default: break
      }
    }
    for group in object["fileSystemSynchronizedGroups"]?.strings ?? [] {
      let folder = path(of: group)
      result.folders.append(folder)
      for exception in (objects[group]?["exceptions"]?.strings ?? []).compactMap({ objects[$0] })
      where exception["target"]?.string == identifier {
        let names = exception["membershipExceptions"]?.strings ?? []
        result.exceptions.formUnion(names.map { spelling(XcodeProject.join(folder, $0)) })
      }
    }
    result.dependencies = (object["dependencies"]?.strings ?? []).compactMap { objects[$0]?["target"]?.string }.map {
      prefix + $0
    }
    result.products = (object["packageProductDependencies"]?.strings ?? []).compactMap {
      objects[$0]?["productName"]?.string
    }
    return result
  }

  private func kind(_ productType: String) -> XcodeTarget.Kind {
    switch productType {
    case "com.apple.product-type.application": .application
    case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
      "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
      .library
    case "com.apple.product-type.bundle.unit-test": .unitTests
    default: .other
    }
  }

  /// The settings of a target: its own, those of its configuration file, those of the project, and those of its configuration file.
  private func settings(ofTarget object: PropertyList) -> [String: String] {
    [object, root].reduce(into: [:]) { settings, object in
      settings.merge(self.settings(of: object)) { first, _ in first }
      if let file = configurationFile(of: object) { settings.merge(configuration(file)) { first, _ in first } }
    }
  }

  /// The settings of the configurations; the first that has a setting counts.
  private func settings(of object: PropertyList) -> [String: String] {
    configurations(of: object).reduce(into: [:]) { result, configuration in
      guard case .dictionary(let values)? = configuration["buildSettings"] else { return }
      result.merge(values.mapValues { $0.string ?? $0.strings.joined(separator: " ") }) { first, _ in first }
    }
  }

  /// The configuration file of an object: that of the first configuration that has one.
  private func configurationFile(of object: PropertyList) -> String? {
    configurations(of: object).lazy.compactMap { configuration in
      if let reference = configuration["baseConfigurationReference"]?.string { return path(of: reference) }
      // A file in a folder that Xcode keeps in step with the disk.
      guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string,
        let relative = configuration["baseConfigurationReferenceRelativePath"]?.string
      else { return nil }
      return spelling(XcodeProject.join(path(of: anchor), relative))
    }.first
  }

  private func configurations(of object: PropertyList) -> [PropertyList] {
    let list = object["buildConfigurationList"]?.string.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.strings ?? []).compactMap { objects[$0] }
  }

  // MARK: Files

  /// The files that a reference stands for: itself, or the translations of a variant group.
  private func paths(_ reference: String) -> [String] {
    // Other groups that a phase names, such as the versions of a data model, are one file.
    let isVariantGroup = objects[reference]?["isa"]?.string == "PBXVariantGroup"
    let children = isVariantGroup ? objects[reference]?["children"]?.strings ?? [] : []
    return children.isEmpty ? [path(of: reference)] : children.map(path)
  }

  private func path(of reference: String) -> String {
    var components: [String] = []
    var current: String? = reference
    var seen: Set<String> = []
    while let identifier = current, let object = objects[identifier], seen.insert(identifier).inserted {
      if let path = object["path"]?.string { components.insert(path, at: 0) }
      current = object["sourceTree"]?.string == "<group>" ? parents[identifier] : nil
    }
    return spelling(components.reduce(base, XcodeProject.join))
  }

  // MARK: Packages

  private func package(_ identifier: String) -> XcodePackage? {
    guard let object = objects[identifier] else { return nil }
    let products = objects.values.filter { $0["package"]?.string == identifier }.compactMap {
      $0["productName"]?.string
    }
    guard let address = object["repositoryURL"]?.string else { return nil }
    return XcodePackage(
      location: address, arguments: "url: \"\(address)\", " + requirement(object["requirement"]),
      products: Set(products).sorted())
  }

  private func requirement(_ requirement: PropertyList?) -> String {
    func value(_ key: String) -> String { requirement?[key]?.string ?? "" }
    return switch value("kind") {
    case "upToNextMajorVersion": "from: \"\(value("minimumVersion"))\""
    case "upToNextMinorVersion": ".upToNextMinor(from: \"\(value("minimumVersion"))\")"
    case "exactVersion": "exact: \"\(value("version"))\""
    case "versionRange": "\"\(value("minimumVersion"))\"..<\"\(value("maximumVersion"))\""
    case "branch": "branch: \"\(value("branch"))\""
    default: "revision: \"\(value("revision"))\""
    }
  }
}
