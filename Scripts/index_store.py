# SPDX-License-Identifier: MIT
"""Reads the index that `swift build` writes: which declaration is defined where, and referred to from where.

Uses the toolchain's libIndexStore, so nothing has to be installed.
"""
import ctypes
import ctypes.util
import os
import pathlib
import shutil
import sys
from collections import namedtuple

import build_folder

ROOT = pathlib.Path(__file__).resolve().parent.parent

DEFINITION, REFERENCE, IMPLICIT = 1 << 1, 1 << 2, 1 << 8
CHILD_OF, BASE_OF, OVERRIDE_OF, EXTENDED_BY, ACCESSOR_OF = 1 << 9, 1 << 10, 1 << 11, 1 << 14, 1 << 15
KINDS = {5: "enum", 6: "struct", 7: "class", 8: "protocol", 9: "extension", 11: "typealias", 12: "function", 13: "variable",
         15: "case", 16: "method", 17: "class method", 18: "static method", 19: "property", 20: "class property",
         21: "static property", 22: "initializer", 23: "deinitializer", 25: "parameter"}
ACCESS = {1: "private", 2: "fileprivate", 3: "internal", 4: "package", 5: "SPI", 6: "public"}

Occurrence = namedtuple("Occurrence", "usr name kind access roles line column relations")
Relation = namedtuple("Relation", "roles usr")


