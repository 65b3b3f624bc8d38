/** What becomes of the copy of a page when the server has answered for it. */
export type Fate = "keep" | "drop" | "leave";

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
 * `leave`: the server is in trouble; the copy stays for the day without a network.
 *
 * A script never sees Set-Cookie. The server says `public` only for what is the same for all visitors and sets no
 * cookie, so nothing without that word is kept.
 */
export function fateOf({ status, type, isRedirected, cacheControl }: AnswerFacts): Fate {
  if (status === 429 || status >= 500) return "leave";
  const words = (cacheControl ?? "").toLowerCase().split(/\s*,\s*/);
  const isPublic = words.includes("public") && !words.includes("no-store") && !words.includes("private");
  return status === 200 && type === "basic" && !isRedirected && isPublic ? "keep" : "drop";
}

/** For how long after `max-age=0` the server itself lets a cache show a page: `s-maxage` and the time it may be stale. */
export function sharedLifeMs(cacheControl: string | null): number {
  const seconds = (name: string): number => Number(cacheControl?.match(new RegExp(`${name}=(\\d+)`))?.[1] ?? 0);
  return (seconds("s-maxage") + seconds("stale-while-revalidate")) * 1000;
}
