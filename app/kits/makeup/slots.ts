import type { LayerOf, Look, LookLayer } from "#contracts/look.ts";
import { contourPlaces, highlightPlaces } from "#contracts/look-values.ts";
import { hexToLinear, type Rgb } from "../basics/srgb.ts";
import { type Material, materials } from "./finishes.ts";
import { type SlotName, slotNames } from "./mesh-facts.ts";

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

/** The slots of a look, in the order of `slotNames`. Liner and lashes are drawn as lines, a base as the skin itself. */
export function slotsOf(look: Look): Slot[] {
  const slots = new Map<SlotName, Slot>();
  for (const layer of look.layers) {
    for (const name of slotsFor(layer)) slots.set(name, toSlot(layer));
  }
  return slotNames.map((name) => slots.get(name) ?? bare);
}

/** Where a layer lies; one that names no place lies in all of its kind. */
function slotsFor(layer: LookLayer): readonly SlotName[] {
  switch (layer.kind) {
    case "shadow":
      return [`shadow-${layer.well}`];
    case "blush":
      return [`blush-${layer.place}`];
    case "contour":
      return (layer.place ? [layer.place] : contourPlaces).map((place) => `contour-${place}` as const);
    case "highlight":
      return (layer.place ? [layer.place] : highlightPlaces).map((place) => `highlight-${place}` as const);
    case "base":
    case "liner":
    case "lashes":
      return [];
    default:
      return [layer.kind];
  }
}

function toSlot(layer: LookLayer): Slot {
  return {
    shade: hexToLinear(layer.hex),
    intensity: layer.intensity,
    material: materials[layer.kind === "lip" || layer.kind === "shadow" ? layer.finish : "matte"],
    inner: layer.kind === "lip" && layer.spread === "inner" ? 1 : 0,
  };
}

/** The last layer of a kind, which is the one that counts. */
export function layerOf<Kind extends LookLayer["kind"]>(look: Look, kind: Kind): LayerOf<Kind> | null {
  return (look.layers.findLast((layer) => layer.kind === kind) as LayerOf<Kind> | undefined) ?? null;
}
