import type { LayerOf, Look, LookLayer } from "#contracts/look.ts";
import { hexToLinear, type Rgb } from "../basics/srgb.ts";
import { type Material, materials } from "./finishes.ts";

/** A place on the face with a mask of its own, in the order in which a hand would put things on. */
export const slotNames = [
  "contour",
  "blush-cheekbone",
  "blush-inner",
  "highlight",
  "shadow-base",
  "shadow-main",
  "shadow-deep",
  "shadow-light",
  "shadow-lower",
  "brow",
  "lip",
  "lip-line",
] as const;
export type SlotName = (typeof slotNames)[number];

/** The makeup in a slot. */
export interface Slot {
  /** Linear light. */
  shade: Rgb;
  /** 0 bare. */
  intensity: number;
  material: Material;
  /** Lips only: 1 fades out towards the edge. */
  inner: number;
}

const bare: Slot = { shade: [0, 0, 0], intensity: 0, material: materials.matte, inner: 0 };

/** The slots of a look, in the order of `slotNames`. Liner and lashes are drawn as lines and have none. */
export function slotsOf(look: Look): Slot[] {
  const slots = new Map<SlotName, Slot>();
  for (const layer of look.layers) {
    const name = slotOf(layer);
    if (name) slots.set(name, toSlot(layer));
  }
  return slotNames.map((name) => slots.get(name) ?? bare);
}

function slotOf(layer: LookLayer): SlotName | null {
  switch (layer.kind) {
    case "shadow":
      return `shadow-${layer.well}`;
    case "blush":
      return `blush-${layer.place}`;
    case "liner":
    case "lashes":
      return null;
    default:
      return layer.kind;
  }
}

function toSlot(layer: LookLayer): Slot {
  return {
    shade: hexToLinear(layer.hex),
    intensity: layer.intensity,
    material: materials["finish" in layer ? layer.finish : "matte"],
    inner: layer.kind === "lip" && layer.spread === "inner" ? 1 : 0,
  };
}

/** The last layer of a kind, which is the one that counts. */
export function layerOf<Kind extends LookLayer["kind"]>(look: Look, kind: Kind): LayerOf<Kind> | null {
  return (look.layers.findLast((layer) => layer.kind === kind) as LayerOf<Kind> | undefined) ?? null;
}
