import { data } from "react-router";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";

/**
 * For a loader that can show nothing without the database: while it does not answer the page is 503 and E-BUSY, not a
 * fault of ours. Every other failure stays what it is.
 */
export async function rejectAsBusy<T>(query: Promise<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    throw isDatabaseUnavailable(error) ? data(null, { status: 503 }) : error;
  }
}
