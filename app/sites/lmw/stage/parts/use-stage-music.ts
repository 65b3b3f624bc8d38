import type { Hud } from "#app/kits/game/view.ts";
import { getAreaMusic, getBossMusic } from "#app/kits/sound/music-names.ts";
import { useMusic, useMusicRise } from "#app/kits/sound/use-sound.ts";
import { getRiseLevel } from "./rise-level.ts";

/** The first twenty seconds are played in the first area. */
const tutorialArea = 1;
const fromTheBeginning = (): number => 0;

/** The theme of the stage's area, which rises with the multiplier; when its Rule stands there in person, the Rule's. */
export function useStageMusic(stage: number, hud: Hud | null): void {
  const area = stage === 0 ? tutorialArea : stage;
  const isBossThere = Boolean(hud?.boss && !hud.boss.id.endsWith("/mid"));
  useMusic(getAreaMusic(area), risingMusic);
  useMusic(isBossThere ? getBossMusic(area) : null, bossWish);
  useMusicRise(getRiseLevel(hud));
}

const risingMusic = { wantsRise: true };
const bossWish = { positionS: fromTheBeginning };
