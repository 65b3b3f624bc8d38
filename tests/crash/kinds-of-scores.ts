import type { ScoreTickets } from "./score-tickets.ts";
import type { WriteKind } from "./write-kind.ts";

/** A run of the shooting stages. The server plays it again before it stores it. */
export const stageRun = (tickets: ScoreTickets): WriteKind => ({
  name: "stage run",
  stored: "SELECT id AS subject, id || ' ' || score AS told FROM stage_runs",
  create: () => toWrite("/api/lmw/stg/results", tickets.takeStageRun()),
});

/** A round of a small game. */
export const gameRun = (tickets: ScoreTickets): WriteKind => ({
  name: "game round",
  stored: "SELECT id AS subject, id || ' ' || score AS told FROM game_runs",
  create: () => toWrite("/api/lmw/games/results", tickets.takeGameRun()),
});

function toWrite(path: string, run: ReturnType<ScoreTickets["takeStageRun"]>): ReturnType<WriteKind["create"]> {
  if (!run) return null;
  const { runId, cookies, ticket, log } = run;
  return { subject: runId, path, cookies, body: { ticket, log }, told: ["runId", "score"] };
}
