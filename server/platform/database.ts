import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { DatabaseUnavailable, isDatabaseUnavailable } from "./database-unavailable.ts";
import type { Logger } from "./logger.ts";
import type { Metrics } from "./metrics.ts";
import { systemRandom } from "./random.ts";
import type { RowOf, StatementText, ValuesOf } from "./statement-types.ts";

/** A statement with its values. With a name the server plans it once per connection. */
export type Statement<Text extends StatementText> = { name?: string; text: Text } & ([] extends ValuesOf<Text>
  ? { values?: ValuesOf<Text> }
  : { values: ValuesOf<Text> });

/** A statement that no build has seen. */
export type ComposedStatement = { name?: string; text: string; values?: readonly unknown[] };

/** What can be asked inside and outside of a transaction. Dates come as "YYYY-MM-DD", bigints and counts as numbers. */
export type Queries = {
  /**
   * Runs a statement and gives its rows. The text is written where it is asked, of constants, so that its rows and
   * values have the types of the schema: `npm run schema` after a change of a text or a table.
   */
  query<const Text extends StatementText>(statement: Statement<Text>): Promise<RowOf<Text>[]>;
  /** Runs a statement whose text is made of parts at run time: no build checks it. Its rows are a `RowOf` that is checked. */
  queryComposed<Row = never>(statement: ComposedStatement): Promise<Row[]>;
};

/** The database of the app. Every method throws DatabaseUnavailable when it cannot answer. */
export type Database = Queries & {
  /** All of `work` or nothing. `work` must use the queries it is given. */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Closes all connections after what they are doing, or after what they can do in three seconds. */
  stop(): Promise<void>;
};

/** Time to get a connection, from the queue or new, where nothing else is said: an answer of 503 must leave within a second. */
const defaultConnectTimeoutMs = 800;
/** The server gives up a statement after this where nothing else is said: a visitor has left by then. */
export const defaultStatementTimeoutMs = 3_000;
/** For work nobody waits for, whose statements grow with a campaign: a draw or a count that is cut off can never close. */
export const longStatementTimeoutMs = 2 * 60_000;
/** How much later the driver gives up, should the server hang. */
const driverGraceMs = 500;
/** What is still under way this long after the end was asked for is cut off: nothing of it is half done. */
const terminateAfterMs = 3_000;
/** How long the database has to end them itself. */
const terminateGraceMs = 1_000;

export interface DatabaseOptions {
  url: string;
  /** Connections at most. */
  max: number;
  /** Connections that stay open. */
  min?: number;
  logger: Logger;
  connectWithinMs?: number;
  statementWithinMs?: number;
  /** Is told how many connections there are, under this name. */
  reading?: { name: string; metrics: Pick<Metrics, "addReading"> };
}

/** Opens a pool. Connects when first asked. */
export function openDatabase(options: DatabaseOptions): Database {
  // A name of its own, by which its connections are found when they have to be cut off.
  const applicationName = `kate-zone-${systemRandom.uuid()}`;
  const pool = createPool(options, applicationName);
  const clients = new Set<pg.PoolClient>();
  pool.on("connect", (client) => {
    client.on("error", () => {});
    clients.add(client);
  });
  pool.on("remove", (client) => clients.delete(client));
  options.reading?.metrics.addReading({
    name: options.reading.name,
    help: "connections of this process, and calls that wait for one",
    label: "state",
    read: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, awaited: pool.waitingCount }),
  });

  return {
    ...queriesOf((work) => withClient(pool, work)),
    transaction: (work) => withClient(pool, (client) => runTransaction(client, work)),
    ping: async () => {
      await withClient(pool, (client) => client.query("SELECT 1"));
    },
    async stop() {
      const cut = async (): Promise<void> => {
        const terminated = terminateConnections(options.url, applicationName).catch(() => {});
        await Promise.race([terminated, setTimeout(terminateGraceMs)]);
        // A connection whose other end is gone without a word hears of nothing: its socket is taken away.
        for (const client of clients) (client as unknown as pg.Client).end().catch(() => {});
      };
      const timer = globalThis.setTimeout(() => void cut(), terminateAfterMs);
      // The pool also waits for a connection that is being made: nothing of ours goes on in it.
      const late = new AbortController();
      const givenUp = setTimeout(terminateAfterMs + terminateGraceMs, undefined, { signal: late.signal }).catch(
        () => {},
      );
      await Promise.race([pool.end(), givenUp]);
      late.abort();
      clearTimeout(timer);
    },
  };
}

function createPool(options: DatabaseOptions, applicationName: string): pg.Pool {
  const statementWithinMs = options.statementWithinMs ?? defaultStatementTimeoutMs;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max,
    // One stays open, so that an embedded database sees that this process uses it.
    min: options.min ?? 1,
    connectionTimeoutMillis: options.connectWithinMs ?? defaultConnectTimeoutMs,
    statement_timeout: statementWithinMs,
    idle_in_transaction_session_timeout: statementWithinMs,
    query_timeout: statementWithinMs + driverGraceMs,
    application_name: applicationName,
    keepAlive: true,
    types: { getTypeParser: parserFor },
  });
  // Connections that break are dropped by the pool. Without listeners their events would end the process: "error" of
  // the pool speaks for the idle ones, and those that are in use tell it by the failing statement.
  pool.on("error", (error) => options.logger.warn("database-connection-lost", { error }));
  return pool;
}

async function withClient<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  let client: pg.PoolClient | undefined;
  let isBroken = false;
  try {
    client = await pool.connect();
    return await work(client);
  } catch (error) {
    isBroken = isDatabaseUnavailable(error);
    throw isBroken ? new DatabaseUnavailable(error) : error;
  } finally {
    // A connection with an ordinary error (a unique value that is taken) is still good.
    client?.release(isBroken);
  }
}

async function terminateConnections(url: string, applicationName: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: terminateAfterMs });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1", [
      applicationName,
    ]);
  } finally {
    await client.end();
  }
}

/** Both kinds of statements run the same way. */
function queriesOf(withOne: <Result>(work: (client: pg.PoolClient) => Promise<Result>) => Promise<Result>): Queries {
  const run = <Row>(statement: ComposedStatement) => withOne((client) => runStatement<Row>(client, statement));
  return { query: (statement) => run(statement as ComposedStatement), queryComposed: run };
}

async function runStatement<Row>(client: pg.ClientBase, statement: ComposedStatement): Promise<Row[]> {
  const { rows } = await client.query({ ...statement, values: [...(statement.values ?? [])] });
  return rows;
}

async function runTransaction<Result>(
  client: pg.PoolClient,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  await client.query("BEGIN");
  try {
    const result = await work(queriesOf((run) => run(client)));
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
