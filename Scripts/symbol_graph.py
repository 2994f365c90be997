# SPDX-License-Identifier: MIT
"""Reads the public symbols of modules from the symbol graphs of the last debug build."""
import collections
import copy
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent

# The modules that mirror Apple's frameworks; the first ones are UIKit, which the list of Apple's symbols covers.
VIEWS = ["UIKitViews", "UIKitLists", "UIKitExtras", "UIKitNibs"]
UIKIT = ["CoreGraphics", "ObjectiveC", "FoundationAdditions", "QuartzCore", "UIKitValues", *VIEWS, "UIKit"]
COMPANIONS = ["ImageIO", "UniformTypeIdentifiers", "UserNotifications", "AVFoundation", "AVKit", "AudioToolbox", "AuthenticationServices", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreLocation",
              "CoreMedia", "GameplayKit", "ImageFilters", "KeychainServices", "LocalAuthentication", "MapKit", "MessageUI", "MobileCoreServices",
              "NetworkPaths", "NetworkReachability", "Photos", "PhotosUI", "SafariServices", "StoreKit",
              "UnifiedLogging", "VectorFunctions", "WebKit", "PDFKit", "QuickLook", "LinkPresentation", "EventKit", "EventKitUI", "CoreMotion",
              "MediaPlayer", "BackgroundTasks", "CoreTelephony", "AppTrackingTransparency", "AdSupport", "CoreSpotlight", "WatchConnectivity"]
# Modules whose types some of the mirror's names stand for: `NSLayoutConstraint.Axis` is `LayoutModel.LayoutAxis`.
CORE = ["Cassowary", "LayoutModel"]

# A member that a protocol with an underscore adds to a type. Symbol graphs do not have such protocols.
HIDDEN = re.compile(r"s:\d+[A-Za-z]+?\d+_[A-Z]")
# An initializer for metatypes (Scripts/dynamic-initializers), which is one of a class once more.
REPEATED = re.compile(r"s:\d+[A-Za-z]+?\d+_[A-Z]\w*?InitializersP")
KINDS = {"enum.case": "case", "func": "function", "var": "variable", "func.op": "operator"}
OVERRIDABLE = {"method", "property", "type method", "type property", "subscript"}


class Declaration:
    """A public declaration: an entry of a symbol graph, with its relationships."""

    def __init__(self, entry, module):
        self.module = module
        self.usr = entry["identifier"]["precise"].partition("::SYNTHESIZED::")[0]
        self.path = ".".join(entry["pathComponents"])
        kind = entry["kind"]["identifier"].removeprefix("swift.")
        self.kind = KINDS.get(kind, kind.replace(".", " "))
        self.text = "".join(fragment["spelling"] for fragment in entry["declarationFragments"])
        self.lines = [line["text"] for line in entry.get("docComment", {}).get("lines", [])]
        self.is_open = entry["accessLevel"] == "open"
        self.is_in_extension = "swiftExtension" in entry
        self.is_deprecated = any(each.get("isUnconditionallyDeprecated") for each in entry.get("availability", []))
        self.is_in_class = self.is_override = self.is_requirement = self.is_optional = self.is_default = False
        self.superclass, self.protocols = "", set()
        location = entry.get("location", {})
        self.file = location.get("uri", "").rpartition("/Sources/")[2]
        self.line = location.get("position", {}).get("line", -1) + 1
        self.target = entry["declarationFragments"][-1].get("preciseIdentifier") if self.kind == "typealias" else None

    @property
    def is_settable_property(self):
        """Whether apps can set the property of an object or a value."""
        return self.kind == "property" and re.search(r"\bvar\b", self.text) is not None and not self.text.endswith("{ get }")

    @property
    def comment(self):
        """The documentation comment in one line."""
        return " ".join(" ".join(self.lines).split())


def run(*command):
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(" ".join(command) + " failed:\n" + result.stdout[-2000:] + result.stderr[-2000:])
    return result.stdout.strip()


