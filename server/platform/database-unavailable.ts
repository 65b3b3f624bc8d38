/**
 * The database cannot answer now: gone, starting, overloaded or too slow. What was asked may or may not have been
 * done; a repeated write is safe by its idempotency key.
 */
export class DatabaseUnavailable extends Error {
  readonly code = "E-BUSY";

  constructor(cause: unknown) {
    super("the database does not answer", { cause });
    this.name = "DatabaseUnavailable";
  }
}

/**
 * Whether a failure means "no database", wherever it was thrown: here, by `pg`, or wrapped by Drizzle.
 * Goes by names and codes, because the platform and the bundle each have their own copy of the class.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if (at.name === "DatabaseUnavailable") return true;
    const { code, syscall } = at as { code?: unknown; syscall?: unknown };
    if (typeof code === "string" && (networkCodes.has(code) || serverCodes.test(code))) return true;
    // The socket of a PostgreSQL that is gone, as opposed to any missing file.
    if (code === "ENOENT" && syscall === "connect") return true;
    if (driverMessages.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some(isDatabaseUnavailable)) return true;
  }
  return false;
}

const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/**
 * SQLSTATE: 08 connection, 53 resources, 57014 cancelled by the time limit, 57P01-57P03 shutdown and start,
 * 57P05 idle session, 25006 read-only (a replica that is not yet the primary), 58030 input/output.
 */
const serverCodes = /^(08...|53...|57014|57P0[1235]|25006|58030)$/;

/** `pg` has no codes for these. */
const driverMessages =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end)/;
