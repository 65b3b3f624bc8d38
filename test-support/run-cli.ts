import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Hub } from "./hub-server.ts";

const run = promisify(execFile);
const cli = join(import.meta.dirname, "../cli/zone.ts");

/** Runs a command of the operators (`npm run zone -- …`) against the database of a zone. */
export async function runCli(hub: Hub, ...commandArgs: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [cli, ...commandArgs], {
    env: {
      PATH: process.env.PATH,
      // Half of what a command costs is compiling it.
      NODE_COMPILE_CACHE: join(tmpdir(), "kate-zone-compiled"),
      ...{ DATABASE_URL: hub.databaseUrl, DATA_DIR: hub.dataDir },
    },
  });
  return stdout;
}
