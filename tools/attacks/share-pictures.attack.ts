// One address asks for share pictures that nobody has drawn yet, on 44 connections; others ask for a few of their own.
import { setTimeout } from "node:timers/promises";
import type { Attack, Target, Verdict } from "./attack.ts";
import { createAgent, createCaller, quantile, type Reply } from "./http-client.ts";

const connections = 44;

export const attack: Attack = { name: "share-pictures", run };

async function run({ origin, isShort }: Target): Promise<Verdict[]> {
  const [durationMs, looks] = isShort ? [5_000, 3] : [15_000, 8];
  const agent = createAgent();
  const others = createCaller(origin, agent, "198.51.100.1");
  const known = "/assets/hack/ogp/door-ja";
  await others.get(known);
  const endsAtMs = performance.now() + durationMs;
  let number = 0;
  const attackers = Array.from({ length: connections }, async () => {
    const attacker = createCaller(origin, agent, "203.0.113.7");
    const replies: Reply[] = [];
    for (; performance.now() < endsAtMs; await setTimeout(20))
      replies.push(await attacker.get(newPicture((number += 1))));
    return replies;
  });
  await setTimeout(1_000);
  const fresh: Reply[] = [];
  const cachedReplies: Reply[] = [];
  const drawnReads: Reply[] = [];
  for (let i = 0; i < looks; i += 1) {
    fresh.push(await others.get(newPicture(0xf00000 + i)));
    cachedReplies.push(await others.get(known));
    drawnReads.push(await others.get("/api/review/list"));
    await setTimeout(1_000);
  }
  const replies = (await Promise.all(attackers)).flat();
  agent.destroy();
  const drawn = fresh.filter(({ status }) => status === 200).length;
  const count = (status: number): number => replies.filter((reply) => reply.status === status).length;
  const readMs = quantile(
    drawnReads.map(({ waitMs }) => waitMs),
    0.5,
  );
  const verdicts: Verdict[] = [
    {
      what: "new pictures of others",
      value: `${drawn} of ${fresh.length}`,
      goal: "all",
      isMet: drawn === fresh.length,
    },
    {
      what: "pictures that are there already",
      value: `${cachedReplies.filter(({ status }) => status === 200).length} of ${cachedReplies.length}`,
      ...{ goal: "all", isMet: cachedReplies.every(({ status }) => status === 200) },
    },
    {
      what: `reads beside ${replies.length} pictures of the attacker (${count(200)} drawn, ${count(429)} + ${count(503)} refused), median`,
      value: `${readMs.toFixed(0)} ms`,
      ...{ goal: "≤ 100 ms", isMet: readMs <= 100 },
      isFullOnly: true,
    },
    { what: "errors of ours", value: String(count(500) + count(0)), goal: "0", isMet: count(500) + count(0) === 0 },
  ];
  return isShort ? verdicts.filter(({ isFullOnly }) => !isFullOnly) : verdicts;
}

/** A colour of chameleon: each is a picture of its own. */
const newPicture = (number: number): string =>
  `/assets/chameleon/ogp/${((number * 7_919) & 0xffffff).toString(16).padStart(6, "0")}-lip-01`;
