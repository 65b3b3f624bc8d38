import type { AnswerFacts } from "../rules/fate.ts";

/** What decides about an answer. */
export const factsOf = ({ status, type, redirected, headers }: Response): AnswerFacts => ({
  status,
  type,
  isRedirected: redirected,
  cacheControl: headers.get("cache-control"),
});
