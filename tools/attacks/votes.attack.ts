// One address makes hundreds of visitors who all vote for one monster, beside sixty people; then the day is judged as the clock does it.
import { jstDay } from "#contracts/jst-calendar.ts";
import { countVotes } from "#server/modules/votes/leaderboard.ts";
import { judgeVotes } from "#server/modules/votes/judge-votes.ts";
import { systemClock } from "#server/platform/clock.ts";
import { openDatabase } from "#server/platform/database.ts";
import { memoryLogger } from "#server/platform/logger.ts";
import { systemRandom } from "#server/platform/random.ts";
import type { Attack, Target, Verdict } from "./attack.ts";

const pollId = "lmv-first-ball";
const target = "07";
const people = 60;
const botAddress = "203.0.113.7";

export const attack: Attack = {
  name: "votes",
  /** Nobody is refused for coming often: what is looked at is what is counted. */
  env: { LIMITS_FACTOR: "100", TRUSTED_PROXIES: "loopback" },
  async run({ origin, hub, isShort }: Target): Promise<Verdict[]> {
    const bots = isShort ? 200 : 420;
    let sent = 0;
    for (let at = 0; at < bots; at += 20)
      sent += (await Promise.all(Array.from({ length: 20 }, () => vote(origin, botAddress, target)))).filter(
        Boolean,
      ).length;
    for (let at = 0; at < people; at++) await vote(origin, `198.51.100.${at}`, String((at % 5) + 1).padStart(2, "0"));
    const isNeighbourSent = await vote(origin, botAddress, "08");
    const { standings } = await judgeAndCount(hub.databaseUrl);
    const votesOf = (monsterId: string): number => standings.find((entry) => entry.monsterId === monsterId)?.votes ?? 0;
    const peopleCounted = ["01", "02", "03", "04", "05"].reduce((sum, monsterId) => sum + votesOf(monsterId), 0);
    return [
      {
        what: `votes counted of ${sent} that one address made up`,
        value: String(votesOf(target)),
        goal: "≤ 8",
        isMet: sent === bots && votesOf(target) <= 8,
      },
      {
        what: "votes counted of people elsewhere",
        value: `${peopleCounted} of ${people}`,
        goal: "all",
        isMet: peopleCounted === people,
      },
      {
        what: "the newcomer on that address who votes otherwise",
        value: votesOf("08") === 1 ? "counted" : "set aside",
        goal: "counted",
        isMet: isNeighbourSent && votesOf("08") === 1,
      },
    ];
  },
};

/** A new visitor who votes as the page does. */
async function vote(origin: string, address: string, monsterId: string): Promise<boolean> {
  const from = { "x-forwarded-for": address, "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)" };
  const session = await fetch(`${origin}/api/login.php`, { headers: from });
  await session.arrayBuffer();
  const pairs = session.headers.getSetCookie().map((line) => line.split(";", 1)[0] ?? "");
  const token = pairs.find((pair) => pair.startsWith("XSRF-TOKEN="))?.slice("XSRF-TOKEN=".length) ?? "";
  const write = (path: string, body: object): Promise<Response> =>
    fetch(origin + path, {
      method: "POST",
      headers: {
        ...{ ...from, cookie: pairs.join("; "), "content-type": "application/json" },
        ...{ "x-xsrf-token": decodeURIComponent(token), "idempotency-key": systemRandom.uuid() },
      },
      body: JSON.stringify(body),
    });
  const { ballot } = (await (await write("/api/lmv/ballots", {})).json()) as { ballot?: string };
  return (await write("/api/lmv/votes", { monsterId, ballot })).ok;
}

async function judgeAndCount(databaseUrl: string) {
  const database = openDatabase({ url: databaseUrl, max: 1, logger: memoryLogger(systemClock) });
  try {
    const day = jstDay(systemClock.now());
    await database.transaction((queries) => judgeVotes(queries, { pollId, day }));
    return await countVotes(database, pollId);
  } finally {
    await database.stop();
  }
}
