import { copyTemplate } from "./postgres/test-postgres.ts";
import { startHub, type Hub } from "./hub-server.ts";
import { patientDatabase } from "./patient-database.ts";

/** Where the run's global set-up leaves the address of its PostgreSQL for the workers. */
export const adminUrlName = "KATE_TEST_ADMIN_URL";

/** Nobody weighs the pages of these zones. */
const relaxedLimits = { ...patientDatabase, PAGE_QUALITY: "5" };

/**
 * Starts a zone on a database of its own, unless `env` names one. The database goes with the run's server: dropping it
 * would force a checkpoint that every other worker waits for.
 */
export async function startWorkerHub(env: Record<string, string> = {}): Promise<Hub> {
  const adminUrl = process.env[adminUrlName];
  if (adminUrl === undefined) throw new Error("no PostgreSQL of the run: start the journeys with playwright test");
  return startHub(env.DATABASE_URL ?? (await copyTemplate(adminUrl)).url, { ...relaxedLimits, ...env });
}
