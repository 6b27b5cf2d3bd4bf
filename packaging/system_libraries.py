"""Finds the system libraries that Qt needs and this machine lacks, and installs them where that is possible.

Linux only; elsewhere PySide6's wheels bring everything. Standard library only, since it runs before anything else
is known to work. Exit code 0 when nothing is missing (any more), 1 with the command to run otherwise.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

# Shared object -> Debian's package. Other systems name them much alike; the message gives the file names too.
DEBIAN = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
# What the window loads: Qt's three libraries and the plugins that put them on a screen or off it.
LOADED = ["Qt/lib/libQt6Widgets.so.6", "Qt/lib/libQt6Svg.so.6", "Qt/lib/libQt6Network.so.6"]
PLUGINS = ["libqxcb.so", "libqoffscreen.so", "libqwayland.so", "libqwayland-generic.so"]
# Program -> Debian's package: what a sample server runs, and what `make screenshots` needs besides the font Inter.
PROGRAMS = {"git": "git"}
SCREENSHOT_PROGRAMS = {"Xvfb": "xvfb", "xdotool": "xdotool"}
FONT_FOLDERS = ["/usr/share/fonts", "/usr/local/share/fonts"]


def main() -> int:
    """Check, install if root on a Debian-like system, check again."""
    if not sys.platform.startswith("linux"):
        return 0
    for_screenshots = "--screenshots" in sys.argv[1:]
    libraries, packages = lacking(for_screenshots=for_screenshots)
    if packages and shutil.which("apt-get") and os.geteuid() == 0:
        install(packages)
        libraries, packages = lacking(for_screenshots=for_screenshots)
    if not libraries and not packages:
        return 0
    print("The window needs what this system lacks:", ", ".join(sorted(libraries) or packages))
    if packages:
        print("On Debian or Ubuntu: sudo apt-get install", " ".join(packages))
    unknown = sorted(libraries - DEBIAN.keys())
    if unknown:
        print("Elsewhere, or for", ", ".join(unknown) + ": look for packages of these file names.")
    return 1


def lacking(*, for_screenshots: bool) -> tuple[set[str], list[str]]:
    """Shared objects that the loader would not find, and Debian's packages for them and for all else that lacks."""
    libraries = missing_libraries()
    packages = {DEBIAN[name] for name in libraries if name in DEBIAN}
    programs = PROGRAMS | SCREENSHOT_PROGRAMS if for_screenshots else PROGRAMS
    packages |= {package for program, package in programs.items() if shutil.which(program) is None}
    if not has_font(""):
        packages.add("fonts-dejavu-core")
    if for_screenshots and not has_font("Inter"):
        packages.add("fonts-inter")
    return libraries, sorted(packages)


def install(packages: list[str]) -> None:
    """Install packages; what did not work is found out by checking again."""
    print("Installing what the window needs from the system:", " ".join(packages), flush=True)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "update", "-q"],
        ["apt-get", "install", "-y", "-q", "--no-install-recommends", *packages],
    ):
        subprocess.run(command, check=False, env=environment, stdout=subprocess.DEVNULL)


def missing_libraries() -> set[str]:
    """File names of shared objects that the loader would not find."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or spec.origin is None or shutil.which("ldd") is None:
        return set()
    root = Path(spec.origin).parent
    files = [root / name for name in LOADED] + [root / "Qt/plugins/platforms" / name for name in PLUGINS]
    found: set[str] = set()
    for file in files:
        if file.exists():
            listing = subprocess.run(["ldd", str(file)], capture_output=True, text=True, check=False).stdout
            found.update(re.findall(r"^\s*(\S+) => not found", listing, flags=re.MULTILINE))
    return {name for name in found if not name.startswith("libQt6")}


def has_font(prefix: str) -> bool:
    """Whether there is a font file whose name begins so. Without a single font Qt draws nothing but boxes."""
    return any(
        next(Path(folder).rglob(f"{prefix}*.{kind}"), None) is not None
        for folder in FONT_FOLDERS
        for kind in ("ttf", "otf")
    )


if __name__ == "__main__":
    sys.exit(main())
