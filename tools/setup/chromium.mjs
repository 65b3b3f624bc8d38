import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { fetchChromium } from "./fetch-chromium.mjs";
import { root, run, SetupError } from "./run.mjs";

/**
 * A Chromium, as a path: the one that is set, one of the system, or one that is fetched now. The kind "headless-shell"
 * is the one without a window of its own, where it is to be had; any other does its work too.
 */
export async function findChromium(node, kind = "chromium") {
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
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return null;
  console.log(`Installing Chromium: apt-get install ${names[kind][0]}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const quiet = { env, quiet: true };
  try {
    await run("apt-get", ["update"], quiet);
    await run("apt-get", ["install", "-y", "--no-install-recommends", names[kind][0]], quiet);
  } catch (error) {
    console.log(`apt-get does not run here (${error.code}).`);
  }
  return onSystem(names[kind]);
}

async function fromNpm(node) {
  if (process.platform !== "linux") return null;
  const path = await fetchChromium(node, resolve(root, process.env.DATA_DIR || ".data", "chromium"));
  return path !== null && runs(path) ? path : null;
}

const runs = (path) => spawnSync(resolve(root, path), ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0;
