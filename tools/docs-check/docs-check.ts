// Docs that name what is gone mislead for years. Looks in every README, guide and decision for paths, links, npm scripts
// and dependencies, and says which of them are not there. `npm test` runs the same as a unit test.
//   node tools/docs-check/docs-check.ts
import { join } from "node:path";
import { docsFaults } from "./docs-faults.ts";

const { pages, faults } = docsFaults(join(import.meta.dirname, "../.."));
for (const fault of faults) console.error(fault);
console.log(`docs: ${pages} pages, ${faults.length} faults`);
process.exitCode = faults.length > 0 || pages === 0 ? 1 : 0;
