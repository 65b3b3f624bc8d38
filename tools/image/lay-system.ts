// Lays into a folder what a machine must have for Node and what runs on it: the libraries they are linked to, and who runs.
//   node tools/image/lay-system.ts <folder> <program>…
import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const [, , folder = "", ...programs] = process.argv;

/** Everything the loader would open for these, by the paths under which it looks; what a package brings itself is left out. */
const linked = execFileSync("ldd", programs, { encoding: "utf8" });
const libraries = new Set(
  [...linked.matchAll(/(?:=> |^\s+)(\/(?:usr\/)?lib(?:64)?\/\S+)/gm)].map(([, path = ""]) => path),
);
if (libraries.size === 0) throw new Error("nothing is linked to anything: is this glibc?");
for (const path of libraries) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  copyFileSync(path, join(folder, path));
  chmodSync(join(folder, path), 0o755);
}
mkdirSync(join(folder, "etc"), { recursive: true });
writeFileSync(join(folder, "etc/passwd"), "zone:x:10001:10001::/nonexistent:/sbin/nologin\n");
writeFileSync(join(folder, "etc/group"), "zone:x:10001:\n");
// Names of the machine's own file first, as everywhere.
writeFileSync(join(folder, "etc/nsswitch.conf"), "hosts: files dns\n");
mkdirSync(join(folder, "tmp"), { recursive: true });
chmodSync(join(folder, "tmp"), 0o1777);
console.log(`${libraries.size} libraries`);
