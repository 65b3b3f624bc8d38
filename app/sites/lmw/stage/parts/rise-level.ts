import type { Hud } from "#app/kits/game/view.ts";

/** Tenths of the multiplier between which the second layer of the music comes in. */
const silentUntil = 12;
const fullFrom = 34;
const steps = 8;

/** How much is heard of the layer that rises, 0 to 1, in eighths: the ear needs no more, and the page is told less often. */
export function getRiseLevel(hud: Pick<Hud, "multiplier"> | null): number {
  const share = ((hud?.multiplier ?? 0) - silentUntil) / (fullFrom - silentUntil);
  return Math.round(Math.min(1, Math.max(0, share)) * steps) / steps;
}