def graphs(names):
    """The symbol graphs of modules, with the module of each: first its own symbols, then what it adds to types of others."""
    modules = pathlib.Path(run("swift", "build", "--show-bin-path")) / "Modules"
    target = json.loads(run("swift", "-print-target-info"))["target"]["unversionedTriple"]
    for module in names:
        if not (modules / f"{module}.swiftmodule").exists():
            run("swift", "build", "--target", module)
        with tempfile.TemporaryDirectory() as folder:
            run("swift-symbolgraph-extract", "-module-name", module, "-I", str(modules), "-I",
                str(ROOT / "Sources/UIKit/CCallSites/include"), "-target", target, "-minimum-access-level", "public",
                "-skip-inherited-docs", "-emit-extension-block-symbols", "-output-dir", folder)
            for file in sorted(pathlib.Path(folder).glob("*.symbols.json")):
                yield module, json.loads(file.read_text())


def declarations(names):
    """The public declarations of modules by their identifiers, without what the compiler makes for conformances."""
    found, relationships = {}, collections.defaultdict(list)
    for module, graph in graphs(names):
        for entry in graph["symbols"]:
            precise = entry["identifier"]["precise"]
            origin, _, synthesized = precise.partition("::SYNTHESIZED::")
            is_shown = not synthesized or HIDDEN.match(origin) and not REPEATED.match(origin)
            if entry["kind"]["identifier"] != "swift.extension" and is_shown:
                found[precise] = Declaration(entry, module)
        for relationship in graph["relationships"]:
            relationships[relationship["kind"]].append(relationship)
    # What a module adds to a type of another one is a member of an extension, which is a symbol of its own.
    extended = {relationship["source"]: relationship["target"] for relationship in relationships["extensionTo"]}
    for relationship in relationships["memberOf"]:
        target = extended.get(relationship["target"], relationship["target"])
        source, target = found.get(relationship["source"]), found.get(target)
        if source and target:
            source.is_in_class = target.kind == "class"
    for relationship in relationships["requirementOf"]:
        if relationship["source"] in found:
            found[relationship["source"]].is_requirement = True
    for relationship in relationships["overrides"]:
        if relationship["source"] in found:
            found[relationship["source"]].is_override = True
    for relationship in relationships["defaultImplementationOf"]:
        if relationship["source"] in found and relationship["target"] in found:
            found[relationship["source"]].is_default = True
            found[relationship["target"]].is_optional = True
    for relationship in relationships["inheritsFrom"] + relationships["conformsTo"]:
        source = found.get(extended.get(relationship["source"], relationship["source"]))
        target = found.get(relationship["target"])
        if source and target and target.kind == "class":
            source.superclass = target.path
        elif source and target:
            source.protocols.add(target.path)
    types = {declaration.path: declaration for declaration in found.values()
             if declaration.kind in ("class", "struct", "enum", "protocol")}
    # Symbol graphs also name the protocols that follow from others, and those of superclasses.
    def inherited(declaration):
        above = types.get(declaration.superclass)
        return above.protocols | inherited(above) if above else set()
    following = {path: set().union(*(types[each].protocols for each in declaration.protocols)) | inherited(declaration)
                 for path, declaration in types.items()}
    for path, declaration in types.items():
        declaration.protocols -= following[path]
    order = sorted(found.items(), key=lambda item: (item[1].path, item[1].file, item[1].line, item[1].text))
    return dict(order)


def members_of_aliases(found):
    """The members that types of the core have, under the names that type aliases of the mirror give to these types."""
    core, members = declarations(CORE), collections.defaultdict(list)
    for member in core.values():
        members[member.path.rpartition(".")[0]].append(member)
    for alias in [symbol for symbol in found.values() if symbol.target]:
        target = alias.target
        while target in core and core[target].kind == "typealias":
            target = core[target].target
        for member in members[core[target].path] if target in core else []:
            member = copy.copy(member)
            member.module = alias.module
            yield f"{alias.path}.{member.path.rpartition('.')[2]}", member
