import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** The peers are no part of the zone: they are installed here, by the first run. False where they cannot be had. */
export function hasPeers(): boolean {
  const folder = join(import.meta.dirname, "peers");
  if (existsSync(join(folder, "node_modules/@vladmandic/human/package.json"))) return true;
  console.log("installing the peers (bench/face/peers/package.json) …");
  const { status } = spawnSync("npm", ["ci"], { cwd: folder, stdio: "ignore", shell: process.platform === "win32" });
  if (status !== 0) console.log("the peers cannot be installed here: this run goes without them");
  return status === 0;
}
