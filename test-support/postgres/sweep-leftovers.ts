import { readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { quickFolder } from "./quick-folder.ts";
import { runningPostmaster } from "#server/platform/postgres/postmaster-file.ts";
import { stateOf } from "#server/platform/postgres/process-state.ts";

/** Folders of test databases: this, the id of the process that made it, and some letters. */
export const testDirPrefix = "kate-test-postgres-";

/** Ends and removes test databases whose run was killed before it could clean up. */
export async function sweepLeftovers(): Promise<void> {
  for (const folder of new Set([tmpdir(), await quickFolder()])) {
    const names = await readdir(folder);
    const maker = (name: string) => Number(name.slice(testDirPrefix.length).split("-", 1)[0]);
    const left = names.filter((name) => name.startsWith(testDirPrefix) && stateOf(maker(name)) !== "running");
    // Another user's leftovers are that user's to remove.
    await Promise.all(left.map((name) => remove(join(folder, name)).catch(() => {})));
  }
}

async function remove(dataDir: string): Promise<void> {
  const elsewhere = await readFile(join(dataDir, "postgres.place"), "utf8").catch(() => null);
  const home = elsewhere?.trim() ?? join(dataDir, "postgres");
  const running = runningPostmaster(join(home, "pg"));
  if (running !== null) process.kill(running.pid, "SIGQUIT");
  await rm(home, { recursive: true, force: true, maxRetries: 5 });
  await rm(dataDir, { recursive: true, force: true });
}
