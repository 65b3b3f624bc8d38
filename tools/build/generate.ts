// Makes what the app imports and nobody writes, without building the app: for `npm run dev`.
//   node tools/build/generate.ts
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { showProgress } from "../setup/progress.mjs";
import { sourceSteps } from "./source-steps.ts";
import { runSteps } from "./run-steps.ts";

const progress = showProgress("generate");
try {
  await runSteps(sourceSteps(join(import.meta.dirname, "../..")), availableParallelism(), progress);
  progress.done();
} catch (error) {
  progress.close();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
