import type { GameRules } from "#app/kits/game/script.ts";
import { choices, synergies } from "./choices.ts";
import { kinds } from "./kinds.ts";
import { monsters } from "./monsters.ts";
import { paths } from "./paths.ts";
import { firstSeconds } from "./stages/first-seconds.ts";
import { stage1 } from "./stages/stage-1.ts";
import { stage2 } from "./stages/stage-2.ts";
import { stage3 } from "./stages/stage-3.ts";
import { stage4 } from "./stages/stage-4.ts";
import { stage5 } from "./stages/stage-5.ts";
import { stage6 } from "./stages/stage-6.ts";
import { stage7 } from "./stages/stage-7.ts";

/** All rules of the lip world's stages, for the engine in kits/game. */
export const gameRules: GameRules = {
  kinds,
  paths,
  thrown: { kind: "paper", path: "thrown" },
  monsters,
  choices,
  synergies,
  stages: [firstSeconds, stage1, stage2, stage3, stage4, stage5, stage6, stage7],
};
