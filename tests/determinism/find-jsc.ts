import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Debian's names for the program `jsc`, the shell of JavaScriptCore: of trixie, then of bookworm. */
const packages = ["libjavascriptcoregtk-bin", "libjavascriptcoregtk-4.0-bin"];

/** The shell of JavaScriptCore, Safari's engine: JSC_PATH, the system's, or Debian's where this may install it; or null. */
export function findJsc(): string | null {
  const found = findOnSystem();
  if (found !== null || process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return found;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const options = { env, stdio: "ignore", timeout: 120_000 } as const;
  console.log(`Installing JavaScriptCore: apt-get install ${packages.join(" or ")}.`);
  spawnSync("apt-get", ["update"], options);
  for (const name of packages)
    if (spawnSync("apt-get", ["install", "-y", "--no-install-recommends", name], options).status === 0) break;
  return findOnSystem();
}

const findOnSystem = (): string | null =>
  [process.env.JSC_PATH, "jsc", "/usr/bin/jsc"].find(
    (path) => path !== undefined && spawnSync(path, ["-e", "1"], { stdio: "ignore", timeout: 20_000 }).status === 0,
  ) ?? null;
