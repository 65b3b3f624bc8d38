import { data } from "react-router";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";

/**
 * For a loader that can show nothing without the database: while it does not answer the page is 503 and E-BUSY, not a
 * fault of ours. Every other failure stays what it is.
 */
export async function orBusy<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw isDatabaseUnavailable(error) ? data(null, { status: 503 }) : error;
  }
}
