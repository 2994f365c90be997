# SPDX-License-Identifier: MIT
"""The folder in which SwiftPM puts programs, which depends on the build system."""
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent


def programs(*options):
    """The folder of the programs of a build with some options, such as `-c release`."""
    command = ["swift", "build", *options, "--show-bin-path"]
    return pathlib.Path(subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.strip())


def index_store():
    """The folder of the index that the compiler writes."""
    folder = programs()
    # Swift Build has one index for all configurations.
    return next((path for path in [folder / "index/store", folder.parent.parent] if (path / "v5").is_dir()), folder / "index/store")
