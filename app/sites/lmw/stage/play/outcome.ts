import { resultOf } from "#app/kits/game/replay/replay.ts";
import type { World } from "#app/kits/game/world.ts";
import { phraseOf, type StageBook, type StruckWord } from "../stage-book.ts";
import type { Sent } from "../desk/stage-desk.ts";
import type { Line } from "./talk.ts";

/** How a run ended, as this phone counts; what the server says of it comes later. */
export interface Outcome {
  state: "cleared" | "failed";
  score: number;
  /** 0 none, 1 ○, 2 ◎, 3 ✦. */
  rank: number;
  struck: readonly StruckWord[];
  hits: number;
  wasAssisted: boolean;
  isPractice: boolean;
  /** It ended badly more than once in a row: softer paper is offered, never forced. */
  isOfferedHelp: boolean;
  /** What was lacking for the next rank; null when nothing was, or nothing is counted. */
  lacking: number | null;
  /** What somebody answered to the question at the throne. */
  answer: Line | null;
  sent: Sent | { kind: "sending" };
}

/** What a finished world came to. */
export function outcomeOf(world: World, book: StageBook, answer: Line | null = null): Outcome {
  const { state, score, rank, struck, hits, wasAssisted } = resultOf(world);
  const isPractice = world.setup.isPractice === true;
  const words = struck.map((id) => phraseOf(book, id)).filter((word) => word !== null);
  return {
    state: state === "cleared" ? "cleared" : "failed",
    ...{ score, rank, hits, wasAssisted, isPractice, isOfferedHelp: false },
    ...{ struck: words, answer },
    lacking: isPractice ? null : lackingOf(world, score, rank),
    sent: { kind: "local" },
  };
}

function lackingOf({ stage, setup }: World, score: number, rank: number): number | null {
  const [fine, splendid] = stage.script.ranks[setup.difficulty] ?? [];
  const next = rank < 2 ? fine : rank === 2 ? splendid : undefined;
  return next === undefined || next <= score ? null : next - score;
}
