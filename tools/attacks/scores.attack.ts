// What a cheat would try on the boards of the lip world, with the engine and a bot of our own. A run takes its time: the zone's
// clock is put forward by it.
import { recordBotRun } from "#app/kits/game/replay/bot-run.ts";
import { gameRules } from "#app/sites/lmw/rules/game-rules.ts";
import { formatMemoryCode } from "#app/sites/mor/rules/memory-code.ts";
import type { StageTicket } from "#contracts/stage-run.ts";
import { systemRandom } from "#server/platform/random.ts";
import { createAdjustableClock } from "#test-support/adjustable-clock.ts";
import type { Attack, Target, Verdict } from "./attack.ts";

const clock = createAdjustableClock();

export const attack: Attack = {
  name: "scores",
  /** Nobody is refused for trying often: what is looked at is what gets through. */
  env: { ...clock.env, LIMITS_FACTOR: "100" },
  run: (target) => cheat(target).finally(() => clock.remove()),
};

async function cheat({ origin }: Target): Promise<Verdict[]> {
  const [cheater, player, thief] = [await openBrowser(origin), await openBrowser(origin), await openBrowser(origin)];
  const locked = [
    ...[3, 4, 5, 6, 7].map((stage) => () => requestTicket(cheater, { stage })),
    ...[2, 12, 23, 24].map((monster) => () => requestTicket(cheater, { monster })),
  ];
  const red = formatMemoryCode({ thing: 1, lantern: 12, letter: [1, 3, 4, 7, 5], gift: 0, verb: 9, noun: 10 });
  const verdicts = [
    await judge("stages under fog and monsters not met", 0, locked),
    await judge("a red without its chapters", 0, [() => cheater.write("/api/mor/red", { code: red })]),
  ];

  // Four tickets at once, a stranger's and a thief's: one wait serves them all.
  const tickets: StageTicket[] = [];
  for (const monster of [1, 13, 17, 1]) tickets.push(await (await requestTicket(cheater, { monster })).json());
  const [theirs, mine] = [await getTicket(player), await getTicket(thief)];
  const runs = tickets.map(({ setup }) => recordBotRun(gameRules, setup));
  const stolen = recordBotRun(gameRules, theirs.setup);
  clock.setAheadMs(Math.max(...[...runs, stolen].map(({ world }) => world.tick)) * 17);
  const submissions = tickets.map(
    ({ ticket }, i) =>
      () =>
        submit(cheater, ticket, runs[i]?.bytes()),
  );
  verdicts.push(await judge("tickets played side by side", 1, submissions, 1));
  verdicts.push(await judge("a run that was played", 1, [() => submit(player, theirs.ticket, stolen.bytes())], 1));
  const ghostOf = async (browser: Browser): Promise<Response> => {
    const ghost = (await (await browser.get(`/api/lmw/stg/runs/${theirs.runId}`)).json()) as { log?: string | null };
    return new Response(null, { status: ghost.log ? 200 : 404 });
  };
  verdicts.push(
    await judge("a run of somebody else's", 0, [() => submit(thief, mine.ticket, stolen.bytes())]),
    await judge("tonight's log of one's own", 1, [() => ghostOf(player)], 1),
    await judge("tonight's log of somebody else's", 0, [() => ghostOf(thief)]),
  );
  return verdicts;
}

/** @param expected how many must pass: what refuses everybody refuses no cheat */
async function judge(
  what: string,
  allowed: number,
  tries: readonly (() => Promise<Response>)[],
  expected = 0,
): Promise<Verdict> {
  let passed = 0;
  for (const attempt of tries) if ((await attempt()).ok) passed++;
  const goal = expected === allowed ? String(allowed) : `≤ ${allowed}`;
  const isMet = passed <= allowed && passed >= expected;
  return { what, value: `${passed} of ${tries.length} passed`, goal, isMet };
}

interface Browser {
  get(path: string): Promise<Response>;
  write(path: string, body: object): Promise<Response>;
}

const requestTicket = (browser: Browser, more: object): Promise<Response> =>
  browser.write("/api/lmw/stg/tickets", { stage: 1, difficulty: 1, monster: 1, ...more });

/** Of another difficulty than the cheater's: the bot plays it otherwise. */
const getTicket = async (browser: Browser): Promise<StageTicket> =>
  (await requestTicket(browser, { difficulty: 0 })).json();

const submit = (browser: Browser, ticket: string, log: Uint8Array = new Uint8Array()): Promise<Response> =>
  browser.write("/api/lmw/stg/results", { ticket, log: Buffer.from(log).toString("base64") });

/** A new visitor, who sends cookies and token as the pages do. */
async function openBrowser(origin: string): Promise<Browser> {
  const session = await fetch(`${origin}/api/login.php`);
  await session.arrayBuffer();
  const pairs = session.headers.getSetCookie().map((line) => line.split(";", 1)[0] ?? "");
  const token = pairs.find((pair) => pair.startsWith("XSRF-TOKEN="))?.slice("XSRF-TOKEN=".length) ?? "";
  const cookie = pairs.join("; ");
  return {
    get: (path) => fetch(origin + path, { headers: { cookie } }),
    write: (path, body) =>
      fetch(origin + path, {
        method: "POST",
        headers: {
          ...{ cookie, "content-type": "application/json", "x-xsrf-token": decodeURIComponent(token) },
          "idempotency-key": systemRandom.uuid(),
        },
        body: JSON.stringify(body),
      }),
  };
}