class _String(ctypes.Structure):
    _fields_ = [("data", ctypes.POINTER(ctypes.c_char)), ("length", ctypes.c_size_t)]

    def text(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


def _library():
    swift = shutil.which("swift")
    folders = [pathlib.Path(os.path.realpath(swift)).parent.parent / "lib"] if swift else []
    for folder in folders + [pathlib.Path("/usr/lib"), pathlib.Path("/opt/swift/usr/lib")]:
        for name in ("libIndexStore.so", "libIndexStore.dylib"):
            if (folder / name).exists():
                return ctypes.CDLL(str(folder / name))
    sys.exit("The toolchain's libIndexStore was not found beside `swift`.")


class Store:
    """An index store. `files()` maps each source file, relative to the package, to its occurrences."""

    def __init__(self, path=None):
        path = path or build_folder.index_store()
        if not pathlib.Path(path).is_dir():
            sys.exit(f"There is no index at {path}; run `swift build` first.")
        lib = self.lib = _library()
        pointer = ctypes.c_void_p
        for name, result, arguments in [
            ("store_create", pointer, [ctypes.c_char_p, pointer]),
            ("store_units_apply_f", ctypes.c_bool, [pointer, ctypes.c_uint, pointer, pointer]),
            ("store_get_unit_modification_time", ctypes.c_bool,
             [pointer, ctypes.c_char_p, pointer, pointer, pointer]),
            ("unit_reader_create", pointer, [pointer, ctypes.c_char_p, pointer]),
            ("unit_reader_dispose", None, [pointer]),
            ("unit_reader_get_main_file", _String, [pointer]),
            ("unit_reader_get_module_name", _String, [pointer]),
            ("unit_reader_dependencies_apply_f", ctypes.c_bool, [pointer, pointer, pointer]),
            ("unit_dependency_get_kind", ctypes.c_uint, [pointer]),
            ("unit_dependency_get_name", _String, [pointer]),
            ("unit_dependency_get_filepath", _String, [pointer]),
            ("record_reader_create", pointer, [pointer, ctypes.c_char_p, pointer]),
            ("record_reader_dispose", None, [pointer]),
            ("record_reader_occurrences_apply_f", ctypes.c_bool, [pointer, pointer, pointer]),
            ("occurrence_get_symbol", pointer, [pointer]),
            ("occurrence_get_roles", ctypes.c_uint64, [pointer]),
            ("occurrence_get_line_col", None, [pointer, pointer, pointer]),
            ("occurrence_relations_apply_f", ctypes.c_bool, [pointer, pointer, pointer]),
            ("symbol_relation_get_roles", ctypes.c_uint64, [pointer]),
            ("symbol_relation_get_symbol", pointer, [pointer]),
            ("symbol_get_usr", _String, [pointer]),
            ("symbol_get_name", _String, [pointer]),
            ("symbol_get_kind", ctypes.c_uint, [pointer]),
            ("symbol_get_properties", ctypes.c_uint64, [pointer]),
        ]:
            function = getattr(lib, "indexstore_" + name)
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)
        error = ctypes.c_void_p()
        self.store = self.store_create(str(path).encode(), ctypes.byref(error))
        if not self.store:
            sys.exit(f"The index at {path} could not be opened.")
        self._symbols = {}

    def files(self, folder="Sources"):
        """The occurrences in each file below `folder` that exists, from the newest build of the file."""
        newest = {}
        for unit in self._units():
            path, record, time = self._record(unit, folder)
            if record and (path not in newest or newest[path][1] < time):
                newest[path] = (record, time)
        return {path: self._occurrences(record) for path, (record, _) in sorted(newest.items())}

    def _units(self):
        names = []
        callback = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, _String)(
            lambda _, name: names.append(name.text()) or True)
        self.store_units_apply_f(self.store, 0, None, callback)
        return names

    def _record(self, unit, folder):
        """The main file of a unit, relative to the package, the name of its record, and when it was written."""
        reader = self.unit_reader_create(self.store, unit.encode(), None)
        if not reader:
            return None, None, 0
        main = self.unit_reader_get_main_file(reader).text()
        path = self._relative(main, folder)
        found = []
        if path:
            def note(_, dependency):
                if (self.unit_dependency_get_kind(dependency) == 2
                        and self.unit_dependency_get_filepath(dependency).text() == main):
                    found.append(self.unit_dependency_get_name(dependency).text())
                return True
            callback = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(note)
            self.unit_reader_dependencies_apply_f(reader, None, callback)
        self.unit_reader_dispose(reader)
        seconds, nanoseconds = ctypes.c_int64(), ctypes.c_int64()
        self.store_get_unit_modification_time(
            self.store, unit.encode(), ctypes.byref(seconds), ctypes.byref(nanoseconds), None)
        return path, found[0] if found else None, (seconds.value, nanoseconds.value)

    @staticmethod
    def _relative(main, folder):
        # The tree may have been built under another path than it has now, in a container for example.
        _, mark, rest = main.partition(f"/{folder}/")
        path = f"{folder}/{rest}"
        return path if mark and "/.build/" not in main and (ROOT / path).exists() else None

    def _symbol(self, symbol):
        known = self._symbols.get(symbol)
        if known is None:
            properties = self.symbol_get_properties(symbol) >> 17 & 7
            kind = self.symbol_get_kind(symbol)
            known = (self.symbol_get_usr(symbol).text(), self.symbol_get_name(symbol).text(),
                     KINDS.get(kind, str(kind)), ACCESS.get(properties, ""))
            self._symbols[symbol] = known
        return known

    def _occurrences(self, record):
        reader = self.record_reader_create(self.store, record.encode(), None)
        if not reader:
            return []
        self._symbols.clear()
        found, relations = [], []
        related = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(
            lambda _, relation: relations.append(Relation(
                self.symbol_relation_get_roles(relation),
                self._symbol(self.symbol_relation_get_symbol(relation))[0])) or True)
        line, column = ctypes.c_uint(), ctypes.c_uint()

        def note(_, occurrence):
            symbol = self._symbol(self.occurrence_get_symbol(occurrence))
            self.occurrence_get_line_col(occurrence, ctypes.byref(line), ctypes.byref(column))
            relations.clear()
            self.occurrence_relations_apply_f(occurrence, None, related)
            found.append(Occurrence(*symbol, self.occurrence_get_roles(occurrence), line.value, column.value,
                                    tuple(relations)))
            return True
        callback = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(note)
        self.record_reader_occurrences_apply_f(reader, None, callback)
        self.record_reader_dispose(reader)
        return found
