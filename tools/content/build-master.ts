// Merges content/ into the static master-data script and the classes of its shades.
//   node tools/content/build-master.ts           writes build/static/master/
//   node tools/content/build-master.ts --check   only reads and checks
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { masterDataSchema } from "#contracts/master-data.ts";
import { crossCheck } from "./cross-check.ts";
import { masterScript, mergeContent, shadeStyles } from "./merge-content.ts";
import { readContent } from "./read-content.ts";

const root = join(import.meta.dirname, "../..");
const { content, faults } = readContent(join(root, "content"));
faults.push(...crossCheck(content));
const data = mergeContent(content, new Date());
const checked = v.safeParse(masterDataSchema, data);
// Entry faults were named above; here only what concerns the whole (how many of each there must be).
if (faults.length === 0 && !checked.success)
  faults.push(...checked.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`));

if (faults.length > 0) {
  console.error(faults.join("\n"));
  console.error(`content: ${faults.length} faults`);
  process.exitCode = 1;
} else {
  const counts = Object.entries(content).map(([kind, entries]) => `${entries.length} ${kind}`);
  console.log(`content ${data.version}: ${counts.join(", ")}`);
  if (!process.argv.includes("--check")) {
    const folder = join(root, "build/static/master");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "master-data.js"), masterScript(data));
    // Imported by the parts that show shades, so that Vite gives it a name of its content.
    mkdirSync(join(root, "app/generated"), { recursive: true });
    writeFileSync(join(root, "app/generated/shades.css"), `@layer ui{${shadeStyles(content)}}`);
  }
}
