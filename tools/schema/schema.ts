// Holds every statement of the code against the schema the migrations make, and writes what each takes and gives into
// server/schema/ and test-support/statements.ts, where the type check looks it up. Fails where a statement does not fit.
//   npm run schema              writes the files
//   npm run schema -- --check   writes nothing and fails where a file is not what would be written
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import { collectStatements } from "./collect-statements.ts";
import { makeTypes } from "./make-types.ts";

const root = join(import.meta.dirname, "../..");
const isCheck = process.argv.includes("--check");
const postgres = await startTestPostgres({ durable: false });
try {
  const database = await postgres.createDatabase();
  const { files, faults } = await makeTypes(database.url, root, collectStatements(root));
  for (const [path, text] of files) {
    if (!isCheck) writeFileSync(join(root, path), text);
    else if (readFileSync(join(root, path), "utf8") !== text) faults.push(`${path} is not up to date: npm run schema`);
  }
  if (faults.length > 0) console.error(faults.join("\n"));
  process.exitCode = Math.min(faults.length, 1);
} finally {
  await postgres.stop();
}
