import type { LookFinish, LookLayer } from "#contracts/look.ts";
import type { Finish } from "#contracts/monster.ts";

/** The four wells of a palette, in the order in which a hand takes from them. */
export const panRoles = ["base", "main", "deep", "light"] as const;
export type PanRole = (typeof panRoles)[number];

/** What lies in a well. */
export interface Pan {
  hex: string;
  finish: Finish;
}

/** A mascara by what its brush does to a lash; 0 nothing, 1 as much as any brush. */
export interface Brush {
  hex: string;
  length: number;
  curl: number;
  density: number;
  thickness: number;
}

/** A liner by its tip: `thickness` 1 is half the lid, `wing` 1 a third of the eye beyond the corner. */
export interface Pen {
  hex: string;
  thickness: number;
  wing: number;
}

/** How strongly each is worn, 0.2 to 1. */
export interface EyeAmounts {
  lids: number;
  lashes: number;
  line: number;
}

/** The layers of four wells on the lids, wherever the palette was put together; an empty well is bare. */
export function paletteLayers(
  pans: Readonly<Partial<Record<PanRole, Pan | null | undefined>>>,
  amount: number,
): LookLayer[] {
  return panRoles.flatMap((panRole): LookLayer[] => {
    const pan = pans[panRole];
    return pan
      ? [{ kind: "shadow", well: panRole, hex: pan.hex, finish: lookFinishOf(pan.finish), intensity: amount }]
      : [];
  });
}

/** The layer of a mascara, from the catalogue or of the visitor's own making. */
export function lashLayer({ hex, length, curl, density, thickness }: Brush, amount: number): LookLayer {
  return { kind: "lashes", hex, length, curl, density, thickness, intensity: amount };
}

/** The layer of a liner. */
export function lineLayer({ hex, thickness, wing }: Pen, amount: number): LookLayer {
  return { kind: "liner", hex, thickness, wing, intensity: amount };
}

/** What the catalogue calls "any" has no finish of its own and is worn as satin. */
export function lookFinishOf(finish: Finish): LookFinish {
  return finish === "any" ? "satin" : finish;
}
