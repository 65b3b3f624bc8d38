import { createHash } from "node:crypto";
import type { Queries } from "../../platform/database.ts";

/** Something an operator did. */
export interface AuditEvent {
  at: Date;
  /** Noun and verb: `campaign.publish`. */
  action: string;
  /** The id of what it was done to. */
  subject: string;
  /** Plain data that a reader of the log needs; nothing of a visitor but ids. */
  detail?: Record<string, unknown>;
}

/** An action as it stands in the log. */
export interface AuditEntry extends Required<AuditEvent> {
  number: number;
  hash: string;
}

/** What the whole log is: how many entries, and the first whose hash does not fit; null when all fit. */
export interface AuditCheck {
  entries: number;
  brokenAt: number | null;
  /** The hash of the last entry; "" of an empty log. Noted elsewhere, it also shows entries cut off at the end. */
  head: string;
}

/** One lock for all who write, so that every entry knows the one before. */
const lockId = 72_191;

/** Adds an entry. Belongs into the transaction of the action itself: both happen or neither. */
export async function appendAudit(queries: Queries, event: AuditEvent): Promise<AuditEntry> {
  await queries.query({ text: "SELECT pg_advisory_xact_lock($1)", values: [lockId] });
  const [last] = await queries.query({
    text: "SELECT number, hash FROM audit_log ORDER BY number DESC LIMIT 1",
  });
  const entry = { number: (last?.number ?? 0) + 1, detail: {}, ...event };
  const hash = hashEntry(entry, last?.hash ?? "");
  await queries.query({
    text: "INSERT INTO audit_log (number, at, action, subject, detail, hash) VALUES ($1, $2, $3, $4, $5, $6)",
    values: [entry.number, entry.at, entry.action, entry.subject, JSON.stringify(entry.detail), hash],
  });
  return { ...entry, hash };
}

/** The newest entries, the last action first. */
export async function listAuditEntries(queries: Queries, limit = 50): Promise<AuditEntry[]> {
  return queries.query({
    text: "SELECT number, at, action, subject, detail, hash FROM audit_log ORDER BY number DESC LIMIT $1",
    values: [limit],
  });
}

/** Computes every hash anew. An entry that was changed, taken out or slipped in breaks the one it stands at. */
export async function verifyAudit(queries: Queries): Promise<AuditCheck> {
  const page = 1_000;
  let [entries, head] = [0, ""];
  for (;;) {
    const rows = await queries.query({
      text: "SELECT number, at, action, subject, detail, hash FROM audit_log WHERE number > $1 ORDER BY number LIMIT $2",
      values: [entries, page],
    });
    for (const row of rows) {
      if (row.number !== entries + 1 || row.hash !== hashEntry(row, head))
        return { entries, brokenAt: entries + 1, head };
      entries = row.number;
      head = row.hash;
    }
    if (rows.length < page) return { entries, brokenAt: null, head };
  }
}

function hashEntry({ number, at, action, subject, detail }: Omit<AuditEntry, "hash">, previousHash: string): string {
  const payload = JSON.stringify([number, at.toISOString(), action, subject, sortKeys(detail)]);
  return createHash("sha256").update(`kate-zone audit\n${previousHash}\n${payload}`).digest("hex");
}

/** The database keeps keys in an order of its own. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sortKeys(part)]),
  );
}
