import { nextJstMidnight } from "#contracts/jst-calendar.ts";
import type { LocalStore } from "./local-store.ts";
import { type ApiPath, newIdempotencyKey } from "./api-fetch.ts";

/** One thing the visitor wants done: a vote, a wish, a draw. */
export interface WriteIntent {
  /** Says what it is for, so that a second press is known to be the same: `lmv-vote`, `wish-lip-01`. */
  name: string;
  path: ApiPath;
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  /** Plain data. */
  body?: unknown;
}

/** An intent whose answer has not come yet. */
export interface PendingWrite extends WriteIntent {
  key: string;
  /** What is wanted for a day is not done on another. */
  validUntilMs: number;
  /** How often it was sent by itself and the server could not take it. */
  repeats: number;
}

const storeKey = "kz_pending";
const maxRepeats = 5;

/** The writes whose answers have not come, kept over reloads. */
export interface PendingWrites {
  /** Notes an intent before it is sent. The same intent again has the same key, so that it is done once. */
  save(intent: WriteIntent): PendingWrite;
  /** The answer has come, whatever it says. */
  delete(key: string): void;
  /** What to send again by itself now. */
  listDue(): PendingWrite[];
  /** The server heard it and could not take it; after five times it is given up. A line that is away is not counted. */
  countRepeat(key: string): void;
}

export function createPendingWrites(store: LocalStore, now: () => number = Date.now): PendingWrites {
  const list = (): PendingWrite[] => parseWrites(store.get(storeKey)).filter((write) => write.validUntilMs > now());
  const save = (writes: PendingWrite[]): void => store.set(storeKey, writes.length > 0 ? JSON.stringify(writes) : null);

  return {
    save(intent) {
      const writes = list();
      const same = writes.find((write) => isSame(write, intent));
      if (same) return same;
      const write = { ...intent, key: newIdempotencyKey(), validUntilMs: nextJstMidnight(now()).getTime(), repeats: 0 };
      save([...writes.filter(({ name }) => name !== intent.name), write]);
      return write;
    },
    delete: (key) => save(list().filter((write) => write.key !== key)),
    listDue: list,
    countRepeat(key) {
      const writes = list().map((write) => (write.key === key ? { ...write, repeats: write.repeats + 1 } : write));
      save(writes.filter(({ repeats }) => repeats < maxRepeats));
    },
  };
}

function isSame(write: PendingWrite, { name, path, method, body }: WriteIntent): boolean {
  return (
    write.name === name &&
    write.path === path &&
    write.method === method &&
    JSON.stringify(write.body) === JSON.stringify(body)
  );
}

/** What another version or another hand left in the store is not trusted. */
function parseWrites(text: string | null): PendingWrite[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter(isPendingWrite) : [];
  } catch {
    return [];
  }
}

function isPendingWrite(value: unknown): value is PendingWrite {
  const { name, path, method, key, validUntilMs, repeats } = (value ?? {}) as Partial<PendingWrite>;
  const isOurs = typeof path === "string" && path.startsWith("/api/") && !path.includes("..");
  return (
    isOurs &&
    [name, method, key].every((text) => typeof text === "string") &&
    [validUntilMs, repeats].every(Number.isFinite)
  );
}
