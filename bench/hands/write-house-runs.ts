// Lets the monsters of the house play every board and keeps what came of it. After any change to how the stages play.
//   node bench/hands/write-house-runs.ts
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { recordHandRun } from "./play-by-hand.ts";
import { createRng } from "#app/kits/game/rng.ts";
import { resultOf } from "#app/kits/game/replay/replay.ts";
import { type Board, type HouseRun, houseMonsters, houseSetup } from "#app/sites/lmw/house-runs/house-run.ts";
import { gameRules } from "#app/sites/lmw/rules/game-rules.ts";
import { houseHands } from "./house-hands.ts";

const file = join(import.meta.dirname, "../../app/sites/lmw/house-runs/house-runs.json");
/** A run is played so often, by other dice, and the middle one of those that got through is kept: a usual one. */
const triesPerHand = 20;
const enough = 5;

const boards = [1, 2, 3, 4, 5, 6].flatMap((stage) =>
  ([0, 1, 2] as const).flatMap((difficulty) =>
    [false, true].map((isAssisted): Board => ({
      stage,
      difficulty,
      isAssisted,
    })),
  ),
);
const runs = boards.flatMap((board) =>
  houseMonsters(board.stage).map((monster, i) => playForHouse({ ...board, monster }, (i + board.difficulty) % 4)),
);
writeFileSync(file, `[\n${runs.map((run) => JSON.stringify(run)).join(",\n")}\n]\n`);

/** A usual run of a monster; where its hand does not get through, a surer one plays. */
function playForHouse(run: Board & { monster: number }, firstHand: number): HouseRun {
  const setup = houseSetup(run);
  for (const hand of houseHands.slice(firstHand)) {
    const cleared = [];
    for (let dice = 1; dice <= triesPerHand && cleared.length < enough; dice++) {
      const recording = recordHandRun(gameRules, setup, hand, createRng(dice));
      const { state, score, rank } = resultOf(recording.world);
      if (state === "cleared") cleared.push({ score, rank, bytes: recording.bytes() });
    }
    const usual = cleared.toSorted((a, b) => a.score - b.score)[cleared.length >> 1];
    if (!usual) continue;
    const { score, rank, bytes } = usual;
    console.log(
      `stage ${run.stage}.${run.difficulty} monster ${run.monster} ${hand.name}: ${score}, ${bytes.length} bytes`,
    );
    return { ...run, score, rank, log: brotliCompressSync(bytes).toString("base64") };
  }
  throw new Error(`nobody gets through: ${JSON.stringify(run)}`);
}
