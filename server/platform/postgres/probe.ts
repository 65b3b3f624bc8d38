import pg from "pg";
import type { Cluster } from "./cluster.ts";
import { connectionUrl, type Endpoint } from "./endpoint.ts";

/** The database of the app inside its own cluster. */
export const appDatabase = "kate_zone";

const answerWithinMs = 2_000;

/** Whether the postmaster there answers us with our password. Makes the app's database where it is missing. */
export async function letsUsIn(cluster: Cluster, endpoint: Endpoint): Promise<boolean> {
  try {
    await query(connectionUrl(cluster, endpoint, appDatabase), "SELECT 1");
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== unknownDatabase) return false;
  }
  try {
    await query(connectionUrl(cluster, endpoint, "postgres"), `CREATE DATABASE ${appDatabase}`);
    return true;
  } catch (error) {
    return madeMeanwhile.has((error as { code?: string }).code ?? "");
  }
}

const unknownDatabase = "3D000";
/** duplicate_database, and the unique violation that two creations in the same moment end with. */
const madeMeanwhile = new Set(["42P04", "23505"]);

/** How many others use that cluster: connections of clients, this one not counted. */
export async function otherClients(url: string): Promise<number> {
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
