import type { AnswerFacts } from "../rules/cache-policy.ts";

/** What decides about an answer. */
export const answerFactsOf = ({ status, type, redirected, headers }: Response): AnswerFacts => ({
  status,
  type,
  isRedirected: redirected,
  cacheControl: headers.get("cache-control"),
});
