import { readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fastTempFolder } from "./fast-temp-folder.ts";
import { runningPostmaster } from "#server/platform/postgres/postmaster-file.ts";
import { stateOf } from "#server/platform/postgres/process-state.ts";

/** Folders of test databases: this, the id of the process that made it, and some letters. */
export const testDirPrefix = "kate-test-postgres-";

/** Ends and removes test databases whose run was killed before it could clean up. */
export async function removeStaleDatabases(): Promise<void> {
  for (const folder of new Set([tmpdir(), await fastTempFolder()])) {
    const names = await readdir(folder);
    const ownerPid = (name: string) => Number(name.slice(testDirPrefix.length).split("-", 1)[0]);
    const stale = names.filter((name) => name.startsWith(testDirPrefix) && stateOf(ownerPid(name)) !== "running");
    // Another user's leftovers are that user's to remove.
    await Promise.all(stale.map((name) => remove(join(folder, name)).catch(() => {})));
  }
}

async function remove(dataDir: string): Promise<void> {
  const movedTo = await readFile(join(dataDir, "postgres.place"), "utf8").catch(() => null);
  const postgresDir = movedTo?.trim() ?? join(dataDir, "postgres");
  const running = runningPostmaster(join(postgresDir, "pg"));
  if (running !== null) process.kill(running.pid, "SIGQUIT");
  await rm(postgresDir, { recursive: true, force: true, maxRetries: 5 });
  await rm(dataDir, { recursive: true, force: true });
}
