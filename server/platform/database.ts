import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { DatabaseUnavailable, isDatabaseUnavailable } from "./database-unavailable.ts";
import type { Logger } from "./logger.ts";

/** A statement with its values. With a name the server plans it once per connection. */
export type Statement = { name?: string; text: string; values?: readonly unknown[] };

/** What can be asked inside and outside of a transaction. */
export type Queries = {
  /** Runs a statement and gives its rows. Dates come as "YYYY-MM-DD", bigints and counts as numbers. */
  query<Row extends pg.QueryResultRow>(statement: Statement): Promise<Row[]>;
  /** The same connections through Drizzle. Its errors are not converted: ask `isDatabaseUnavailable`. */
  drizzle: NodePgDatabase;
};

/** The database of the app. Every method throws DatabaseUnavailable when it cannot answer. */
export type Database = Queries & {
  /** All of `work` or nothing. `work` must use the queries it is given. */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Closes all connections after what they are doing. */
  stop(): Promise<void>;
};

/** Time to get a connection, from the queue or new, where nothing else is said: an answer of 503 must leave within a second. */
const usualConnectWithinMs = 800;
/** The server gives up a statement after this, and the driver a little later, should the server hang. */
const statementWithinMs = 3_000;
const readWithinMs = 3_500;

/** Opens a pool of at most `max` connections. Connects when first asked. */
export function openDatabase(options: {
  url: string;
  max: number;
  logger: Logger;
  connectWithinMs?: number;
}): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max,
    // One stays open, so that an embedded database sees that this process uses it.
    min: 1,
    connectionTimeoutMillis: options.connectWithinMs ?? usualConnectWithinMs,
    statement_timeout: statementWithinMs,
    idle_in_transaction_session_timeout: statementWithinMs,
    query_timeout: readWithinMs,
    application_name: "kate-zone",
    keepAlive: true,
    types: { getTypeParser: parserFor },
  });
  // Connections that break are dropped by the pool. Without listeners their events would end the process: "error" of
  // the pool speaks for the idle ones, and those that are in use tell it by the failing statement.
  pool.on("error", (error) => options.logger.warn("database-connection-lost", { error }));
  pool.on("connect", (client) => client.on("error", () => {}));

  const withClient = async <Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> => {
    let client: pg.PoolClient | undefined;
    let broken = false;
    try {
      client = await pool.connect();
      return await work(client);
    } catch (error) {
      broken = isDatabaseUnavailable(error);
      throw broken ? new DatabaseUnavailable(error) : error;
    } finally {
      // A connection with an ordinary error (a unique value that is taken) is still good.
      client?.release(broken);
    }
  };

  return {
    query: (statement) => withClient((client) => ask(client, statement)),
    drizzle: drizzle(pool),
    transaction: (work) => withClient((client) => transact(client, work)),
    ping: async () => {
      await withClient((client) => ask(client, { text: "SELECT 1" }));
    },
    stop: () => pool.end(),
  };
}

async function ask<Row extends pg.QueryResultRow>(client: pg.ClientBase, statement: Statement): Promise<Row[]> {
  const { rows } = await client.query<Row>({ ...statement, values: [...(statement.values ?? [])] });
  return rows;
}

async function transact<Result>(client: pg.PoolClient, work: (queries: Queries) => Promise<Result>): Promise<Result> {
  await client.query("BEGIN");
  try {
    const result = await work({ query: (statement) => ask(client, statement), drizzle: drizzle(client) });
    await client.query("COMMIT");
    return result;
  } catch (error) {
    // Where the connection is gone the server rolls back by itself, and the first error is the one to tell.
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}

/** The driver would make a date a moment in the time zone of the machine, and a bigint a text. */
function parserFor(oid: number, format?: "text" | "binary"): (value: string) => unknown {
  if (oid === pg.types.builtins.DATE) return (value) => value;
  if (oid === pg.types.builtins.INT8) return Number;
  return pg.types.getTypeParser(oid, format as "text");
}
