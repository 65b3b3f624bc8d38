// Adds to package-lock.json the optional packages for other machines that the registry it was written from lacks.
// `npm ci` refuses a lockfile without them, on every machine. To be run after a change of the dependencies:
//   node tools/setup/complete-lockfile.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./run.mjs";

/** Puts the missing entries into a parsed lockfile, in its order. Resolves with how many those were. */
export function completeLockfile(lock) {
  let added = 0;
  // The outer packages first: what they ask for lies at the top, and others of the same name beside who asks.
  const askers = Object.entries(lock.packages).sort(([a], [b]) => depth(a) - depth(b));
  for (const [path, { optionalDependencies = {}, dev }] of askers) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const there = resolvePackage(lock.packages, path, name);
      if (there !== null && (there.version === version || !isExact(version))) continue;
      const beside = path.slice(0, path.lastIndexOf("node_modules/"));
      const places = [there === null ? "" : beside, beside, `${path}/`].map(
        (folder) => `${folder}node_modules/${name}`,
      );
      const free = places.find((place) => !(place in lock.packages));
      lock.packages[free] = { version, ...(dev ? { dev } : {}), optional: true, ...machineOf(name) };
      added += 1;
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  return added;
}

const depth = (path) => path.split("node_modules/").length;
const isExact = (version) => /^\d+\.\d+\.\d+/.test(version);

/** What Node would find: the nearest package of that name, going up from `path`. */
function resolvePackage(packages, path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf("node_modules/") - 1))) {
    const found = packages[`${at === "" ? "" : `${at}/`}node_modules/${name}`];
    if (found !== undefined) return found;
    if (at === "") return null;
  }
}

const systems = "android|darwin|freebsd|linux|openharmony|win32|wasm32";
const processors = "arm64|arm|x64|ia32|ppc64|riscv64|s390x|wasi";
const machineName = new RegExp(`(${systems})-(${processors})(?:-(gnueabihf|musleabihf|gnu|musl|msvc|eabi))?$`);

/** The machine a package is for, by the usual form of such names: `binding-linux-x64-musl`. */
function machineOf(name) {
  const [, system, processor, library = ""] = machineName.exec(name) ?? [];
  if (system === undefined)
    throw new Error(`${name} does not say what machine it is for; add it to package-lock.json by hand.`);
  if (system === "wasm32") return { cpu: ["wasm32"] };
  const libc = library.startsWith("musl") ? "musl" : "glibc";
  return { os: [system], cpu: [processor], ...(system === "linux" && library !== "" ? { libc: [libc] } : {}) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const file = join(root, "package-lock.json");
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const added = completeLockfile(lock);
  if (added > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: ${added} entries added`);
}
