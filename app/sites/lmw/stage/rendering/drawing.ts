import type { World } from "#app/kits/game/world.ts";
import type { Effects } from "../play/effects.ts";
import type { StageArt } from "./stage-art.ts";
import type { StageLook } from "./stage-look.ts";
import type { SpriteBatch } from "./stage-renderer.ts";

/** What everything that draws is handed. */
export interface Drawing {
  batch: SpriteBatch;
  art: StageArt;
  look: StageLook;
  world: World;
  /** Share of the way from the last tick to this one. */
  alpha: number;
  effects: Effects;
}
