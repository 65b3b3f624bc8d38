/** What becomes of the copy of a page when the server has answered for it. */
export type CacheDecision = "keep" | "drop" | "leave";

/** The facts of an answer that decide. */
export interface AnswerFacts {
  status: number;
  /** `basic` is an answer of this origin; a redirect that was not followed is `opaqueredirect`. */
  type: string;
  isRedirected: boolean;
  cacheControl: string | null;
}

/**
 * `keep`: the answer takes the place of the copy. `drop`: the page is gone, moved or private now, and so is its copy.
 * `leave`: the server has an error; the copy stays for a time without a network.
 *
 * A script never sees Set-Cookie. The server says `public` only for what is the same for all visitors and sets no
 * cookie, so nothing without that word is kept.
 */
export function decideCaching({ status, type, isRedirected, cacheControl }: AnswerFacts): CacheDecision {
  if (status === 429 || status >= 500) return "leave";
  const directives = (cacheControl ?? "").toLowerCase().split(/\s*,\s*/);
  const isPublic = directives.includes("public") && !directives.includes("no-store") && !directives.includes("private");
  return status === 200 && type === "basic" && !isRedirected && isPublic ? "keep" : "drop";
}

/** For how long after `max-age=0` the server itself lets a cache show a page: `s-maxage` and the time it may be stale. */
export function sharedMaxAgeMs(cacheControl: string | null): number {
  const seconds = (name: string): number => Number(cacheControl?.match(new RegExp(`${name}=(\\d+)`))?.[1] ?? 0);
  return (seconds("s-maxage") + seconds("stale-while-revalidate")) * 1000;
}
