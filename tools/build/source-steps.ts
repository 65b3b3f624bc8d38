import { runScript } from "./run-script.ts";
import type { Step } from "./run-steps.ts";

/** The steps that make what the app imports or serves and nobody writes; none waits for another. */
export function sourceSteps(root: string): Step[] {
  return [
    { name: "content", run: () => runScript(root, "tools/content/build-master.ts") },
    { name: "fonts", run: (note) => runScript(root, "tools/fonts/build-fonts.ts", note) },
    { name: "makeup", run: () => runScript(root, "tools/makeup/build-makeup.ts") },
    { name: "engine", run: () => runScript(root, "tools/engine/build-engine.ts") },
  ];
}
