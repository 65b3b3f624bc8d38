import type { CheckResult } from "#app/kits/basics/check-result.ts";

/** An answer that takes longer than this makes every screen slow. */
const slowMs = 1500;

/** Is there a way to the server? `rttMs` is null when it did not answer. */
export function evaluateNetwork(facts: {
  isOnline: boolean;
  rttMs: number | null;
  isSavingData: boolean;
}): CheckResult {
  const { isOnline, rttMs } = facts;
  const as = (result: CheckResult["result"], verdict: string): CheckResult => ({
    id: "network",
    result,
    verdict,
    facts,
  });
  if (rttMs !== null) return rttMs > slowMs ? as("warn", "slow") : as("ok", "connected");
  return isOnline ? as("no", "unanswered") : as("no", "offline");
}

/** The app whose inner browser this is, or null. What it cannot do, the other checks find out themselves. */
export function evaluateInApp(app: string | null): CheckResult {
  const facts = { app };
  return app === null
    ? { id: "in-app", result: "ok", verdict: "browser", facts }
    : { id: "in-app", result: "warn", verdict: "inside", facts };
}

/** What this browser keeps. `quotaMb` is its own estimate for the hub's data base, null when it does not say. */
export function evaluateStorage(facts: {
  cookies: boolean;
  local: boolean;
  database: boolean;
  quotaMb: number | null;
}): CheckResult {
  const { cookies, local } = facts;
  const as = (result: CheckResult["result"], verdict: string): CheckResult => ({
    id: "storage",
    result,
    verdict,
    facts,
  });
  if (!cookies) return local ? as("warn", "noCookies") : as("no", "nothing");
  return local ? as("ok", "kept") : as("warn", "noLocal");
}
