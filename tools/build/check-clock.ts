// Looks for time and chance taken past platform/clock and platform/random; the linter cannot name `new Date()` without
// arguments. `npm test` runs the same as a unit test.
//   node tools/build/check-clock.ts
import { join } from "node:path";
import { findClockIssues } from "./clock-uses.ts";

const { files, issues } = findClockIssues(join(import.meta.dirname, "../.."));
for (const issue of issues) console.error(issue);
console.log(`clock: ${files} files, ${issues.length} that take time or chance past the platform`);
process.exitCode = issues.length > 0 || files === 0 ? 1 : 0;
