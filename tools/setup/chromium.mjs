import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { installDebianPackages, isRootOfDebian } from "./debian-packages.mjs";
import { fetchChromium } from "./fetch-chromium.mjs";
import { root, SetupError } from "./run.mjs";

const typeface = "fonts-ipafont-gothic";

/**
 * A Chromium, as a path: the one that is set, one of the system, or one that is fetched now. The kind "headless-shell"
 * is the one without a window of its own, where it is to be had; any other does its work too.
 */
export async function findChromium(node, kind = "chromium") {
  const path = await pathOf(node, kind);
  await haveJapaneseTypeface();
  return path;
}

async function pathOf(node, kind) {
  const set = process.env.CHROMIUM_PATH;
  if (set) {
    if (runs(set)) return resolve(root, set);
    throw new SetupError(`CHROMIUM_PATH (${set}) is not a Chromium that runs. Example: /usr/bin/chromium`);
  }
  const found = onSystem(names[kind]) ?? (await fromDebian(kind)) ?? onSystem(names.chromium) ?? (await fromNpm(node));
  if (found !== null) return found;
  throw new SetupError(
    "No Chromium was found and none could be fetched. Install one, or set CHROMIUM_PATH. Example: /usr/bin/chromium",
  );
}

const names = {
  chromium: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
  "headless-shell": ["chromium-headless-shell"],
};
const applications = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

function onSystem(wanted) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const paths = wanted.flatMap((name) => folders.map((folder) => join(folder, name)));
  return (
    [...paths, ...(wanted === names.chromium ? applications : [])].find((path) => existsSync(path) && runs(path)) ??
    null
  );
}

async function fromDebian(kind) {
  if (!isRootOfDebian()) return null;
  await installDebianPackages([names[kind][0]]);
  return onSystem(names[kind]);
}

/**
 * Every phone of ours has a Japanese typeface, and lines break as ours would until ours arrives. Without one they are boxes
 * of another width: pages then jump by a line where no phone's would.
 */
async function haveJapaneseTypeface() {
  const list = spawnSync("fc-list", [":lang=ja", "file"], { encoding: "utf8" });
  if (process.platform !== "linux" || list.error || list.stdout.trim() !== "") return;
  if (!isRootOfDebian()) return console.log("There is no Japanese typeface on this system: pages may jump in it.");
  await installDebianPackages([typeface]);
}

async function fromNpm(node) {
  if (process.platform !== "linux") return null;
  const path = await fetchChromium(node, resolve(root, process.env.DATA_DIR || ".data", "chromium"));
  return path !== null && runs(path) ? path : null;
}

const runs = (path) => spawnSync(resolve(root, path), ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0;
