import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installDebianPackages, isRootOfDebian } from "../setup/debian-packages.mjs";
import type { WebKitPrograms } from "./webkit.ts";

/** What the check drives, as paths. What is null is not to be had on this machine. */
export interface Engines {
  display: string | null;
  /** What decodes videos for both engines; without it a page with a video fails here, and nowhere else. */
  screenRecorder: string | null;
  firefox: string | null;
  webkit: WebKitPrograms | null;
}

const packages = ["firefox-esr", "webkit2gtk-driver", "xvfb", "gstreamer1.0-libav"];

/** The engines of the system; on Debian, as root, those that are missing are installed now. */
export async function findEngines(): Promise<Engines> {
  const found = findOnSystem();
  if (Object.values(found).every((one) => one !== null)) return found;
  if (!isRootOfDebian()) return found;
  await installDebianPackages(packages);
  return findOnSystem();
}

/** One line for each engine that cannot be driven here. */
export function listMissing({ display, screenRecorder, firefox, webkit }: Engines): string[] {
  const install = `needs the Debian packages ${packages.join(", ")}`;
  if (!display) return [`Firefox and WebKit are skipped: there is no Xvfb; the check ${install}.`];
  if (!screenRecorder) return [`Firefox and WebKit are skipped: nothing unpacks their films; the check ${install}.`];
  return [
    ...(firefox ? [] : [`Firefox is skipped: no firefox-esr on this system; the check ${install}.`]),
    ...(webkit
      ? []
      : [`WebKit is skipped: no WebKitWebDriver with its MiniBrowser on this system; the check ${install}.`]),
  ];
}

function findOnSystem(): Engines {
  const driver = findOnPath("WebKitWebDriver");
  const browser = globSync("/usr/{lib,libexec}/{*/,}webkit2gtk-4.{1,0}/MiniBrowser").toSorted().at(-1);
  return {
    display: findOnPath("Xvfb"),
    screenRecorder: globSync("/usr/lib/{*/,}gstreamer-1.0/libgstlibav.so").at(0) ?? null,
    firefox: [findOnPath("firefox-esr"), findOnPath("firefox")].find((path) => path !== null && runs(path)) ?? null,
    webkit: driver && browser ? { driver, browser } : null,
  };
}

function findOnPath(name: string): string | null {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

const runs = (path: string): boolean =>
  spawnSync(path, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0;
