import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Queries } from "../../server/platform/database.ts";
import { treeCpuMicros } from "../cpu-time.ts";

/** The PostgreSQL behind a connection: its folder, and what all of its processes have used of the processor. */
export interface PostgresMeter {
  dataDir: string;
  /** Microseconds since its start, also of processes that ended meanwhile; NaN where /proc is not. */
  cpuMicros(): number;
}

/** Finds the PostgreSQL of this machine that answers these queries. */
export async function meterPostgres(queries: Queries): Promise<PostgresMeter> {
  const [row] = await queries.query({ text: "SELECT current_setting('data_directory') AS dir" });
  const dataDir = row?.dir ?? "";
  const postmaster = Number(readFileSync(join(dataDir, "postmaster.pid"), "utf8").split("\n", 1)[0]);
  return { dataDir, cpuMicros: () => treeCpuMicros(postmaster) };
}
