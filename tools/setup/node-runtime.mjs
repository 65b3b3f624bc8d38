import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root, SetupError } from "./run.mjs";

const oldest = 20;
const needed = 24;

/** The npm package that carries the Node of this project for this machine. */
export const pinnedNodePackage = () => {
  const system = process.platform === "win32" ? "win" : process.platform;
  return `node-${system}-${process.arch}`;
};

/** Stops where this Node is too old even to set things up. */
export function checkRunningNode(version = process.versions.node) {
  if (majorOf(version) < oldest) {
    throw new SetupError(`Node.js ${version} is too old. Install Node.js ${oldest} or newer: https://nodejs.org/`);
  }
}

/** The Node that runs the app: the pinned one where it runs here, else this one if it is new enough. */
export function findNode() {
  const program = process.platform === "win32" ? "node.exe" : "node";
  const pinned = join(root, "node_modules", pinnedNodePackage(), "bin", program);
  if (spawnSync(pinned, ["--version"], { stdio: "ignore" }).status === 0) return pinned;
  if (majorOf(process.versions.node) >= needed) return process.execPath;
  throw new SetupError(
    `There is no Node.js ${needed} for ${process.platform}-${process.arch} among the packages. ` +
      `Install Node.js ${needed} and run this again with it: https://nodejs.org/`,
  );
}

const majorOf = (version) => Number(version.split(".")[0]);
