// Makes the next migration from what changed in the tables.ts files, or an empty one to be written by hand where nothing
// changed, and puts at its head what to think of. How to go on: docs/guides/add-a-migration.md.
//   npm run new:migration -- <name>
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrationRefusal, nextMigration, withAdvice } from "./migration-file.ts";

const root = join(import.meta.dirname, "../..");
const folder = "server/migrations";

const [name = ""] = process.argv.slice(2);
const before = migrations();
const refusal = migrationRefusal(name, before);
if (refusal === null) {
  const file = join(folder, nextMigration(name, before));
  generate([]);
  // The tables say the same as the last snapshot: an empty file, to be written by hand.
  if (migrations().length === before.length) generate(["--custom"]);
  const path = join(root, file);
  writeFileSync(path, withAdvice(readFileSync(path, "utf8")));
  console.log(`${file}\nNext: read it, say at its head which locks it takes, and run \`npm run test:unit -- server\`.`);
} else {
  console.error(`${refusal}\nnpm run new:migration -- <name>`);
  process.exitCode = 1;
}

function migrations(): string[] {
  return readdirSync(join(root, folder)).filter((file) => file.endsWith(".sql"));
}

/** drizzle-kit writes the SQL, the snapshot and the journal's line; it asks no database, but whether a name is a new one. */
function generate(how: readonly string[]): void {
  const kit = join(root, "node_modules/drizzle-kit/bin.cjs");
  const { status } = spawnSync(process.execPath, [kit, "generate", `--name=${name}`, ...how], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(1);
}
