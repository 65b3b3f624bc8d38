// Packages of a Debian on which we are root. Plain Node >= 20: it works before anything is installed.
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./run.mjs";

const turn = join(tmpdir(), "kate-zone-packages.lock");

/** True where packages can be installed without asking anybody. */
export const isRootOfDebian = () => process.getuid?.() === 0 && existsSync("/etc/debian_version");

/**
 * Installs packages and says so. Checks that go on side by side wait for each other: two apt-get at once refuse to work.
 * Whether it went well is seen by what is there afterwards.
 */
export async function installDebianPackages(names) {
  console.log(`Installing: apt-get install ${names.join(" ")}.`);
  const quiet = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, quiet: true };
  const apt = (...args) => run("flock", [turn, "apt-get", ...args], quiet);
  try {
    await apt("update");
    await apt("install", "-y", "--no-install-recommends", ...names);
  } catch (error) {
    console.log(`${error.path} does not run here (${error.code}).`);
  }
}
