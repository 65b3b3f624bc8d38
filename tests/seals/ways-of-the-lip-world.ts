import { jstDay } from "#contracts/jst-calendar.ts";
import type { GameTicket } from "#contracts/lip-game.ts";
import type { StageTicket } from "#contracts/stage-run.ts";
import { weekAt } from "#server/modules/lip-world/weeks.ts";
import { botRun } from "#app/kits/game/replay/bot-run.ts";
import { gameColours } from "../../app/sites/lmw/games/game-seed.server.ts";
import { botRound } from "../../app/sites/lmw/games/rules/bots.ts";
import { writeGameLog } from "../../app/sites/lmw/games/rules/game-log.ts";
import { gameRules } from "../../app/sites/lmw/rules/game-rules.ts";
import { ballotOf } from "../../app/sites/lmw/weekly/ballot-words.ts";
import { master, times, type Walker, type Ways } from "./walker.ts";

const pool = gameColours(master).map(({ hex }) => hex);
const deed = (me: Walker, what: object) => me.write("POST", "/api/lmw/progress", what);
const base64 = (log: Uint8Array): string => Buffer.from(log).toString("base64");

/** Plays a stage with help, as well as the bot can, and sends the run. */
async function playStage(me: Walker, stage: number, monster = 1): Promise<void> {
  const wish = { stage, monster, difficulty: 1, isAssisted: true };
  const { ticket, setup } = await me.write<StageTicket>("POST", "/api/lmw/stg/tickets", wish);
  const recording = botRun(gameRules, setup);
  me.wait(recording.world.tick * 17);
  await me.write("POST", "/api/lmw/stg/results", { ticket, log: base64(recording.bytes()) });
}

async function playGame(me: Walker, game: number): Promise<void> {
  const wish = { game, kind: "play", isAssisted: false };
  const { ticket, setup } = await me.write<GameTicket>("POST", "/api/lmw/games/tickets", wish);
  const log = botRound(setup, pool, 90);
  me.wait(log.endMs);
  await me.write("POST", "/api/lmw/games/results", { ticket, log: base64(writeGameLog(log)) });
}

/** Meets monsters by their packs; the first by going along with it. */
async function meet(me: Walker, count: number): Promise<void> {
  await deed(me, { kind: "starter", monsterId: "13" });
  const packs = master.products.filter(({ monsterId }) => monsterId !== undefined && monsterId !== "13");
  await times(count - 1, (index) => me.write("POST", "/api/barcode/meetings", { jan: packs[index]?.jan }));
}

/** Until so many different words are struck out, one stage after the other and every night again. */
const strike = (me: Walker, count: number) =>
  times(count === 1 ? 1 : 12, async (run) => {
    if (me.told.includes("twenty-words")) return;
    if (run % 6 === 0 && run > 0) me.nextNight();
    await playStage(me, 1 + (run % 6), 17);
  });

/** The lip world: words, stages, games, monsters, what is found and chosen there. */
export const waysOfTheLipWorld: Ways = {
  "first-word": (me) => strike(me, 1),
  "twenty-words": (me) => strike(me, 20),
  "six-freed": (me) => times(6, (index) => playStage(me, index + 1)),
  "six-stars": (me) => times(6, (index) => playGame(me, index + 1)),
  "five-met": (me) => meet(me, 5),
  "twelve-met": (me) => meet(me, 12),
  "twenty-met": (me) => meet(me, 20),
  treasure: async (me) => void (await deed(me, { kind: "treasure", day: jstDay(me.zone.clock.now()) })),
  ballot: async (me) => {
    const { code } = weekAt(me.zone.clock.now());
    const [saying] = ballotOf(code, master.lipSayings);
    await deed(me, { kind: "ballot", week: code, sayingId: saying?.id });
  },
  // Each monster has three odd tasks; whoever plays long enough with several of them fulfils some.
  "odd-tasks": (me) =>
    times(12, async (run) => {
      if (!me.told.includes("odd-tasks")) await playStage(me, 1 + (run % 3), 1 + run);
    }),
};
