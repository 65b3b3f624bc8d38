import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Zone } from "./zone-server.ts";

const run = promisify(execFile);
const cli = join(import.meta.dirname, "../cli/zone.ts");

/** Runs a command of the operators (`npm run zone -- …`) against the database of a zone. */
export async function operate(zone: Zone, ...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [cli, ...words], {
    env: { PATH: process.env.PATH, DATABASE_URL: zone.databaseUrl, DATA_DIR: zone.dataDir },
  });
  return stdout;
}
