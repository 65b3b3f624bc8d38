// Plays the golden runs anew and keeps them. Only after a change that is meant to change how the stages play; raise
// `engineVersion` in app/kits/game/rules-hash.ts when the engine did.
//   node tests/determinism/write-golden.ts
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { recordBotRun } from "#app/kits/game/replay/bot-run.ts";
import { replay } from "#app/kits/game/replay/replay.ts";
import { gameRules } from "#app/sites/lmw/rules/game-rules.ts";
import { type GoldenRun, goldenSetups, toGoldenResult } from "./golden-runs.ts";

const runs = goldenSetups().map((setup): GoldenRun => {
  const bytes = recordBotRun(gameRules, setup).bytes();
  const result = toGoldenResult(replay(gameRules, setup, bytes));
  console.log(
    `stage ${setup.stage}.${setup.difficulty} monster ${setup.monster}: ${result.state} ${result.score}, ${bytes.length} bytes`,
  );
  return { setup, log: Buffer.from(bytes).toString("base64"), result };
});
writeFileSync(
  join(import.meta.dirname, "golden.json"),
  `[\n${runs.map((run) => JSON.stringify(run)).join(",\n")}\n]\n`,
);
