import { spawn } from "node:child_process";
import { once } from "node:events";
import { relative } from "node:path";

interface Watcher {
  on(event: "all", listener: (event: string, file: string) => void): unknown;
}

/**
 * Merges content/ anew when one of its files changes, comes or goes, and calls `onChange` at once: who answers the next
 * request waits for `isMade`. Faults are printed by the script, and the last good master data stay. The cuts of the
 * typefaces follow in their own time; until then a new character comes in the device's own face.
 */
export function watchContent(watcher: Watcher, root: string, onChange: () => void): { isMade(): Promise<void> } {
  let building: Promise<void> = Promise.resolve();
  let fonts: Promise<void> = Promise.resolve();
  watcher.on("all", (event, file) => {
    if (!/^(add|change|unlink)$/.test(event) || !/^content\/.*\.json$/.test(relative(root, file))) return;
    building = building.then(() => run(root, "tools/content/build-master.ts"));
    fonts = fonts.then(() => building).then(() => run(root, "tools/fonts/build-fonts.ts"));
    onChange();
  });
  return { isMade: () => building };
}

async function run(root: string, script: string): Promise<void> {
  const child = spawn(process.execPath, [script], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  await once(child, "close").catch((error: unknown) => process.stderr.write(`${script}: ${String(error)}\n`));
}
