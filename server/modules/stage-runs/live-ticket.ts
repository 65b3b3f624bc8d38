import type { Queries } from "../../platform/database.ts";
import { deleteInBatches } from "../../platform/delete-in-batches.ts";
import { type RunTicket, ticketLifeMs } from "./run-ticket.ts";

/** Notes that a visitor was given a ticket: the time of the one before ends here. */
export async function saveTicket(
  queries: Queries,
  { visitorId, runId, now }: { visitorId: string; runId: string; now: Date },
): Promise<void> {
  await queries.query({
    name: "keep-run-ticket",
    text: "INSERT INTO run_tickets (visitor_id, issued_at, run_id) VALUES ($1, $2, $3)",
    values: [visitorId, now, runId],
  });
}

/** When the visitor took the next ticket after this one; null when it is the last. Of two of one moment one has no time at all. */
export async function getTicketEnd(
  queries: Queries,
  visitorId: string,
  { runId, issuedAtMs }: RunTicket,
): Promise<Date | null> {
  const [row] = await queries.query({
    name: "run-ticket-end",
    text: `SELECT min(issued_at) AS ended_at FROM run_tickets
           WHERE visitor_id = $1 AND (issued_at, run_id) > ($2::timestamptz, $3::uuid)`,
    values: [visitorId, new Date(issuedAtMs), runId],
  });
  return row?.ended_at ?? null;
}

/** Deletes what no ticket that still lives is held against. */
export async function deleteOldTickets(database: Queries, now: Date, signal: AbortSignal): Promise<void> {
  const old = { table: "run_tickets", where: "issued_at < $1", values: [new Date(now.getTime() - 2 * ticketLifeMs)] };
  await deleteInBatches(database, old, signal);
}
