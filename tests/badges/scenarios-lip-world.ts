import { jstDay } from "#contracts/jst-calendar.ts";
import type { GameTicket } from "#contracts/lip-game.ts";
import type { StageTicket } from "#contracts/stage-run.ts";
import { weekAt } from "#server/modules/lip-world/weeks.ts";
import { recordBotRun } from "#app/kits/game/replay/bot-run.ts";
import { listGameColours } from "../../app/sites/lmw/games/game-seed.server.ts";
import { playBotRound } from "../../app/sites/lmw/games/rules/bots.ts";
import { writeGameLog } from "../../app/sites/lmw/games/rules/game-log.ts";
import { gameRules } from "../../app/sites/lmw/rules/game-rules.ts";
import { getVoteCandidates } from "../../app/sites/lmw/weekly/calendar-picks.ts";
import { master, repeat, type ApiUser, type Scenarios } from "./api-user.ts";

const pool = listGameColours(master).map(({ hex }) => hex);
const postProgress = (user: ApiUser, what: object) => user.write("POST", "/api/lmw/progress", what);
const base64 = (log: Uint8Array): string => Buffer.from(log).toString("base64");

/** Plays a stage with help, as well as the bot can, and sends the run. */
async function playStage(user: ApiUser, stage: number, monster = 1): Promise<void> {
  const mediaWish = { stage, monster, difficulty: 1, isAssisted: true };
  const { ticket, setup } = await user.write<StageTicket>("POST", "/api/lmw/stg/tickets", mediaWish);
  const recording = recordBotRun(gameRules, setup);
  user.wait(recording.world.tick * 17);
  await user.write("POST", "/api/lmw/stg/results", { ticket, log: base64(recording.bytes()) });
}

async function playGame(user: ApiUser, game: number): Promise<void> {
  const mediaWish = { game, kind: "play", isAssisted: false };
  const { ticket, setup } = await user.write<GameTicket>("POST", "/api/lmw/games/tickets", mediaWish);
  const log = playBotRound(setup, pool, 90);
  user.wait(log.endMs);
  await user.write("POST", "/api/lmw/games/results", { ticket, log: base64(writeGameLog(log)) });
}

/** Meets monsters by their packs; the first by going along with it. */
async function meetMonsters(user: ApiUser, count: number): Promise<void> {
  await postProgress(user, { kind: "starter", monsterId: "13" });
  const packs = master.products.filter(({ monsterId }) => monsterId !== undefined && monsterId !== "13");
  await repeat(count - 1, (index) => user.write("POST", "/api/barcode/meetings", { jan: packs[index]?.jan }));
}

/** Until so many different words are struck out, one stage after the other and every night again. */
const crossOutPhrases = (user: ApiUser, count: number) =>
  repeat(count === 1 ? 1 : 12, async (run) => {
    if (user.earnedBadges.includes("twenty-words")) return;
    if (run % 6 === 0 && run > 0) user.nextDay();
    await playStage(user, 1 + (run % 6), 17);
  });

/** The lip world: words, stages, games, monsters, what is found and chosen there. */
export const lipWorldScenarios: Scenarios = {
  "first-word": (user) => crossOutPhrases(user, 1),
  "twenty-words": (user) => crossOutPhrases(user, 20),
  "six-freed": (user) => repeat(6, (index) => playStage(user, index + 1)),
  "six-stars": (user) => repeat(6, (index) => playGame(user, index + 1)),
  "five-met": (user) => meetMonsters(user, 5),
  "twelve-met": (user) => meetMonsters(user, 12),
  "twenty-met": (user) => meetMonsters(user, 20),
  treasure: async (user) => void (await postProgress(user, { kind: "treasure", day: jstDay(user.hub.clock.now()) })),
  ballot: async (user) => {
    const { code } = weekAt(user.hub.clock.now());
    const [phrase] = getVoteCandidates(code, master.lipSayings);
    await postProgress(user, { kind: "ballot", week: code, sayingId: phrase?.id });
  },
  // Each monster has three odd tasks; whoever plays long enough with several of them fulfils some.
  "odd-tasks": async (user) => {
    await meetMonsters(user, 13);
    await repeat(12, async (run) => {
      if (!user.earnedBadges.includes("odd-tasks")) await playStage(user, 1 + (run % 3), 1 + run);
    });
  },
};
