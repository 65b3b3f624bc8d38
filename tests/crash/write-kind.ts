import type { Cookies } from "./crash-session.ts";

/** A visitor of one visit, and what was told so far: by the kind of write. */
export interface Visit {
  cookies: Cookies;
  visitorId: string;
  told: ReadonlyMap<string, string>;
}

/** One write as a page of ours sends it. */
export interface Write {
  /** Whose or which: with the kind it names the write. The visitor, where it is left out. */
  subject?: string;
  method?: "POST" | "PUT";
  path: string;
  /** JSON, or a picture. */
  body: object | Uint8Array;
  /** Where in the answer stands what its visitor must find again, as `work.id`. */
  told: readonly string[];
  /** What is to be found again and does not stand in the answer. */
  sent?: string;
  /** Two tabs that do it under two keys do it once. Otherwise only the same key says that it is the same. */
  isOnceByItself?: boolean;
  /** Whoever has it sends it, not the visitor of the visit. */
  cookies?: Cookies;
  /** Called once, when it is acknowledged first. */
  onAcknowledged?(told: string): void;
}

/** Something visitors write. */
export interface WriteKind {
  name: string;
  /** What is stored of all visitors: `subject` and `told`, as texts. */
  stored: string;
  /** False for what has no stored answer: sent again after it was acknowledged it is another. */
  isRepeatable?: false;
  /** The next one; null when there is nothing to write now. */
  create(visit: Visit): Write | null;
}

/** What stands in an answer at `work.id`, as a text; "" for nothing. */
export function readAt(answer: unknown, place: string): string {
  const found = place
    .split(".")
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], answer);
  return typeof found === "string" || typeof found === "number" || typeof found === "boolean" ? String(found) : "";
}
