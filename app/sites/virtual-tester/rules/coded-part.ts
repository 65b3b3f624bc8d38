import type { AppliedLayer } from "#contracts/look-code.ts";
import type { LookLayer } from "#contracts/look.ts";
import { blushPlaces, contourPlaces, highlightPlaces } from "#contracts/look-values.ts";
import type { CodedKind } from "./face-parts.ts";

/** A thing of the catalogue, as far as it is worn. */
export interface PartColour {
  id: string;
  hex: string;
}

/** How a part is worn beside its colour: each field of its layers that a contract lets one choose. */
export type PartChange = Partial<{ finish: string; tone: string; shape: string; over: number }>;

/** Where the colour of a kind may lie; none where it has one place alone. */
export const placesOfKind: Readonly<Partial<Record<CodedKind, readonly string[]>>> = {
  blush: blushPlaces,
  contour: contourPlaces,
  highlight: highlightPlaces,
};

/** How a part is worn by whoever puts it on first: as much as passes by day, at the place most looks have. */
const firstLayers: Readonly<Record<CodedKind, (hex: string) => LookLayer>> = {
  base: (hex) => ({ kind: "base", hex, intensity: 0.6, finish: "satin", tone: "own" }),
  contour: (hex) => ({ kind: "contour", hex, intensity: 0.4, place: "cheek" }),
  blush: (hex) => ({ kind: "blush", hex, intensity: 0.6, place: "apple" }),
  highlight: (hex) => ({ kind: "highlight", hex, intensity: 0.6, place: "cheekbone" }),
  brow: (hex) => ({ kind: "brow", hex, intensity: 0.6, finish: "powder" }),
  "lip-line": (hex) => ({ kind: "lip-line", hex, intensity: 0.7, over: 0 }),
};

/** A part in another colour, where and as strongly as it was worn; a bare one as it is worn first. */
export function withColour(part: readonly AppliedLayer[], kind: CodedKind, { id, hex }: PartColour): AppliedLayer[] {
  if (part.length === 0) return [{ productId: id, layer: firstLayers[kind](hex) }];
  return part.map(({ layer }) => ({ productId: id, layer: { ...layer, hex } }));
}

/** The places a part lies at; a layer that names none lies at all of them. */
export function placesOf(part: readonly AppliedLayer[], kind: CodedKind): readonly string[] {
  const all = placesOfKind[kind] ?? [];
  return all.filter((place) => part.some((one) => liesAt(one, place)));
}

/** A part at one place more, in the colour and strength of its first layer, or at one less. The last place stays. */
export function togglePlace(part: readonly AppliedLayer[], kind: CodedKind, place: string): AppliedLayer[] {
  const [first] = part;
  const now = placesOf(part, kind);
  if (!first || (now.length === 1 && now[0] === place)) return [...part];
  const places = (placesOfKind[kind] ?? []).filter((one) => now.includes(one) !== (one === place));
  return places.map((one) => {
    const { productId, layer } = part.findLast((other) => liesAt(other, one)) ?? first;
    // The place is of the list of its own kind.
    return { productId, layer: { ...layer, place: one } as LookLayer };
  });
}

/** A part that is worn otherwise: finish, tone, shape, or how far it reaches over its edge. */
export const withDetail = (part: readonly AppliedLayer[], change: PartChange): AppliedLayer[] =>
  part.map(({ productId, layer }) => ({ productId, layer: withoutBlanks({ ...layer, ...change }) }));

/** What is empty is left out, as contracts want it: a brow as it grows, a pencil. */
const withoutBlanks = (layer: object): LookLayer =>
  Object.fromEntries(Object.entries(layer).filter(([, value]) => value !== "")) as LookLayer;

function liesAt({ layer }: AppliedLayer, place: string): boolean {
  return !("place" in layer) || layer.place === undefined || layer.place === place;
}
