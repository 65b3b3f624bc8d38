// Looks for time and chance taken past platform/clock and platform/random; the linter cannot name `new Date()` without
// arguments. `npm test` runs the same as a unit test.
//   node tools/build/check-clock.ts
import { join } from "node:path";
import { clockFaults } from "./clock-uses.ts";

const { files, faults } = clockFaults(join(import.meta.dirname, "../.."));
for (const fault of faults) console.error(fault);
console.log(`clock: ${files} files, ${faults.length} that take time or chance past the platform`);
process.exitCode = faults.length > 0 || files === 0 ? 1 : 0;
