// Three times as many reads as the zone can answer: what is above is refused at once, and the others have their answer in time.
import { setTimeout } from "node:timers/promises";
import type { Attack, Target, Verdict } from "./attack.ts";
import { type Caller, createAgent, createCaller, describeStatuses, quantile, type Reply } from "./http-client.ts";

const path = "/api/review/list";
const concurrency = 24;
const peakMs = 6_000;
const floodMs = 10_000;
const tickMs = 5;
/** Where the machine is fast, so that asking does not become the bottleneck. */
const maxPerSecond = 3_000;
const lateMs = 2_000;

// By one address here and by a crowd in earnest: its limits are not what is tried.
export const attack: Attack = { name: "reads", env: { LIMITS_FACTOR: "1000" }, isTimed: true, run };

async function run({ origin }: Target): Promise<Verdict[]> {
  const agent = createAgent();
  const caller = createCaller(origin, agent, "198.51.100.1");
  await measurePeak(caller, 2_000);
  const peak = await measurePeak(caller, peakMs);
  const replies = await flood(caller, Math.min(maxPerSecond, 3 * peak));
  agent.destroy();
  const good = replies.filter(({ status, waitMs }) => status === 200 && waitMs <= lateMs);
  const late = replies.filter(({ waitMs }) => waitMs > lateMs);
  const refused = replies.filter(({ status }) => status === 503);
  const other = replies.length - refused.length - replies.filter(({ status }) => status === 200).length;
  const goodput = good.length / (floodMs / 1_000) / peak;
  const p99 = quantile(
    replies.map(({ waitMs }) => waitMs),
    0.99,
  );
  return [
    {
      what: `good answers at ${(replies.length / (floodMs / 1_000)).toFixed(0)} reads a second`,
      value: `${goodput.toFixed(2)} of the peak of ${peak.toFixed(0)} a second`,
      ...{ goal: "≥ 0.8", isMet: goodput >= 0.8 },
    },
    {
      what: "answers later than two seconds",
      value: `${late.length} of ${replies.length} (p99 ${p99.toFixed(0)} ms; ${describeStatuses(late)})`,
      ...{ goal: "0", isMet: late.length === 0 },
    },
    {
      what: "refusals that say when to come again",
      value: `${refused.filter(({ retryAfter }) => Number(retryAfter) > 0).length} of ${refused.length}`,
      ...{ goal: "all", isMet: refused.every(({ retryAfter }) => Number(retryAfter) > 0) },
    },
    { what: "other answers", value: String(other), goal: "0", isMet: other === 0 },
  ];
}

/** Answers a second when so many ask, each again when it has its answer. */
async function measurePeak(caller: Caller, forMs: number): Promise<number> {
  const endsAtMs = performance.now() + forMs;
  let count = 0;
  const ask = async (): Promise<void> => {
    while (performance.now() < endsAtMs) if ((await caller.get(path)).status === 200) count += 1;
  };
  await Promise.all(Array.from({ length: concurrency }, ask));
  return count / (forMs / 1_000);
}

/** Asks on, whether there are answers or not. */
async function flood(caller: Caller, perSecond: number): Promise<Reply[]> {
  const requests: Promise<Reply>[] = [];
  const beganAtMs = performance.now();
  for (let passedMs = 0; passedMs < floodMs; passedMs = performance.now() - beganAtMs) {
    while (requests.length < (passedMs / 1_000) * perSecond) requests.push(caller.get(path));
    await setTimeout(tickMs);
  }
  return Promise.all(requests);
}
