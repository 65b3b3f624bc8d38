// One address sends photos that are costly to open, twelve at a time, while others load styles and send photos of their own.
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { systemRandom } from "#server/platform/random.ts";
import type { Attack, Target, Verdict } from "./attack.ts";
import { type Caller, createAgent, createCaller, describeStatuses, quantile, type Reply } from "./http-client.ts";
import { makeHeavyPictures } from "./heavy-pictures.ts";
import { largerOf, readTreeMemory, type TreeMemory } from "./process-memory.ts";

const inFlight = 12;

export const attack: Attack = { name: "photos", run };

async function run({ origin, hub: { pid }, isShort }: Target): Promise<Verdict[]> {
  const durationMs = isShort ? 5_000 : 15_000;
  const agent = createAgent();
  const pictures = await makeHeavyPictures();
  const reader = createCaller(origin, agent, "198.51.100.1");
  const stylesheet = /href="(\/build\/[^"]+\.css)"/.exec((await reader.get("/review")).body.toString())?.[1] ?? "/";
  await measureWaits(reader, stylesheet, 1_000);
  const quiet = await measureWaits(reader, stylesheet, 3_000);

  const before = readTreeMemory(pid);
  const endsAtMs = performance.now() + durationMs;
  const attackers = Array.from({ length: inFlight }, async (_, i) => {
    const attacker = createCaller(origin, agent, "203.0.113.7");
    await attacker.login();
    const replies: Reply[] = [];
    for (let n = i; performance.now() < endsAtMs; n += 1) {
      replies.push(await sendPhoto(attacker, pictures[n % pictures.length]?.bytes ?? new Uint8Array()));
      // Refused at once, it would only count how fast this machine can ask.
      await setTimeout(50);
    }
    return replies;
  });
  const [waits, honest, peak, attacks] = await Promise.all([
    measureWaits(reader, stylesheet, durationMs),
    sendHonestPhotos(origin, agent, endsAtMs),
    measurePeak(pid, endsAtMs),
    Promise.all(attackers),
  ]);
  agent.destroy();
  const verdicts = judge({ quiet, waits, honest, before, peak, replies: attacks.flat() });
  return isShort ? verdicts.filter(({ isFullOnly }) => !isFullOnly) : verdicts;
}

function judge(seen: {
  quiet: number[];
  waits: number[];
  honest: Reply[];
  before: TreeMemory;
  peak: TreeMemory;
  replies: Reply[];
}): Verdict[] {
  const { quiet, waits, honest, before, peak, replies } = seen;
  const peakMb = peak.ownMb + peak.childrenMb;
  const addedMb = peakMb - before.ownMb - before.childrenMb;
  const refused = replies.filter(({ status }) => status === 429 || status === 503);
  const failed = replies.filter(({ status }) => status === 0 || status === 500);
  const p99 = quantile(waits, 0.99);
  const taken = honest.filter(({ status }) => status === 200).length;
  const slowest = Math.max(0, ...honest.map(({ waitMs }) => waitMs));
  return [
    {
      what: `styles while ${replies.length} photos come, p99`,
      value: `${p99.toFixed(0)} ms of ${waits.length} (quiet: ${quantile(quiet, 0.99).toFixed(0)} ms)`,
      ...{ goal: "≤ 100 ms", isMet: p99 <= 100, isFullOnly: true },
    },
    {
      what: "memory at its peak",
      value: `${peak.ownMb.toFixed(0)} + ${peak.childrenMb.toFixed(0)} MB (quiet: ${before.ownMb.toFixed(0)} MB)`,
      ...{ goal: "≤ 400 MB", isMet: peakMb <= 400, isFullOnly: true },
    },
    {
      what: "memory that the photos add",
      value: `${addedMb.toFixed(0)} MB`,
      ...{ goal: "≤ 400 MB", isMet: addedMb <= 400 },
    },
    {
      what: "honest photos from another address",
      value: `${taken} of ${honest.length} taken`,
      ...{ goal: "all", isMet: taken === honest.length },
    },
    {
      what: "the slowest of them",
      value: `${(slowest / 1_000).toFixed(1)} s`,
      ...{ goal: "≤ 10 s", isMet: slowest <= 10_000, isFullOnly: true },
    },
    {
      what: "photos that were refused, with the time to come again",
      value: `${refused.filter(({ retryAfter }) => Number(retryAfter) > 0).length} of ${refused.length}`,
      ...{ goal: "all", isMet: refused.every(({ retryAfter }) => Number(retryAfter) > 0) },
    },
    {
      what: "errors of ours",
      value: `${failed.length}; all answers: ${describeStatuses(replies)}; honest: ${describeStatuses(honest)}`,
      ...{ goal: "0", isMet: failed.length === 0 },
    },
  ];
}

const sendPhoto = (caller: Caller, bytes: Uint8Array): Promise<Reply> =>
  caller.post("/api/review/photos", bytes, {
    ...{ "content-type": "image/jpeg", "idempotency-key": systemRandom.uuid() },
  });

/** A photo every two seconds, each by a visitor of its own. */
async function sendHonestPhotos(
  origin: string,
  agent: ReturnType<typeof createAgent>,
  endsAtMs: number,
): Promise<Reply[]> {
  const bytes = await sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: "#ae0d29" } })
    .jpeg()
    .toBuffer();
  const replies: Reply[] = [];
  while (performance.now() < endsAtMs) {
    const visitor = createCaller(origin, agent, `192.0.2.${replies.length + 1}`);
    await visitor.login();
    replies.push(await sendPhoto(visitor, bytes));
    await setTimeout(2_000);
  }
  return replies;
}

async function measureWaits(reader: Caller, path: string, forMs: number): Promise<number[]> {
  const waits: number[] = [];
  for (const endsAtMs = performance.now() + forMs; performance.now() < endsAtMs; await setTimeout(25)) {
    waits.push((await reader.get(path)).waitMs);
  }
  return waits;
}

async function measurePeak(pid: number, endsAtMs: number): Promise<TreeMemory> {
  let peak = readTreeMemory(pid);
  for (; performance.now() < endsAtMs; await setTimeout(100)) peak = largerOf(peak, readTreeMemory(pid));
  return peak;
}
