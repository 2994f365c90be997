# SPDX-License-Identifier: MIT
"""The uses of symbols in the sources and the tests, from the index of the last build.

A test proves a symbol if it names it in a function that checks something, in what such a function uses of the tests, or in a table beside it.
"""
import collections
import functools
import re

import index_store
from index_store import ACCESSOR_OF, BASE_OF, CHILD_OF, DEFINITION, EXTENDED_BY, IMPLICIT, OVERRIDE_OF, REFERENCE

READ, WRITE, CONTAINED_BY = 1 << 3, 1 << 4, 1 << 16
# What checks in a test: the macros of Swift Testing, XCTest, and the functions of LayoutTesting and the snapshot libraries.
CHECK = re.compile(r"(?:#?expect|require|XCT|assert|compare|verify)[A-Za-z]*\b")
# Members that use all properties of a value, whatever these mean.
ROUTINE = re.compile(r"(?:init|==|hash|encode|copy|mutableCopy|isEqual|description|debugDescription|hashValue)\b")
# Tables of properties, and what sets them by these tables or by names: a value that comes from there is one that an app has set.
TABLE = re.compile(r"^(?:private )?extension PropertyTable\b", re.MULTILINE)
TABLES, SETTERS = "Sources/UIKit/UIKitNibs/Members/", ("Sources/UIKit/UIKitNibs/", "Sources/Documents/", "Sources/Companions/UIKitEarlierNames/")
DECLARES = {"enum", "struct", "class", "protocol", "extension", "function", "variable", "method", "class method", "static method", "property",
            "class property", "static property", "initializer", "case", "typealias", "deinitializer"}


@functools.cache
def is_table(path):
    return path.startswith(TABLES) or path.endswith("+Properties.swift") and bool(TABLE.search((index_store.ROOT / path).read_text()))


class Declared:
    """A declaration: where it is, what it is a part of, and whether its accessors are written out."""

    def __init__(self, path, occurrence):
        self.path, self.name, self.kind = path, occurrence.name, occurrence.kind
        self.line, self.access = occurrence.line, occurrence.access
        self.owner = next((each.usr for each in occurrence.relations if each.roles & CHILD_OF), None)
        self.property = next((each.usr for each in occurrence.relations if each.roles & ACCESSOR_OF), None)
        self.overridden = [each.usr for each in occurrence.relations if each.roles & OVERRIDE_OF]
        self.is_implicit = bool(occurrence.roles & IMPLICIT)


class Uses:
    """The declarations of some folders, and the references in each of them."""

    def __init__(self, store, *folders):
        self.declared, self.references, self.witnesses = {}, [], []
        self.accessors, self.extended = collections.defaultdict(dict), {}
        for path, occurrences in [pair for folder in folders for pair in store.files(folder).items()]:
            for each in occurrences:
                if each.roles & DEFINITION and each.kind in DECLARES:
                    self.declare(Declared(path, each), each)
                if each.roles & REFERENCE and each.kind != "parameter":
                    self.refer(path, each)
                # A member that meets a requirement where another declaration states the conformance.
                if not each.roles & DEFINITION:
                    self.witnesses += [(each.usr, relation.usr) for relation in each.relations if relation.roles & OVERRIDE_OF]

    def declare(self, declared, occurrence):
        self.declared.setdefault(occurrence.usr, declared)
        if declared.property:
            self.accessors[declared.property][declared.name.partition(":")[0]] = (occurrence.usr, declared.is_implicit)

    def refer(self, path, occurrence):
        self.extended.update((each.usr, occurrence.usr) for each in occurrence.relations if each.roles & EXTENDED_BY)
        container = next((each.usr for each in occurrence.relations if each.roles & CONTAINED_BY), None)
        base = next((each.usr for each in occurrence.relations if each.roles & BASE_OF), None)
        self.references.append((occurrence, path, container or base))

    def subject(self, usr):
        """The declaration that a usr stands for: the property of an accessor."""
        declared = self.declared.get(usr)
        return declared.property or usr if declared else usr


