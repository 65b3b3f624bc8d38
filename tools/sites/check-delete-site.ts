// Deletes the folder of a site in a copy of the tree and sees that the rest stands: type check, the contract of the other
// sites, and the build with its weights.
//   npm run check:delete-site -- <id> …         these sites; about two minutes each
//   npm run check:delete-site -- --all          one after the other, each of them
//   npm run check:delete-site -- <id> --quick   without the build
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { copyWithoutSite } from "./copy-without-site.ts";

const root = join(import.meta.dirname, "../..");
const known = readdirSync(join(root, "app/sites"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const words = process.argv.slice(2);
const requested = words.includes("--all") ? known : words.filter((word) => !word.startsWith("--"));
const unknown = requested.filter((siteId) => !known.includes(siteId));

interface Step {
  name: string;
  command: readonly string[];
}

const bin = (name: string): string => join(root, "node_modules/.bin", name);
const steps: readonly Step[] = [
  // Statements of the site and its tests are no more: their types are written anew, as whoever deletes a site does.
  { name: "types of statements", command: ["npm", "run", "-s", "schema"] },
  { name: "type check", command: ["npm", "run", "-s", "check:types"] },
  { name: "contract of the sites", command: [bin("vitest"), "run", "tests/sites.contract.test.ts"] },
  ...(words.includes("--quick") ? [] : [{ name: "build", command: ["npm", "run", "-s", "build"] }]),
];

if (requested.length === 0 || unknown.length > 0) {
  console.error(`which site? ${known.join(", ")}, or --all`);
  process.exitCode = 1;
} else {
  const failed = requested.filter((siteId) => !standsWithout(siteId));
  console.log(`${requested.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) process.exitCode = 1;
}

function standsWithout(siteId: string): boolean {
  const copy = copyWithoutSite(root, siteId);
  try {
    return steps.every(({ name, command: [file = "", ...args] }) => {
      const { status, stdout, stderr } = spawnSync(file, args, { cwd: copy, encoding: "utf8", maxBuffer: 1e9 });
      if (status !== 0) console.error(`${stdout}\n${stderr}`);
      console.log(`without ${siteId}: ${name} ${status === 0 ? "stands" : "fails"}`);
      return status === 0;
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
