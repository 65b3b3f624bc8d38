// Docs that name what is gone mislead for years. Looks in every README, guide and decision for paths, links, npm scripts
// and dependencies, and says which of them are not there. `npm test` runs the same as a unit test.
//   node tools/docs-check/docs-check.ts
import { join } from "node:path";
import { findDocsIssues } from "./docs-issues.ts";

const { pages, issues } = findDocsIssues(join(import.meta.dirname, "../.."));
for (const issue of issues) console.error(issue);
console.log(`docs: ${pages} pages, ${issues.length} faults`);
process.exitCode = issues.length > 0 || pages === 0 ? 1 : 0;
