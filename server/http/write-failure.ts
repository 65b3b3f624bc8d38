import { isDatabaseUnavailable } from "../platform/database-unavailable.ts";

/** Why the database wrote nothing, in words that give nothing away. The log has its own words. */
export type WriteFailure = "disk full" | "read-only" | "disk failing" | "no answer" | "refused";

/** SQLSTATE: disk_full, read_only_sql_transaction, io_error. */
const failureOfCode: Record<string, WriteFailure> = {
  "53100": "disk full",
  "25006": "read-only",
  "58030": "disk failing",
};

/** What a failed write was due to, however deep the database's own error lies. */
export function findWriteFailure(error: unknown): WriteFailure {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    const failure = typeof code === "string" ? failureOfCode[code] : undefined;
    if (failure !== undefined) return failure;
  }
  return isDatabaseUnavailable(error) ? "no answer" : "refused";
}
