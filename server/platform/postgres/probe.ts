import pg from "pg";
import type { Cluster } from "./cluster.ts";
import { connectionUrl, type Endpoint } from "./endpoint.ts";

/** The database of the app inside its own cluster. */
export const appDatabase = "kate_zone";

const answerWithinMs = 2_000;

/** `silent`: no answer now, for whatever reason; `refused`: our password is not the one it wants. */
export type ProbeResult = "welcome" | "refused" | "silent";

/** Asks the postmaster there for the app's database, with our password. Makes the database where it is missing. */
export async function probeServer(cluster: Cluster, endpoint: Endpoint): Promise<ProbeResult> {
  const first = await outcome(query(connectionUrl(cluster, endpoint, appDatabase), "SELECT 1"));
  if (first !== unknownDatabase) return answerOf(first);
  return answerOf(await outcome(query(connectionUrl(cluster, endpoint, "postgres"), `CREATE DATABASE ${appDatabase}`)));
}

const done = "done";
const unknownDatabase = "3D000";
/**
 * Codes of a postmaster that is well: duplicate_database and the unique violation of two creations in the same
 * moment, and too_many_connections, which only a busy one says.
 */
const successCodes = new Set([done, "42P04", "23505", "53300"]);
const refusalCodes = new Set(["28P01", "28000"]);

const outcome = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => done,
    (error: { code?: string }) => error.code,
  );

function answerOf(code: string | undefined): ProbeResult {
  if (successCodes.has(code ?? "")) return "welcome";
  return refusalCodes.has(code ?? "") ? "refused" : "silent";
}

/** How many others use that cluster: connections of clients, this one not counted. */
export async function countOtherClients(url: string): Promise<number> {
  const rows = await query<{ others: string }>(
    url,
    "SELECT count(*) AS others FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
  );
  return Number(rows[0]?.others);
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: answerWithinMs,
    application_name: "kate-zone-keeper",
  });
  // What breaks after the answer is of no interest; without a listener it would end the process.
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
