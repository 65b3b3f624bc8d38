import { createHash } from "node:crypto";
import type { Queries } from "../../platform/database.ts";

/** Something an operator did. */
export interface Deed {
  at: Date;
  /** Noun and verb: `campaign.publish`. */
  action: string;
  /** The id of what it was done to. */
  subject: string;
  /** Plain data that a reader of the log needs; nothing of a visitor but ids. */
  detail?: Record<string, unknown>;
}

/** A deed as it stands in the log. */
export interface AuditEntry extends Required<Deed> {
  number: number;
  hash: string;
}

/** What the whole log is: how many entries, and the first whose seal does not fit; null when all fit. */
export interface AuditCheck {
  entries: number;
  brokenAt: number | null;
  /** The hash of the last entry; "" of an empty log. Noted elsewhere, it also shows entries cut off at the end. */
  head: string;
}

/** One lock for all who write, so that every entry knows the one before. */
const lockId = 72_191;

/** Adds an entry. Belongs into the transaction of the deed itself: both happen or neither. */
export async function appendAudit(queries: Queries, deed: Deed): Promise<AuditEntry> {
  await queries.query({ text: "SELECT pg_advisory_xact_lock($1)", values: [lockId] });
  const [last] = await queries.query<{ number: number; hash: string }>({
    text: "SELECT number, hash FROM audit_log ORDER BY number DESC LIMIT 1",
  });
  const whole = { number: (last?.number ?? 0) + 1, detail: {}, ...deed };
  const hash = sealOf(whole, last?.hash ?? "");
  await queries.query({
    text: "INSERT INTO audit_log (number, at, action, subject, detail, hash) VALUES ($1, $2, $3, $4, $5, $6)",
    values: [whole.number, whole.at, whole.action, whole.subject, JSON.stringify(whole.detail), hash],
  });
  return { ...whole, hash };
}

/** The newest entries, the last deed first. */
export async function readAudit(queries: Pick<Queries, "query">, limit = 50): Promise<AuditEntry[]> {
  return queries.query<AuditEntry>({
    text: "SELECT number, at, action, subject, detail, hash FROM audit_log ORDER BY number DESC LIMIT $1",
    values: [limit],
  });
}

/** Computes every seal anew. An entry that was changed, taken out or slipped in breaks the one it stands at. */
export async function verifyAudit(queries: Pick<Queries, "query">): Promise<AuditCheck> {
  const page = 1_000;
  let [entries, head] = [0, ""];
  for (;;) {
    const rows = await queries.query<AuditEntry>({
      text: "SELECT number, at, action, subject, detail, hash FROM audit_log WHERE number > $1 ORDER BY number LIMIT $2",
      values: [entries, page],
    });
    for (const row of rows) {
      if (row.number !== entries + 1 || row.hash !== sealOf(row, head)) return { entries, brokenAt: entries + 1, head };
      entries = row.number;
      head = row.hash;
    }
    if (rows.length < page) return { entries, brokenAt: null, head };
  }
}

function sealOf({ number, at, action, subject, detail }: Omit<AuditEntry, "hash">, before: string): string {
  const said = JSON.stringify([number, at.toISOString(), action, subject, sorted(detail)]);
  return createHash("sha256").update(`kate-zone audit\n${before}\n${said}`).digest("hex");
}

/** The database keeps keys in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
