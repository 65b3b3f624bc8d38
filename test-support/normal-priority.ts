import { spawnSync } from "node:child_process";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

const scripts = join(import.meta.dirname, "../.cache/programs");

/**
 * The path of a script that starts a Chromium which cannot raise its priority. As root of Linux it raises whatever draws;
 * where a processor plays the graphics chip that is most of its work, and the zone beside it waits for seconds. Anywhere
 * else, or without `setpriv`, it is the path that was given.
 * @param program the Chromium's own path
 */
export function withNormalPriority(program: string): string {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return program;
  const command = ["setpriv", "--inh-caps=-sys_nice", "--bounding-set=-sys_nice"];
  if (spawnSync(command[0]!, [...command.slice(1), "true"]).status !== 0) return program;
  mkdirSync(scripts, { recursive: true });
  const script = join(scripts, basename(program));
  // In one step: others start theirs meanwhile.
  writeFileSync(`${script}.${process.pid}`, `#!/bin/sh\nexec ${command.join(" ")} "${program}" "$@"\n`, {
    mode: 0o755,
  });
  renameSync(`${script}.${process.pid}`, script);
  return script;
}
