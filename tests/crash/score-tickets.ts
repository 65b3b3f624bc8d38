import { suggestMove, wantsSpecial } from "#app/kits/game/bot.ts";
import { suggestChoice } from "#app/kits/game/suggest-choice.ts";
import { specialButton } from "#app/kits/game/player.ts";
import { maxLogTicks } from "#app/kits/game/replay/input-log.ts";
import { startRecording } from "#app/kits/game/replay/replay.ts";
import { playBotRound } from "#app/sites/lmw/games/rules/bots.ts";
import { writeGameLog } from "#app/sites/lmw/games/rules/game-log.ts";
import { gameRules } from "#app/sites/lmw/rules/game-rules.ts";
import type { GameTicket } from "#contracts/lip-game.ts";
import type { StageTicket } from "#contracts/stage-run.ts";
import { systemRandom } from "#server/platform/random.ts";
import { type Cookies, login, post } from "./crash-session.ts";

/** So long before now the tickets were given, by a zone whose clock is behind: longer than any run here takes. */
export const playedAgoMs = 10 * 60_000;
/** So long they are good from now; half an hour from when they were given. */
const usableForMs = 18 * 60_000;

/** A run that was played and not submitted yet. */
export interface PlayedRun {
  cookies: Cookies;
  runId: string;
  ticket: string;
  /** Base64. */
  log: string;
}

/** Runs that wait to be submitted, each with a ticket and a visitor of its own. */
export interface ScoreTickets {
  /** Null when there is none left. */
  takeStageRun(): PlayedRun | null;
  takeGameRun(): PlayedRun | null;
}

/**
 * Takes tickets and plays them.
 * @param address of a zone whose clock is behind by `playedAgoMs`
 * @param counts how many runs of the stages end early, how many are played through, and how many rounds of a game
 */
export async function playRuns(
  address: string,
  counts: { early: number; through: number; games: number },
): Promise<ScoreTickets> {
  const takenAtMs = performance.now();
  const stageRuns: PlayedRun[] = [];
  for (let at = 0; at < counts.early + counts.through; at++)
    stageRuns.push(await playStage(address, at % 8 === 0 && at / 8 < counts.through));
  const gameRuns: PlayedRun[] = [];
  for (let at = 0; at < counts.games; at++) gameRuns.push(await playGame(address));
  const takeFrom = (runs: PlayedRun[]): PlayedRun | null =>
    performance.now() - takenAtMs < usableForMs ? (runs.shift() ?? null) : null;
  return { takeStageRun: () => takeFrom(stageRuns), takeGameRun: () => takeFrom(gameRuns) };
}

async function playStage(address: string, isPlayedThrough: boolean): Promise<PlayedRun> {
  const cookies = await login(address);
  const monster = [1, 13, 17][systemRandom.int(3)];
  const ticket = await takeTicket<StageTicket>(address, "/api/lmw/stg/tickets", cookies, {
    ...{ stage: 1, difficulty: 2, monster },
  });
  const recording = startRecording(gameRules, ticket.setup);
  const { world } = recording;
  // No two hands play alike, and a run that is too much like another's is refused: each goes astray now and then.
  const astray = { untilTick: 0, nextTick: 0, dx: 0, dy: 0 };
  while (world.state === "playing" && world.tick < maxLogTicks - 1) {
    if (world.offer !== null) {
      recording.step(suggestChoice(world));
      continue;
    }
    if (world.tick >= astray.nextTick) {
      astray.untilTick = world.tick + 8 + systemRandom.int(25);
      astray.nextTick = astray.untilTick + (isPlayedThrough ? 20 + systemRandom.int(40) : 0);
      [astray.dx, astray.dy] = [systemRandom.int(7) - 3, systemRandom.int(7) - 3];
    }
    const move = suggestMove(world);
    if (world.tick < astray.untilTick) recording.step({ dx: astray.dx, dy: astray.dy, buttons: 0 });
    else recording.step({ dx: move.dx, dy: move.dy, buttons: wantsSpecial(world, move) ? specialButton : 0 });
  }
  return toRun(cookies, ticket, recording.bytes());
}

/** The fourth game: a minute, and too little is done in it for two rounds to be too much alike. */
async function playGame(address: string): Promise<PlayedRun> {
  const cookies = await login(address);
  const ticket = await takeTicket<GameTicket>(address, "/api/lmw/games/tickets", cookies, {
    ...{ game: 4, kind: "play", isAssisted: false },
  });
  return toRun(cookies, ticket, writeGameLog(playBotRound(ticket.setup, [], systemRandom.int(100))));
}

async function takeTicket<Ticket>(address: string, path: string, cookies: Cookies, wanted: object): Promise<Ticket> {
  const response = await post(address, path, cookies, wanted);
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`);
  return (await response.json()) as Ticket;
}

const toRun = (cookies: Cookies, { runId, ticket }: StageTicket | GameTicket, log: Uint8Array): PlayedRun => ({
  ...{ cookies, runId, ticket },
  log: Buffer.from(log).toString("base64"),
});
