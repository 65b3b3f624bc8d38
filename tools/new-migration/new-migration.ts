// Makes the next migration, empty but for what to think of, and its line in the journal. How to go on:
// docs/guides/add-a-migration.md.
//   npm run new:migration -- <name>
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addToJournal, advice, migrationRefusal, nextMigration } from "./migration-file.ts";

const folder = join(import.meta.dirname, "../../server/migrations");
const journal = join(folder, "meta/_journal.json");

const [name = ""] = process.argv.slice(2);
const before = readdirSync(folder).filter((file) => file.endsWith(".sql"));
const refusal = migrationRefusal(name, before);
if (refusal === null) {
  const file = nextMigration(name, before);
  writeFileSync(join(folder, file), advice);
  writeFileSync(journal, addToJournal(readFileSync(journal, "utf8"), file, Date.now()));
  console.log(
    `server/migrations/${file}\nNext: write it, say at its head which locks it takes, and run \`npm run schema\`.`,
  );
} else {
  console.error(`${refusal}\nnpm run new:migration -- <name>`);
  process.exitCode = 1;
}
