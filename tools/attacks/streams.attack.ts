// One address without a cookie opens as many live streams as it gets; then somebody else wants to listen.
import { type ClientRequest, request } from "node:http";
import type { BroadcastStatus } from "#contracts/broadcast.ts";
import { runCli } from "#test-support/run-cli.ts";
import type { Attack, Target, Verdict } from "./attack.ts";
import { createAgent, createCaller } from "./http-client.ts";

const programme = "hitoiro-yawa";

export const attack: Attack = { name: "streams", run };

async function run({ origin, hub, isShort }: Target): Promise<Verdict[]> {
  const tries = isShort ? 500 : 1_000;
  await runCli(hub, "broadcasts", "on", programme);
  const agent = createAgent();
  const now = await createCaller(origin, agent, "198.51.100.1").get("/api/videos/live/now");
  agent.destroy();
  const { airing: broadcast } = JSON.parse(now.body.toString()) as BroadcastStatus;
  const path = `/api/videos/live/events?airing=${broadcast?.id}`;
  const open: ClientRequest[] = [];
  const statuses: number[] = [];
  try {
    for (let at = 0; at < tries; at += 50)
      statuses.push(
        ...(await Promise.all(Array.from({ length: 50 }, () => openStream(origin + path, "203.0.113.7", open)))),
      );
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, i) => openStream(origin + path, `192.0.2.${i}`, open)),
    );
    const taken = statuses.filter((status) => status === 200).length;
    const joined = others.filter((status) => status === 200).length;
    return [
      {
        what: `streams of ${tries} that one address got`,
        value: `${taken}`,
        goal: "1 to 400",
        isMet: taken > 0 && taken <= 400,
      },
      {
        what: "others who listen beside it",
        value: `${joined} of ${others.length}`,
        goal: "all",
        isMet: joined === others.length,
      },
    ];
  } finally {
    for (const one of open) one.destroy();
  }
}

/** The status of a stream, which stays open. */
function openStream(url: string, address: string, open: ClientRequest[]): Promise<number> {
  return new Promise((resolve) => {
    const stream = request(url, { agent: false, headers: { "x-forwarded-for": address } }, (response) => {
      response.on("error", () => {});
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    stream.on("error", () => resolve(0));
    open.push(stream);
    stream.end();
  });
}
