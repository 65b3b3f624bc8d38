import type { Chance, Pen } from "./brushes.ts";
import type { MotifId } from "./motif-of.ts";
import { paintGap } from "./motifs/gap.ts";
import { paintKeyholes } from "./motifs/keyholes.ts";
import { paintLetters } from "./motifs/letters.ts";
import { paintLights } from "./motifs/lights.ts";
import { paintLitWall } from "./motifs/lit-wall.ts";
import { paintMoonKey } from "./motifs/moon-key.ts";
import { paintSnow } from "./motifs/snow.ts";
import { paintStampCard } from "./motifs/stamp-card.ts";

/** Paints each picture, without its words. `chance` makes one differ from the next. */
export const motifs: Record<MotifId, (pen: Pen, chance: Chance) => void> = {
  gap: paintGap,
  letters: paintLetters,
  litWall: paintLitWall,
  moonKey: paintMoonKey,
  keyholes: paintKeyholes,
  snow: paintSnow,
  lights: paintLights,
  stampCard: paintStampCard,
};