class Tests(Uses):
    """What tests prove: the usrs of symbols, each with the files that name it."""

    def __init__(self, store, sources):
        super().__init__(store, "Tests")
        used, checking = collections.defaultdict(set), set()
        files = set()
        for occurrence, path, container in self.references:
            subject = self.subject(container)
            if CHECK.match(occurrence.name) and occurrence.usr not in self.declared:
                checking.add(subject)
                files.add(path)
            if occurrence.usr in self.declared:
                used[subject].add(self.subject(occurrence.usr))
        # Tables of cases, which tests get as arguments.
        checking |= {usr for usr, each in self.declared.items() if each.path in files and each.kind.endswith(("property", "variable", "case"))}
        members = collections.defaultdict(set)
        for usr, each in self.declared.items():
            if each.owner:
                members[each.owner].add(usr)
        reached, waiting = set(), list(checking)
        while waiting:
            usr = waiting.pop()
            if usr in reached or usr is None:
                continue
            reached.add(usr)
            waiting += used[usr]
            declared = self.declared.get(usr)
            # A type that a test uses is called by the mirror: its overrides, and the requirements that it meets.
            if declared and declared.kind in ("class", "struct", "enum"):
                waiting += members[usr]
            # A member of a type of the tests brings the type along.
            if declared and declared.owner and declared.kind == "initializer":
                waiting.append(declared.owner)
        self.proved = collections.defaultdict(set)
        for occurrence, path, container in self.references:
            if self.subject(container) in reached or container is None and path in files:
                self.proved[occurrence.usr].add(path)
        for usr in reached:
            for base in self.declared[usr].overridden if usr in self.declared else []:
                self.proved[base].add(self.declared[usr].path)
        self.prove_requirements(sources)

    def prove_requirements(self, sources):
        """Proves the requirements that tested members meet, and the members that meet a requirement that is tested with their type."""
        met = [(usr, base) for usr, declared in sources.declared.items() for base in declared.overridden] + sources.witnesses
        for member, requirement in met:
            if sources.is_of_protocol(requirement):
                type_files = self.proved.get(sources.type_of(member), set())
                through = self.proved.get(requirement, set()) & type_files
                self.proved[requirement] |= self.proved.get(member, set())
                if through:
                    self.proved[member] |= through


class Sources(Uses):
    """What the mirror's own code reads and calls."""

    def __init__(self, store):
        super().__init__(store, "Sources")
        self.readers, self.writers = collections.defaultdict(set), collections.defaultdict(set)
        self.contents = collections.defaultdict(set)
        self.tables = set()
        for occurrence, path, container in self.references:
            owner = self.subject(container)
            if is_table(path):
                self.tables.add(occurrence.usr)
                continue
            if occurrence.roles & WRITE and not path.startswith(SETTERS) and not self.is_routine(container, occurrence.usr):
                self.writers[occurrence.usr].add(path)
            is_read = occurrence.roles & READ or occurrence.kind not in ("property", "class property", "static property", "variable")
            if not is_read or occurrence.roles & IMPLICIT and occurrence.kind != "method":
                continue
            self.contents[container].add(occurrence.usr)
            if not self.is_routine(container, occurrence.usr):
                self.readers[occurrence.usr].add((path, owner))
        overridden = [(usr, base) for usr, declared in self.declared.items() for base in declared.overridden]
        for usr, base in overridden + self.witnesses:
            self.readers[usr] |= self.readers.get(base, set())

    def type_of(self, usr):
        """The type that a member is of, also one in an extension; `None` for what is not a member."""
        declared = self.declared.get(usr)
        return declared and self.extended.get(declared.owner, declared.owner)

    def is_of_protocol(self, usr):
        owner = self.declared.get(self.type_of(usr))
        return owner is not None and owner.kind == "protocol"

    def is_routine(self, container, usr):
        """Whether a use in a container is a part of the declaration itself, or of an initializer, a copy or a comparison of its type."""
        holder, used = self.declared.get(container), self.declared.get(usr)
        if not holder or not used:
            return False
        if holder.property == usr:
            return holder.name.startswith("getter:")
        is_of_type = self.type_of(container) == self.type_of(usr) or holder.path == used.path
        return container == usr or is_of_type and bool(ROUTINE.match(holder.name))

    def is_stored(self, usr):
        """Whether a property is stored: its accessors are not written out, or only observers are."""
        accessors = self.accessors.get(usr, {})
        return "getter" in accessors and accessors["getter"][1]

    def is_settable(self, usr):
        return "setter" in self.accessors.get(usr, {})

    def storage(self, usr):
        """The property that a computed property keeps its value in; `None` if its getter does more."""
        getter = self.accessors.get(usr, {}).get("getter", (None, True))[0]
        read = {each for each in self.contents.get(getter, set()) if each in self.declared and self.declared[each].kind.endswith("property")}
        return next(iter(read)) if len(read) == 1 else None

    def is_kept(self, usr):
        """Whether a property only keeps its value. One that the mirror sets, such as that of an event, is for apps to read."""
        if self.readers.get(usr) or self.writers.get(usr) or not self.is_settable(usr):
            return False
        if self.is_stored(usr):
            return True
        stored = self.storage(usr)
        return bool(stored) and {owner for _, owner in self.readers.get(stored, set())} <= {usr, stored}
