import type { Look } from "#contracts/look.ts";
import { layerOf } from "./slots.ts";

/** How far what is drawn by hand reaches, whatever its colour. */
export interface LookReach {
  /** Lip and line over the lips' own edge: 0 not at all, 1 as far as their mask goes. */
  over: number;
  /** How much of a brow's shade its hairs take. */
  browHair: number;
  /** How much of it lies on the skin between them. */
  browSkin: number;
  /** How far the arch of a brow is raised on the flat skin; below 0 it is taken down. */
  browRise: number;
}

const riseOf = { straight: -0.011, arched: 0.011 } as const;

/** A pencil colours hairs and leaves a little between them; a powder fills in, a gel lies on the hairs alone. */
const browReach = {
  pencil: { browHair: 0.8, browSkin: 0.28 },
  powder: { browHair: 0.65, browSkin: 0.46 },
  gel: { browHair: 0.9, browSkin: 0.08 },
} as const;

/** From where to where a brow lies on the flat skin, from the middle of the face. */
const browSpan = { from: 0.06, to: 0.27 } as const;

/** How much of the rise there is at a place of the flat skin: most at two thirds of the brow, none at its ends. As in GLSL. */
export function browBendAt(u: number): number {
  const along = Math.min(1, Math.max(0, (Math.abs(u - 0.5) - browSpan.from) / (browSpan.to - browSpan.from)));
  return 4.2 * along * (1 - along) * (0.35 + along);
}

/** The same as a function of the shaders. */
export const browBendFunction = `float browBendAt(float u) {
  float along = clamp((abs(u - .5) - ${browSpan.from}) / ${browSpan.to - browSpan.from}, 0., 1.);
  return 4.2 * along * (1. - along) * (.35 + along);
}`;

/** The reach of a look. */
export function lookReachOf(look: Look): LookReach {
  const line = layerOf(look, "lip-line");
  const over = line && line.intensity > 0 ? (line.over ?? 0) : 0;
  const brow = layerOf(look, "brow");
  return { over, ...browReach[brow?.finish ?? "pencil"], browRise: brow?.shape ? riseOf[brow.shape] : 0 };
}
