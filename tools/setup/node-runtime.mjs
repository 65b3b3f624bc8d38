import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root, SetupError } from "./run.mjs";

const oldest = 20;
const needed = 24;

/** The npm package that carries the Node of this project for this machine. */
export const pinnedNodePackage = (platform = process.platform, arch = process.arch) =>
  `node-${platform === "win32" ? "win" : platform}-${arch}`;

/** The machines for which that package exists, by its name, with its version. */
const pinned = Object.fromEntries(
  Object.entries(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).optionalDependencies).filter(([name]) =>
    /^node-(linux|win|darwin)-/.test(name),
  ),
);
const pinnedVersion = Object.values(pinned)[0];

/**
 * Stops, before anything is installed, where this Node is too old even to set things up, or where no newer one comes along
 * for this machine and this one cannot run the app.
 */
export function checkRunningNode(version = process.versions.node, platform = process.platform, arch = process.arch) {
  if (majorOf(version) < oldest) {
    throw new SetupError(`Node.js ${version} is too old. Install Node.js ${oldest} or newer: https://nodejs.org/`);
  }
  if (majorOf(version) < needed && !(pinnedNodePackage(platform, arch) in pinned)) {
    throw new SetupError(
      `Node.js ${version} cannot run the app, and no newer one comes along for ${platform}-${arch}. ${adviceFor(platform, arch)}`,
    );
  }
}

/** The Node that runs the app: the pinned one where it runs here, else this one if it is new enough. */
export function findNode() {
  const program = process.platform === "win32" ? "node.exe" : "node";
  const own = join(root, "node_modules", pinnedNodePackage(), "bin", program);
  if (spawnSync(own, ["--version"], { stdio: "ignore" }).status === 0) return own;
  if (majorOf(process.versions.node) >= needed) return process.execPath;
  throw new SetupError(
    `The Node.js that came along does not run on this ${process.platform}-${process.arch}. ${adviceFor(process.platform, process.arch)}`,
  );
}

/** Which Node to install, by the name of its installer where there is one. */
function adviceFor(platform, arch) {
  const files = { darwin: `node-v${pinnedVersion}.pkg`, win32: `node-v${pinnedVersion}-${arch}.msi` };
  const place = `https://nodejs.org/dist/v${pinnedVersion}/${files[platform] ?? ""}`;
  return `Install Node.js ${pinnedVersion} and run this again with it: ${place}`;
}

const majorOf = (version) => Number(version.split(".")[0]);
